import { z } from 'zod';
import { returnedParam } from '#shared/payments/payments.ts';
import { callComgate, type ComgateConfig } from './call-comgate.ts';
import { GatewayFailure, referenceOf, type Gateway, type GatewayAnswer } from './gateway.ts';

/** How long the buyer may take; a little less than after which we give the attempt up ourselves. */
const expirationTime = '23h';
const longestLabel = 16;
const longestName = 100;

const transId = z.string().regex(/^[\w-]{4,40}$/);
const started = z.object({ transId, redirect: z.url({ protocol: /^https?$/ }) });
const minorUnits = z.union([z.int(), z.string().regex(/^\d{1,12}$/)]).transform(Number);
const status = z.object({
  transId,
  status: z.string(),
  price: minorUnits,
  curr: z.string(),
  refId: z.coerce.string(),
  test: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).optional(),
});
const nothing = z.object({});

const states: Readonly<Record<string, GatewayAnswer['state']>> = {
  PENDING: 'pending',
  // Only blocked on the card, which we never ask for: nothing has been paid yet.
  AUTHORIZED: 'pending',
  PAID: 'paid',
  CANCELLED: 'cancelled',
};

/** Card payments through Comgate, API 2.0: https://apidoc.comgate.cz/en/ */
export function createComgate(config: ComgateConfig): Gateway {
  return {
    async start(payment, buyer) {
      const address = `${config.publicUrl}${buyer.returnPath}?${returnedParam}=1`;
      const { transId: providerId, redirect } = await callComgate(config, {
        method: 'POST',
        path: 'payment.json',
        body: {
          test: config.isTest,
          price: payment.amount_minor,
          curr: payment.currency_code,
          label: buyer.label.slice(0, longestLabel),
          refId: referenceOf(payment),
          method: 'CARD_ALL',
          email: buyer.email,
          fullName: buyer.fullName.slice(0, longestName),
          country: buyer.country,
          lang: buyer.locale,
          category: 'PHYSICAL_GOODS_ONLY',
          expirationTime,
          url_paid: address,
          url_cancelled: address,
          url_pending: address,
        },
        schema: started,
      });
      return { providerId, redirectUrl: redirect };
    },

    async ask(providerId) {
      const told = await callComgate(config, {
        method: 'GET',
        path: `payment/transId/${encodeURIComponent(providerId)}.json`,
        schema: status,
      });
      if (told.transId !== providerId) throw new GatewayFailure('refused', 'Comgate answered about another payment');
      // A test payment moves no money: it must pay nothing once payments are real.
      if (told.test !== undefined && told.test !== config.isTest)
        throw new GatewayFailure('refused', told.test ? 'It is a test payment' : 'It is no test payment');
      const state = Object.hasOwn(states, told.status) ? states[told.status] : undefined;
      if (!state) throw new GatewayFailure('unclear', `Comgate answered an unknown state: ${told.status.slice(0, 40)}`);
      return {
        state,
        providerState: told.status,
        amount: told.price,
        currency: told.curr,
        reference: told.refId,
      };
    },

    async cancel(providerId) {
      const path = `payment/transId/${encodeURIComponent(providerId)}.json`;
      await callComgate(config, { method: 'DELETE', path, schema: nothing });
    },

    async refund({ refundId, providerId, amount, currency }) {
      await callComgate(config, {
        method: 'POST',
        path: 'refund.json',
        body: { transId: providerId, amount, curr: currency, refId: String(refundId), test: config.isTest },
        schema: nothing,
      });
    },
  };
}
