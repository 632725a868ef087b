import { sql } from 'kysely';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** The sum of a payment's refunds that administrators requested since then. */
export async function sumAskedSince(db: Queryable, paymentId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as sum from refund
    where payment_id = ${paymentId}::bigint and asked_by is not null and created_at > ${since}`.execute(db);
  return rows[0]!.sum;
}

export async function approveRow(
  tx: Tx,
  id: number,
  { actorId, at }: { readonly actorId: number; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ state: 'waiting', approved_by: actorId, approved_at: at })
    .where('id', '=', id)
    .where('state', '=', 'unapproved')
    .execute();
}

/** Makes a refund wait for approval again; `actorId` is now who requested it. */
export async function holdRow(tx: Tx, id: number, actorId: number): Promise<void> {
  await tx
    .updateTable('refund')
    .set({ state: 'unapproved', asked_by: actorId, approved_by: null, approved_at: null })
    .where('id', '=', id)
    .where('state', 'in', ['unapproved', 'waiting'])
    .execute();
}

/** Those that this administrator may decide on: the ones of others. */
export function unapprovedRefunds(accountId: number): WaitingRows {
  return {
    rows: sql`refund r where r.state = 'unapproved' and r.asked_by is distinct from ${accountId}::bigint`,
    since: sql`r.created_at`,
  };
}

/** How many other administrators may approve refunds. */
export async function countApprovers(db: Queryable, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account
    where scopes <> '{}' and state = 'approved' and 'orders' = any(scopes) and id <> ${accountId}::bigint`.execute(db);
  return rows[0]!.count;
}
