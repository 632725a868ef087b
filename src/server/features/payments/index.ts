import type { PaymentMethodCode } from '#shared/cart/contract.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** What a payment is for. */
export interface Subject {
  readonly kind: 'order';
  readonly id: number;
}

export function isTestGateway(_config: Config): boolean {
  return true;
}

export async function createPayment(
  _tx: Tx,
  _config: Config,
  _payment: {
    readonly subject: Subject;
    readonly method: PaymentMethodCode;
    readonly amount: number;
    readonly currency: string;
    readonly variableSymbol: string;
    readonly at: Date;
  },
): Promise<number> {
  throw new Error('not yet');
}

export async function startPayment(_context: Context, _paymentId: number): Promise<string> {
  throw new Error('not yet');
}

export async function findOpenPayment(
  _db: Queryable,
  _subject: Subject,
): Promise<{ id: number; provider: string } | undefined> {
  throw new Error('not yet');
}

export async function paymentStateOf(_db: Queryable, _subject: Subject): Promise<Order['payment']['state']> {
  throw new Error('not yet');
}

export async function paidOf(_db: Queryable, _subject: Subject): Promise<{ paid: number; refunded: number }> {
  throw new Error('not yet');
}

export async function cancelOpenPayments(_tx: Tx, _subject: Subject, _at: Date): Promise<void> {
  throw new Error('not yet');
}

export async function requestRefund(
  _tx: Tx,
  _refund: {
    readonly subject: Subject;
    readonly amount: number;
    readonly reason: string;
    readonly actorId: number | null;
    readonly at: Date;
  },
): Promise<{ refundId: number }> {
  throw new Error('not yet');
}

export function bankTransferOf(
  _config: Config,
  _transfer: {
    readonly amount: number;
    readonly currency: string;
    readonly variableSymbol: string;
    readonly message: string;
  },
): NonNullable<Order['payment']['bank_transfer']> {
  throw new Error('not yet');
}
