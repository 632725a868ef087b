import { cartEmpty, CodedError, orderKeyUsed } from '#shared/errors.ts';
import type { OrderForm } from '#shared/orders/order-form.ts';
import type { Context } from '#server/context.ts';
import { hasLines, joinGuestCart, lockOwnCart, priceCart } from '#server/features/cart/index.ts';
import { findOpenPayment, startPayment, type PaymentSubjects } from '#server/features/payments/index.ts';
import { isDatabaseUnavailable } from '#server/platform/db/database-unavailable.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { planOnce } from '#server/platform/db/plan-once.ts';
import { commitWithLast, together, type SendLast } from '#server/platform/db/together.ts';
import { findByClientKey, type PlacedOrder } from '../order.queries.ts';
import { checkOrder, type Buyer } from './check-order.ts';
import { countOrder, limitUnpaid, readFactsOf } from './limit-unpaid.ts';
import { writeOrder, type Placed } from './write-order.ts';

interface StartedPayment {
  /** Where to send the buyer to pay; null: nowhere. */
  readonly redirect: string | null;
  readonly payment_failed: boolean;
}

/**
 * Places an order with the contents of the buyer's cart in one transaction: it checks prices, stock and vouchers again,
 * reserves the goods, writes the order with its payment and its mail, and empties the cart. Then it starts the payment.
 * @throws cart_empty, cart_changed, order_key_used, unpaid_orders, unpaid_pieces, unpaid_share (409),
 *   too_many_requests (429), FieldError (422)
 */
export async function placeOrder(
  context: Context,
  subjects: PaymentSubjects,
  buyer: Buyer,
  form: OrderForm,
): Promise<PlacedOrder & StartedPayment> {
  await joinGuestCart(context, buyer.owner);
  const { paymentId, ...order } = await commitWithLast(context.db, (tx, sendLast) =>
    placeInTransaction(context, tx, { buyer, form, sendLast }),
  );
  return { ...order, ...(await startPaymentOf(context, subjects, order, paymentId)) };
}

interface Placing {
  readonly buyer: Buyer;
  readonly form: OrderForm;
  readonly sendLast: SendLast;
}

async function placeInTransaction(context: Context, tx: Tx, { buyer, form, sendLast }: Placing): Promise<Placed> {
  const at = context.now();
  const [, cart] = await together(planOnce(tx), lockOwnCart(tx, buyer.owner));
  if (!cart) throw cartEmpty();
  const { owner, locale } = buyer;
  const { config } = context;
  const [repeated, priced] = await together(
    findRepeated(tx, cart.id, form.client_key),
    priceCart(tx, cart, { config, locale, accountId: owner.accountId, email: form.email, at }),
  );
  if (repeated) return repeated;
  const order = await checkOrder(context, tx, { buyer, cart, form, at }, priced);
  const [, facts] = await together(countOrder(tx, buyer.address, order), readFactsOf(tx, order));
  limitUnpaid(order, facts);
  return writeOrder(context, tx, order, { ...facts, sendLast });
}

/**
 * The order that the same form has already placed, when its answer was lost; its payment is continued.
 * @throws order_key_used (409) when the cart has been filled since: that would be another order
 */
async function findRepeated(tx: Tx, cartId: number, clientKey: string): Promise<Placed | undefined> {
  const earlier = await findByClientKey(tx, cartId, clientKey);
  if (!earlier) return undefined;
  if (await hasLines(tx, cartId)) throw orderKeyUsed();
  const open = await findOpenPayment(tx, { kind: 'order', id: earlier.id });
  const isOnline = open && open.provider !== 'bank_transfer' && open.provider !== 'cash_on_delivery';
  return { ...earlier, paymentId: isOnline ? open.id : undefined };
}

/**
 * A failure leaves the order as it is: the buyer can pay it from its page. In a rush all connections may be taken by orders
 * that wait for the same stock, so an unreachable database is tried once more.
 */
async function startPaymentOf(
  context: Context,
  subjects: PaymentSubjects,
  order: PlacedOrder,
  paymentId: number | undefined,
  isRepeated = false,
): Promise<StartedPayment> {
  if (paymentId === undefined) return { redirect: null, payment_failed: false };
  try {
    return { redirect: await startPayment(context, subjects, paymentId), payment_failed: false };
  } catch (error) {
    if (isDatabaseUnavailable(error) && !isRepeated) return startPaymentOf(context, subjects, order, paymentId, true);
    const isPaid = error instanceof CodedError && error.code === 'already_paid';
    if (!isPaid) context.log.error('The payment of a placed order could not be started', { order: order.id, error });
    return { redirect: null, payment_failed: !isPaid };
  }
}
