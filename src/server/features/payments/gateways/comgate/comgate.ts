import { z } from 'zod';
import { returnedParam } from '#shared/payments/payments.ts';
import { callComgate } from './call-comgate.ts';
import type { ComgateSettings } from './comgate-settings.ts';
import { mountComgateWebhook } from './comgate-webhook.routes.ts';
import { GatewayFailure, referenceOf, type Gateway, type GatewayAnswer, type GatewayModule } from '../gateway.ts';

/** Slightly shorter than the time after which we expire the attempt ourselves (sweep-payments.ts). */
const expirationTime = '23h';
const longestLabel = 16;
const longestName = 100;

const transId = z.string().regex(/^[\w-]{4,40}$/);
const created = z.object({ transId, redirect: z.url({ protocol: /^https?$/ }) });
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
  // Only authorised on the card, which we never request: nothing has been paid yet.
  AUTHORIZED: 'pending',
  PAID: 'paid',
  CANCELLED: 'cancelled',
};

/** Card payments through Comgate, API 2.0: https://apidoc.comgate.cz/en/ */
export const comgate: GatewayModule = {
  name: 'comgate',
  takes: 'everything',
  isConfigured: ({ gateways }) => gateways.comgate !== undefined,
  create: ({ config }) => createComgate(config.gateways.comgate!),
  mount: mountComgateWebhook,
};

function createComgate(config: ComgateSettings): Gateway {
  return {
    async create(payment, buyer) {
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
        schema: created,
      });
      return { providerId, redirectUrl: redirect };
    },

    async query(providerId) {
      const answer = await callComgate(config, {
        method: 'GET',
        path: `payment/transId/${encodeURIComponent(providerId)}.json`,
        schema: status,
      });
      if (answer.transId !== providerId) throw new GatewayFailure('refused', 'Comgate answered about another payment');
      // A test payment moves no money, so it must not count once payments are real.
      if (answer.test !== undefined && answer.test !== config.isTest)
        throw new GatewayFailure('refused', answer.test ? 'It is a test payment' : 'It is no test payment');
      const state = Object.hasOwn(states, answer.status) ? states[answer.status] : undefined;
      if (!state)
        throw new GatewayFailure('unclear', `Comgate answered an unknown state: ${answer.status.slice(0, 40)}`);
      return {
        state,
        providerState: answer.status,
        amount: answer.price,
        currency: answer.curr,
        reference: answer.refId,
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
