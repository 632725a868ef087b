import { sql } from 'kysely';
import type { ComplaintForm } from '#shared/returns/contract.ts';
import { openReturnStates, type ComplaintState } from '#shared/returns/lifecycle.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import { literals } from '#server/platform/db/literals.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** The refund of a complaint `c`, found through the history of its order. */
export const refundOfComplaint = sql`
  select r.id, r.amount_minor as minor, r.state
  from order_event e join refund r on r.id = (e.detail ->> 'refundId')::bigint
  where e.order_id = c.order_id and e.kind = 'ask_refund' and (e.detail ->> 'complaintId')::bigint = c.id
  order by e.id desc limit 1`;

/** @returns undefined when its key exists */
export async function insertComplaint(
  tx: Tx,
  {
    form,
    orderId,
    locale,
    at,
    dueOn,
  }: { form: ComplaintForm; orderId: number; locale: string; at: Date; dueOn: string },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('complaint')
    .values({
      order_line_id: form.order_line_id,
      order_id: orderId,
      client_key: form.client_key,
      locale,
      name: form.name,
      email: form.email,
      quantity: form.quantity,
      description: form.description,
      wished_solution: form.wished_solution,
      received_at: at,
      due_on: sql<string>`${dueOn}::date`,
      state_since: at,
    })
    .onConflict((conflict) => conflict.column('client_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isKnownComplaint(db: Queryable, orderId: number, clientKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('complaint')
    .where('client_key', '=', clientKey)
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Pieces under open complaints by line, without those that such a complaint has refunded, because these count as
 * returned. To decide by it, the caller must hold the order's lock.
 */
export async function countUnderComplaint(db: Queryable, orderId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ line_id: number; pieces: number }>`
    select c.order_line_id as line_id, sum(greatest(0, c.quantity - coalesce(back.pieces, 0)))::integer as pieces
    from complaint c
    left join lateral (${refundOfComplaint}) refund on true
    left join lateral (
      select sum((line ->> 'quantity')::integer) as pieces
      from refund r cross join lateral jsonb_array_elements(r.content -> 'lines') line
      where r.id = refund.id and (line ->> 'line_id')::bigint = c.order_line_id) back on true
    where c.order_id = ${orderId}::bigint and c.state = any (${[...openReturnStates]}::text[])
    group by c.order_line_id`.execute(db);
  return new Map(rows.map(({ line_id: lineId, pieces }) => [lineId, pieces]));
}

export interface ComplaintRow {
  readonly id: number;
  readonly order_id: number;
  readonly hash: string;
  readonly number: string;
  readonly account_id: number | null;
  readonly state: ComplaintState;
  readonly locale: string;
  readonly name: string;
  /** The address typed into the form; the order's may differ. */
  readonly email: string;
  readonly order_email: string;
  readonly order_line_id: number;
  readonly goods: string;
  readonly quantity: number;
  readonly description: string;
  readonly wished_solution: 'repair' | 'replacement' | 'discount' | 'refund';
  readonly received_at: Date;
  readonly due_on: string;
  readonly decision: string;
  readonly refund_id: number | null;
}

export async function findComplaint(db: Queryable, id: number): Promise<ComplaintRow | undefined> {
  const { rows } = await sql<ComplaintRow>`
    select c.id, c.order_id, o.hash, o.number, o.account_id, c.state, c.locale, c.name, c.email,
      o.email as order_email, c.order_line_id, l.name as goods,
      c.quantity, c.description, c.wished_solution, c.received_at, c.due_on::text, c.decision, refund.id as refund_id
    from complaint c
    join shop_order o on o.id = c.order_id
    join order_line l on l.id = c.order_line_id
    left join lateral (${refundOfComplaint}) refund on true
    where c.id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** The order numbers of existing complaints, used as their names. */
export function listComplaintOrders(db: Queryable, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('complaint')
    .innerJoin('shop_order', 'shop_order.id', 'complaint.order_id')
    .where('complaint.id', 'in', ids)
    .select(['complaint.id', 'shop_order.number as name'])
    .execute();
}

export const openComplaints: WaitingRows = {
  rows: sql`complaint where state in (${literals(openReturnStates)})`,
  since: sql`received_at`,
};

/** @returns false when it was no longer in state `from` */
export async function moveComplaintRow(
  tx: Tx,
  id: number,
  moved: { from: ComplaintState; to: ComplaintState; decision: string; actorId: number; at: Date },
): Promise<boolean> {
  const { from, to, decision, actorId, at } = moved;
  const isDecision = to === 'accepted' || to === 'refused';
  const { numUpdatedRows } = await tx
    .updateTable('complaint')
    .set({ state: to, state_since: at, ...(isDecision && { decision, decided_by: actorId, decided_at: at }) })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Erases senders and their texts from refused or closed complaints received before a time. @returns how many */
export async function eraseComplainants(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update complaint set name = '', email = '', description = '', decision = '' where id in (
      select id from complaint where received_at < ${before} and state in ('refused', 'closed') and email <> ''
      order by received_at limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}
