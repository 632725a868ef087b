import type { I18n } from '@lingui/core';
import { phoneText } from '#shared/accounts/phone.ts';
import type { PickupStore } from '#shared/delivery/contract.ts';
import type { Picture } from '#shared/contract/fields.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Order, OrderReturn, OrderSummary } from '#shared/orders/contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { RefundStep } from '#shared/payments/payments.ts';
import type { Shop } from '#shared/shop/shops.ts';
import { orderTotals, type PricedLine } from '#shared/shop/totals.ts';
import { daysAfterPayment } from './lifecycle/awaited-payment.ts';
import type {
  LineProductRow,
  OrderDetailRow,
  OrderLineRow,
  OrderSummaryRow,
  PartPaymentRow,
} from './order-detail.queries.ts';
import type { PaymentChoice } from './payment-method/payment-choices.ts';
import type { OrderReturnRow } from './returned-goods/order-returns.queries.ts';
import { canBePaidOnline, mayBuyerCancel } from './order-policy.ts';
import { lastWithdrawalDay, mayComplain, mayWithdraw } from './returned-goods/return-periods.ts';

interface Parts {
  readonly row: OrderDetailRow;
  readonly lines: readonly OrderLineRow[];
  readonly products: readonly LineProductRow[];
  readonly vouchers: readonly { readonly code: string; readonly discount_minor: number }[];
  readonly steps: readonly { readonly state: OrderState; readonly at: Date }[];
  readonly payment: Order['payment']['state'];
  readonly refunds: readonly {
    readonly amount: number;
    readonly step: RefundStep;
    readonly isOverpayment: boolean;
    readonly at: Date;
  }[];
  readonly overpayment: Order['overpayment'];
  readonly bankTransfer: Order['payment']['bank_transfer'];
  readonly parts: readonly PartPaymentRow[];
  /** The methods that can replace its payment method. */
  readonly otherMethods: readonly PaymentChoice[];
  readonly returns: readonly OrderReturnRow[];
  readonly pickup: PickupStore | null;
  readonly shop: Shop;
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly at: Date;
}

