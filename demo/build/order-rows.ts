import { pickupCodeLength, pickupCodeLetters } from '#shared/orders/pickup-code.ts';
import { taxLine, type PricedLine } from '#shared/shop/totals.ts';
import type { Row, Rows } from '../rows.ts';
import type { Buyer } from './order-buyers.ts';
import type { OrderDraft, Setting } from './order-draft.ts';
import { paymentsOf } from './payments.ts';
import { returnsOf } from './returns.ts';
import { secret, secretUuid } from './secret.ts';

/** The rows of an order in all tables that know of it. */
export function rowsOf(draft: OrderDraft, { accounts, places }: Setting): Rows {
  const { administratorId, influencerId } = accounts;
  const { plan, number, totals, shop, refund, isRefunded, at, hoursOf, lineId } = draft;
  const paidAfter = hoursOf('pay');
  const deliveredAfter = hoursOf('deliver');
  const returned = returnsOf({
    plan,
    lineId: lineId(0),
    buyer: draft.buyer,
    deliveredAfter: deliveredAfter ?? 0,
    at,
    administratorId,
  });
  return {
    shop_order: [orderRow(draft, clerkOf(draft, administratorId))],
    ...goodsRows(draft, places.warehouseId),
    order_event: [
      ...eventRows(draft, administratorId),
      ...returned.events.map((event) => ({ ...staying(draft), ...event })),
    ].sort((one, other) => String(one.happened_at).localeCompare(String(other.happened_at))),
    age_check: [
      ageCheck(plan.id, { level: 'confirmed', actorId: clerkOf(draft, administratorId), time: at(0) }),
      // What a courier has seen, nobody here knows.
      ...(deliveredAfter === null || draft.branchId === null
        ? []
        : [ageCheck(plan.id, { level: 'handover', actorId: administratorId, time: at(deliveredAfter) })]),
    ],
    ...paymentsOf({
      id: plan.id,
      number,
      method: plan.payment,
      total: totals.total,
      currency: shop.currency,
      paidAfter,
      cancelledAfter: hoursOf('cancel'),
      isPaidTwice: isRefunded && plan.voucher !== undefined,
      refund,
      at,
    }),
    ...returned.rows,
    influencer_entry: marginRows(draft, influencerId),
  };
}

/** Who wrote an order that did not come through the web. */
function clerkOf({ plan }: OrderDraft, administratorId: number): number | null {
  return plan.channel === 'web' ? null : administratorId;
}

function orderRow(draft: OrderDraft, clerkId: number | null): Row {
  const { plan, shop, number, buyer, goods, totals, at, hoursOf, isRefunded, refund, last } = draft;
  const { id, delivery, payment } = plan;
  const day = (days: number) => at(days * 24).slice(0, 10);
  const paidAfter = hoursOf('pay');
  const isReady = !isRefunded && last.to === 'ready_for_pickup';
  return {
    id,
    number,
    hash: secret(`order ${id}`),
    cart_id: clerkId === null ? id : null,
    channel: plan.channel,
    placed_by: clerkId,
    client_key: secretUuid(`order ${id}`),
    account_id: draft.accountId,
    locale: buyer.locale,
    state: isRefunded ? 'refunded' : last.to,
    ...buyer.contact,
    ...buyer.company,
    ...addressed('delivery', delivery === 'courier' || delivery === 'post' ? buyer : undefined),
    country_code: shop.country,
    ...addressed('invoice', buyer),
    invoice_country_code: shop.country,
    carrier_id: draft.carrierId,
    branch_id: draft.branchId,
    pickup_point_id: draft.pickupPointId,
    payment_method_id: draft.methodId,
    variable_symbol: number,
    currency_code: shop.currency,
    goods_minor: goods.goods,
    discount_minor: goods.discount,
    delivery_minor: totals.delivery,
    fee_minor: totals.fee,
    rounding_minor: totals.rounding,
    total_minor: totals.total,
    weight_g: plan.bottles * 1200,
    note: '',
    expected_from: day(2),
    expected_to: day(4),
    promised_min_days: 1,
    promised_max_days: 3,
    collect_by: isReady ? day(Math.ceil(last.hours / 24) + 9) : null,
    pickup_code: isReady ? pickupCode(id) : null,
    tracking_code: hoursOf('send') === null ? null : trackingCode(id),
    needs_age_check: true,
    terms_agreed_at: at(0),
    placed_at: at(0),
    expires_at: payment === 'cash_on_delivery' ? null : at(7 * 24),
    paid_at: paidAfter === null ? null : at(paidAfter),
    state_since: at(isRefunded ? refund!.hours + 0.1 : last.hours),
  };
}

