import { msg } from '@lingui/core/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { Order } from '#shared/orders/contract.ts';
import { OrderView } from '#web/features/order/order-view.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { OrderToAccount } from './order-to-account.tsx';

interface SummaryData {
  readonly order: Order;
  readonly countries: readonly Country[];
}

/** An order, for anyone who knows its URL. */
export const screen = defineScreen<SummaryData>({
  hasSidebar: false,
  load: async ({ api, locale, params }) => {
    const [order, countries] = await Promise.all([
      api.orders.get({ params: { id: Number(params.id), hash: params.hash ?? '' }, query: { lang: locale } }),
      api.lists.countries({ params: { locale } }),
    ]);
    return { order, countries };
  },
  head: ({ order: { id, hash, number } }, { i18n }) => ({
    title: i18n._(msg`Objednávka ${{ number }}`),
    alternates: mapLocales((locale) => routePath('order-summary', locale, { id, hash })),
    isIndexed: false,
  }),
  Page: function OrderSummaryPage({ data: { order, countries } }) {
    return (
      <div className="mx-auto flex max-w-4xl flex-col gap-8">
        <OrderView key={`${order.id}${order.state}`} order={order} countries={countries} />
        {order.guest && <OrderToAccount order={order} />}
      </div>
    );
  },
});
