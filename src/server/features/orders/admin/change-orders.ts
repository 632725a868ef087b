import type { z } from 'zod';
import { conflict, notFound } from '#shared/errors.ts';
import type { adminOrdersContract } from '#shared/orders/admin-contract.ts';
import type { MoveObstacle } from '#shared/orders/lifecycle.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { recordAge } from '../lifecycle/age-assurance.ts';
import { moveOrder } from '../lifecycle/move-order.ts';
import { auditOrder, recordUnmoved } from '../lifecycle/record-change.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { canBegin, canChangeTracking, canRefuseHandover, moveObstacle } from '../order-policy.ts';
import { lockOrder, recordOrderEvent, type OrderRow } from '../order.queries.ts';
import { setTrackingCode } from './admin-order.queries.ts';
import { eachOrder } from './bulk-orders.ts';

type Moves = z.output<(typeof adminOrdersContract)['move']['body']>;

type Moved = z.output<(typeof adminOrdersContract)['move']['response']>;

/**
 * Moves orders to their next state. A failure of one order does not affect the others.
 * @returns the moved orders, and the skipped ones with the reason
 */
export function moveOrders(context: Context, { ids, ...moves }: Moves, actorId: number): Promise<Moved> {
  // Cancelling a sent order is confirmed for one order at a time.
  const cancelsSent = moves.cancels_sent && new Set(ids).size === 1;
  return eachOrder(context, { action: `orders.${moves.move}`, ids }, (tx, order) =>
    moveOne(context, tx, order, { ...moves, cancels_sent: cancelsSent, actorId }),
  );
}

interface OneMove extends Omit<Moves, 'ids'> {
  readonly actorId: number;
}

async function moveOne(
  context: Context,
  tx: Tx,
  order: OrderRow,
  { actorId, move, tracking_codes: codes, reason, age_checked: isAgeChecked, cancels_sent: cancelsSent }: OneMove,
): Promise<MoveObstacle | undefined> {
  const obstacle = moveObstacle(order, { move, isAgeChecked, cancelsSent });
  if (obstacle) return obstacle;
  if (canBegin(move, order)) {
    await begin(context, tx, order, actorId);
    return undefined;
  }
  const { id } = order;
  const tracking = move === 'send' ? codes.findLast((each) => each.id === id)?.tracking_code : undefined;
  if (tracking !== undefined) await setTrackingCode(tx, id, tracking);
  const at = context.now();
  const detail = {
    by: 'administrator',
    ...(tracking !== undefined && { tracking_code: tracking }),
    ...(move === 'cancel' && { reason }),
  };
  const to = await moveOrder(context, tx, order, move, { at, actorId, detail });
  await auditOrder(tx, order, { actorId, at, before: { state: order.state }, after: { state: to } });
  return undefined;
}

/** Records that a clerk has begun to prepare an order paid on delivery. */
async function begin(context: Context, tx: Tx, order: OrderRow, actorId: number): Promise<void> {
  const at = context.now();
  await recordUnmoved(tx, order, { kind: 'prepare', actorId, at });
  await auditOrder(tx, order, { actorId, at, before: { begun: false }, after: { begun: true } });
  await queueOrderMail(context, tx, order.id, 'order.being_prepared');
}

/**
 * Sets or corrects the tracking number of a parcel and sends it to the buyer.
 * @throws not_found; conflict unless the parcel is on its way
 */
export async function changeTracking(context: Context, id: number, code: string, actorId: number): Promise<void> {
  const { db, now } = context;
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    if (!canChangeTracking(order)) throw conflict();
    if (order.tracking_code === code) return;
    const at = now();
    await setTrackingCode(tx, id, code);
    await recordUnmoved(tx, order, { kind: 'set_tracking', detail: { tracking_code: code }, actorId, at });
    const before = { tracking_code: order.tracking_code };
    await auditOrder(tx, order, { actorId, at, before, after: { tracking_code: code } });
    await queueOrderMail(context, tx, id, 'order.sent');
  });
}

/**
 * Records that the person at the branch did not prove to be an adult: the goods stay there.
 * @throws not_found, conflict
 */
export async function refuseHandover({ db, now }: Context, id: number, actorId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    if (!canRefuseHandover(order)) throw conflict();
    const at = now();
    await recordAge(tx, { orderId: id, evidence: { level: 'handover', isAdult: false, actorId }, at });
    await recordUnmoved(tx, order, { kind: 'refuse_handover', actorId, at });
    await auditOrder(tx, order, { actorId, at, after: { is_adult: false } });
  });
}

/** Adds a note that the buyer doesn't see. */
export async function noteOrder({ db, now }: Context, id: number, text: string, actorId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    const at = now();
    await recordOrderEvent(tx, { orderId: id, kind: 'note', from: null, to: null, actorId, detail: { text }, at });
    await auditOrder(tx, order, { actorId, at, after: { text } });
  });
}