/** Different for each order. */
function pickupCode(id: number): string {
  const letters = pickupCodeLetters.length;
  return Array.from(
    { length: pickupCodeLength },
    (_none, at) => pickupCodeLetters[(id * (at * at + 7) + at * 5) % letters],
  ).join('');
}

/** What was ordered, where it was taken from, and the voucher that lowered it. */
function goodsRows(
  { plan, lines, goods, buyer, accountId, branchId, isOver, lineId }: OrderDraft,
  warehouseId: number,
): Rows {
  const { id, voucher } = plan;
  return {
    order_line: lines.map(({ product, quantity }, index) => ({
      id: lineId(index),
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
    stock_reservation: isOver
      ? []
      : lines.map(({ quantity }, index) => ({
          order_line_id: lineId(index),
          branch_id: branchId ?? warehouseId,
          quantity,
        })),
    order_voucher: voucher
      ? [
          {
            order_id: id,
            voucher_id: voucher.id,
            code: voucher.data.code,
            discount_minor: goods.discount,
            email: buyer.contact.email,
            account_id: accountId,
            is_released: isOver,
          },
        ]
      : [],
  };
}

function eventRows(draft: OrderDraft, administratorId: number): Row[] {
  const { plan, steps, at, refund, isRefunded, last } = draft;
  const taken = steps.map((step) => ({
    order_id: plan.id,
    kind: step.kind,
    from_state: step.from,
    to_state: step.to,
    actor_id: step.kind === 'place' ? clerkOf(draft, administratorId) : step.isByAdministrator ? administratorId : null,
    detail: { ...step.detail, ...(step.kind === 'send' && { tracking_code: trackingCode(plan.id) }) },
    happened_at: at(step.hours),
  }));
  if (refund?.state !== 'done') return taken;
  const sentBack = {
    ...staying(draft),
    kind: 'refund',
    to_state: isRefunded ? 'refunded' : last.to,
    actor_id: refund.actorId,
    detail: { refundId: plan.id, amount: refund.amount },
    happened_at: at(refund.hours + 0.1),
  };
  return [...taken, sentBack];
}

/** Of an event that leaves the order's state as it is. */
function staying({ plan, last }: OrderDraft): Row {
  return { order_id: plan.id, from_state: last.to, to_state: last.to };
}

function ageCheck(
  orderId: number,
  { level, actorId, time }: { level: string; actorId: number | null; time: string },
): Row {
  return { order_id: orderId, level, is_adult: true, actor_id: actorId, happened_at: time };
}

function trackingCode(orderId: number): string {
  return `KA${String(orderId * 7_654_321).padStart(9, '0')}`;
}

function marginRows(
  { plan, lines, goods, totals, shop, refund, at, hoursOf }: OrderDraft,
  influencerId: number,
): Row[] {
  const { id, voucher } = plan;
  if (voucher?.data.margin === undefined) return [];
  const returned = refund?.state === 'done' ? refund.amount / totals.total : 0;
  return earn(voucher.data.margin, lines, goods.lineDiscounts, returned).map((earned, index) => ({
    account_id: influencerId,
    voucher_id: voucher.id,
    order_id: id,
    refund_id: index === 0 ? null : id,
    ...earned,
    currency_code: shop.currency,
    happened_at: at(index === 0 ? (hoursOf('pay') ?? 0) : refund!.hours + 0.1),
  }));
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

function addressed(prefix: string, buyer: Buyer | undefined): Row {
  const { street, city, postcode } = buyer?.address ?? { street: null, city: null, postcode: null };
  return {
    [`${prefix}_name`]: buyer?.name ?? null,
    [`${prefix}_street`]: street,
    [`${prefix}_city`]: city,
    [`${prefix}_postcode`]: postcode,
  };
}
