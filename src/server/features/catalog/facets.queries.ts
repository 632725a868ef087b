import { sql } from 'kysely';
import { countLimit } from '#shared/catalog/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { BitsWanted } from './facet-bits.ts';
import type { ListingSelection } from './listing-selection.ts';
import { hasBits, whereSelected, type Family } from './selection.queries.ts';
import type { TallyRow } from './tally.ts';

const columnOf = { bits: sql`l.facet_bits`, brands: sql`l.brand_id`, packages: sql`l.package_id` };

/** Counts the listings of a selection by one family's values, that family's own filters left out, up to `cap` listings. */
export async function tallyScanned(
  db: Queryable,
  selection: ListingSelection,
  family: Family,
  cap: number,
): Promise<TallyRow[]> {
  const { rows } = await sql<TallyRow>`
    select value, count(*)::int as listings
    from (
      select ${columnOf[family]} as value from listing l
      where ${whereSelected(selection, family)} limit ${cap + 1}::bigint) selected
    group by value`.execute(db);
  return rows;
}

/** Counts each of these brands or packages by itself, up to just beyond the limit of exact counts. */
export async function probeValues(
  db: Queryable,
  selection: ListingSelection,
  family: 'brands' | 'packages',
  values: readonly number[],
): Promise<TallyRow[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<TallyRow>`
    select wanted.value, (
      select count(*)::int from (
        select 1 from listing l
        where ${whereSelected(selection, family)} and ${columnOf[family]} = wanted.value
        limit ${countLimit + 1}::bigint) some) as listings
    from unnest(${[...values]}::int[]) wanted (value)`.execute(db);
  return rows;
}

/** Counts the listings with these flags by themselves, up to just beyond a limit. */
export async function probeBits(
  db: Queryable,
  selection: ListingSelection,
  wanted: readonly BitsWanted[],
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ listings: number }>`
    select count(*)::int as listings from (
      select 1 from listing l
      where ${whereSelected(selection, 'bits')} and ${hasBits(...wanted)}
      limit ${limit + 1}::bigint) some`.execute(db);
  return rows[0]!.listings;
}

export interface NamedValueRow {
  id: number;
  name: string;
}

export async function listBrandNames(db: Queryable, ids: readonly number[]): Promise<NamedValueRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('brand')
    .where('id', 'in', [...ids])
    .select(['id', 'name'])
    .execute();
}

export async function listPackages(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('package')
    .where('id', 'in', [...ids])
    .select(['id', 'unit', 'amount', 'count'])
    .execute();
}
