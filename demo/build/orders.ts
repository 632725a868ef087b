import { createHash } from 'node:crypto';
import { shops, type Shop, type ShopCode } from '#shared/shop/shops.ts';
import { goodsTotals, orderTotals, taxLine, type PricedLine, type VoucherDiscount } from '#shared/shop/totals.ts';
import type { Calendar } from '../calendar.ts';
import { buyers, orderPlans } from '../data/buyers.ts';
import { carriers } from '../data/delivery/carriers.ts';
import { paymentMethods } from '../data/delivery/payment-methods.ts';
import { vouchers, type DemoVoucher } from '../data/vouchers.ts';
import { createRandom } from '../random.ts';
import { mergeRows, type Row, type Rows } from '../rows.ts';
import { readTable } from '../text.ts';
import { paymentsOf } from './payments.ts';
import { secret } from './secret.ts';
import { buildVouchers } from './vouchers.ts';

/** A product as an order takes it over. */
export interface Sellable {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  /** Minor units. */
  readonly price: number;
  readonly taxRate: number;
}

interface Setting {
  readonly calendar: Calendar;
  readonly shop: Shop;
  readonly sellable: readonly Sellable[];
  readonly influencerId: number;
}

interface Plan {
  readonly id: number;
  readonly daysAgo: number;
  readonly bottles: number;
  readonly voucherId: number;
  readonly voucher: DemoVoucher;
  readonly state: string;
  readonly returned: number;
}

/** Orders that used vouchers, all paid by card and sent by courier, with what the influencer earned by them. */
export function buildOrders(
  calendar: Calendar,
  code: ShopCode,
  sellable: readonly Sellable[],
  influencerId: number,
): Rows {
  const setting = { calendar, shop: shops[code], sellable, influencerId };
  const plans = readTable(orderPlans, 5).map(([daysAgo, bottles, voucher, state, returned], index): Plan => {
    const at = vouchers.findIndex((each) => each.code === voucher);
    return {
      id: index + 1,
      daysAgo: Number(daysAgo) - 0.6,
      bottles: Number(bottles),
      voucherId: at + 1,
      voucher: vouchers[at]!,
      state: state!,
      returned: Number(returned),
    };
  });
  const uses = new Map<number, number>();
  for (const { voucherId, state } of plans)
    if (state !== 'cancelled') uses.set(voucherId, (uses.get(voucherId) ?? 0) + 1);
  const orders = mergeRows(...plans.map((plan) => buildOrder(plan, setting)));
  return { voucher: buildVouchers(calendar, code, influencerId, uses), ...numbered(orders) };
}

function buildOrder(plan: Plan, { calendar, shop, sellable, influencerId }: Setting): Rows {
  const { id, voucher, voucherId, state } = plan;
  const random = createRandom(`order ${id}`);
  const chosen = random.sample(sellable, plan.bottles).map((product) => ({ product, quantity: random.int(1, 2) }));
  const lines: PricedLine[] = chosen.map(({ product, quantity }) => ({
    quantity,
    price: product.price,
    taxRate: product.taxRate,
    mayBeDiscounted: true,
  }));
  const goods = goodsTotals(lines, [discountOf(voucher, shop)], shop.freeDeliveryAbove.amount);
  const delivery = goods.isDeliveryFree ? 0 : carriers[0]!.prices[shop.code][0]![2];
  const totals = orderTotals(lines, goods, { delivery, fee: 0, cashStep: 1 });
  const at = (hours: number) => calendar.daysAgo(plan.daysAgo - hours / 24);
  const day = (days: number) => calendar.daysAgo(plan.daysAgo - days).slice(0, 10);
  const buyer = buyerOf(id, shop.code);
  const isCancelled = state === 'cancelled';
  const steps = stepsOf(state);
  const last = steps.at(-1)!;
  const number = `${day(0).slice(2, 4)}${String(id).padStart(8, '0')}`;
  const refunded = Math.round(totals.total * (isCancelled ? 1 : plan.returned));
  return {
    shop_order: [
      {
        id,
        number,
        hash: secret(`order ${id}`),
        cart_id: id,
        client_key: uuid(`order ${id}`),
        account_id: null,
        locale: 'cs',
        state,
        ...buyer.contact,
        delivery_name: buyer.name,
        ...prefixed('delivery', buyer.address),
        country_code: shop.country,
        invoice_name: buyer.name,
        ...prefixed('invoice', buyer.address),
        invoice_country_code: shop.country,
        carrier_id: 1,
        payment_method_id: paymentMethods.findIndex((method) => method.code === 'card') + 1,
        variable_symbol: number,
        currency_code: shop.currency,
        goods_minor: goods.goods,
        discount_minor: goods.discount,
        delivery_minor: totals.delivery,
        fee_minor: 0,
        rounding_minor: totals.rounding,
        total_minor: totals.total,
        weight_g: plan.bottles * 1200,
        note: '',
        expected_from: day(2),
        expected_to: day(4),
        needs_age_check: true,
        terms_agreed_at: at(0),
        placed_at: at(0),
        expires_at: at(7 * 24),
        paid_at: at(0.1),
        state_since: at(last.hours),
      },
    ],
    order_line: chosen.map(({ product, quantity }, index) => ({
      order_id: id,
      position: index + 1,
      listing_id: product.id,
      name: product.name,
      sku: product.sku,
      quantity,
      price_minor: product.price,
      total_minor: product.price * quantity,
      discount_minor: goods.lineDiscounts[index],
      tax_rate: product.taxRate,
    })),
    order_voucher: [
      {
        order_id: id,
        voucher_id: voucherId,
        code: voucher.code,
        discount_minor: goods.discount,
        email: buyer.contact.email,
        account_id: null,
        is_released: isCancelled,
      },
    ],
    order_event: steps.map(({ kind, from, to, hours }) => ({
      order_id: id,
      kind,
      from_state: from,
      to_state: to,
      actor_id: null,
      detail: {},
      happened_at: at(hours),
    })),
    ...paymentsOf({
      id,
      number,
      state,
      total: totals.total,
      currency: shop.currency,
      refunded,
      settledAfter: last.hours,
      at,
    }),
    influencer_entry:
      voucher.margin === undefined
        ? []
        : earn(voucher.margin, lines, goods.lineDiscounts, refunded / totals.total).map((earned, index) => ({
            account_id: influencerId,
            voucher_id: voucherId,
            order_id: id,
            refund_id: index === 0 ? null : id,
            ...earned,
            currency_code: shop.currency,
            happened_at: at(index === 0 ? 0.1 : last.hours + 21),
          })),
  };
}

