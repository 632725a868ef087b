import { conflict, fieldError, notFound } from '#shared/errors.ts';
import { plainAmount } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { correctAccountIn, lockUnsentRefund } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { isOpen } from './batch-policy.ts';
import { releaseMarginsOf } from './margin.queries.ts';
import { listPayouts, lockBatch, setBatchState, setTakenOut, type BatchRow, type PayoutRow } from './payout.queries.ts';

interface TakeOut {
  /** The batch. */
  readonly id: number;
  readonly payoutId: number;
  readonly reason: string;
  /** Of a refund; empty: it stays. */
  readonly bankAccount: string;
  readonly actorId: number;
}

/**
 * Takes a payment that the bank refused out of its batch: its refund or its margins wait for another one. Matching the
 * bank's statement holds the same lock of the batch, so a payment is either sent or taken out. Repeating it does nothing.
 * @throws not_found; conflict when it was sent; FieldError on `bank_account`
 */
export async function takeOut(
  context: Context,
  { id, payoutId, reason, bankAccount, actorId }: TakeOut,
): Promise<void> {
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    const batch = await lockBatch(tx, id);
    const payout = batch && (await listPayouts(tx, id)).find((each) => each.id === payoutId);
    if (!batch || !payout) throw notFound();
    if (payout.taken_out_at !== null) return;
    if (!isOpen(batch) || payout.state !== 'waiting') throw conflict();
    const { refund_id: refundId } = payout;
    if (refundId === null && bankAccount !== '') throw fieldError('bank_account', 'bank_account_invalid');
    // It may have been sent by hand since.
    if (refundId !== null && !(await lockUnsentRefund(tx, refundId))) throw conflict();
    await setTakenOut(tx, payoutId, { reason, actorId, at });
    await releaseMarginsOf(tx, payoutId);
    if (refundId !== null && bankAccount !== '')
      await correctAccountIn(context, tx, { id: refundId, bankAccount, actorId });
    await closeWithoutIt(tx, batch, at);
    const before = {
      recipient: payout.recipient,
      bank_account: payout.bank_account,
      amount: `${plainAmount(payout.amount_minor)} ${batch.currency_code}`,
      variable_symbol: payout.variable_symbol,
    };
    const entry = { actorId, action: 'take_out', entity: 'payout_batch', entityId: id, before } as const;
    await recordAudit(
      tx,
      [{ ...entry, after: { reason, ...(bankAccount !== '' && { bank_account: bankAccount }) } }],
      at,
    );
  });
}

/** A batch of which the rest was sent is paid; one of which nothing is left is cancelled. */
async function closeWithoutIt(tx: Tx, { id }: BatchRow, at: Date): Promise<void> {
  const left: readonly PayoutRow[] = (await listPayouts(tx, id)).filter(({ state }) => state !== 'cancelled');
  if (left.some(({ state }) => state === 'waiting')) return;
  await setBatchState(tx, id, { state: left.length === 0 ? 'cancelled' : 'paid', closedAt: at });
}
