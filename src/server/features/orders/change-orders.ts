import type { z } from 'zod';
import { conflict, fieldError, notFound } from '#shared/errors.ts';
import type { adminOrdersContract } from '#shared/orders/admin-contract.ts';
import { plainAmount } from '#shared/money/money.ts';
import { nextState } from '#shared/orders/lifecycle.ts';
import type { Context } from '#server/context.ts';
import { recordSurplus, requestRefund, settleByHand, type PaymentSubjects } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { setTrackingCode } from './admin-order.queries.ts';
import { canRefuseHandover, mayBegin, waitsForMoney } from './admin-order-presenter.ts';
import { moveOrder } from './move-order.ts';
import { queueOrderMail } from './order-mails.ts';
import { lockOrder, recordAgeCheck, recordOrderEvent, type OrderRow } from './order.queries.ts';

type Moves = z.output<(typeof adminOrdersContract)['move']['body']>;

/**
 * Moves orders to their next state, each in a transaction of its own; those whose state doesn't allow it are left out.
 * @returns which were moved
 * @throws FieldError on `age_checked` (422): who picks up goods shows to be an adult
 */
export async function moveOrders(
  context: Context,
  { ids, move, ...details }: Moves,
  actorId: number,
): Promise<number[]> {
  const { db, now } = context;
  const codes = new Map(details.tracking_codes.map(({ id, tracking_code: code }) => [id, code]));
  const moved: number[] = [];
  // Always in the same order.
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order) return;
      if (move === 'prepare' && mayBegin(order)) {
        await recordUnmoved(tx, order, { kind: 'prepare', actorId, at: now() });
        moved.push(id);
        return;
      }
      if (!nextState(order.state, move, order.branch_id !== null)) return;
      if (move === 'deliver' && order.branch_id !== null && order.needs_age_check && !details.age_checked)
        throw fieldError('age_checked', 'must_be_confirmed');
      const tracking = move === 'send' ? codes.get(id) : undefined;
      if (tracking !== undefined) await setTrackingCode(tx, id, tracking);
      const at = now();
      const detail = {
        by: 'administrator',
        ...(tracking !== undefined && { tracking_code: tracking }),
        ...(move === 'cancel' && { reason: details.reason }),
      };
      const to = await moveOrder(context, tx, order, move, { at, actorId, detail });
      await audit(tx, order, { actorId, at, before: { state: order.state }, after: { state: to } });
      moved.push(id);
    });
  }
  return moved;
}

/** An administrator says that the transfer or the cash has come. */
export async function markPaid(
  { db, now }: Context,
  subjects: PaymentSubjects,
  id: number,
  actorId: number,
): Promise<'settled' | 'surplus'> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    return settleLocked(tx, subjects, order, { actorId, at: now() });
  });
}

/** The money of several has come; those that wait for none are left out. @returns which are paid now */
export async function markSeveralPaid(
  { db, now }: Context,
  subjects: PaymentSubjects,
  ids: readonly number[],
  actorId: number,
): Promise<number[]> {
  const paid: number[] = [];
  // Always in the same order.
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      if (!order || !waitsForMoney(order)) return;
      await settleLocked(tx, subjects, order, { actorId, at: now() });
      paid.push(id);
    });
  }
  return paid;
}

async function settleLocked(
  tx: Tx,
  subjects: PaymentSubjects,
  order: OrderRow,
  { actorId, at }: { actorId: number; at: Date },
): Promise<'settled' | 'surplus'> {
  const { id, total_minor: amount } = order;
  const outcome = await settleByHand(tx, subjects, { subject: { kind: 'order', id }, actorId, at });
  if (outcome === 'surplus') await recordUnmoved(tx, order, { kind: 'surplus', detail: { amount }, actorId, at });
  await audit(tx, order, { actorId, at, before: { paid: false }, after: { paid: true } });
  return outcome;
}

/** A transfer came twice, or of a wrong sum. @throws not_found */
export async function addSurplus(
  { db, now }: Context,
  id: number,
  { client_key: key, amount }: { client_key: string; amount: number },
  actorId: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    const at = now();
    const { currency_code: currency, variable_symbol: variableSymbol } = order;
    const subject = { kind: 'order', id } as const;
    const paymentId = await recordSurplus(tx, { subject, key, amount, currency, variableSymbol, at });
    if (paymentId === undefined) return;
    await recordUnmoved(tx, order, { kind: 'surplus', detail: { amount }, actorId, at });
    const after = { amount: `${plainAmount(amount)} ${currency}` };
    await recordAudit(tx, [{ actorId, action: 'add', entity: 'payment', entityId: paymentId, after }], at);
  });
}

/** Sets or corrects the number of a parcel and tells it to the buyer. @throws not_found; conflict unless it is on its way */
export async function changeTracking(context: Context, id: number, code: string, actorId: number): Promise<void> {
  const { db, now } = context;
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    if (order.state !== 'sent') throw conflict();
    if (order.tracking_code === code) return;
    const at = now();
    await setTrackingCode(tx, id, code);
    await recordUnmoved(tx, order, { kind: 'set_tracking', detail: { tracking_code: code }, actorId, at });
    const before = { tracking_code: order.tracking_code };
    await audit(tx, order, { actorId, at, before, after: { tracking_code: code } });
    await queueOrderMail(context, tx, id, 'order.sent');
  });
}

/** Whoever came for the goods did not show to be an adult: they stay at the branch. @throws not_found, conflict */
export async function refuseHandover({ db, now }: Context, id: number, actorId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    if (!canRefuseHandover(order)) throw conflict();
    const at = now();
    await recordAgeCheck(tx, { orderId: id, level: 'handover', isAdult: false, actorId, at });
    await recordUnmoved(tx, order, { kind: 'refuse_handover', actorId, at });
    await audit(tx, order, { actorId, at, after: { is_adult: false } });
  });
}

/** What happened to an order whose state stays. */
async function recordUnmoved(
  tx: Tx,
  { id, state }: OrderRow,
  event: { kind: string; actorId: number; at: Date; detail?: Readonly<Record<string, unknown>> },
): Promise<void> {
  await recordOrderEvent(tx, { ...event, orderId: id, from: state, to: state });
}

/** Sends back all that was paid or a part of it. @throws conflict, FieldError on `amount` */
export async function refundOrder(
  { db, now }: Context,
  id: number,
  { amount, reason }: { amount: number; reason: string },
  actorId: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    const at = now();
    await requestRefund(tx, { subject: { kind: 'order', id }, amount, reason, actorId, at });
    await recordUnmoved(tx, order, { kind: 'ask_refund', detail: { amount, reason }, actorId, at });
    await audit(tx, order, { actorId, at, after: { amount, reason } });
  });
}

/** Writes a note that the buyer doesn't see. */
export async function noteOrder({ db, now }: Context, id: number, text: string, actorId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    const at = now();
    await recordOrderEvent(tx, { orderId: id, kind: 'note', from: null, to: null, actorId, detail: { text }, at });
    await audit(tx, order, { actorId, at, after: { text } });
  });
}

async function audit(
  tx: Tx,
  order: OrderRow,
  { actorId, at, before, after }: { actorId: number; at: Date; before?: object; after: object },
): Promise<void> {
  await recordAudit(
    tx,
    [{ actorId, action: 'change', entity: 'order', entityId: order.id, ...(before && { before }), after }],
    at,
  );
}
