import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { MailWithBody } from '#shared/mails/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { MailFilters } from './mail-filters.tsx';
import type { MailList, MailChoice } from './mail-list.ts';
import { MailTable } from './mail-table.tsx';
import { MailView } from './mail-view.tsx';

const countedAtMost = 1000;

interface MailData {
  readonly choice: MailChoice;
  readonly list: MailList;
  /** The mail that the URL selects. */
  readonly mail?: MailWithBody;
}

/** Mails of the portal: search, read, send again. */
export const screen = defineScreen<MailData>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const { mail: id, ...choice } = Object.fromEntries(query) as MailChoice & { mail?: string };
    const [list, mail] = await Promise.all([
      api.adminMails.list({ query: choice }),
      id === undefined ? undefined : api.adminMails.get({ params: { id: Number(id) } }),
    ]);
    return { choice, list, ...(mail && { mail }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`E-maily`),
    alternates: pathsInAllLocales('admin-mail'),
    isIndexed: false,
  }),
  Page: function AdminMailPage({ data: { choice, list, mail } }) {
    const { t } = useLingui();
    return (
      <AdminFrame
        title={<Trans>E-maily</Trans>}
        aside={
          <p className="text-sm text-muted tabular-nums">
            {list.total > countedAtMost ? (
              <Trans>více než {countedAtMost} e-mailů</Trans>
            ) : (
              <Trans>nalezeno: {list.total}</Trans>
            )}
          </p>
        }
      >
        <MailFilters choice={choice} />
        {mail && <MailView mail={mail} />}
        {list.mails.length === 0 ? (
          <p className="py-10 text-center text-muted">{t`Žádný takový e-mail jsme nenašli.`}</p>
        ) : (
          <MailTable mails={list.mails} current={mail?.id} />
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
