import type { OrderReturns } from '#shared/returns/contract.ts';
import type { Context } from '#server/context.ts';
import { countPieces, getReturnedGoods, isSameHash, refuseHash } from '#server/features/orders/index.ts';
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

/** @throws not_found (404), the same for a wrong id and a wrong hash; order_link_revoked (410) for an earlier hash */
export async function getReturns(context: Context, id: number, hash: string): Promise<OrderReturns> {
  const { db, config, now } = context;
  const order = await openFor(db, await findReturnedOrder(db, id), { id, hash });
  return presentReturns({ order, ...(await partsOf(db, id)), shop: config.shop, now: now() });
}

export async function openFor(
  db: Queryable,
  order: ReturnedOrderRow | undefined,
  { id, hash }: { readonly id: number; readonly hash: string },
): Promise<ReturnedOrderRow> {
  return order && isSameHash(order.hash, hash) ? order : refuseHash(db, id, hash);
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
