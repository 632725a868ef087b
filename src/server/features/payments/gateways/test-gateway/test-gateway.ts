import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import { findByProviderId, rememberTestState } from '../../payment.queries.ts';
import { GatewayFailure, referenceOf, type Gateway, type GatewayAnswer, type GatewayModule } from '../gateway.ts';
import { mountTestGateway } from './test-gateway.routes.ts';

/** Values of `payment.provider_state`, in which the test gateway keeps its own state. Null: pending. */
const states: Readonly<Record<string, GatewayAnswer['state']>> = {
  PAID: 'paid',
  REFUSED: 'failed',
  CANCELLED: 'cancelled',
};

/** The built-in gateway. It moves no money: on its page anybody can simulate a payment. */
export const testGateway: GatewayModule = {
  name: 'test',
  takes: 'everything',
  isConfigured: () => true,
  create: createTestGateway,
  mount: mountTestGateway,
};

/** Its state is stored in the payment's row; everything else works as with a real gateway. */
function createTestGateway({ db, now }: Context): Gateway {
  const find = async (providerId: string) => {
    const payment = await findByProviderId(db, 'test', providerId);
    if (!payment) throw new GatewayFailure('refused', 'The test gateway knows no such payment');
    return payment;
  };
  return {
    create: async ({ key }, { locale }) => ({
      providerId: key,
      redirectUrl: routePath('payment-gateway', locale, { key }),
    }),
    async query(providerId) {
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
