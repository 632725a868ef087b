import { sql } from 'kysely';
import type { AdminBranch, AdminClosure, BranchInput, ClosureInput } from '#shared/delivery/admin-branches-contract.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export type BranchRecord = Omit<AdminBranch, 'version'>;

/**
 * Includes the warehouse and inactive branches.
 * @param id only this one
 */
export async function listBranchRecords(db: Queryable, id?: number): Promise<BranchRecord[]> {
  const { rows } = await sql<BranchRecord>`
    select id, code, kind, town, street, postcode, phone, email, is_in_prague as is_in_capital, is_active, position,
      latitude::float8, longitude::float8, pickup_days, opening_hours
    from branch
    where id = coalesce(${id ?? null}::integer, id)
    order by position, id`.execute(db);
  return rows;
}

export function lockBranch(tx: Tx, id: number) {
  return tx.selectFrom('branch').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirst();
}

export async function isBranchCodeTaken(db: Queryable, code: string, exceptId?: number): Promise<boolean> {
  const found = await db
    .selectFrom('branch')
    .where('code', '=', code)
    .where('id', '!=', exceptId ?? 0)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

const columnsOf = ({ is_in_capital: isInCapital, opening_hours: hours, ...input }: BranchInput) => ({
  code: input.code,
  kind: input.kind,
  town: input.town,
  street: input.street,
  postcode: input.postcode,
  phone: input.phone,
  email: input.email,
  is_in_prague: isInCapital,
  is_active: input.is_active,
  position: input.position,
  latitude: input.latitude,
  longitude: input.longitude,
  pickup_days: input.pickup_days,
  opening_hours: JSON.stringify(hours),
});

/** @returns undefined when the code is taken */
export async function insertBranch(tx: Tx, input: BranchInput, country: string): Promise<number | undefined> {
  const row = await tx
    .insertInto('branch')
    .values({ ...columnsOf(input), country_code: country })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateBranch(tx: Tx, id: number, input: BranchInput): Promise<void> {
  await tx.updateTable('branch').set(columnsOf(input)).where('id', '=', id).execute();
}

export async function listClosureRecords(db: Queryable, from: string): Promise<AdminClosure[]> {
  const { rows } = await sql<AdminClosure>`
    select id, branch_id, day::text, note from branch_closure where day >= ${from}::date
    order by day, branch_id nulls first, id`.execute(db);
  return rows;
}

/** Locks all branches against concurrent closing and opening until the transaction ends; reading goes on. */
export async function lockClosures(tx: Tx): Promise<void> {
  await sql`lock table branch_closure in share row exclusive mode`.execute(tx);
}

/** Whether all branches are closed on a day. */
export async function isClosedEverywhere(tx: Tx, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from branch_closure where branch_id is null and day = ${day}::date`.execute(tx);
  return rows.length > 0;
}

/** @returns undefined when it is already closed on that day */
export async function insertClosure(tx: Tx, input: ClosureInput): Promise<AdminClosure | undefined> {
  const { rows } = await sql<AdminClosure>`
    insert into branch_closure (branch_id, day, note)
    values (${input.branch_id}::integer, ${input.day}::date, ${input.note})
    on conflict do nothing
    returning id, branch_id, day::text, note`.execute(tx);
  return rows[0];
}

export async function deleteClosureRow(tx: Tx, id: number): Promise<AdminClosure | undefined> {
  const { rows } = await sql<AdminClosure>`
    delete from branch_closure where id = ${id}::integer returning id, branch_id, day::text, note`.execute(tx);
  return rows[0];
}
