import type { z } from 'zod';
import { conflict, fieldError, notFound } from '#shared/errors.ts';
import type { adminOrdersContract } from '#shared/orders/admin-contract.ts';
import { plainAmount } from '#shared/money/money.ts';
import { nextState, type MoveObstacle, type OrderMove } from '#shared/orders/lifecycle.ts';
import type { RefundContent } from '#shared/orders/refund-content.ts';
import type { Context } from '#server/context.ts';
import { recordSurplus, requestRefund, settleByHand, type PaymentSubjects } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { asksStaffForAge, recordAge } from './age-assurance.ts';
import { setTrackingCode } from './admin-order.queries.ts';
import { canRefuseHandover, mayBegin, waitsForMoney } from './admin-order-presenter.ts';
import { moveOrder } from './move-order.ts';
import { listOrderLines } from './order-detail.queries.ts';
import { sumRefundedContent } from './order-document.queries.ts';
import { queueOrderMail } from './order-mails.ts';
import { lockOrder, recordOrderEvent, releasePieces, type OrderRow } from './order.queries.ts';

type Moves = z.output<(typeof adminOrdersContract)['move']['body']>;

type Moved = z.output<(typeof adminOrdersContract)['move']['response']>;

/**
 * Moves orders to their next state, each in a transaction of its own; what one is left for says nothing about the others.
 * @returns which were moved, and which were not and why
 */
export async function moveOrders(context: Context, { ids, move, ...details }: Moves, actorId: number): Promise<Moved> {
  const { db, now } = context;
  const codes = new Map(details.tracking_codes.map(({ id, tracking_code: code }) => [id, code]));
  const moved: Moved = { decided: [], left: [] };
  // Always in the same order.
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      const why = whyLeft(order, move, details.age_checked);
      if (!order || why) {
        moved.left.push({ id, number: order?.number ?? null, why: why ?? 'missing' });
        return;
      }
      moved.decided.push(id);
      if (move === 'prepare' && mayBegin(order)) {
        await recordUnmoved(tx, order, { kind: 'prepare', actorId, at: now() });
        return;
      }
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
    });
  }
  return moved;
}

function whyLeft(order: OrderRow | undefined, move: OrderMove, isAgeChecked: boolean): MoveObstacle | undefined {
  if (!order) return 'missing';
  if (move === 'prepare' && mayBegin(order)) return undefined;
  if (!nextState(order.state, move, order.branch_id !== null)) return 'state';
  return move === 'deliver' && asksStaffForAge(order) && !isAgeChecked ? 'age_check' : undefined;
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
  const after = outcome === 'settled' ? { paid: true } : { surplus: true };
  await audit(tx, order, { actorId, at, before: { paid: order.paid_at !== null }, after });
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
    await recordAge(tx, { orderId: id, evidence: { level: 'handover', isAdult: false, actorId }, at });
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

type RefundForm = z.output<(typeof adminOrdersContract)['refund']['body']>;

/**
 * Sends back all that was paid, what some pieces cost, or a sum; asked again under its key it does nothing more.
 * @throws conflict, FieldError on `amount` or `lines`
 */
export async function refundOrder(
  { db, now }: Context,
  id: number,
  { client_key: clientKey, amount, reason, content, back_to_stock: isBackToStock }: RefundForm,
  actorId: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    const at = now();
    const asked = { subject: { kind: 'order', id } as const, amount, reason, actorId, at, clientKey };
    const { refundId, isRepeated } = await requestRefund(tx, content === null ? asked : { ...asked, content });
    if (isRepeated) return;
    const pieces = content ? await checkPieces(tx, id, content, refundId) : [];
    if (content && isBackToStock) await releasePieces(tx, content.lines);
    await recordUnmoved(tx, order, { kind: 'ask_refund', detail: { amount, reason }, actorId, at });
    const goods = pieces.length === 0 ? {} : { pieces, back_to_stock: isBackToStock };
    await audit(tx, order, { actorId, at, after: { amount, reason, ...goods } });
  });
}

/** Pieces go back once. @returns them in words: 2 × Rum */
async function checkPieces(
  tx: Tx,
  orderId: number,
  { lines }: RefundContent,
  refundId: number,
): Promise<readonly string[]> {
  const { pieces: before } = await sumRefundedContent(tx, orderId, refundId);
  const sold = await listOrderLines(tx, orderId);
  if (new Set(lines.map(({ line_id }) => line_id)).size !== lines.length) throw fieldError('lines', 'invalid');
  return lines.map(({ line_id, quantity }) => {
    const line = sold.find(({ id }) => id === line_id);
    if (!line || quantity > line.quantity - (before.get(line_id) ?? 0)) throw fieldError('lines', 'invalid');
    return `${quantity} × ${line.name}`;
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
