import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminAccountsContract } from '#shared/accounts/admin-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { AccountFilters, type AccountChoice } from './account-filters.tsx';
import { AccountTable } from './account-table.tsx';

type AccountList = CallAnswer<(typeof adminAccountsContract)['list']>;

interface AccountsData {
  readonly choice: AccountChoice;
  readonly list: AccountList;
}

/** Users of the portal: approve, refuse, block, search, sort, export. */
export const screen = defineScreen<AccountsData>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = Object.fromEntries(query) as AccountChoice;
    return { choice, list: await api.adminAccounts.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Uživatelé`),
    alternates: pathsInAllLocales('admin-accounts'),
    isIndexed: false,
  }),
  Page: function AdminAccountsPage({ data: { choice, list } }) {
    return (
      <AdminFrame
        title={<Trans>Uživatelé</Trans>}
        aside={
          <p className="text-sm text-muted tabular-nums">
            <Trans>čeká na schválení: {list.waiting}</Trans>
          </p>
        }
      >
        <AccountFilters choice={choice} total={list.total} />
        <AccountTable accounts={list.accounts} />
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
