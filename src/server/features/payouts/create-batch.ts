import { fieldError, throwFieldErrors } from '#shared/errors.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { findAccount, lockAccount } from '#server/features/accounts/index.ts';
import { lockPaymentsOf, requestOverpaymentRefund } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { listOwedById } from './candidate.queries.ts';
import { sumUnpaid, takeMargins } from './margin.queries.ts';
import { findPayoutAccount } from './own/payout-account.queries.ts';
import { payeeAccount } from './payee-account.ts';
import { insertBatch, insertPayout } from './payout.queries.ts';

interface Choice {
  readonly influencers: readonly number[];
  readonly refunds: readonly number[];
  readonly overpayments: readonly number[];
  /** ISO date. */
  readonly due_on: string;
}

/**
 * Puts payments into a new batch: all that an influencer has earned, and whole refunds. Nothing is put into two batches.
 * @throws FieldError on `influencers`, `refunds`, `overpayments` when one of them cannot be paid (any more) or has no
 * account, or an overpayment needs a second administrator; on `due_on` before today
 */
export async function createBatch(
  context: Context,
  { influencers, refunds, overpayments, due_on: dueOn }: Choice,
  actorId: number,
): Promise<number> {
  const { db, config, now } = context;
  const at = now();
  throwFieldErrors({
    due_on: dueOn < isoDay(at, config.shop.timeZone) ? 'in_past' : undefined,
    influencers: influencers.length + refunds.length + overpayments.length === 0 ? 'required' : undefined,
  });
  return db.transaction().execute(async (tx) => {
    const { currency } = config.shop;
    const batchId = await insertBatch(tx, { currency, dueOn, actorId, at });
    for (const accountId of ascending(influencers)) await payInfluencer(context, tx, { batchId, accountId });
    await payBack(context, tx, { batchId, refunds, overpayments, actorId });
    const after = { influencers: influencers.length, refunds: refunds.length + overpayments.length, due_on: dueOn };
    await recordAudit(tx, [{ actorId, action: 'add', entity: 'payout_batch', entityId: batchId, after }], at);
    return batchId;
  });
}

const ascending = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other);

async function payInfluencer(
  { config }: Context,
  tx: Tx,
  { batchId, accountId }: { readonly batchId: number; readonly accountId: number },
): Promise<void> {
  const { currency } = config.shop;
  await lockAccount(tx, accountId);
  const [account, bankAccount, amount] = [
    await findAccount(tx, accountId),
    await findPayoutAccount(tx, accountId),
    await sumUnpaid(tx, accountId, currency),
  ];
  if (!account || amount <= 0) throw fieldError('influencers', 'nothing_to_pay');
  if (bankAccount === undefined) throw fieldError('influencers', 'payee_account_missing');
  const recipient = `${account.first_name} ${account.last_name}`.trim() || account.username;
  const common = { batchId, accountId, refundId: null, symbol: undefined };
  const payoutId = await insertPayout(tx, { ...common, recipient, bankAccount, amount });
  await takeMargins(tx, { payoutId, accountId, currency });
}

async function payBack(
  { config, now }: Context,
  tx: Tx,
  { batchId, refunds, overpayments, actorId }: Pick<Choice, 'refunds' | 'overpayments'> & Batch,
): Promise<void> {
  const { currency, country } = config.shop;
  const chosen = { refunds: ascending(refunds), overpayments: ascending(overpayments) };
  // Locked, so that nobody sends or cancels them meanwhile, before they are read.
  await lockPaymentsOf(tx, { refundIds: chosen.refunds, paymentIds: chosen.overpayments });
  const rows = await listOwedById(tx, chosen, currency);
  if (rows.length < chosen.refunds.length + chosen.overpayments.length) throw fieldError('refunds', 'nothing_to_pay');
  for (const { kind, id, name, amount_minor: amount, bank_account: written, symbol } of rows) {
    const field = kind === 'refund' ? 'refunds' : 'overpayments';
    const bankAccount = written === null ? undefined : payeeAccount(country, written);
    if (bankAccount === undefined) throw fieldError(field, 'payee_account_missing');
    const refundId =
      kind === 'refund'
        ? id
        : await requestOverpaymentRefund(tx, { paymentId: id, amount, currency, actorId, at: now() });
    if (refundId === undefined) throw fieldError('overpayments', 'needs_approval');
    const recipient = name === '' ? bankAccount : name;
    await insertPayout(tx, {
      batchId,
      accountId: null,
      refundId,
      recipient,
      bankAccount,
      amount,
      symbol: symbol ?? undefined,
    });
  }
}

interface Batch {
  readonly batchId: number;
  readonly actorId: number;
}
