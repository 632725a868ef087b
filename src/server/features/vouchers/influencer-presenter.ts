import type { InfluencerRow } from '#shared/vouchers/admin-contract.ts';
import type { InfluencerOverview } from '#shared/vouchers/contract.ts';
import type {
  EarningsRow,
  InfluencerRecord,
  InfluencerVoucherRow,
  listEarningsByMonth,
  listOwnEntries,
} from './influencer.queries.ts';

interface Parts {
  readonly vouchers: readonly InfluencerVoucherRow[];
  readonly total: EarningsRow;
  readonly months: Awaited<ReturnType<typeof listEarningsByMonth>>;
  readonly entries: Awaited<ReturnType<typeof listOwnEntries>>;
  readonly page: number;
  readonly has_more: boolean;
}

/** @param currency of the shop, in which everything is charged */
export function presentInfluencer(parts: Parts, currency: string): InfluencerOverview {
  const { vouchers, total, months, entries, page, has_more } = parts;
  return {
    vouchers: vouchers.map(({ amount_minor, valid_from, valid_to, ...voucher }) => ({
      code: voucher.code,
      kind: voucher.kind,
      percent: voucher.percent,
      amount: amount_minor === null ? null : { amount: amount_minor, currency },
      state: voucher.state,
      valid_from: valid_from?.toISOString() ?? null,
      valid_to: valid_to?.toISOString() ?? null,
      margin_percent: voucher.margin_percent,
      ...presentEarnings(voucher, currency),
    })),
    total: presentEarnings(total, currency),
    months: months.map((row) => ({ month: row.month, ...presentEarnings(row, currency) })),
    entries: entries.map(({ id, code, refund_id, turnover_minor, margin_minor, happened_at }) => ({
      id,
      code,
      kind: refund_id === null ? 'order' : 'return',
      turnover: { amount: turnover_minor, currency },
      margin: { amount: margin_minor, currency },
      happened_at: happened_at.toISOString(),
    })),
    page,
    has_more,
  };
}

export function presentInfluencerRow(row: InfluencerRecord, currency: string): InfluencerRow {
  return {
    id: row.id,
    username: row.username,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    vouchers: row.vouchers,
    ...presentEarnings(row, currency),
  };
}

function presentEarnings({ orders, turnover_minor, margin_minor }: EarningsRow, currency: string) {
  return {
    orders,
    turnover: { amount: turnover_minor, currency },
    margin: { amount: margin_minor, currency },
  };
}
