import { z } from 'zod';
import { returnedParam } from '#shared/payments/payments.ts';
import type { Context } from '#server/context.ts';
import { GatewayFailure, referenceOf, type Gateway, type GatewayAnswer, type GatewayModule } from '../gateway.ts';
import { callStripe } from './call-stripe.ts';
import { mountStripeWebhook } from './stripe-webhook.routes.ts';

/** Slightly shorter than the time after which we expire the attempt ourselves (sweep-payments.ts). */
const expiresAfterSeconds = 23 * 60 * 60;

const sessionId = z.string().regex(/^cs_\w{4,100}$/);
const created = z.object({ id: sessionId, url: z.url({ protocol: /^https?$/ }) });
const session = z.object({
  id: sessionId,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int(),
  currency: z.string(),
  client_reference_id: z.string().nullable(),
  livemode: z.boolean(),
  payment_intent: z.string().nullable(),
});
type Session = z.output<typeof session>;
const refunded = z.object({ status: z.string().nullable() });
const nothing = z.object({});

/**
 * Card payments of services through Stripe Checkout: https://docs.stripe.com/payments/checkout. Stripe's terms forbid
 * alcohol and tobacco, so orders never use it.
 */
export const stripe: GatewayModule = {
  name: 'stripe',
  takes: 'services',
  isConfigured: ({ gateways }) => gateways.stripe !== undefined,
  create: createStripe,
  mount: mountStripeWebhook,
};

function createStripe({ config: { gateways }, now }: Context): Gateway {
  const config = gateways.stripe!;

  async function read(providerId: string): Promise<Session> {
    const path = `checkout/sessions/${encodeURIComponent(providerId)}`;
    const answer = await callStripe(config, { method: 'GET', path, schema: session });
    if (answer.id !== providerId) throw new GatewayFailure('refused', 'Stripe answered about another payment');
    // A test payment moves no money, so it must not count once payments are real.
    if (answer.livemode === config.isTest)
      throw new GatewayFailure('refused', answer.livemode ? 'It is no test payment' : 'It is a test payment');
    return answer;
  }

  return {
    async create(payment, buyer) {
      if (payment.subject_kind === 'order') throw new Error('Stripe must not take payments of orders');
      const address = `${config.publicUrl}${buyer.returnPath}?${returnedParam}=1`;
      const reference = referenceOf(payment);
      const { id, url } = await callStripe(config, {
        method: 'POST',
        path: 'checkout/sessions',
        form: {
          mode: 'payment',
          'payment_method_types[0]': 'card',
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': payment.currency_code.toLowerCase(),
          'line_items[0][price_data][unit_amount]': String(payment.amount_minor),
          'line_items[0][price_data][product_data][name]': buyer.label,
          client_reference_id: reference,
          'payment_intent_data[description]': reference,
          customer_email: buyer.email,
          locale: buyer.locale,
          expires_at: String(Math.floor(now().getTime() / 1000) + expiresAfterSeconds),
          success_url: address,
          cancel_url: address,
        },
        schema: created,
      });
      return { providerId: id, redirectUrl: url };
    },

    async query(providerId) {
      const answer = await read(providerId);
      return {
        state: stateOf(answer),
        providerState: answer.status === 'complete' ? answer.payment_status : answer.status,
        amount: answer.amount_total,
        currency: answer.currency.toUpperCase(),
        reference: answer.client_reference_id ?? '',
      };
    },

    /** Expires the session, which Stripe refuses once it is paid. */
    async cancel(providerId) {
      const path = `checkout/sessions/${encodeURIComponent(providerId)}/expire`;
      await callStripe(config, { method: 'POST', path, form: {}, schema: nothing });
    },

    repeatsRefundsSafely: true,

    async refund({ refundId, providerId, amount, key }) {
      const { payment_intent: intent } = await read(providerId).catch((error: unknown) => {
        // The refund itself was not sent.
        if (error instanceof GatewayFailure && error.kind === 'unclear')
          throw new GatewayFailure('unreached', error.message, error);
        throw error;
      });
      if (intent === null) throw new GatewayFailure('refused', 'Stripe knows no money of this payment');
      const { status } = await callStripe(config, {
        method: 'POST',
        path: 'refunds',
        form: {
          payment_intent: intent,
          amount: String(amount),
          reason: 'requested_by_customer',
          'metadata[refund]': String(refundId),
        },
        idempotencyKey: key,
        schema: refunded,
      });
      if (status === 'failed' || status === 'canceled')
        throw new GatewayFailure('refused', `Stripe did not refund: ${status}`);
    },
  };
}

function stateOf({ status, payment_status: money }: Session): GatewayAnswer['state'] {
  if (status === 'expired') return 'expired';
  return status === 'complete' && money === 'paid' ? 'paid' : 'pending';
}
