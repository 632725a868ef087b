import { normalisePostcode } from '#shared/accounts/postcode.ts';
import { unpaidOrderDays } from '#shared/shop/figures.ts';
import { newHash } from '../buyer/order-link.ts';
import type { NewOrder, NewOrderLine } from '../order.queries.ts';
import type { CheckedOrder } from './check-order.ts';
import { invoiceCountryOf } from './load-form-facts.ts';

const dayMs = 86_400_000;

/** The row of an order, with the prices and names that the buyer saw. Its hash opens the order without a login. */
export function toOrderRow(order: CheckedOrder) {
  const { buyer, cart, clerk, form, offers, delivery, payment, priced, totals, at } = order;
  const isCashOnDelivery = payment.code === 'cash_on_delivery';
  const branch = pickupBranchOf(order);
  const { span } = branch ?? delivery;
  return {
    ...contactOf(order),
    hash: newHash(),
    cart_id: cart?.id ?? null,
    channel: clerk?.channel ?? ('web' as const),
    placed_by: clerk?.id ?? null,
    client_key: form.client_key,
    account_id: buyer.owner.accountId ?? null,
    locale: buyer.locale,
    state: isCashOnDelivery ? ('being_prepared' as const) : ('waiting_for_payment' as const),
    country_code: offers.country,
    carrier_id: delivery.id,
    carrier_name: delivery.name,
    pickup_point_id: delivery.kind === 'pickup_point' ? form.pickup_point_id : null,
    branch_id: branch?.id ?? null,
    payment_method_id: payment.id,
    payment_name: payment.name,
    place: placeOf(order),
    currency_code: order.currency,
    goods_minor: priced.totals.goods,
    discount_minor: priced.totals.discount,
    delivery_minor: totals.delivery,
    fee_minor: totals.fee,
    rounding_minor: totals.rounding,
    total_minor: totals.total,
    weight_g: priced.weightG,
    note: form.note,
    expected_from: branch?.ready_from ?? delivery.expected_from,
    expected_to: branch?.ready_to ?? delivery.expected_to,
    promised_min_days: span.min,
    promised_max_days: span.max,
    needs_age_check: priced.needsAgeCheck,
    terms_agreed_at: at,
    placed_at: at,
    expires_at: isCashOnDelivery ? null : new Date(at.getTime() + daysToPay(order) * dayMs),
    state_since: at,
  } satisfies NewOrder;
}

function daysToPay({ buyer }: CheckedOrder): number {
  return buyer.owner.accountId === undefined ? unpaidOrderDays.guest : unpaidOrderDays.account;
}

export function toOrderLines({ priced }: CheckedOrder) {
  return priced.lines.map(({ product, quantity, price, taxRate }, index) => ({
    position: index + 1,
    listing_id: product.id,
    name: product.name,
    sku: product.sku,
    quantity,
    price_minor: price,
    total_minor: price * quantity,
    discount_minor: priced.totals.lineDiscounts[index]!,
    tax_rate: taxRate,
  })) satisfies NewOrderLine[];
}

/** Undefined when the goods are shipped. */
export function pickupBranchOf({ form, offers, delivery }: CheckedOrder) {
  return delivery.kind === 'branch' ? offers.branches.find(({ id }) => id === form.branch_id) : undefined;
}

/** Name and address of the branch or pickup point; null when the goods go to the buyer's address. */
function placeOf(order: CheckedOrder): string | null {
  const branch = pickupBranchOf(order);
  if (branch) return `${branch.town}, ${branch.street}, ${branch.postcode}`;
  const point = order.delivery.kind === 'pickup_point' ? order.pickupPoint : undefined;
  return point ? `${point.name}, ${point.street}, ${point.postcode} ${point.city}` : null;
}

/** What recognises the buyer of an order again. */
export function personOf(order: CheckedOrder) {
  const row = contactOf(order);
  const { phone_prefix, phone, delivery_street, delivery_postcode, invoice_street, invoice_postcode } = row;
  const addresses = [
    { street: delivery_street ?? '', postcode: delivery_postcode ?? '' },
    { street: invoice_street, postcode: invoice_postcode },
  ];
  return { phone_prefix, phone, addresses };
}

/** The buyer, the delivery address and the invoice address. */
function contactOf({ form, delivery: { kind } }: CheckedOrder) {
  const isAtPlace = kind === 'branch' || kind === 'pickup_point';
  const hasOwnInvoice = isAtPlace || form.is_invoice_elsewhere;
  const invoiceCountry = hasOwnInvoice ? invoiceCountryOf(form) : form.delivery_country;
  const postcode = (country: string, typed: string) => normalisePostcode(country, typed) ?? typed;
  const deliveryPostcode = postcode(form.delivery_country, form.delivery_postcode);
  return {
    email: form.email,
    first_name: form.first_name,
    last_name: form.last_name,
    phone_prefix: form.phone_prefix,
    phone: form.phone,
    delivery_name: isAtPlace ? null : form.delivery_name,
    delivery_street: isAtPlace ? null : form.delivery_street,
    delivery_city: isAtPlace ? null : form.delivery_city,
    delivery_postcode: isAtPlace ? null : deliveryPostcode,
    invoice_name: hasOwnInvoice ? form.invoice_name : form.delivery_name,
    invoice_street: hasOwnInvoice ? form.invoice_street : form.delivery_street,
    invoice_city: hasOwnInvoice ? form.invoice_city : form.delivery_city,
    invoice_postcode: hasOwnInvoice ? postcode(invoiceCountry, form.invoice_postcode) : deliveryPostcode,
    invoice_country_code: invoiceCountry,
    company: form.is_company ? form.company : null,
    company_id: form.is_company ? form.company_id : null,
    tax_id: form.is_company && form.tax_id !== '' ? form.tax_id : null,
  };
}
