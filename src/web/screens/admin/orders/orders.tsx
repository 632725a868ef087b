import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OrderFilters } from './order-filters.tsx';
import type { OrderChoice, OrderList } from './order-list.ts';
import { OrderTable } from './order-table.tsx';

/** Orders of the shop: search, bulk actions, print, export. */
export const screen = defineScreen<{ readonly choice: OrderChoice; readonly list: OrderList }>({
  layout: 'bare',
  load: async ({ api, query }) => {
    const choice = chosenFilters(query) as OrderChoice;
    return { choice, list: await api.adminOrders.list({ query: choice }) };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Objednávky`),
    alternates: pathsInAllLocales('admin-orders'),
    isIndexed: false,
  }),
  Page: function AdminOrdersPage({ data: { choice, list } }) {
    const { locale, search } = usePage();
    return (
      <AdminFrame
        title={<Trans>Objednávky</Trans>}
        aside={
          <LinkButton href={routePath('admin-order-add', locale)}>
            <Trans>Nová objednávka</Trans>
          </LinkButton>
        }
      >
        <OrderFilters choice={choice} list={list} />
        {list.orders.length > 0 && <OrderTable orders={list.orders} />}
        {list.orders.length === 0 && search === '' && (
          <EmptyState pictogram="gift" title={<Trans>Zatím tu není žádná objednávka</Trans>}>
            <p>
              <Trans>Jakmile si někdo něco objedná, uvidíte to tady.</Trans>
            </p>
          </EmptyState>
        )}
        {list.orders.length === 0 && search !== '' && (
          <p className="py-10 text-center text-muted">
            <Trans>Žádnou takovou objednávku jsme nenašli.</Trans>
          </p>
        )}
        <Pager page={list.page} hasMore={list.has_more} />
      </AdminFrame>
    );
  },
});