function discountOf({ kind, percent, amount }: DemoVoucher, shop: Shop): VoucherDiscount {
  if (kind === 'percent') return { kind, percent: percent! };
  return kind === 'fixed' ? { kind, amount: amount![shop.code] } : { kind };
}

/** What an order brought and, if some went back, what that took away. */
function earn(margin: number, lines: readonly PricedLine[], discounts: readonly number[], returned: number) {
  const turnover = lines.reduce(
    (sum, { price, quantity, taxRate }, index) => sum + taxLine(taxRate, price * quantity - discounts[index]!).base,
    0,
  );
  const earned = { turnover_minor: turnover, margin_minor: Math.round((turnover * margin) / 100) };
  const less = (amount: number) => -Math.round(amount * returned);
  return returned === 0
    ? [earned]
    : [earned, { turnover_minor: less(earned.turnover_minor), margin_minor: less(earned.margin_minor) }];
}

interface Step {
  readonly kind: string;
  readonly from: string | null;
  readonly to: string;
  /** After the order was placed. */
  readonly hours: number;
}

const way: readonly Step[] = [
  { kind: 'place', from: null, to: 'waiting_for_payment', hours: 0 },
  { kind: 'pay', from: 'waiting_for_payment', to: 'paid', hours: 0.1 },
  { kind: 'prepare', from: 'paid', to: 'being_prepared', hours: 6 },
  { kind: 'send', from: 'being_prepared', to: 'sent', hours: 9 },
  { kind: 'deliver', from: 'sent', to: 'delivered', hours: 50 },
];

function stepsOf(state: string): readonly Step[] {
  if (state === 'cancelled') return [...way.slice(0, 2), { kind: 'cancel', from: 'paid', to: 'cancelled', hours: 5 }];
  return way.slice(0, way.findIndex(({ to }) => to === state) + 1);
}

function buyerOf(orderId: number, shop: ShopCode) {
  const people = readTable(buyers[shop], 5);
  const index = orderId % people.length;
  const [first, last, street, city, postcode] = people[index] as [string, string, string, string, string];
  return {
    name: `${first} ${last}`,
    address: { street, city, postcode },
    contact: {
      email: `zakaznik${index + 1}@demo.karafa.example`,
      first_name: first,
      last_name: last,
      phone_prefix: shop === 'sk' ? '+421' : '+420',
      phone: `${720_100_200 + index}`,
    },
  };
}

function prefixed(prefix: string, address: Record<string, string>): Row {
  return Object.fromEntries(Object.entries(address).map(([name, value]) => [`${prefix}_${name}`, value]));
}

/** Tables whose rows are numbered in the order in which the orders brought them. */
function numbered(rows: Rows): Rows {
  const count = (table: string) => (rows[table] ?? []).map((row, index) => ({ id: index + 1, ...row }));
  return {
    ...rows,
    order_line: count('order_line'),
    order_event: count('order_event'),
    payment_notice: count('payment_notice'),
    influencer_entry: count('influencer_entry'),
  };
}

function uuid(what: string): string {
  const digits = createHash('sha256').update(`karafa demo ${what}`).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20, 32),
  ].join('-');
}
