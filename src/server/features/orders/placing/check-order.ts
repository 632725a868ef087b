import { cartChanged, cartEmpty, FieldError } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { OrderForm } from '#shared/orders/order-form.ts';
import { orderTotals, type OrderTotals } from '#shared/shop/totals.ts';
import type { Context } from '#server/context.ts';
import type { AgeProof } from '#server/features/age-proofs/index.ts';
import { isPriceChanged, type CartOwner, type CartRow, type PricedCart } from '#server/features/cart/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { checkOrderForm, type ChosenWays, type FormFacts } from './check-order-form.ts';
import { loadFormFacts } from './load-form-facts.ts';
import type { OrderingClerk } from './ordering-clerk.ts';

export interface Buyer {
  readonly owner: CartOwner;
  readonly locale: Locale;
  /** IP address. */
  readonly address: string;
  /** A provider's confirmation of the buyer's age. */
  readonly ageProof: AgeProof | undefined;
}

/** What of the form an order is written from. */
export type OrderedForm = Omit<OrderForm, 'terms' | 'age' | 'bot_token'>;

interface Ordering {
  readonly buyer: Omit<Buyer, 'address'>;
  /** Locked; undefined when a clerk orders. */
  readonly cart: CartRow | undefined;
  readonly clerk?: OrderingClerk | undefined;
  readonly form: OrderedForm;
  readonly at: Date;
}

/** An order that can be written. */
export interface CheckedOrder
  extends Ordering, ChosenWays, Pick<FormFacts<OrderedForm>, 'offers' | 'pickupPoint' | 'today'> {
  readonly currency: string;
  readonly priced: PricedCart;
  readonly totals: OrderTotals;
}

/**
 * Checks that the goods, the form and the total are still what the buyer saw and can be ordered.
 * @throws cart_empty, cart_changed (409), FieldError (422)
 */
export async function checkOrder(
  { config }: Pick<Context, 'config'>,
  tx: Tx,
  ordering: Ordering,
  priced: PricedCart,
): Promise<CheckedOrder> {
  const { buyer, clerk, form, at } = ordering;
  const { locale, ageProof } = buyer;
  checkVouchers(priced);
  if (isChanged(priced)) throw cartChanged();
  if (priced.lines.length === 0) throw cartEmpty();
  const facts = await loadFormFacts({ db: tx, config }, { form, priced, locale, ageProof, clerk, at });
  const ways = checkOrderForm(facts);
  const totals = orderTotals(priced.lines, priced.totals, {
    delivery: ways.delivery.price.amount,
    fee: ways.payment.fee.amount,
    cashStep: ways.payment.cash_step,
  });
  if (totals.total !== form.expected_total) throw cartChanged();
  const { offers, pickupPoint, today } = facts;
  return { ...ordering, ...ways, offers, pickupPoint, today, priced, totals, currency: config.shop.currency };
}

/** @throws FieldError on `vouchers` */
function checkVouchers({ vouchers }: PricedCart): void {
  const refusals = vouchers.flatMap(({ refusal }) => refusal ?? []);
  if (refusals.length > 0) throw new FieldError({ vouchers: refusals });
}

function isChanged({ lines, gone, leftOut }: PricedCart): boolean {
  return (
    gone.length + leftOut.length > 0 ||
    lines.some((line) => isPriceChanged(line) || line.seen.quantity !== line.quantity)
  );
}
