import { cartChanged } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { emptyCart } from '#server/features/cart/index.ts';
import { createPayment } from '#server/features/payments/index.ts';
import { reserveStock } from '#server/features/stock/index.ts';
import { useVouchers } from '#server/features/vouchers/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { recordAge } from '../lifecycle/age-assurance.ts';
import { settleOrder } from '../lifecycle/settle-order.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import { insertOrder, type PlacedOrder } from '../order.queries.ts';
import type { CheckedOrder } from './check-order.ts';
import { limitUnpaidShare } from './limit-unpaid.ts';
import { personOf, pickupBranchOf, toOrderLines, toOrderRow } from './order-row.ts';

export interface Placed extends PlacedOrder {
  /** The payment to start; undefined where nothing is paid online. */
  readonly paymentId?: number | undefined;
}

/** Writes a checked order with everything that belongs to it, for buyers and clerks alike. */
export async function writeOrder(context: Context, tx: Tx, order: CheckedOrder): Promise<Placed> {
  const { cart, clerk, at } = order;
  const { id, hash, number, lineIds } = await insertChecked(tx, order);
  await useOrderVouchers(tx, id, order);
  await recordAge(tx, { orderId: id, evidence: order.age, actorId: clerk?.id, at });
  const paymentId = await createOrderPayment(context, tx, { id, number }, order);
  await queueOrderMail(context, tx, id, 'order.placed');
  if (cart) await emptyCart(tx, cart.id);
  // Last, because other orders wait for these locks.
  await reserveGoods(tx, order, lineIds);
  if (!clerk) await limitUnpaidShare(tx, order, { isReserved: true });
  // Vouchers may leave nothing to pay.
  if (order.totals.total === 0) await settleOrder(context, tx, id, { at });
  return { id, hash, number, paymentId: order.payment.code === 'card' ? paymentId : undefined };
}

async function insertChecked(
  tx: Tx,
  order: CheckedOrder,
): Promise<PlacedOrder & { readonly lineIds: readonly number[] }> {
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
