import { conflict, notCancellable, notFound } from '#shared/errors.ts';
import { cancellableByBuyer, nextState, type OrderAction, type OrderState } from '#shared/orders/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { cancelOpenPayments, paidOf, requestRefund } from '#server/features/payments/index.ts';
import { releaseVouchers } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { issueOrderInvoice } from './issue-documents.ts';
import { queueOrderMail } from './order-mails.ts';
import {
  listOverdue,
  lockOrder,
  recordAgeCheck,
  recordOrderEvent,
  releaseHolds,
  setOrderState,
  type OrderRow,
} from './order.queries.ts';

export interface Move {
  readonly at: Date;
  /** Undefined: the buyer or the portal itself. */
  readonly actorId?: number | undefined;
  readonly detail?: Readonly<Record<string, unknown>>;
}

const mailOf: Partial<Record<OrderAction, Parameters<typeof queueOrderMail>[3]>> = {
  make_ready: 'order.ready_for_pickup',
  send: 'order.sent',
  deliver: 'order.delivered',
  cancel: 'order.cancelled',
};

/**
 * Moves a locked order to its next state, with the event and the buyer's mail. Cancelling gives goods and vouchers back
 * and begins the refund of what was paid.
 * @throws conflict (409) when the state doesn't allow it
 */
export async function moveOrder(
  context: Context,
  tx: Tx,
  order: OrderRow,
  action: Exclude<OrderAction, 'pay' | 'refund'>,
  { at, actorId, detail }: Move,
): Promise<OrderState> {
  const to = nextState(order.state, action, order.branch_id !== null);
  if (!to) throw conflict();
  await setOrderState(tx, order.id, { state: to, at });
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: action,
    from: order.state,
    to,
    actorId: actorId ?? null,
    detail: detail ?? {},
    at,
  });
  // What is paid on delivery gets its invoice on the way; what was paid before has it.
  if (action === 'send' || action === 'deliver') await issueOrderInvoice(context, tx, order.id, at);
  if (action === 'cancel') await undoOrder(tx, order, { at, actorId });
  // What a courier has seen, nobody here knows.
  if (action === 'deliver' && order.branch_id !== null && order.needs_age_check)
    await recordAgeCheck(tx, { orderId: order.id, level: 'handover', isAdult: true, ...(actorId && { actorId }), at });
  const mail = mailOf[action];
  if (mail) await queueOrderMail(context, tx, order.id, mail);
  return to;
}

/** Gives an order's vouchers and goods back; what has been given back already stays so. */
export async function giveBack(tx: Tx, orderId: number): Promise<void> {
  await releaseVouchers(tx, orderId);
  await releaseHolds(tx, orderId);
}

async function undoOrder(tx: Tx, order: OrderRow, { at, actorId }: Move): Promise<void> {
  const subject = { kind: 'order', id: order.id } as const;
  await cancelOpenPayments(tx, subject, at);
  await giveBack(tx, order.id);
  const { paid, refunded } = await paidOf(tx, subject);
  if (paid > refunded)
    await requestRefund(tx, { subject, amount: paid - refunded, reason: 'cancelled', actorId: actorId ?? null, at });
}

/** The buyer cancels what isn't being prepared yet. */
export async function cancelByBuyer(context: Context, id: number, hash: string, reason: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.hash !== hash) throw notFound();
    if (order.state === 'cancelled') return;
    if (!cancellableByBuyer.includes(order.state)) throw notCancellable();
    await moveOrder(context, tx, order, 'cancel', { at: context.now(), detail: { by: 'buyer', reason } });
  });
}

const overdueAtOnce = 200;

/** Unpaid orders whose time is over are cancelled and give their goods back. @returns how many */
export async function expireOrders(context: Context): Promise<number> {
  const { db, now } = context;
  const ids = await listOverdue(db, now(), overdueAtOnce);
  let expired = 0;
  for (const id of ids) {
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      // It may have been paid meanwhile.
      if (order?.state !== 'waiting_for_payment') return;
      await moveOrder(context, tx, order, 'cancel', { at: now(), detail: { by: 'expiry' } });
      expired += 1;
    });
  }
  return expired;
}
