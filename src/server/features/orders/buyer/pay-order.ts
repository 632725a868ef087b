import { alreadyPaid, conflict, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import {
  cancelOpenPayments,
  cardProvider,
  createPayment,
  findOpenPayment,
  startPayment,
  type PaymentSubjects,
} from '#server/features/payments/index.ts';
import { canBePaidOnline } from '../order-policy.ts';
import { lockOrder } from '../order.queries.ts';

/**
 * Starts an online payment of an order, also after a failed one; an open attempt is continued.
 * @returns where to send the buyer
 */
export async function payOrder(
  context: Context,
  subjects: PaymentSubjects,
  { id, hash }: { id: number; hash: string },
): Promise<string> {
  const { db, config, now } = context;
  const paymentId = await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.hash !== hash) throw notFound();
    if (order.paid_at !== null) throw alreadyPaid();
    if (!canBePaidOnline(order)) throw conflict();
    const subject = { kind: 'order', id } as const;
    const open = await findOpenPayment(tx, subject);
    if (open?.provider === cardProvider(config, subject.kind)) return open.id;
    // Its gateway is no longer configured, so nobody can continue the attempt.
    if (open) await cancelOpenPayments(tx, subject, now());
    return createPayment(tx, config, {
      subject,
      method: 'card',
      amount: order.total_minor,
      currency: order.currency_code,
      variableSymbol: order.variable_symbol,
      at: now(),
    });
  });
  return startPayment(context, subjects, paymentId);
}
