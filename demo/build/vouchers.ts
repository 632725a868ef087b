import type { ShopCode } from '#shared/shop/shops.ts';
import type { Calendar } from '../calendar.ts';
import { vouchers } from '../data/vouchers.ts';
import type { Row } from '../rows.ts';

/** @param uses how many orders hold each voucher, by its id */
export function buildVouchers(
  calendar: Calendar,
  shop: ShopCode,
  influencerId: number,
  uses: ReadonlyMap<number, number>,
): Row[] {
  const day = (daysAgo: number | undefined) => (daysAgo === undefined ? null : calendar.midnightAgo(daysAgo));
  return vouchers.map((voucher, index) => ({
    id: index + 1,
    code: voucher.code,
    kind: voucher.kind,
    percent: voucher.percent ?? null,
    amount_minor: voucher.amount?.[shop] ?? null,
    min_goods_minor: voucher.minGoods?.[shop] ?? 0,
    valid_from: day(voucher.from),
    valid_to: day(voucher.to),
    max_uses: voucher.maxUses ?? null,
    max_uses_per_user: voucher.maxUsesPerUser ?? null,
    for_email: voucher.forEmail ?? null,
    category_ids: voucher.categories ?? [],
    is_active: !voucher.isOff,
    uses: uses.get(index + 1) ?? 0,
    note: voucher.note,
    influencer_id: voucher.margin === undefined ? null : influencerId,
    margin_percent: voucher.margin ?? null,
    created_at: day(voucher.made),
  }));
}
