import type { Locale } from '#shared/i18n/locales.ts';
import type { ChangedOrder } from '#shared/orders/clerk-contract.ts';
import type { GoodsTotals, OrderTotals } from '#shared/shop/totals.ts';
import type { PricedCart } from '#server/features/cart/index.ts';
import { voucherRefusalText } from '#server/features/vouchers/index.ts';

type Sums = Pick<ChangedOrder, 'goods' | 'discount' | 'delivery_price' | 'fee' | 'rounding' | 'total'>;

export function presentSums(
  { goods, discount }: Pick<GoodsTotals, 'goods' | 'discount'>,
  { delivery, fee, rounding, total }: OrderTotals,
  currency: string,
): Sums {
  const money = (amount: number) => ({ amount, currency });
  return {
    goods: money(goods),
    discount: money(discount),
    delivery_price: money(delivery),
    fee: money(fee),
    rounding: money(rounding),
    total: money(total),
  };
}

export function presentVouchers({ vouchers }: PricedCart, locale: Locale, currency: string): ChangedOrder['vouchers'] {
  return vouchers.map(({ voucher, discount, refusal }) => ({
    code: voucher.code,
    discount: { amount: discount, currency },
    error: refusal ? voucherRefusalText(locale, refusal) : null,
  }));
}
