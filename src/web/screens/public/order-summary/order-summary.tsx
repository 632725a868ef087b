import { msg } from '@lingui/core/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import type { Order } from '#shared/orders/contract.ts';
import { OrderView } from '#web/features/order/order-view.tsx';
import { isRevokedLink } from '#web/features/order/revoked-link.ts';
import { defineScreen } from '#web/page/screen.ts';
import { OrderToAccount } from './order-to-account.tsx';
import { RevokedLinkPage } from './revoked-link-page.tsx';

interface SummaryData {
  /** Undefined: the link was replaced. */
  readonly order: Order | undefined;
  readonly opened: { readonly id: number; readonly hash: string };
  readonly countries: readonly Country[];
}

/** An order, for anyone who knows its URL. */
export const screen = defineScreen<SummaryData>({
  hasSidebar: false,
  load: async ({ api, locale, params }) => {
    const opened = { id: Number(params.id), hash: params.hash ?? '' };
    const [order, countries] = await Promise.all([
      api.orders.get({ params: opened, query: { lang: locale } }).catch((error: unknown) => {
        if (!isRevokedLink(error)) throw error;
        return undefined;
      }),
      api.lists.countries({ params: { locale } }),
    ]);
    return { order, opened, countries };
  },
  head: ({ order, opened }, { i18n }) => ({
    title: order ? i18n._(msg`Objednávka ${{ number: order.number }}`) : i18n._(msg`Tento odkaz už neplatí`),
    alternates: mapLocales((locale) => routePath('order-summary', locale, opened)),
    isIndexed: false,
  }),
  Page: function OrderSummaryPage({ data: { order, opened, countries } }) {
    if (!order) return <RevokedLinkPage {...opened} />;
    return (
      <div className="mx-auto flex max-w-4xl flex-col gap-8">
        <OrderView key={`${order.id}${order.state}`} order={order} countries={countries} />
        {order.guest && <OrderToAccount order={order} />}
      </div>
    );
  },
});
