import { useState } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Order } from '#shared/orders/contract.ts';
import { OrderLines } from '#web/features/order/order-lines.tsx';
import { PaymentPart } from '#web/features/order/payment-part.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen, redirect } from '#web/page/screen.ts';

/** Pays one's own order, also after a failed attempt. Nothing but the payment is in the way. */
export const screen = defineScreen<Order>({
  layout: 'simple',
  load: async ({ api, locale, params }) => {
    const { id, hash } = await api.orders.own({ params: { id: Number(params.id) } });
    const order = await api.orders.get({ params: { id, hash }, query: { lang: locale } });
    // Nothing is left to pay: the result is on another page.
    if (order.state !== 'waiting_for_payment')
      throw redirect(routePath('account-order-summary', locale, { id, hash }), 302);
    return order;
  },
  head: ({ id, number }, { i18n }) => ({
    title: i18n._(msg`Platba objednávky ${{ number }}`),
    alternates: mapLocales((locale) => routePath('account-payment', locale, { id })),
    isIndexed: false,
  }),
  Page: function AccountPaymentPage({ data }) {
    const [order, setOrder] = useState(data);
    const { locale } = usePage();
    return (
      <div className="flex w-full max-w-4xl flex-col gap-8">
        <h1 className="text-3xl">
          <Trans>Platba objednávky {order.number}</Trans>
        </h1>
        <PaymentPart order={order} onOrder={setOrder} />
        <OrderLines order={order} />
        <p>
          <a href={routePath('account-order-summary', locale, { id: order.id, hash: order.hash })}>
            <Trans>Celá objednávka</Trans>
          </a>
        </p>
      </div>
    );
  },
});
