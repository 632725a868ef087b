import type { z } from 'zod';
import { fieldError, notFound } from '#shared/errors.ts';
import type { adminOrdersContract } from '#shared/orders/admin-contract.ts';
import { nextState, type MoveObstacle, type OrderMove } from '#shared/orders/lifecycle.ts';

import type { RefundContent } from '#shared/orders/refund-content.ts';
import type { Context } from '#server/context.ts';
import { requestRefund, settleByHand, type PaymentSubjects } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { asksStaffForAge } from './age-assurance.ts';
import { setTrackingCode } from './admin-order.queries.ts';
import { moveOrder } from './move-order.ts';
import { listOrderLines } from './order-detail.queries.ts';
import { sumRefundedContent } from './order-document.queries.ts';
import { lockOrder, recordOrderEvent, releasePieces, type OrderRow } from './order.queries.ts';

type Moves = z.output<(typeof adminOrdersContract)['move']['body']>;

type Moved = z.output<(typeof adminOrdersContract)['move']['response']>;

/**
 * Moves orders to their next state, each in a transaction of its own; what one is left for says nothing about the others.
 * @returns which were moved, and which were not and why
 */
export async function moveOrders(context: Context, { ids, move, ...details }: Moves, actorId: number): Promise<Moved> {
  const { db, now } = context;
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
      const tracking = move === 'send' && ids.length === 1 ? details.tracking_code : '';
      if (tracking !== '') await setTrackingCode(tx, id, tracking);
      const at = now();
      const detail = {
        by: 'administrator',
        ...(tracking !== '' && { tracking_code: tracking }),
        ...(move === 'cancel' && { reason: details.reason }),
      };
      const to = await moveOrder(context, tx, order, move, { at, actorId, detail });
      await audit(tx, order, { actorId, at, before: { state: order.state }, after: { state: to } });
      moved.decided.push(id);
    });
  }
  return moved;
}

function whyLeft(order: OrderRow | undefined, move: OrderMove, isAgeChecked: boolean): MoveObstacle | undefined {
  if (!order) return 'missing';
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
    const at = now();
    const outcome = await settleByHand(tx, subjects, { subject: { kind: 'order', id }, actorId, at });
    const after = outcome === 'settled' ? { paid: true } : { surplus: true };
    await audit(tx, order, { actorId, at, before: { paid: order.paid_at !== null }, after });
    return outcome;
  });
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
    await recordOrderEvent(tx, {
      orderId: id,
      kind: 'ask_refund',
      from: order.state,
      to: order.state,
      actorId,
      detail: { amount, reason },
      at,
    });
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
