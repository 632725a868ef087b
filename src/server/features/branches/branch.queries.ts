import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

export interface BranchRow {
  readonly id: number;
  readonly town: string;
  readonly street: string;
  readonly postcode: string;
  readonly phone: string;
  readonly email: string;
  readonly is_in_prague: boolean;
  readonly opening_hours: Record<string, string[]>;
}

export interface PublicBranchRow extends BranchRow {
  readonly pickup_days: number;
  readonly country_code: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface ClosureRow {
  /** Null: all branches. */
  readonly branch_id: number | null;
  /** ISO date. */
  readonly day: string;
  readonly note: string;
}

/** The branch to which goods are returned. */
export function findWarehouse(db: Queryable): Promise<Pick<BranchRow, 'town' | 'street' | 'postcode'> | undefined> {
  return db
    .selectFrom('branch')
    .where('kind', '=', 'warehouse')
    .where('is_active', '=', true)
    .where('street', '<>', '')
    .select(['town', 'street', 'postcode'])
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** A store, active or not. */
export interface PickupBranchRow extends Pick<
  BranchRow,
  'id' | 'town' | 'street' | 'postcode' | 'phone' | 'opening_hours'
> {
  /** Closures from the requested day on: the branch's own and those of all branches. */
  readonly closed: readonly ClosureRow[];
}

/** An SQL expression with the pickup branch as JSON; null without one. */
export const pickupBranch = (id: RawBuilder<unknown>, from: RawBuilder<unknown>) => sql<PickupBranchRow | null>`(
  select json_build_object('id', b.id, 'town', b.town, 'street', b.street, 'postcode', b.postcode, 'phone', b.phone,
    'opening_hours', b.opening_hours, 'closed', (
      select coalesce(json_agg(json_build_object('branch_id', c.branch_id, 'day', c.day, 'note', c.note)
        order by c.day, c.id), '[]')
      from branch_closure c where c.day >= ${from} and (c.branch_id is null or c.branch_id = b.id)))
  from branch b where b.id = ${id})`;

/** @param from ISO date of the first closures */
export async function findPickupBranch(db: Queryable, id: number, from: string): Promise<PickupBranchRow | null> {
  const { rows } = await sql<{ branch: PickupBranchRow | null }>`
    select ${pickupBranch(sql`${id}::integer`, sql`${from}::date`)} as branch`.execute(db);
  return rows[0]?.branch ?? null;
}

/** Active stores, where goods can be picked up. */
export async function listBranches(db: Queryable): Promise<BranchRow[]> {
  return (await activeStores.execute(db)).rows;
}

/**
 * Active stores, for their pages.
 * @param id only this one
 */
export async function listPublicBranchRows(db: Queryable, id?: number): Promise<PublicBranchRow[]> {
  const { rows } = await sql<PublicBranchRow>`
    select id, town, street, postcode, phone, email, is_in_prague, opening_hours, pickup_days,
      country_code, latitude::float8, longitude::float8
    from branch
    where is_active and kind = 'store' and id = coalesce(${id ?? null}::integer, id)
    order by position, id`.execute(db);
  return rows;
}

/** Days from a day on, on which all branches or one of them are closed. */
export async function listClosedDays(db: Queryable, from: string): Promise<ClosureRow[]> {
  return (await closedDays(from).execute(db)).rows;
}

/** An SQL fragment with the active stores, for larger statements. */
export const activeStores = sql<BranchRow>`
  select id, town, street, postcode, phone, email, is_in_prague, opening_hours
  from branch where is_active and kind = 'store' order by position, id`;

export const closedDays = (from: string) => sql<ClosureRow>`
  select branch_id, day::text, note from branch_closure where day >= ${from}::date order by day, id`;
