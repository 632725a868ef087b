import type { Shop } from '#shared/shop/shops.ts';
import { goodsTotals, orderTotals, type PricedLine, type VoucherDiscount } from '#shared/shop/totals.ts';
import type { Calendar } from '../calendar.ts';
import { carriers } from '../data/delivery/carriers.ts';
import { paymentMethods } from '../data/delivery/payment-methods.ts';
import type { DemoVoucher } from '../data/vouchers.ts';
import { createRandom } from '../random.ts';
import type { Buyer } from './order-buyers.ts';
import { stepsOf, type Step } from './order-lives.ts';
import type { Plan } from './order-plans.ts';
import type { DemoRefund } from './payments.ts';

/** A product as an order takes it over. */
export interface Sellable {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  /** Minor units. */
  readonly price: number;
  readonly taxRate: number;
}

/** What orders are made of. */
export interface Setting {
  readonly calendar: Calendar;
  readonly shop: Shop;
  readonly sellable: readonly Sellable[];
  readonly buyers: ReadonlyMap<string, Buyer>;
  readonly accounts: {
    readonly administratorId: number;
    /** An administrator of orders alone. */
    readonly clerkId: number;
    readonly influencerId: number;
    /** Who logs in and has ordered, by user name. */
    readonly idOf: ReadonlyMap<string, number>;
  };
  readonly places: {
    readonly branchIds: readonly number[];
    readonly warehouseId: number;
    /** Where somebody is who asks for the age. */
    readonly pickupPointIds: readonly number[];
  };
}

export type OrderDraft = ReturnType<typeof draftOrder>;

/** An order reckoned out: its goods, sums, steps and what went back. */
export function draftOrder(plan: Plan, { calendar, shop, sellable, buyers, accounts, places }: Setting) {
  const { id, voucher, delivery, payment, outcome } = plan;
  const random = createRandom(`order ${id}`);
  const lines = random.sample(sellable, plan.bottles).map((product) => ({
    product,
    quantity: random.int(1, 2),
    price: product.price,
    taxRate: product.taxRate,
    mayBeDiscounted: true,
  }));
  const discounts = voucher ? [discountOf(voucher.data, shop)] : [];
  const goods = goodsTotals(lines, discounts, shop.freeDeliveryAbove.amount);
  const carrier = carriers.findIndex(({ kind }) => kind === delivery);
  const method = paymentMethods.findIndex(({ code }) => code === payment);
  const totals = orderTotals(lines, goods, {
    delivery: goods.isDeliveryFree ? 0 : carriers[carrier]!.prices[shop.code][0]![2],
    fee: paymentMethods[method]!.fee[shop.code],
    cashStep: payment === 'cash_on_delivery' ? shop.cashStep : 1,
  });
  const at = (hours: number) => calendar.daysAgo(plan.daysAgo - hours / 24);
  const isPickup = delivery === 'branch';
  const steps = stepsOf(outcome, payment, isPickup);
  const refund = refundOf(plan, { total: totals.total, lines, goods, steps, ...accounts });
  const last = steps.findLast(({ from, to }) => from !== to)!;
  return {
    plan,
    shop,
    number: `${at(0).slice(2, 4)}${String(id).padStart(8, '0')}`,
    buyer: buyers.get(plan.buyer)!,
    accountId: accounts.idOf.get(plan.buyer) ?? null,
    lines,
    goods,
    totals,
    carrierId: carrier + 1,
    methodId: method + 1,
    branchId: isPickup ? random.pick(places.branchIds) : null,
    pickupPointId: delivery === 'pickup_point' ? random.pick(places.pickupPointIds) : null,
    at,
    steps,
    last,
    refund,
    isRefunded: refund?.state === 'done' && refund.amount === totals.total,
    isOver: last.to === 'cancelled',
    /** Hours after the order; null: it hasn't come to that. */
    hoursOf: (kind: string) => steps.find((step) => step.kind === kind)?.hours ?? null,
    lineId: (index: number) => id * 10 + index + 1,
  };
}

interface Refundable {
  readonly total: number;
  readonly lines: readonly PricedLine[];
  readonly goods: { readonly lineDiscounts: readonly number[] };
  readonly steps: readonly Step[];
  readonly administratorId: number;
  readonly clerkId: number;
}

/** After what was cancelled at once, else some days after the goods have come. */
function refundOf({ refund, returned }: Plan, order: Refundable): DemoRefund | undefined {
  if (!refund) return undefined;
  const { total, lines, goods, steps, administratorId: actorId, clerkId } = order;
  const { kind, hours } = steps.findLast(({ from, to }) => from !== to)!;
  const { part, state } = refund;
  const first = lines[0]!;
  const piece = first.price - Math.ceil(goods.lineDiscounts[0]! / first.quantity);
  const common = { amount: part === 'piece' ? piece : Math.round(total * part), state };
  if (kind === 'cancel') return { ...common, reason: 'cancelled', hours, actorId: null };
  if (state === 'unapproved')
    return { ...common, reason: 'Poškozená zásilka, dopravce škodu uznal.', hours: hours + 20, actorId: clerkId };
  const later = { ...common, actorId };
  if (returned?.kind === 'withdrawal') return { ...later, reason: 'withdrawal', hours: hours + 120 };
  if (returned?.kind === 'complaint') return { ...later, reason: 'complaint', hours: hours + 310 };
  return { ...later, reason: 'Sleva za zpožděné odeslání.', hours: hours + 20 };
}

function discountOf({ kind, percent, amount }: DemoVoucher, shop: Shop): VoucherDiscount {
  if (kind === 'percent') return { kind, percent: percent! };
  return kind === 'fixed' ? { kind, amount: amount![shop.code] } : { kind };
}
