import { conflict, notCancellable, notFound } from '#shared/errors.ts';
import { nextState, type OrderMove, type OrderState } from '#shared/orders/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { cancelOpenPayments, paidOf, requestRefund } from '#server/features/payments/index.ts';
import { releaseReservation } from '#server/features/stock/index.ts';
import { releaseVouchers } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { recordAge } from './age-assurance.ts';
import { announceCancelled } from './announce-cancelled.ts';
import { announcePickup } from './announce-pickup.ts';
import { forEachOrder } from './for-each-order.ts';
import { cancelOrderInvoice, issueOrderInvoice } from '../documents/issue-documents.ts';
import type { OrderMail } from '../mails/mailed-order.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { mayBuyerCancel, needsStaffAgeCheck } from '../order-policy.ts';
import { listOverdue, lockOrder, recordOrderEvent, setOrderState, type OrderRow } from '../order.queries.ts';

export interface Move {
  readonly at: Date;
  /** Undefined: the buyer or the portal itself. */
  readonly actorId?: number | undefined;
  readonly detail?: Readonly<Record<string, unknown>>;
}

const mailOf: Record<OrderMove, OrderMail> = {
  prepare: 'order.being_prepared',
  make_ready: 'order.ready_for_pickup',
  send: 'order.sent',
  deliver: 'order.delivered',
  cancel: 'order.cancelled',
};

/**
 * Moves a locked order to its next state, with the event and the buyer's mail. Cancelling returns goods and vouchers
 * and requests the refund of what was paid.
 * @throws conflict (409) when the state doesn't allow it
 */
export async function moveOrder(
  context: Context,
  tx: Tx,
  order: OrderRow,
  action: OrderMove,
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
  if (action === 'make_ready') await announcePickup(context, tx, order, at);
  // An order paid on delivery gets its invoice when it is sent; a prepaid one already has it.
  if (action === 'send' || action === 'deliver') await issueOrderInvoice(context, tx, order.id, at);
  if (action === 'cancel') await undoOrder(context, tx, order, { at, actorId });
  // The courier's check is unknown here.
  if (action === 'deliver' && needsStaffAgeCheck(order))
    await recordAge(tx, { orderId: order.id, evidence: { level: 'handover', isAdult: true, actorId }, at });
  await queueOrderMail(context, tx, order.id, mailOf[action]);
  return to;
}

/** Returns an order's vouchers and goods; idempotent. */
export async function giveBack(tx: Tx, orderId: number): Promise<void> {
  await releaseVouchers(tx, orderId);
  await releaseReservation(tx, orderId);
}

async function undoOrder(context: Context, tx: Tx, order: OrderRow, { at, actorId }: Move): Promise<void> {
  const subject = { kind: 'order', id: order.id } as const;
  await cancelOpenPayments(tx, subject, at);
  await giveBack(tx, order.id);
  const { paid, refunded } = await paidOf(tx, subject);
  // Payment on delivery: the invoice was issued but never paid.
  if (paid === 0) await cancelOrderInvoice(context, tx, order.id, at);
  if (paid > refunded) {
    const refund = { subject, amount: paid - refunded, reason: 'cancelled', actorId: actorId ?? null, at };
    // The money goes back where it came from.
    await requestRefund(tx, { ...refund, isAutomatic: true });
  }
  await announceCancelled(tx, order.id);
}

/** Cancels an order for its buyer, until a clerk begins to prepare it. */
export async function cancelByBuyer(context: Context, id: number, hash: string, reason: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order?.hash !== hash) throw notFound();
    if (order.state === 'cancelled') return;
    if (!mayBuyerCancel(order)) throw notCancellable();
    await moveOrder(context, tx, order, 'cancel', { at: context.now(), detail: { by: 'buyer', reason } });
  });
}

/**
 * Cancels expired unpaid orders and returns their goods.
 * @returns how many
 */
export async function expireOrders(context: Context): Promise<number> {
  const { db, now } = context;
  let expired = 0;
  await forEachOrder(
    context,
    (after) => listOverdue(db, now(), after),
    (id) =>
      db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, id);
        // It may have been paid meanwhile.
        if (order?.state !== 'waiting_for_payment') return;
        await moveOrder(context, tx, order, 'cancel', { at: now(), detail: { by: 'expiry' } });
        expired += 1;
      }),
  );
  return expired;
}
