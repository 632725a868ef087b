import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { adminAccountsContract } from '#shared/accounts/admin-contract.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { ListViews } from '#web/features/admin-lists/list-views.tsx';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { AccountFilters, type AccountChoice } from './account-filters.tsx';
import { AccountTable } from './account-table.tsx';

type AccountList = CallAnswer<(typeof adminAccountsContract)['list']>;

interface AccountsData {
  readonly choice: AccountChoice;
  readonly list: AccountList;
  readonly settings: ListState['settings'];
}

/** Users of the portal: approve, refuse, block, search, sort, export. */
export const screen = defineScreen<AccountsData>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as AccountChoice;
    const [list, settings] = await Promise.all([
      api.adminAccounts.list({ query: choice }),
      api.adminLists.get({ params: { list: 'accounts' } }),
    ]);
    return { choice, list, settings };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Uživatelé`),
    alternates: pathsInAllLocales('admin-accounts'),
    isIndexed: false,
  }),
  Page: function AdminAccountsPage({ data: { choice, list, settings } }) {
    const state = { list: 'accounts', settings } as const;
    return (
      <AdminFrame
        title={<Trans>Uživatelé</Trans>}
        aside={
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
            <ListViews state={state} />
            <p className="text-sm text-muted tabular-nums">
              <Trans>čeká na schválení: {list.waiting}</Trans>
            </p>
          </div>
        }
      >
        <AccountFilters choice={choice} total={list.total} state={state} />
        <AccountTable accounts={list.accounts} sort={choice.sort} state={state} />
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
