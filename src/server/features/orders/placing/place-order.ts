import { randomBytes } from 'node:crypto';
import { normalisePostcode } from '#shared/accounts/postcode.ts';
import { cartChanged, cartEmpty, CodedError, FieldError, orderKeyUsed } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { unpaidOrderDays } from '#shared/orders/lifecycle.ts';
import type { OrderForm } from '#shared/orders/order-form.ts';
import { orderTotals } from '#shared/shop/totals.ts';
import type { Context } from '#server/context.ts';
import {
  emptyCart,
  hasLines,
  isPriceChanged,
  joinGuestCart,
  lockOwnCart,
  priceCart,
  type CartOwner,
  type PricedCart,
} from '#server/features/cart/index.ts';
import { createPayment, findOpenPayment, startPayment, type PaymentSubjects } from '#server/features/payments/index.ts';
import { reserveStock } from '#server/features/stock/index.ts';
import { useVouchers } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { recordAge, type ProviderEvidence } from '../lifecycle/age-assurance.ts';
import { checkOrderForm } from './check-order-form.ts';
import { loadOrderFacts, invoiceCountryOf } from './load-order-facts.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { findByClientKey, insertOrder, type PlacedOrder } from '../order.queries.ts';
import { settleOrder } from '../lifecycle/settle-order.ts';

export interface Buyer {
  readonly owner: CartOwner;
  readonly locale: Locale;
  /** What a provider of age verification has told about this buyer: there is none yet (decision 17). */
  readonly ageProof?: ProviderEvidence | undefined;
}

interface Placed extends PlacedOrder {
  /** The payment to be begun; undefined where nothing is to be paid online. */
  readonly paymentId?: number | undefined;
}

/**
 * Orders what lies in the cart: prices, stock and vouchers are looked at once more, the goods are taken out of the
 * stock, the order with its payment and its mail is written, the cart is empty; all of it or nothing.
 * @throws cart_empty, cart_changed, order_key_used (409), FieldError (422)
 */
export async function placeOrder(
  context: Context,
  subjects: PaymentSubjects,
  buyer: Buyer,
  form: OrderForm,
): Promise<PlacedOrder & { redirect: string | null; payment_failed: boolean }> {
  await joinGuestCart(context, buyer.owner);
  const { paymentId, ...order } = await context.db
    .transaction()
    .execute((tx) => placeInTransaction(context, tx, buyer, form));
  if (paymentId === undefined) return { ...order, redirect: null, payment_failed: false };
  try {
    return { ...order, redirect: await startPayment(context, subjects, paymentId), payment_failed: false };
  } catch (error) {
    // The order stands, whatever went wrong with its payment: it can be paid from its page.
    const isPaid = error instanceof CodedError && error.code === 'already_paid';
    if (!isPaid) context.log.error('The payment of a placed order could not be begun', { order: order.id, error });
    return { ...order, redirect: null, payment_failed: !isPaid };
  }
}

