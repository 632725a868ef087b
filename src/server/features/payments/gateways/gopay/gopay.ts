import { z } from 'zod';
import { returnedParam } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { GatewayFailure, referenceOf, type Gateway, type GatewayAnswer, type GatewayModule } from '../gateway.ts';
import { callGopay } from './call-gopay.ts';
import { mountGopayWebhook, noticePath } from './gopay-webhook.routes.ts';

const paymentId = z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String);
const created = z.object({ id: paymentId, gw_url: z.url({ protocol: /^https?$/ }) });
const status = z.object({
  id: paymentId,
  state: z.string(),
  amount: z.int(),
  currency: z.string(),
  order_number: z.coerce.string(),
});
const refunded = z.object({ result: z.enum(['FINISHED', 'ACCEPTED', 'FAILED']) });

const states: Readonly<Record<string, GatewayAnswer['state']>> = {
  CREATED: 'pending',
  PAYMENT_METHOD_CHOSEN: 'pending',
  // Only authorised on the card, which we never request: nothing has been paid yet.
  AUTHORIZED: 'pending',
  PAID: 'paid',
  CANCELED: 'cancelled',
  TIMEOUTED: 'expired',
  // The money has come and is back. A payment that we know to be paid stays so; any other pays for nothing.
  REFUNDED: 'cancelled',
  PARTIALLY_REFUNDED: 'paid',
};

/** Card payments through GoPay: https://doc.gopay.com */
export const gopay: GatewayModule = {
  name: 'gopay',
  takes: 'everything',
  isConfigured: ({ gateways }) => gateways.gopay !== undefined,
  create: createGopay,
  mount: mountGopayWebhook,
};

function createGopay({ config: { gateways }, now }: Context): Gateway {
  const config = gateways.gopay!;
  return {
    async create(payment, buyer) {
      const { id, gw_url } = await callGopay(config, now, {
        method: 'POST',
        path: 'payments/payment',
        json: {
          // Of the buyer's data GoPay needs nothing but the address for its confirmation.
          payer: {
            allowed_payment_instruments: ['PAYMENT_CARD', 'GPAY', 'APPLE_PAY'],
            default_payment_instrument: 'PAYMENT_CARD',
            contact: { email: buyer.email },
          },
          target: { type: 'ACCOUNT', goid: config.goid },
          amount: payment.amount_minor,
          currency: payment.currency_code,
          order_number: referenceOf(payment),
          order_description: buyer.label,
          items: [{ type: 'ITEM', name: buyer.label, amount: payment.amount_minor, count: 1 }],
          callback: {
            // GoPay adds its own parameter `id`.
            return_url: `${config.publicUrl}${buyer.returnPath}?${returnedParam}=1`,
            notification_url: `${config.publicUrl}${noticePath}`,
          },
          lang: buyer.locale.toUpperCase(),
        },
        schema: created,
      });
      return { providerId: id, redirectUrl: gw_url };
    },

    async query(providerId) {
      const path = `payments/payment/${encodeURIComponent(providerId)}`;
      const answer = await callGopay(config, now, { method: 'GET', path, schema: status });
      if (answer.id !== providerId) throw new GatewayFailure('refused', 'GoPay answered about another payment');
      const state = Object.hasOwn(states, answer.state) ? states[answer.state] : undefined;
      if (!state) throw new GatewayFailure('unclear', `GoPay answered an unknown state: ${answer.state.slice(0, 40)}`);
      return {
        state,
        providerState: answer.state,
        amount: answer.amount,
        currency: answer.currency,
        reference: answer.order_number,
      };
    },

    // GoPay has no such call: what nobody pays expires there within 12 hours.
    cancel: undefined,

    async refund({ providerId, amount }) {
      const { result } = await callGopay(config, now, {
        method: 'POST',
        path: `payments/payment/${encodeURIComponent(providerId)}/refund`,
        form: { amount: String(amount) },
        schema: refunded,
      });
      if (result === 'FAILED') throw new GatewayFailure('refused', 'GoPay did not refund: FAILED');
    },
  };
}
