import { sql } from 'kysely';
import { countLimit } from '#shared/catalog/limits.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import type { BitsWanted } from './facet-bits.ts';
import type { ListingSelection } from './listing-selection.ts';
import { hasBits, isPublic, whereSelected, type Family } from './selection.queries.ts';
import { tallyOf, type Tally } from './tally.ts';

export interface ScannedTallies extends Record<Family, Tally> {
  readonly listings: number;
}

/** One listing in so many is in the sample of migration 0010. */
export const listingSampleShare = 64;
const inListingSample = sql<boolean>`l.id & 4032 = 0`;

/**
 * Counts the listings of a selection by flags, brand and package in one pass.
 * @param leftOut the family whose own filters are left out; its tally is then the one to use
 * @param isOfSample counts those of the sample only
 */
export async function tallyScanned(
  reader: Reader,
  selection: ListingSelection,
  leftOut: Family | undefined,
  isOfSample: boolean,
): Promise<ScannedTallies> {
  const { rows } = await sql<TallySetRow>`
    select grouping(l.facet_bits, l.brand_id, l.package_id) as grouped,
      coalesce(l.facet_bits::int, l.brand_id, l.package_id) as value, count(*)::int as listings
    from listing l
    where ${isPublic} and ${whereSelected(selection, leftOut)} and ${isOfSample ? inListingSample : sql`true`}
    group by grouping sets ((l.facet_bits), (l.brand_id), (l.package_id), ())`.execute(reader.db);
  return readTallySets(rows);
}

export interface TallySetRow {
  /** Which column was grouped by: the others' bits are set. */
  grouped: number;
  value: number | null;
  listings: number;
}

export function readTallySets(rows: readonly TallySetRow[]): ScannedTallies {
  const of = (grouped: number) => rows.filter((row) => row.grouped === grouped);
  return {
    bits: tallyOf(of(0b011)),
    brands: tallyOf(of(0b101)),
    packages: tallyOf(of(0b110)),
    listings: of(0b111)[0]?.listings ?? 0,
  };
}

/** Counts each of these brands or packages by itself, up to just beyond the limit of exact counts. */
export async function probeValues(
  reader: Reader,
  selection: ListingSelection,
  family: 'brands' | 'packages',
  values: readonly number[],
): Promise<Tally> {
  if (values.length === 0) return new Map();
  const column = family === 'brands' ? sql`l.brand_id` : sql`l.package_id`;
  const { rows } = await sql<{ value: number; listings: number }>`
    select wanted.value, (
      select count(*)::int from (
        select 1 from listing l
        where ${isPublic} and ${whereSelected(selection, family)} and ${column} = wanted.value
        limit ${countLimit + 1}::bigint) found) as listings
    from unnest(${[...values]}::int[]) wanted (value)`.execute(reader.db);
  return tallyOf(rows);
}

/** Counts the listings with these flags by themselves, up to just beyond a limit. */
export async function probeBits(
  reader: Reader,
  selection: ListingSelection,
  wanted: readonly BitsWanted[],
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
