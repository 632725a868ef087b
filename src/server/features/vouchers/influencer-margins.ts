import { taxLine } from '#shared/shop/totals.ts';
import type { Tx } from '#server/platform/db/db.ts';
import {
  insertEntries,
  listEarningVouchers,
  listGoodsByRate,
  lockEntries,
  type InfluencerEntryRow,
} from './influencer-entry.queries.ts';

/**
 * Records the margins of a paid order: each influencer earns by its goods without tax, once. Every voucher
 * earns by all of the goods, also when one influencer has two in the order: their margins add up, the turnover
 * doesn't.
 */
export async function recordMargins(
  tx: Tx,
  { orderId, at }: { readonly orderId: number; readonly at: Date },
): Promise<void> {
  const vouchers = await listEarningVouchers(tx, orderId);
  if (vouchers.length === 0) return;
  const rates = await listGoodsByRate(tx, orderId);
  const turnover = rates.reduce((sum, { tax_rate, gross }) => sum + taxLine(tax_rate, gross).base, 0);
  await insertEntries(
    tx,
    vouchers.map(({ voucher_id, influencer_id, margin_percent, currency_code }) => ({
      account_id: influencer_id,
      voucher_id,
      order_id: orderId,
      refund_id: null,
      turnover_minor: turnover,
      margin_minor: marginOf(turnover, margin_percent),
      currency_code,
    })),
    at,
  );
}

interface Deduction {
  readonly orderId: number;
  readonly refundId: number;
  /** The share of the order's goods that this refund returns; `isLast`: nothing is left after it. */
  readonly share: { readonly refunded: number; readonly total: number; readonly isLast: boolean };
  readonly at: Date;
}

/**
 * Deducts a refund's share of the order's margins, once per refund and never more than is left; the last refund
 * deducts what earlier rounding has left.
 */
export async function deductMargins(tx: Tx, { orderId, refundId, share, at }: Deduction): Promise<void> {
  const entries = await lockEntries(tx, orderId);
  const deductions = entries
    .filter(({ refund_id }) => refund_id === null)
    .map((earned): InfluencerEntryRow => {
      const left = (kind: 'turnover_minor' | 'margin_minor') =>
        entries
          .filter(({ voucher_id }) => voucher_id === earned.voucher_id)
          .reduce((sum, entry) => sum + entry[kind], 0);
      const deducted = (kind: 'turnover_minor' | 'margin_minor') =>
        share.isLast ? left(kind) : Math.min(partOf(earned[kind], share), left(kind));
      return {
        ...earned,
        refund_id: refundId,
        turnover_minor: -deducted('turnover_minor'),
        margin_minor: -deducted('margin_minor'),
      };
    });
  await insertEntries(tx, deductions, at);
}

/** Rounded half up. @param percent at most one decimal */
function marginOf(turnover: number, percent: number): number {
  return Math.round((turnover * Math.round(percent * 10)) / 1000);
}

function partOf(amount: number, { refunded, total }: Deduction['share']): number {
  return total <= 0 ? 0 : Math.round((amount * Math.min(refunded, total)) / total);
}
