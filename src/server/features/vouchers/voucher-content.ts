import type { Selectable } from 'kysely';
import type { Voucher } from '#server/platform/db/schema.ts';

/**
 * The columns that the form of an existing voucher changes: neither its uses, which orders count, nor whether it is
 * active.
 */
export type EditedVoucher = Omit<Selectable<Voucher>, 'id' | 'uses' | 'created_at' | 'is_active' | 'looked_for'>;

export function editedPart(voucher: EditedVoucher): EditedVoucher {
  return {
    code: voucher.code,
    kind: voucher.kind,
    percent: voucher.percent,
    amount_minor: voucher.amount_minor,
    min_goods_minor: voucher.min_goods_minor,
    valid_from: voucher.valid_from,
    valid_to: voucher.valid_to,
    max_uses: voucher.max_uses,
    max_uses_per_user: voucher.max_uses_per_user,
    for_email: voucher.for_email,
    category_ids: voucher.category_ids,
    brand_ids: voucher.brand_ids,
    note: voucher.note,
    influencer_id: voucher.influencer_id,
    margin_percent: voucher.margin_percent,
  };
}
