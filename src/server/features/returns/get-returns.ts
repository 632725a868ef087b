import { notFound } from '#shared/errors.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import type { Context } from '#server/context.ts';
import { countPieces, getReturnedGoods, isSameHash } from '#server/features/orders/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { countUnderComplaint } from './complaint.queries.ts';
import {
  findReturnedOrder,
  listComplaintsOfOrder,
  listReturnableLines,
  listWithdrawalsOfOrder,
  type ReturnedOrderRow,
} from './returned-order.queries.ts';
import { presentReturns } from './returns-presenter.ts';

/** @throws not_found (404), the same for a wrong id and a wrong hash */
export async function getReturns(context: Context, id: number, hash: string): Promise<OrderReturns> {
  const { db, config, now } = context;
  const order = openFor(await findReturnedOrder(db, id), hash);
  return presentReturns({ order, ...(await partsOf(db, id)), shop: config.shop, now: now() });
}

export function openFor(order: ReturnedOrderRow | undefined, hash: string): ReturnedOrderRow {
  if (!order || !isSameHash(order.hash, hash)) throw notFound();
  return order;
}

async function partsOf(db: Queryable, id: number) {
  const [lines, goods, underComplaint, withdrawals, complaints] = await Promise.all([
    listReturnableLines(db, id),
    getReturnedGoods(db, id),
    countUnderComplaint(db, id),
    listWithdrawalsOfOrder(db, id),
    listComplaintsOfOrder(db, id),
  ]);
  return { lines, returned: countPieces(goods), underComplaint, withdrawals, complaints };
}
