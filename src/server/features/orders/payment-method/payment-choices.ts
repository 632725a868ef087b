import type { PaymentMethodCode } from '#shared/cart/ways.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Shop } from '#shared/shop/shops.ts';
import { listMethodsOfCarrier } from '#server/features/delivery/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { OrderDetailRow } from '../order-detail.queries.ts';
import { canChangePayment } from '../order-policy.ts';

/** A method that an order can be paid by, with what the order then costs. Amounts in minor units. */
export interface PaymentChoice {
  readonly id: number;
  readonly code: PaymentMethodCode;
  readonly name: string;
  readonly description: string;
  readonly fee: number;
  readonly rounding: number;
  readonly total: number;
}

type Sums = Pick<OrderDetailRow, 'goods_minor' | 'discount_minor' | 'delivery_minor'>;

/** What an order costs without its payment method. */
export function totalWithoutPayment({ goods_minor, discount_minor, delivery_minor }: Sums): number {
  return goods_minor - discount_minor + delivery_minor;
}

/**
 * The methods that an order can be changed to, including its own. The rules are those of placing an order: what its
 * carrier allows, only online payment at a branch, and the legal limit of cash.
 * @param locale of the names
 */
export async function listPaymentChoices(
  db: Queryable,
  shop: Shop,
  order: Pick<OrderDetailRow, keyof Sums | 'state' | 'part_paid_minor' | 'carrier_id' | 'carrier_kind'>,
  locale: Locale,
): Promise<PaymentChoice[]> {
  if (!canChangePayment(order)) return [];
  const methods = await listMethodsOfCarrier(db, order.carrier_id, locale);
  const goods = totalWithoutPayment(order);
  return methods
    .filter(({ code }) => order.carrier_kind !== 'branch' || code === 'card')
    .filter(({ code, fee_minor: fee }) => code !== 'cash_on_delivery' || goods + fee <= shop.cashLimit)
    .map(({ fee_minor: fee, ...method }) => {
      const step = method.code === 'cash_on_delivery' ? shop.cashStep : 1;
      const total = Math.round((goods + fee) / step) * step;
      return { ...method, fee, rounding: total - goods - fee, total };
    });
}
