import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import type { Money } from '#shared/money/money.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';

/**
 * What the parts of an unpaid order leave to be paid.
 * @returns undefined without parts, and if one came in another currency
 */
export function missingAmount(
  { id, paid_at: paidAt, total }: Pick<AdminOrder['order'], 'id' | 'paid_at' | 'total'>,
  lines: readonly Pick<BankLine, 'shares'>[],
): Money | undefined {
  const parts = lines
    .flatMap(({ shares }) => shares)
    .filter(({ order_id: order, outcome }) => order === id && outcome === 'partial');
  if (paidAt !== null || parts.length === 0) return undefined;
  if (parts.some(({ amount }) => amount.currency !== total.currency)) return undefined;
  const amount = parts.reduce((rest, part) => rest - part.amount.amount, total.amount);
  return amount > 0 ? { ...total, amount } : undefined;
}
