import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { ListTabs } from '#web/features/filtered-list/list-tabs.tsx';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { ReturnFilters } from './return-filters.tsx';
import type { ReturnList, ReturnChoice } from './return-list.ts';
import { ReturnTable } from './return-table.tsx';

interface ReturnsData {
  readonly choice: ReturnChoice;
  readonly list: ReturnList;
}

/** Withdrawals and complaints: search, decide, export. */
export const screen = defineScreen<ReturnsData>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as ReturnChoice;
    return { choice, list: await api.adminReturns.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Vrácení a reklamace`),
    alternates: pathsInAllLocales('admin-returns'),
    isIndexed: false,
  }),
  Page: function AdminReturnsPage({ data: { choice, list } }) {
    const { t } = useLingui();
    const { path } = usePage();
    const isComplaints = choice.kind === 'complaint';
    return (
      <AdminFrame title={<Trans>Vrácení a reklamace</Trans>}>
        <ListTabs
          label={t`Druh`}
          tabs={[
            { href: path, text: t`Odstoupení od smlouvy`, isCurrent: !isComplaints },
            { href: `${path}?kind=complaint`, text: t`Reklamace`, isCurrent: isComplaints },
          ]}
        />
        <ReturnFilters choice={choice} />
        {list.returns.length === 0 ? (
          <p className="py-10 text-center text-muted">
            <Trans>Nic takového jsme nenašli.</Trans>
          </p>
        ) : (
          <ReturnTable returns={list.returns} />
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
