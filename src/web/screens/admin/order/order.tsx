import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import { loadOrder, type OrderDetailData } from '#web/features/admin-order/load-order.ts';
import { NoteForm } from '#web/features/admin-order/note-form.tsx';
import { OrderDetail } from '#web/features/admin-order/order-detail.tsx';
import type { OrderParts } from '#web/features/admin-order/order-parts.ts';
import { TrackingForm } from '#web/features/admin-order/tracking-form.tsx';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { chosenFilters } from '#web/features/filtered-list/list-query.ts';
import { OrderProgress } from '#web/features/order/order-progress.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { OrderNavigation, type Neighbours } from './order-navigation.tsx';

interface Data {
  readonly detail: OrderDetailData;
  readonly neighbours: Neighbours;
}

const parts: OrderParts = {
  Note: NoteForm,
  Tracking: TrackingForm,
  Progress: ({ data: { order, moves } }) => <OrderProgress order={order} isNew={moves.includes('prepare')} />,
};

/** An order with its history and all actions of administrators. */
export const screen = defineScreen<Data>({
  layout: 'bare',
  load: async ({ api, locale, params: { id }, query }) => {
    const { page: _, ...filter } = chosenFilters(query);
    const [detail, neighbours] = await Promise.all([
      loadOrder(api, Number(id), locale),
      api.adminOrders.neighbours({ params: { id: Number(id) }, query: filter }),
    ]);
    return { detail, neighbours };
  },
  head: (
    {
      detail: {
        order: { order },
      },
    },
    { i18n },
  ) => ({
    title: i18n._(msg`Objednávka ${{ number: order.number }}`),
    alternates: mapLocales((locale) => routePath('admin-order', locale, { id: order.id })),
    isIndexed: false,
  }),
  Page: function AdminOrderPage({ data: { detail, neighbours } }) {
    const { number } = detail.order.order;
    return (
      <AdminFrame title={<Trans>Objednávka {number}</Trans>} aside={<OrderNavigation neighbours={neighbours} />}>
        <OrderDetail data={detail} parts={parts} />
      </AdminFrame>
    );
  },
});
