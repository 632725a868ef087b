import { cartChanged } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { emptyCart } from '#server/features/cart/index.ts';
import { createPayment } from '#server/features/payments/index.ts';
import {
  chooseReservations,
  insertReservations,
  lockStock,
  type Reservation,
  type StockLevel,
} from '#server/features/stock/index.ts';
import { useVouchers } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { together, type SendLast } from '#server/platform/db/together.ts';
import { ageCheckOf } from '../lifecycle/age-assurance.ts';
import { settleOrder } from '../lifecycle/settle-order.ts';
import { queuePlacedMail } from '../mails/order-mails.ts';
import { insertOrder, type PlacedOrder } from '../order.queries.ts';
import type { CheckedOrder } from './check-order.ts';
import { limitUnpaidShare } from './limit-unpaid.ts';
import { mailedRowOf } from './mailed-row.ts';
import { personOf, pickupBranchOf, toOrderLines, toOrderRow } from './order-row.ts';
import type { PlacingFacts } from './unpaid-orders.queries.ts';

export interface Placed extends PlacedOrder {
  /** The payment to start; undefined where nothing is paid online. */
  readonly paymentId?: number | undefined;
}

interface Writing extends Pick<PlacingFacts, 'mail'> {
  readonly sendLast: SendLast;
}

/** Writes a checked order with everything that belongs to it, for buyers and clerks alike. */
export async function writeOrder(
  context: Context,
  tx: Tx,
  order: CheckedOrder,
  { mail, sendLast }: Writing,
): Promise<Placed> {
  const { cart, clerk, at } = order;
  const row = toOrderRow(order);
  const lines = toOrderLines(order);
  const { hash } = row;
  const { id, number, lineIds } = await insertOrder(tx, {
    year: order.today.slice(2, 4),
    order: row,
    lines,
    age: ageCheckOf(order.age, clerk?.id),
  });
  await useOrderVouchers(tx, id, order);
  const mailed = await mailedRowOf(tx, order, { id, number, row, lines, lineIds, mail });
  const [paymentId, , , stock] = await together(
    createOrderPayment(context, tx, { id, number }, order),
    queuePlacedMail(context, tx, mailed, mail.texts),
    cart ? emptyCart(tx, cart.id) : Promise.resolve(),
    // Last, because other orders wait for these locks. What guests hold is read once they are taken.
    lockStock(
      tx,
      lines.map(({ listing_id: listing }) => listing),
    ),
    clerk ? Promise.resolve() : limitUnpaidShare(tx, order),
  );
  const reservations = chooseGoods(order, stock, lineIds);
  if (!reservations) throw cartChanged();
  const reserving = insertReservations(tx, reservations);
  sendLast(reserving);
  // Vouchers may leave nothing to pay.
  if (order.totals.total === 0) {
    await reserving;
    await settleOrder(context, tx, id, { at });
  }
  return { id, hash, number, paymentId: order.payment.code === 'card' ? paymentId : undefined };
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

function chooseGoods(
  order: CheckedOrder,
  stock: readonly StockLevel[],
  lineIds: readonly number[],
): Reservation[] | undefined {
  const lines = order.priced.lines.map(({ product, quantity }, index) => ({
    lineId: lineIds[index]!,
    listingId: product.id,
    quantity,
  }));
  return chooseReservations(lines, stock, pickupBranchOf(order)?.id ?? null);
}