async function placeInTransaction(context: Context, tx: Tx, buyer: Buyer, form: OrderForm): Promise<Placed> {
  const { config, now } = context;
  const at = now();
  const { locale, owner, ageProof } = buyer;
  const { accountId } = owner;
  const cart = await lockOwnCart(tx, owner);
  if (!cart) throw cartEmpty();
  const earlier = await findByClientKey(tx, cart.id, form.client_key);
  if (earlier) {
    // What was put into the cart since is another order, which would be swallowed.
    if (await hasLines(tx, cart.id)) throw orderKeyUsed();
    // The answer of the first time may have been lost on its way: the payment goes on.
    return { ...earlier, paymentId: await openCardPayment(tx, earlier.id) };
  }
  const priced = await priceCart(tx, cart, { shop: config.shop, locale, accountId, email: form.email, at });
  const spoiled = priced.vouchers.flatMap(({ refusal }) => refusal ?? []);
  if (spoiled.length > 0) {
    const isOtherEmail = spoiled.some(({ error }) => error === 'voucher_other_email');
    throw new FieldError({ vouchers: spoiled, ...(isOtherEmail && { email: ['voucher_other_email'] }) });
  }
  if (isChanged(priced)) throw cartChanged();
  if (priced.lines.length === 0) throw cartEmpty();
  const checked = await loadOrderFacts({ db: tx, config }, { form, priced, locale, ageProof, at });
  const { offers, pickupPoint } = checked;
  const { delivery, payment, age } = checkOrderForm(checked);
  const totals = orderTotals(priced.lines, priced.totals, {
    delivery: delivery.price.amount,
    fee: payment.fee.amount,
    cashStep: payment.cash_step,
  });
  if (totals.total !== form.expected_total) throw cartChanged();

  const state = payment.code === 'cash_on_delivery' ? 'being_prepared' : 'waiting_for_payment';
  const isPaidOnline = state === 'waiting_for_payment';
  const branch = offers.branches.find(({ id }) => id === form.branch_id && delivery.kind === 'branch');
  const hash = randomBytes(24).toString('base64url');
  const { id, number, lineIds } = await insertOrder(tx, {
    year: checked.today.slice(2, 4),
    order: {
      ...peopleOf(form, delivery.kind),
      hash,
      cart_id: cart.id,
      client_key: form.client_key,
      account_id: accountId ?? null,
      locale,
      state,
      country_code: offers.country,
      carrier_id: delivery.id,
      carrier_name: delivery.name,
      pickup_point_id: delivery.kind === 'pickup_point' ? form.pickup_point_id : null,
      branch_id: branch?.id ?? null,
      payment_method_id: payment.id,
      payment_name: payment.name,
      place: placeOf(branch, delivery.kind === 'pickup_point' ? pickupPoint : undefined),
      currency_code: config.shop.currency,
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
      needs_age_check: priced.needsAgeCheck,
      terms_agreed_at: at,
      placed_at: at,
      expires_at: isPaidOnline ? new Date(at.getTime() + unpaidOrderDays * 86_400_000) : null,
      state_since: at,
    },
    lines: priced.lines.map(({ product, quantity, price, taxRate }, index) => ({
      position: index + 1,
      listing_id: product.id,
      name: product.name,
      sku: product.sku,
      quantity,
      price_minor: price,
      total_minor: price * quantity,
      discount_minor: priced.totals.lineDiscounts[index]!,
      tax_rate: taxRate,
    })),
  });
  await useVouchers(tx, {
    orderId: id,
    accountId: accountId ?? null,
    email: form.email,
    used: priced.vouchers.map(({ voucher, discount }) => ({ voucherId: voucher.id, code: voucher.code, discount })),
  });
  await recordAge(tx, { orderId: id, evidence: age, at });
  const paymentId =
    totals.total === 0
      ? undefined
      : await createPayment(tx, config, {
          subject: { kind: 'order', id },
          method: payment.code,
          amount: totals.total,
          currency: config.shop.currency,
          variableSymbol: number,
          at,
        });
  await queueOrderMail(context, tx, id, 'order.placed');
  await emptyCart(tx, cart.id);
  // Last, for others wait for these rows.
  await reserveGoods(tx, priced, lineIds, branch?.id ?? null);
  // Vouchers may leave nothing to be paid.
  if (totals.total === 0) await settleOrder(context, tx, id, { at });
  return { id, hash, number, paymentId: isPaidOnline && payment.code === 'card' ? paymentId : undefined };
}

function placeOf(
  branch: { town: string; street: string; postcode: string } | undefined,
  point: { name: string; street: string; postcode: string; city: string } | undefined,
): string | null {
  if (branch) return `${branch.town}, ${branch.street}, ${branch.postcode}`;
  return point ? `${point.name}, ${point.street}, ${point.postcode} ${point.city}` : null;
}

async function openCardPayment(tx: Tx, orderId: number): Promise<number | undefined> {
  const open = await findOpenPayment(tx, { kind: 'order', id: orderId });
  return open && open.provider !== 'bank_transfer' && open.provider !== 'cash_on_delivery' ? open.id : undefined;
}

function isChanged({ lines, gone, leftOut }: PricedCart): boolean {
  return (
    gone.length + leftOut.length > 0 ||
    lines.some((line) => isPriceChanged(line) || line.seen.quantity !== line.quantity)
  );
}

async function reserveGoods(
  tx: Tx,
  { lines }: PricedCart,
  lineIds: readonly number[],
  branchId: number | null,
): Promise<void> {
  const wanted = lines.map(({ product, quantity }, index) => ({
    lineId: lineIds[index]!,
    listingId: product.id,
    quantity,
  }));
  if (!(await reserveStock(tx, wanted, branchId))) throw cartChanged();
}

/** Who orders, where to, and to whom the invoice is made out. */
function peopleOf(form: OrderForm, kind: 'courier' | 'post' | 'pickup_point' | 'branch') {
  const isAtPlace = kind === 'branch' || kind === 'pickup_point';
  const hasOwnInvoice = isAtPlace || form.is_invoice_elsewhere;
  const invoiceCountry = hasOwnInvoice ? invoiceCountryOf(form) : form.delivery_country;
  const postcode = (country: string, written: string) => normalisePostcode(country, written) ?? written;
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
