import { routePath } from '#shared/i18n/paths.ts';
import type { Db } from '#server/platform/db/db.ts';
import { findByProviderId, rememberTestState } from '../payment.queries.ts';
import { GatewayFailure, referenceOf, type Gateway, type GatewayAnswer } from './gateway.ts';

/** What the test gateway's memory holds (`provider_state`), as it answers; nothing yet: pending. */
const states: Readonly<Record<string, GatewayAnswer['state']>> = {
  PAID: 'paid',
  REFUSED: 'failed',
  CANCELLED: 'cancelled',
};

/**
 * The built-in gateway, which moves no money: its page lets anybody play a payment. What it remembers stands in the
 * payment's row; everything else goes the way of a real gateway.
 */
export function createTestGateway(db: Db, now: () => Date): Gateway {
  const find = async (providerId: string) => {
    const payment = await findByProviderId(db, 'test', providerId);
    if (!payment) throw new GatewayFailure('refused', 'The test gateway knows no such payment');
    return payment;
  };
  return {
    start: async ({ key }, { locale }) => ({
      providerId: key,
      redirectUrl: routePath('payment-gateway', locale, { key }),
    }),
    async ask(providerId) {
      const payment = await find(providerId);
      const providerState = payment.provider_state ?? 'PENDING';
      return {
        state: states[providerState] ?? 'pending',
        providerState,
        amount: payment.amount_minor,
        currency: payment.currency_code,
        reference: referenceOf(payment),
      };
    },
    async cancel(providerId) {
      const { id } = await find(providerId);
      await rememberTestState(db, id, { state: 'CANCELLED', at: now() });
    },
    refund: async ({ providerId }) => void (await find(providerId)),
  };
}
