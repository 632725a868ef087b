import { cartChanged, cartEmpty, CodedError, orderKeyUsed } from '#shared/errors.ts';
import type { OrderForm } from '#shared/orders/order-form.ts';
import type { Context } from '#server/context.ts';
import { emptyCart, hasLines, joinGuestCart, lockOwnCart } from '#server/features/cart/index.ts';
import { createPayment, findOpenPayment, startPayment, type PaymentSubjects } from '#server/features/payments/index.ts';
import { reserveStock } from '#server/features/stock/index.ts';
import { useVouchers } from '#server/features/vouchers/index.ts';
import { isDatabaseUnavailable, type Tx } from '#server/platform/db/db.ts';
import { recordAge } from '../lifecycle/age-assurance.ts';
import { settleOrder } from '../lifecycle/settle-order.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { findByClientKey, insertOrder, type PlacedOrder } from '../order.queries.ts';
import { checkOrder, type Buyer, type CheckedOrder } from './check-order.ts';
import { limitUnpaid, limitUnpaidShare } from './limit-unpaid.ts';
import { personOf, pickupBranchOf, toOrderLines, toOrderRow } from './order-row.ts';

interface Placed extends PlacedOrder {
  /** The payment to start; undefined where nothing is paid online. */
  readonly paymentId?: number | undefined;
}

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
  const { paymentId, ...order } = await context.db
    .transaction()
    .execute((tx) => placeInTransaction(context, tx, buyer, form));
  return { ...order, ...(await startPaymentOf(context, subjects, order, paymentId)) };
}

async function placeInTransaction(context: Context, tx: Tx, buyer: Buyer, form: OrderForm): Promise<Placed> {
  const at = context.now();
  const cart = await lockOwnCart(tx, buyer.owner);
  if (!cart) throw cartEmpty();
  const repeated = await findRepeated(tx, cart.id, form.client_key);
  if (repeated) return repeated;
  const order = await checkOrder(context, tx, { buyer, cart, form, at });
  await limitUnpaid(tx, order);
  await limitUnpaidShare(tx, order, { isReserved: false });
  const { id, hash, number, lineIds } = await writeOrder(tx, order);
  await useOrderVouchers(tx, id, order);
  await recordAge(tx, { orderId: id, evidence: order.age, at });
  const paymentId = await createOrderPayment(context, tx, { id, number }, order);
  await queueOrderMail(context, tx, id, 'order.placed');
  await emptyCart(tx, cart.id);
  // Last, because other orders wait for these locks.
  await reserveGoods(tx, order, lineIds);
  await limitUnpaidShare(tx, order, { isReserved: true });
  // Vouchers may leave nothing to pay.
  if (order.totals.total === 0) await settleOrder(context, tx, id, { at });
  return { id, hash, number, paymentId: order.payment.code === 'card' ? paymentId : undefined };
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

async function writeOrder(tx: Tx, order: CheckedOrder): Promise<PlacedOrder & { readonly lineIds: readonly number[] }> {
  const row = toOrderRow(order);
  const year = order.today.slice(2, 4);
  const inserted = await insertOrder(tx, { year, order: row, lines: toOrderLines(order) });
  return { ...inserted, hash: row.hash };
}

function useOrderVouchers(tx: Tx, orderId: number, order: CheckedOrder): Promise<void> {
  const { buyer, form, priced } = order;
  return useVouchers(tx, {
    orderId,
    accountId: buyer.owner.accountId ?? null,
    email: form.email,
    person: personOf(order),
    used: priced.vouchers.map(({ voucher, discount }) => ({ voucherId: voucher.id, code: voucher.code, discount })),
  });
}

async function createOrderPayment(
  { config }: Context,
  tx: Tx,
  { id, number }: { readonly id: number; readonly number: string },
  { payment, totals, at }: CheckedOrder,
): Promise<number | undefined> {
  if (totals.total === 0) return undefined;
  return createPayment(tx, config, {
    subject: { kind: 'order', id },
    method: payment.code,
    amount: totals.total,
    currency: config.shop.currency,
    variableSymbol: number,
    at,
  });
}

async function reserveGoods(tx: Tx, order: CheckedOrder, lineIds: readonly number[]): Promise<void> {
  const lines = order.priced.lines.map(({ product, quantity }, index) => ({
    lineId: lineIds[index]!,
    listingId: product.id,
    quantity,
  }));
  if (!(await reserveStock(tx, lines, pickupBranchOf(order)?.id ?? null))) throw cartChanged();
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
