import type { Money } from '#shared/money/money.ts';
import type { OwnPayouts, Payout, PayoutBatch, PayoutCandidate } from '#shared/payouts/contract.ts';
import type { CandidateRow } from './candidate.queries.ts';
import type { OwnPayoutRow } from './own/payout-account.queries.ts';
import { payeeAccount } from './payee-account.ts';
import { isOpen } from './batch-policy.ts';
import type { BatchRow, PayoutRow } from './payout.queries.ts';

export function presentCandidate(row: CandidateRow, country: 'CZ' | 'SK'): PayoutCandidate {
  const { amount_minor: amount, currency_code: currency, bank_account: written, since, ...rest } = row;
  return {
    ...rest,
    amount: { amount, currency },
    bank_account: written === null ? null : (payeeAccount(country, written) ?? null),
    since: since.toISOString(),
  };
}

export function presentBatch(row: BatchRow): PayoutBatch {
  const { total_minor: amount, currency_code: currency, created_at, exported_at, downloaded_at, ...rest } = row;
  return {
    ...rest,
    total: { amount, currency },
    created_at: created_at.toISOString(),
    exported_at: exported_at?.toISOString() ?? null,
    downloaded_at: downloaded_at?.toISOString() ?? null,
  };
}

export function presentPayout(row: PayoutRow, batch: BatchRow): Payout {
  const { amount_minor: amount, paid_at, taken_out_at: at, taken_out_by: by, taken_out_reason: reason } = row;
  return {
    id: row.id,
    recipient: row.recipient,
    bank_account: row.bank_account,
    amount: { amount, currency: batch.currency_code },
    variable_symbol: row.variable_symbol,
    state: row.state,
    paid_at: paid_at?.toISOString() ?? null,
    account_id: row.account_id,
    order_id: row.order_id,
    can_be_taken_out: isOpen(batch) && row.state === 'waiting',
    taken_out: at === null ? null : { at: at.toISOString(), by, reason: reason ?? '' },
  };
}

export function presentOwn({
  bankAccount,
  unpaid,
  payouts,
}: {
  readonly bankAccount: string | undefined;
  readonly unpaid: Money;
  readonly payouts: readonly OwnPayoutRow[];
}): OwnPayouts {
  return {
    bank_account: bankAccount ?? null,
    unpaid,
    payouts: payouts.map(({ amount_minor: amount, currency_code: currency, created_at, paid_at, ...payout }) => ({
      ...payout,
      amount: { amount, currency },
      created_at: created_at.toISOString(),
      paid_at: paid_at?.toISOString() ?? null,
    })),
  };
}
