import { sql } from 'kysely';
import type { PackageFields } from '#shared/catalog/admin-packages-contract.ts';
import type { PackageUnit } from '#shared/catalog/package-label.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface PackageRecord extends PackageFields {
  readonly id: number;
}

export interface PackageRow extends PackageRecord {
  readonly merging_into: number | null;
  readonly listings: number;
  readonly is_used: boolean;
}

export async function listPackageRows(db: Queryable): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`
    select p.id, p.unit, p.amount, p.count, p.merging_into,
      listings_with('package', p.id::text) as listings,
      exists (select from listing l where l.package_id = p.id) as is_used
    from package p order by p.position, p.id`.execute(db);
  return rows;
}

/** Changes of packages are rare: they take turns, so that places and merges never cross. */
export async function lockPackages(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('package'))`.execute(tx);
}

/** Locks a package so that no listing can take it before the transaction ends. */
export async function lockPackage(
  tx: Tx,
  id: number,
): Promise<(PackageRecord & { readonly merging_into: number | null }) | undefined> {
  const row = await tx
    .selectFrom('package')
    .where('id', '=', id)
    .select(['id', 'unit', 'amount', 'count', 'merging_into'])
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, unit: row.unit as PackageUnit };
}

export async function isPackageUsed(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from listing where package_id = ${id}) or exists (select from package where merging_into = ${id})
      or exists (
        select from advert_revision where state = 'waiting' and content -> 'package_id' = to_jsonb(${id}::integer))
      as is_used`.execute(tx);
  return rows[0]!.is_used;
}

export async function insertPackage(tx: Tx, fields: PackageFields): Promise<PackageRecord> {
  const { id } = await tx.insertInto('package').values(fields).returning('id').executeTakeFirstOrThrow();
  return { id, ...fields };
}

export async function updatePackage(tx: Tx, id: number, fields: PackageFields): Promise<void> {
  const { unit, amount, count } = fields;
  await tx.updateTable('package').set({ unit, amount, count }).where('id', '=', id).execute();
}

/** Puts the packages of each unit in the order of their sizes. */
export async function sortPackages(tx: Tx): Promise<void> {
  await sql`
    update package p set position = sorted.position
    from (
      select id, row_number() over (order by array_position('{ml,g,piece}', unit), amount::bigint * count, count) as position
      from package) sorted
    where p.id = sorted.id and p.position <> sorted.position`.execute(tx);
}

export async function setPackageMerging(tx: Tx, id: number, into: number): Promise<void> {
  await tx.updateTable('package').set({ merging_into: into }).where('id', '=', id).execute();
}

export async function findPackageMerging(db: Queryable, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('package').where('id', '=', id).select('merging_into').executeTakeFirst();
  return row?.merging_into ?? undefined;
}

/** Gives some listings another package, silently for watchdogs. @returns how many */
export async function replacePackageOfSome(tx: Tx, id: number, into: number, atMost: number): Promise<number> {
  await sql`set local karafa.is_merging = 'on'`.execute(tx);
  const { numAffectedRows } = await sql`
    update listing set package_id = ${into}
    where id in (
      select id from listing where package_id = ${id} order by id limit ${atMost}::bigint for update)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function hasListingsOfPackage(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('listing').where('package_id', '=', id).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function isMergeTarget(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('package').where('merging_into', '=', id).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function deletePackage(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('package').where('id', '=', id).execute();
}
