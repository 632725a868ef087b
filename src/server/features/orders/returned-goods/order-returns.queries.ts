import { sql } from 'kysely';
import { openReturnStates, type ComplaintState, type WithdrawalState } from '#shared/returns/lifecycle.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** Everything that orders read of withdrawals and complaints, which the feature `returns` writes. */

export type OrderReturnRow = {
  readonly order_id: number;
  readonly id: number;
  readonly received_at: Date;
  readonly state_since: Date;
} & (
  | { readonly kind: 'withdrawal'; readonly state: WithdrawalState }
  | { readonly kind: 'complaint'; readonly state: ComplaintState }
);

/** Withdrawals and complaints of some orders, newest first; by order. */
export async function listReturnsOfOrders(
  db: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderReturnRow[]>> {
  if (orderIds.length === 0) return new Map();
  const ids = sql`any (${[...orderIds]}::bigint[])`;
  const { rows } = await sql<OrderReturnRow>`
    select w.order_id, 'withdrawal' as kind, w.id, w.state, w.received_at,
      coalesce(w.settled_at, w.decided_at, w.received_at) as state_since
    from withdrawal w where w.order_id = ${ids}
    union all
    select c.order_id, 'complaint', c.id, c.state, c.received_at, c.state_since
    from complaint c where c.order_id = ${ids}
    order by received_at desc, kind, id desc`.execute(db);
  const byOrder = new Map<number, OrderReturnRow[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) byOrder.get(row.order_id)?.push(row);
  return byOrder;
}

/** Whether the order has a withdrawal that is neither refused nor settled. */
export async function hasOpenWithdrawals(db: Queryable, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal')
    .where('order_id', '=', orderId)
    .where('state', 'in', openReturnStates)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The buyer of an order `o` has withdrawn, and the withdrawal is undecided. */
export const isWithdrawnFrom = sql`
  exists (select from withdrawal w where w.order_id = o.id and w.state = 'received')`;

/** Pieces of an order `o` under withdrawals, unless refused, as `ReturnedPieces`. */
export const withdrawnPieces = sql`
  select wl.order_line_id as line_id, wl.quantity, w.id as withdrawal_id, w.state <> 'received' as is_accepted,
    w.refund_id is not null or w.state = 'settled' as is_paid_back
  from withdrawal w join withdrawal_line wl on wl.withdrawal_id = w.id
  where w.order_id = o.id and w.state <> 'refused'`;

/** Whether a refund `r` of a payment `p` belongs to a withdrawal. */
export const isOfWithdrawal = sql`
  exists (select from withdrawal w where w.order_id = p.subject_id and w.refund_id = r.id)`;
