import type { CallInput } from '#shared/contract/endpoint.ts';
import { readShopTime } from '#shared/i18n/shop-time.ts';
import type { AdminVoucher, adminVouchersContract } from '#shared/vouchers/admin-contract.ts';
import type { VoucherKind } from '#shared/vouchers/vouchers.ts';
import type { Figures, TypedCurrency } from '#web/features/form/figures.ts';

/** Only a new voucher has the switch; an existing one has a button to switch it on and off. */
export type VoucherInput = CallInput<(typeof adminVouchersContract)['add']>['body'];

interface VoucherContext {
  readonly kind: VoucherKind;
  readonly currency: TypedCurrency;
  readonly figures: Figures;
  /** The edited voucher. */
  readonly voucher: AdminVoucher | undefined;
}

/** The values of the form as the API takes them. A used voucher keeps its code. */
export function readVoucher(values: FormData, { kind, currency, figures, voucher }: VoucherContext): VoucherInput {
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const time = (name: string) => (text(name) === '' ? null : (readShopTime(text(name)) ?? text(name)));
  return {
    code: voucher?.was_used ? voucher.code : text('code'),
    kind,
    percent: kind === 'percent' ? figures.percent(text('percent')) : null,
    amount: kind === 'fixed' ? figures.minor(text('amount'), currency) : null,
    min_goods: figures.minor(text('min_goods'), currency) ?? 0,
    valid_from: time('valid_from'),
    valid_to: time('valid_to'),
    max_uses: figures.optional(text('max_uses')),
    max_uses_per_user: figures.optional(text('max_uses_per_user')),
    for_email: text('for_email') || null,
    category_ids: values.getAll('category_ids').map(Number),
    brand_ids: values.getAll('brand_ids').map(Number),
    is_active: values.has('is_active'),
    note: text('note'),
    influencer: text('influencer'),
    margin_percent: figures.percent(text('margin_percent')),
  };
}
