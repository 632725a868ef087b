import { sql } from 'kysely';
import { countLimit } from '#shared/catalog/limits.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import type { BitCondition } from './facet-bits.ts';
import type { ListingSelection } from './listing-selection.ts';
import { hasBits, isPublic, whereSelected, type FacetGroup } from './selection.queries.ts';
import { valueCounts, type ValueCounts } from './value-counts.ts';

export interface ScannedCounts extends Record<FacetGroup, ValueCounts> {
  readonly listings: number;
}

/** One listing in so many is in the sample of migration 0010. */
export const listingSampleShare = 64;
const inListingSample = sql<boolean>`l.id & 4032 = 0`;

/**
 * Counts the listings of a selection by flags, brand and package in one pass.
 * @param leftOut the family whose own filters are left out; its counts is then the one to use
 * @param isOfSample counts those of the sample only
 */
export async function countListings(
  reader: Reader,
  selection: ListingSelection,
  leftOut: FacetGroup | undefined,
  isOfSample: boolean,
): Promise<ScannedCounts> {
  const { rows } = await sql<GroupedRow>`
    select grouping(l.facet_bits, l.brand_id, l.package_id) as grouped,
      coalesce(l.facet_bits::int, l.brand_id, l.package_id) as value, count(*)::int as listings
    from listing l
    where ${isPublic} and ${whereSelected(selection, leftOut)} and ${isOfSample ? inListingSample : sql`true`}
    group by grouping sets ((l.facet_bits), (l.brand_id), (l.package_id), ())`.execute(reader.db);
  return readGroupedRows(rows);
}

export interface GroupedRow {
  /** Which column was grouped by: the others' bits are set. */
  grouped: number;
  value: number | null;
  listings: number;
}

export function readGroupedRows(rows: readonly GroupedRow[]): ScannedCounts {
  const of = (grouped: number) => rows.filter((row) => row.grouped === grouped);
  return {
    bits: valueCounts(of(0b011)),
    brands: valueCounts(of(0b101)),
    packages: valueCounts(of(0b110)),
    listings: of(0b111)[0]?.listings ?? 0,
  };
}

/** Counts each of these brands or packages by itself, up to just beyond the limit of exact counts. */
export async function probeValues(
  reader: Reader,
  selection: ListingSelection,
  family: 'brands' | 'packages',
  values: readonly number[],
): Promise<ValueCounts> {
  if (values.length === 0) return new Map();
  const column = family === 'brands' ? sql`l.brand_id` : sql`l.package_id`;
  const { rows } = await sql<{ value: number; listings: number }>`
    select wanted.value, (
      select count(*)::int from (
        select 1 from listing l
        where ${isPublic} and ${whereSelected(selection, family)} and ${column} = wanted.value
        limit ${countLimit + 1}::bigint) found) as listings
    from unnest(${[...values]}::int[]) wanted (value)`.execute(reader.db);
  return valueCounts(rows);
}

/** Counts the listings with these flags by themselves, up to just beyond a limit. */
export async function probeBits(
  reader: Reader,
  selection: ListingSelection,
  wanted: readonly BitCondition[],
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ listings: number }>`
    select count(*)::int as listings from (
      select 1 from listing l
      where ${isPublic} and ${whereSelected(selection, 'bits')} and ${hasBits(...wanted)}
      limit ${limit + 1}::bigint) found`.execute(reader.db);
  return rows[0]!.listings;
}

/** Without brands that wait for approval. */
export async function listBrandNames(reader: Reader, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (ids.length === 0) return [];
  return runNamed(
    reader,
    'catalog.brand_names',
    sql`select id, name from brand where id = any (${[...ids]}::int[]) and is_approved`,
  );
}

export async function listPackages(
  reader: Reader,
  ids: readonly number[],
): Promise<{ id: number; unit: string; amount: number; count: number }[]> {
  if (ids.length === 0) return [];
  return runNamed(
    reader,
    'catalog.packages',
    sql`select id, unit, amount, count from package where id = any (${[...ids]}::int[])`,
  );
}
