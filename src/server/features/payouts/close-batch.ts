import { conflict, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { completeRefund, type PaymentSubjects } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queuePaid } from './mails.ts';
import { releaseMargins } from './margin.queries.ts';
import {
  findExported,
  listCompletedRefunds,
  listPayouts,
  lockBatch,
  setBatchState,
  setPayoutState,
  wasTakenOut,
  type BatchRow,
  type PayoutRow,
} from './payout.queries.ts';

interface Actor {
  readonly id: number;
  readonly actorId: number;
}

/** Opens the files for the bank. From now on the bank may have them, so a batch is cancelled with care. */
export async function exportBatch({ db, now }: Context, { id, actorId }: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const batch = await getLocked(tx, id);
    if (batch.state === 'exported' || batch.state === 'paid') return;
    if (batch.state !== 'prepared') throw conflict();
    const at = now();
    // What was sent by hand meanwhile must not leave twice.
    const sent = await listCompletedRefunds(tx, id);
    await setPayoutState(tx, sent, { state: 'cancelled' });
    const state = sent.length < batch.payouts ? 'exported' : 'cancelled';
    await setBatchState(tx, id, state === 'exported' ? { state, exportedAt: at } : { state, closedAt: at });
    await audit(tx, batch, { actorId, at, state });
  });
}

/** Closes a batch that the bank has sent: completes its refunds and notifies the influencers. */
export async function payBatch(context: Context, subjects: PaymentSubjects, { id, actorId }: Actor): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const batch = await getLocked(tx, id);
    if (batch.state === 'paid') return;
    if (batch.state !== 'exported') throw conflict();
    const waiting = (await listPayouts(tx, id)).filter(({ state }) => state === 'waiting');
    for (const payout of waiting) await settle(context, tx, subjects, { batch, payout, actorId });
    await closePaid(context, tx, id);
    await audit(tx, batch, { actorId, at: context.now(), state: 'paid' });
  });
}

/**
 * A transaction of the bank has sent a payment of an exported batch.
 * @returns undefined unless exactly one has this symbol and sum; `taken_out`: one that had left its batch was sent after
 *   all
 */
export async function settleByTransfer(
  context: Context,
  tx: Tx,
  subjects: PaymentSubjects,
  transfer: { readonly symbol: string; readonly amount: number; readonly currency: string },
): Promise<'sent' | 'taken_out' | undefined> {
  const [found, second] = await findExported(tx, transfer);
  if (!found) return (await wasTakenOut(tx, transfer)) ? 'taken_out' : undefined;
  if (second) return undefined;
  const batch = await getLocked(tx, found.batch_id);
  const payout = (await listPayouts(tx, batch.id)).find(({ id }) => id === found.id);
  if (batch.state !== 'exported' || payout?.state !== 'waiting') return payout?.taken_out_at ? 'taken_out' : undefined;
  await settle(context, tx, subjects, { batch, payout, actorId: undefined });
  await closePaid(context, tx, batch.id);
  return 'sent';
}

/**
 * Cancels a batch of which nothing was sent.
 * @throws not_found; conflict when something was sent
 */
export async function cancelBatch({ db, now }: Context, { id, actorId }: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const batch = await getLocked(tx, id);
    if (batch.state === 'cancelled') return;
    if (batch.state === 'paid' || batch.paid > 0) throw conflict();
    const at = now();
    await releaseMargins(tx, id);
    const payouts = await listPayouts(tx, id);
    await setPayoutState(
      tx,
      payouts.map((payout) => payout.id),
      { state: 'cancelled' },
    );
    await setBatchState(tx, id, { state: 'cancelled', closedAt: at });
    await audit(tx, batch, { actorId, at, state: 'cancelled' });
  });
}

async function getLocked(tx: Tx, id: number): Promise<BatchRow> {
  const batch = await lockBatch(tx, id);
  if (!batch) throw notFound();
  return batch;
}

async function settle(
  context: Context,
  tx: Tx,
  subjects: PaymentSubjects,
  { batch, payout, actorId }: { batch: BatchRow; payout: PayoutRow; actorId: number | undefined },
): Promise<void> {
  const at = context.now();
  if (payout.refund_id !== null) await completeRefund(tx, subjects, { id: payout.refund_id, at, actorId });
  await setPayoutState(tx, [payout.id], { state: 'paid', paidAt: at });
  if (payout.account_id !== null) await queuePaid(context, tx, { ...payout, currency: batch.currency_code });
}

async function closePaid({ now }: Context, tx: Tx, id: number): Promise<void> {
  const payouts = await listPayouts(tx, id);
  if (payouts.every(({ state }) => state !== 'waiting'))
    await setBatchState(tx, id, { state: 'paid', closedAt: now() });
}

async function audit(
  tx: Tx,
  { id, state: before }: BatchRow,
  { actorId, at, state }: { actorId: number; at: Date; state: BatchRow['state'] },
): Promise<void> {
  const change = { before: { state: before }, after: { state } };
  await recordAudit(tx, [{ actorId, action: 'change', entity: 'payout_batch', entityId: id, ...change }], at);
}
