import { sql } from 'kysely';
import type { AdminBrandQuery } from '#shared/catalog/admin-brands-contract.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import { countedAtMost } from '#server/platform/db/page-of-found.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { holdsWords } from '#server/platform/db/like-pattern.ts';

export const brandsPerPage = 50;
export interface BrandRecord {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly is_approved: boolean;
}

export interface BrandRow extends BrandRecord {
  readonly listings: number;
  readonly merging_into: string | null;
}

/** Of the whole catalogue, as folded last. */
const listings = sql`listings_with('brand', b.id::text)`;

const orders = {
  name: sql`b.name collate "und-x-icu", b.id`,
  listings: sql`counted.listings desc, b.id`,
  newest: sql`b.id desc`,
};

function chosen({ q, state }: AdminBrandQuery) {
  const conditions = [
    sql`true`,
    q !== '' && holdsWords(sql`f_unaccent(lower(b.name))`, q),
    state && sql`b.is_approved = ${state === 'approved'}`,
  ].filter((condition) => typeof condition === 'object');
  return sql`brand b where ${sql.join(conditions, sql` and `)}`;
}

async function read(db: Queryable, query: AdminBrandQuery, limit: number, offset: number): Promise<BrandRow[]> {
  const { rows } = await sql<BrandRow>`
    select b.id, b.name, b.slug, b.is_approved, counted.listings, target.name as merging_into
    from (select b.* from ${chosen(query)}) b
    cross join lateral (select ${listings} as listings) counted
    left join brand target on target.id = b.merging_into
    order by ${orders[query.sort]} limit ${limit}::bigint offset ${offset}::bigint`.execute(db);
  return rows;
}

/** Reads one row more than a page holds, to know whether there is a next page. */
export function listBrandRows(db: Queryable, query: AdminBrandQuery): Promise<BrandRow[]> {
  return read(db, query, brandsPerPage + 1, (query.page - 1) * brandsPerPage);
}

/** All pages together, for an export. */
export function listBrandsToExport(db: Queryable, query: AdminBrandQuery): Promise<BrandRow[]> {
  return read(db, query, csvRows, 0);
}

/** Counts to 1000 exactly; 1001 means more. */
export async function countBrands(db: Queryable, query: AdminBrandQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from ${chosen(query)} limit ${countedAtMost}) found`.execute(db);
  return rows[0]!.total;
}

export function lockBrand(tx: Tx, id: number) {
  return tx
    .selectFrom('brand')
    .where('id', '=', id)
    .select(['id', 'name', 'slug', 'is_approved', 'merging_into'])
    .forUpdate()
    .executeTakeFirst();
}

export async function countListingsOf(db: Queryable, id: number): Promise<number> {
  const { rows } = await sql<{ listings: number }>`
    select ${listings} as listings from brand b where b.id = ${id}`.execute(db);
  return rows[0]?.listings ?? 0;
}

export function insertBrand(tx: Tx, brand: { readonly name: string; readonly slug: string }): Promise<BrandRecord> {
  return tx
    .insertInto('brand')
    .values({ ...brand, is_approved: true })
    .returning(['id', 'name', 'slug', 'is_approved'])
    .executeTakeFirstOrThrow();
}

export async function renameBrandRow(
  tx: Tx,
  id: number,
  brand: { readonly name: string; readonly slug: string },
): Promise<void> {
  await tx.updateTable('brand').set(brand).where('id', '=', id).execute();
}

export async function setBrandMerging(tx: Tx, id: number, into: number): Promise<void> {
  await tx.updateTable('brand').set({ merging_into: into }).where('id', '=', id).execute();
}

export async function isMergeTarget(db: Queryable, id: number): Promise<boolean> {
  const row = await db.selectFrom('brand').where('merging_into', '=', id).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function findBrandMerging(db: Queryable, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('brand').where('id', '=', id).select('merging_into').executeTakeFirst();
  return row?.merging_into ?? undefined;
}

/** Gives some listings of a brand another brand, silently for watchdogs. @returns how many */
export async function replaceBrandOfSome(tx: Tx, id: number, into: number, atMost: number): Promise<number> {
  await sql`set local karafa.is_merging = 'on'`.execute(tx);
  const { numAffectedRows } = await sql`
    update listing set brand_id = ${into}
    where id in (
      select id from listing where brand_id = ${id} order by id limit ${atMost}::bigint for update)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function hasListingsOfBrand(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('listing').where('brand_id', '=', id).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
