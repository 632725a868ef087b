import { afterEach } from 'vitest';
import { useGatewayPayments } from './gateway-payments.ts';
import { createStripeServer, stripeKeys, stripeSignature } from './stripe-server.ts';

/** Payments of services by Stripe with a local server in its place. */
export function useStripePayments() {
  const stripe = createStripeServer();
  const payments = useGatewayPayments(stripe, {
    environment: () => ({
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
      STRIPE_URL: stripe.url.replace('/v1', ''),
    }),
    kind: 'verification',
  });
  afterEach(() => {
    stripe.refundStatus = 'succeeded';
  });
  const send = (body: string, signature?: string) =>
    payments.inject({
      method: 'POST',
      url: '/api/payments/stripe/notice',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      payload: body,
    });
  return {
    ...payments,
    stripe,
    /** Sends a webhook as it is. */
    send,
    /** Sends the signed webhook that Stripe sends after a change of a session. */
    notify: (id: string, type = 'checkout.session.completed') => {
      const body = JSON.stringify({ id: 'evt_1', type, data: { object: { id, object: 'checkout.session' } } });
      return send(body, stripeSignature(body, { at: payments.context.now() }));
    },
  };
}
