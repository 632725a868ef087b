import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { AuditFilters } from './audit-filters.tsx';
import type { AuditChoice, Audit } from './audit-list.ts';
import { AuditTable } from './audit-table.tsx';

/** All changes by administrators: who, when, and the values before and after. */
export const screen = defineScreen<{ readonly choice: AuditChoice; readonly audit: Audit }>({
  layout: 'bare',
  load: async ({ api, locale, query }) => {
    const choice = chosenFilters(query) as AuditChoice;
    return { choice, audit: await api.adminAudit.list({ query: { ...choice, lang: locale } }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Záznam změn`),
    alternates: pathsInAllLocales('admin-audit'),
    isIndexed: false,
  }),
  Page: function AdminAuditPage({ data: { choice, audit } }) {
    const { search } = usePage();
    return (
      <AdminFrame title={<Trans>Záznam změn</Trans>}>
        <AuditFilters choice={choice} audit={audit} />
        {audit.entries.length === 0 ? (
          <p className="py-10 text-center text-muted">
            {search === '' ? (
              <Trans>Zatím tu není žádná změna.</Trans>
            ) : (
              <Trans>Žádnou takovou změnu jsme nenašli.</Trans>
            )}
          </p>
        ) : (
          <AuditTable entries={audit.entries} />
        )}
        <Pager page={audit.page} hasMore={audit.has_more} />
      </AdminFrame>
    );
  },
});