export function presentOrder(parts: Parts): Order {
  const {
    row,
    lines,
    products,
    vouchers,
    steps,
    payment,
    refunds,
    overpayment,
    bankTransfer,
    parts: partPayments,
    otherMethods,
    returns,
    pickup,
    shop,
    i18n,
    locale,
    at: now,
  } = parts;
  const deliveredAt = steps.findLast(({ state }) => state === 'delivered')?.at ?? null;
  const handover = { state: row.state, delivered_at: deliveredAt };
  const money = (amount: number) => ({ amount, currency: row.currency_code });
  return {
    id: row.id,
    hash: row.hash,
    number: row.number,
    state: row.state,
    placed_at: row.placed_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    pay_before: row.state === 'waiting_for_payment' ? (row.expires_at?.toISOString() ?? null) : null,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    phone: phoneText(row.phone_prefix, row.phone),
    delivery_address: deliveryAddressOf(row),
    invoice_address: {
      name: row.invoice_name,
      street: row.invoice_street,
      city: row.invoice_city,
      postcode: row.invoice_postcode,
      country: row.invoice_country_code,
    },
    company: row.company,
    company_id: row.company_id,
    tax_id: row.tax_id,
    delivery: {
      kind: row.carrier_kind,
      name: row.carrier_name,
      place: row.place,
      expected_from: row.expected_from,
      expected_to: row.expected_to,
      after_payment: daysAfterPayment(row, { i18n, locale, shop, at: now }),
      pickup,
      collect_by: row.state === 'ready_for_pickup' ? row.collect_by : null,
      pickup_code: row.state === 'ready_for_pickup' ? row.pickup_code : null,
      tracking_code: row.tracking_code,
      tracking_url:
        row.tracking_url && row.tracking_code
          ? row.tracking_url.replace('{code}', encodeURIComponent(row.tracking_code))
          : null,
    },
    payment: {
      code: row.payment_code,
      name: row.payment_name,
      can_be_paid: canBePaidOnline(row),
      state: payment,
      bank_transfer: bankTransfer,
      received: money(row.part_paid_minor),
      parts: partPayments.map(({ amount, on }) => ({ amount: money(amount), on })),
      others: otherMethods.map(({ id, code, name, description, fee, total }) => ({
        id,
        code,
        name,
        description,
        fee: money(fee),
        total: money(total),
      })),
    },
    lines: lines.map(({ price_minor, total_minor, discount_minor, ...line }) => ({
      ...line,
      price: money(price_minor),
      total: money(total_minor),
      discount: money(discount_minor),
      ...productOf(line.id, products, locale),
    })),
    vouchers: vouchers.map(({ code, discount_minor }) => ({ code, discount: money(discount_minor) })),
    goods: money(row.goods_minor),
    discount: money(row.discount_minor),
    delivery_price: money(row.delivery_minor),
    fee: money(row.fee_minor),
    rounding: money(row.rounding_minor),
    total: money(row.total_minor),
    refunded: money(
      refunds
        .filter(({ step, isOverpayment }) => step === 'made' && !isOverpayment)
        .reduce((sum, { amount }) => sum + amount, 0),
    ),
    refunds: refunds.map(({ amount, step, at }) => ({ amount: money(amount), step, at: at.toISOString() })),
    overpayment,
    taxes: taxesOf(row, lines).map(({ rate, base, tax, gross }) => ({
      rate,
      base: money(base),
      tax: money(tax),
      gross: money(gross),
    })),
    note: row.note,
    has_invoice: row.has_invoice,
    credit_notes: row.credit_notes,
    can_be_cancelled: mayBuyerCancel(row),
    may_withdraw: mayWithdraw(handover, shop, now),
    withdraw_until: deliveredAt && lastWithdrawalDay(deliveredAt, shop),
    may_complain: mayComplain(handover, shop, now),
    returns: returns.map(presentReturn),
    guest: row.account_id !== null ? null : row.is_email_known ? 'known' : 'new',
    events: steps.map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}

/** The sums by tax rate, as recorded when the order was placed. */
export function taxesOf(
  row: Pick<OrderDetailRow, 'goods_minor' | 'discount_minor' | 'delivery_minor' | 'fee_minor'>,
  lines: readonly OrderLineRow[],
) {
  const priced = pricedLinesOf(lines);
  const lineDiscounts = lines.map(({ discount_minor }) => discount_minor);
  const goods = { goods: row.goods_minor, discount: row.discount_minor, lineDiscounts };
  return orderTotals(priced, goods, { delivery: row.delivery_minor, fee: row.fee_minor, cashStep: 1 }).taxes;
}

/** Lines in the form that the totals need. */
export function pricedLinesOf(lines: readonly OrderLineRow[]): PricedLine[] {
  return lines.map(({ quantity, price_minor, tax_rate }) => ({
    quantity,
    price: price_minor,
    taxRate: tax_rate,
    mayBeDiscounted: true,
  }));
}

function productOf(
  lineId: number,
  products: readonly LineProductRow[],
  locale: Locale,
): Pick<Order['lines'][number], 'picture' | 'path'> {
  const product = products.find(({ line_id: id }) => id === lineId);
  if (!product) return { picture: null, path: null };
  const { listing_id: id, name, picture_key: key, is_public: isPublic } = product;
  return {
    picture: key === null ? null : { key, alt: name },
    path: isPublic
      ? routePath('listing', locale, { id, category: product.category_slug, listing: product.slug })
      : null,
  };
}

interface SummaryParts {
  readonly returns?: readonly OrderReturnRow[] | undefined;
  readonly pictures?: Picture[] | undefined;
}

export function presentOrderSummary(
  row: OrderSummaryRow,
  { returns = [], pictures = [] }: SummaryParts = {},
): OrderSummary {
  const { total_minor, currency_code, placed_at, payment_code, ...order } = row;
  return {
    ...order,
    placed_at: placed_at.toISOString(),
    total: { amount: total_minor, currency: currency_code },
    can_be_paid: canBePaidOnline({ state: row.state, payment_code }),
    pictures,
    returns: returns.map(presentReturn),
  };
}

export function presentReturn({ order_id: _order, received_at, state_since, ...row }: OrderReturnRow): OrderReturn {
  return { ...row, received_at: received_at.toISOString(), state_since: state_since.toISOString() };
}

function deliveryAddressOf(row: OrderDetailRow): Order['delivery_address'] {
  if (row.delivery_name === null) return null;
  return {
    name: row.delivery_name,
    street: row.delivery_street ?? '',
    city: row.delivery_city ?? '',
    postcode: row.delivery_postcode ?? '',
    country: row.country_code,
  };
}
