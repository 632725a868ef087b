import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { ListViews } from '#web/features/admin-lists/list-views.tsx';
import type { ListState } from '#web/features/admin-lists/list-state.ts';
import { loadOrder, type OrderDetailData } from '#web/features/admin-order/load-order.ts';
import { ListWithDetail } from '#web/features/detail-pane/list-with-detail.tsx';
import { loadOpened } from '#web/features/detail-pane/load-opened.ts';
import { useDetail, withoutDetail } from '#web/features/detail-pane/use-detail.ts';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { Pager } from '#web/features/filtered-list/pager.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { OrderFilters } from './order-filters.tsx';
import type { OrderChoice, OrderList } from './order-list.ts';
import { OpenedOrder } from './opened-order.tsx';
import { OrderTable } from './order-table.tsx';

interface OrdersData {
  readonly choice: OrderChoice;
  readonly list: OrderList;
  readonly settings: ListState['settings'];
  readonly opened: OrderDetailData | undefined;
}

/** Orders of the shop: search, views, bulk actions, print, export, an order beside the list. */
export const screen = defineScreen<OrdersData>({
  layout: 'bare',
  load: async ({ api, locale, query }) => {
    const choice = chosenFilters(query) as OrderChoice;
    const [list, settings, opened] = await Promise.all([
      api.adminOrders.list({ query: choice }),
      api.adminLists.get({ params: { list: 'orders' } }),
      loadOpened(query, (id) => loadOrder(api, id, locale)),
    ]);
    return { choice, list, settings, opened };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Objednávky`),
    alternates: pathsInAllLocales('admin-orders'),
    isIndexed: false,
  }),
  Page: function AdminOrdersPage({ data: { choice, list, settings, opened } }) {
    const { locale, search } = usePage();
    const detail = useDetail(list.orders.map(({ id }) => id));
    const state = { list: 'orders', settings } as const;
    const isWhole = Object.keys(choice).length === 0;
    const order = opened?.order.order;
    return (
      <AdminFrame
        title={<Trans>Objednávky</Trans>}
        aside={
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
            <ListViews state={state} />
            <LinkButton href={routePath('admin-order-add', locale)}>
              <Trans>Nová objednávka</Trans>
            </LinkButton>
          </div>
        }
      >
        <OrderFilters choice={choice} list={list} state={state} />
        <ListWithDetail
          detail={detail}
          pane={
            order && {
              title: <Trans>Objednávka {order.number}</Trans>,
              href: `${routePath('admin-order', locale, { id: order.id })}${withoutDetail(search)}`,
              content: <OpenedOrder data={opened} />,
            }
          }
        >
          {list.orders.length > 0 && (
            <OrderTable orders={list.orders} sort={choice.sort} state={state} detail={detail} />
          )}
          {list.orders.length === 0 && isWhole && (
            <EmptyState pictogram="gift" title={<Trans>Zatím tu není žádná objednávka</Trans>}>
              <p>
                <Trans>Jakmile si někdo něco objedná, uvidíte to tady.</Trans>
              </p>
            </EmptyState>
          )}
          {list.orders.length === 0 && !isWhole && (
            <p className="py-10 text-center text-muted">
              <Trans>Žádnou takovou objednávku jsme nenašli.</Trans>
            </p>
          )}
          <Pager page={list.page} hasMore={list.has_more} />
        </ListWithDetail>
      </AdminFrame>
    );
  },
});
