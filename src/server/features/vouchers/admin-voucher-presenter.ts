import type { AdminVoucher, AdminVoucherRow } from '#shared/vouchers/admin-contract.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import type { AdminVoucherRecord, findAdminVoucher, listOrdersOfVoucher } from './admin-voucher.queries.ts';
import { editedPart } from './voucher-content.ts';

/** @param currency of the shop, in which everything is charged */
export function presentAdminVoucherRow(voucher: AdminVoucherRecord, currency: string): AdminVoucherRow {
  const money = (amount: number) => ({ amount, currency });
  const { influencer_id: influencerId, influencer } = voucher;
  return {
    id: voucher.id,
    code: voucher.code,
    kind: voucher.kind,
    percent: voucher.percent,
    amount: voucher.amount_minor === null ? null : money(voucher.amount_minor),
    min_goods: money(voucher.min_goods_minor),
    valid_from: voucher.valid_from?.toISOString() ?? null,
    valid_to: voucher.valid_to?.toISOString() ?? null,
    max_uses: voucher.max_uses,
    max_uses_per_user: voucher.max_uses_per_user,
    for_email: voucher.for_email,
    categories: [...voucher.categories],
    brands: [...voucher.brands],
    state: voucher.state,
    uses: voucher.uses,
    note: voucher.note,
    influencer: influencerId === null || influencer === null ? null : { id: influencerId, username: influencer },
    margin_percent: voucher.margin_percent,
    turnover: money(voucher.turnover_minor),
    margin: money(voucher.margin_minor),
    created_at: voucher.created_at.toISOString(),
  };
}

export function presentAdminVoucher(
  voucher: NonNullable<Awaited<ReturnType<typeof findAdminVoucher>>>,
  orders: Awaited<ReturnType<typeof listOrdersOfVoucher>>,
  currency: string,
): AdminVoucher {
  return {
    ...presentAdminVoucherRow(voucher, currency),
    is_active: voucher.is_active,
    was_used: voucher.was_used,
    discounts: { amount: voucher.discounts_minor, currency },
    orders: orders.map(({ id, number, placed_at, discount_minor, is_released }) => ({
      id,
      number,
      placed_at: placed_at.toISOString(),
      discount: { amount: discount_minor, currency },
      is_released,
    })),
    version: versionOf(editedPart(voucher)),
  };
}
