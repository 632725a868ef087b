import type { Context } from '#server/context.ts';
import { dayIn } from '#server/features/branches/index.ts';
import { recordPartPayment, lockOrder, recordOrderEvent } from '#server/features/orders/index.ts';
import {
  listPayables,
  recordOverpayment,
  settleByHand,
  type PayableRow,
  type PaymentSubjects,
  type Subject,
} from '#server/features/payments/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { type LineRow } from './bank-line.queries.ts';
import { insertShare, listPartialShares, settlePartialShares } from './bank-share.queries.ts';
import { isRecorded } from './recorded-by-hand.ts';

interface Booking {
  readonly line: LineRow;
  readonly subject: Subject;
  readonly symbol: string;
  /** Minor units, of the line's currency. */
  readonly amount: number;
  readonly actorId: number | null;
}

/**
 * Books a transaction, or a share of it, by the rules of payments. The caller holds the line's lock, and locks further
 * subjects in one order.
 *
 * Exactly what is due settles it. Less waits for the rest. More settles it, and the rest is an overpayment. What nobody
 * waits for is an overpayment, unless an administrator recorded this very transfer before.
 */
export async function bookShare(
  context: Context,
  tx: Tx,
  subjects: PaymentSubjects,
  booking: Booking,
): Promise<'matched' | 'partial'> {
  const { line, subject, symbol, amount, actorId } = booking;
  await subjects[subject.kind].lock(tx, subject.id);
  const payable = (await listPayables(tx, [symbol])).find(
    ({ subject_kind: kind, subject_id: id }) => kind === subject.kind && id === subject.id,
  );
  if (payable && (await isRecorded(tx, payable, line.currency_code, amount))) {
    await addShare(context, tx, booking, { amount, outcome: 'confirmed', paymentId: payable.settled_id });
    return 'matched';
  }
  const isDue = payable?.settled_id === null && payable.due_currency === line.currency_code;
  if (!isDue || payable.due_minor === null) return overpay(context, tx, booking, amount);
  const held = await listPartialShares(tx, subject);
  const total = held.reduce((sum, share) => sum + share.amount_minor, amount);
  if (total < payable.due_minor) {
    if (!payable.is_awaited) return overpay(context, tx, booking, amount);
    await addShare(context, tx, booking, { amount, outcome: 'partial', paymentId: null });
    if (subject.kind === 'order')
      await recordPartPayment(context, tx, { orderId: subject.id, amount, line: line.id, on: line.booked_on, actorId });
    return 'partial';
  }
  const rest = total - payable.due_minor;
  const outcome = await settle(context, tx, subjects, booking, payable);
  const paymentId = payable.due_id;
  await settlePartialShares(
    tx,
    held.map(({ id }) => id),
    { outcome, paymentId, at: context.now() },
  );
  await addShare(context, tx, booking, { amount: amount - rest, outcome, paymentId });
  if (rest > 0) await overpay(context, tx, booking, rest);
  return 'matched';
}

async function settle(
  context: Context,
  tx: Tx,
  subjects: PaymentSubjects,
  { line, subject, actorId }: Booking,
  { due_since: since, due_minor: amount }: PayableRow,
): Promise<'settled' | 'overpayment'> {
  const at = context.now();
  const paidAt = timeOn(context, line.booked_on, since ?? at);
  const outcome = await settleByHand(tx, subjects, { subject, actorId: actorId ?? undefined, at, paidAt });
  if (outcome === 'overpayment') await recordInHistory(context, tx, { subject, actorId, amount: amount ?? 0 });
  return outcome;
}

async function overpay(context: Context, tx: Tx, booking: Booking, amount: number): Promise<'matched'> {
  const { line, subject, symbol, actorId } = booking;
  const at = context.now();
  const paymentId = await recordOverpayment(tx, {
    subject,
    key: `bank-line-${String(line.id).padStart(16, '0')}-${subject.kind}-${subject.id}`,
    amount,
    currency: line.currency_code,
    variableSymbol: symbol,
    at,
    paidAt: timeOn(context, line.booked_on, new Date(0)),
  });
  await addShare(context, tx, booking, { amount, outcome: 'overpayment', paymentId: paymentId ?? null });
  await recordInHistory(context, tx, { subject, actorId, amount });
  return 'matched';
}

/** A time on an earlier day, but not before the payment was asked for; undefined: today. */
function timeOn({ config, now }: Context, day: string, notBefore: Date): Date | undefined {
  if (day >= dayIn(config.shop.timeZone, now())) return undefined;
  return new Date(Math.max(Date.parse(`${day}T12:00:00Z`), notBefore.getTime()));
}

async function recordInHistory(
  { now }: Context,
  tx: Tx,
  { subject, actorId, amount }: { subject: Subject; actorId: number | null; amount: number },
): Promise<void> {
  if (subject.kind !== 'order') return;
  const order = await lockOrder(tx, subject.id);
  if (!order) return;
  const { id: orderId, state } = order;
  const event = { kind: 'overpayment', from: state, to: state, detail: { amount } } as const;
  await recordOrderEvent(tx, { ...event, orderId, actorId, at: now() });
}

function addShare(
  { now }: Context,
  tx: Tx,
  { line, subject, symbol, actorId }: Booking,
  share: {
    readonly amount: number;
    readonly outcome: 'settled' | 'confirmed' | 'partial' | 'overpayment';
    readonly paymentId: number | null;
  },
): Promise<void> {
  return insertShare(tx, { lineId: line.id, subject, symbol, actorId, at: now(), ...share });
}
