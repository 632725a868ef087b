import type { z } from 'zod';
import { conflict, notFound } from '#shared/errors.ts';
import type { adminOrdersContract } from '#shared/orders/admin-contract.ts';
import { awaitsDecision, isOpenTo, nextState, type MoveObstacle } from '#shared/orders/lifecycle.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { asksStaffForAge, recordAge } from '../lifecycle/age-assurance.ts';
import { findNumber, setTrackingCode } from './admin-order.queries.ts';
import { canRefuseHandover, mayBegin } from './admin-order-presenter.ts';
import { moveOrder } from '../lifecycle/move-order.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { lockOrder, recordOrderEvent, type OrderRow } from '../order.queries.ts';
import { auditOrder, recordUnmoved } from '../lifecycle/record-change.ts';

type Moves = z.output<(typeof adminOrdersContract)['move']['body']>;

type Moved = z.output<(typeof adminOrdersContract)['move']['response']>;

/**
 * Moves orders to their next state, each in a transaction of its own: what one is left for, be it an error of ours, says
 * nothing about the others.
 * @returns which were moved, and which were not and why
 */
export async function moveOrders(context: Context, { ids, ...moves }: Moves, actorId: number): Promise<Moved> {
  const { db, log } = context;
  const moved: Moved = { decided: [], left: [] };
  // Always in the same order.
  const wanted = [...new Set(ids)].toSorted((one, other) => one - other);
  const oneMove = { ...moves, actorId, cancels_sent: moves.cancels_sent && wanted.length === 1 };
  for (const id of wanted) {
    try {
      const left = await db.transaction().execute((tx) => moveOne(context, tx, { ...oneMove, id }));
      if (left) moved.left.push(left);
      else moved.decided.push(id);
    } catch (error) {
      log.error('An order could not be moved', { order: id, move: moves.move, error });
      moved.left.push({ id, number: (await findNumber(db, id).catch(() => undefined)) ?? null, why: 'failed' });
    }
  }
  return moved;
}

interface OneMove extends Omit<Moves, 'ids'> {
  readonly id: number;
  readonly actorId: number;
}

/** @returns why it was left; nothing when it was moved */
async function moveOne(context: Context, tx: Tx, wanted: OneMove): Promise<Moved['left'][number] | undefined> {
  const { id, actorId, move, tracking_codes: codes, reason } = wanted;
  const order = await lockOrder(tx, id);
  const why = whyLeft(order, wanted);
  if (!order || why) return { id, number: order?.number ?? null, why: why ?? 'missing' };
  if (move === 'prepare' && mayBegin(order)) {
    await begin(context, tx, order, actorId);
    return undefined;
  }
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

/** Somebody takes an order into work whose state has said so from the first: it is paid on delivery. */
async function begin(context: Context, tx: Tx, order: OrderRow, actorId: number): Promise<void> {
  const at = context.now();
  await recordUnmoved(tx, order, { kind: 'prepare', actorId, at });
  await auditOrder(tx, order, { actorId, at, before: { begun: false }, after: { begun: true } });
  await queueOrderMail(context, tx, order.id, 'order.being_prepared');
}

function whyLeft(
  order: OrderRow | undefined,
  { move, age_checked: isAgeChecked, cancels_sent: cancelsSent }: OneMove,
): MoveObstacle | undefined {
  if (!order) return 'missing';
  if (!isOpenTo(move, order.is_money_back)) return 'money_back';
  const isBeginning = move === 'prepare' && mayBegin(order);
  if (!isBeginning && !nextState(order.state, move, order.branch_id !== null)) return 'state';
  if (order.is_withdrawn_from && awaitsDecision(move)) return 'withdrawn';
  // Its goods would be sold anew while they are with the courier.
  if (move === 'cancel' && order.state === 'sent' && !cancelsSent) return 'on_its_way';
  return move === 'deliver' && asksStaffForAge(order) && !isAgeChecked ? 'age_check' : undefined;
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
    await auditOrder(tx, order, { actorId, at, before, after: { tracking_code: code } });
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
    await auditOrder(tx, order, { actorId, at, after: { is_adult: false } });
  });
}

/** Writes a note that the buyer doesn't see. */
export async function noteOrder({ db, now }: Context, id: number, text: string, actorId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw notFound();
    const at = now();
    await recordOrderEvent(tx, { orderId: id, kind: 'note', from: null, to: null, actorId, detail: { text }, at });
    await auditOrder(tx, order, { actorId, at, after: { text } });
  });
}
