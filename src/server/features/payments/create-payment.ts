import { randomBytes } from 'node:crypto';
import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import type { Config } from '#server/config.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { cardProvider } from './gateways/gateways.ts';
import { insertPayment } from './payment.queries.ts';
import type { Subject } from './subject.ts';

/**
 * Records a payment attempt; the gateway is not called yet. The caller holds the subject's lock.
 * @returns the payment's id
 */
export async function createPayment(
  tx: Tx,
  config: Config,
  payment: {
    readonly subject: Subject;
    readonly method: PaymentMethodCode;
    /** Minor units. */
    readonly amount: number;
    readonly currency: string;
    readonly variableSymbol: string;
    readonly at: Date;
  },
): Promise<number> {
  const { method, ...rest } = payment;
  return insertPayment(tx, {
    ...rest,
    key: randomBytes(24).toString('base64url'),
    provider: method === 'card' ? cardProvider(config, payment.subject.kind) : method,
  });
}
