import { sql, type RawBuilder } from 'kysely';
import { idsNames, type IdsFacet } from '#shared/catalog/facets.ts';
import { countLimit } from '#shared/catalog/limits.ts';
import type { PackageUnit } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import type { BitCondition } from './facet-bits.ts';
import { columnOf, typeOf } from './facet-columns.ts';
import type { ListingSelection } from './listing-selection.ts';
import { hasBits, isPublic, whereSelected } from './selection.queries.ts';
import {
  groupCounts,
  valueCounts,
  type FacetGroup,
  type FacetValue,
  type GroupCounts,
  type ValueCounts,
} from './value-counts.ts';

export interface ScannedCounts extends GroupCounts {
  readonly listings: number;
}

/** One listing in so many is in the sample of migration 0010. */
export const listingSampleShare = 64;
const inListingSample = sql<boolean>`l.id & 4032 = 0`;

/** The columns that listings are counted by. */
const groups: readonly FacetGroup[] = ['flags', ...idsNames];
const groupColumns = groups.map((group) => (group === 'flags' ? sql.ref('l.facet_bits') : columnOf(group, 'l')));

/**
 * Counts the listings of a selection by every group in one pass.
 * @param leftOut the group whose own filters are left out; only its counts are then of use
 * @param isOfSample counts those of the sample only
 */
export async function countListings(
  reader: Reader,
  selection: ListingSelection,
  leftOut: FacetGroup | undefined,
  isOfSample: boolean,
): Promise<ScannedCounts> {
  const list = (parts: readonly RawBuilder<unknown>[]) => sql.join([...parts]);
  const { rows } = await sql<GroupedRow>`
    select grouping(${list(groupColumns)}) as grouped,
      coalesce(${list(groupColumns.map((column) => sql`to_jsonb(${column})`))}) as value, count(*)::int as listings
    from listing l
    where ${isPublic} and ${whereSelected(selection, leftOut)} and ${isOfSample ? inListingSample : sql`true`}
    group by grouping sets (${list(groupColumns.map((column) => sql`(${column})`))}, ())`.execute(reader.db);
  return readGroupedRows(rows);
}

interface GroupedRow {
  /** A bit for each column, set unless the row is grouped by it; the last column has the lowest bit. */
  grouped: number;
  value: FacetValue | null;
  listings: number;
}

function readGroupedRows(rows: readonly GroupedRow[]): ScannedCounts {
  const byNone = 2 ** groups.length - 1;
  const countsBy = (group: FacetGroup) => {
    const bit = 2 ** (groups.length - 1 - groups.indexOf(group));
    return valueCounts(rows.filter(({ grouped }) => grouped === byNone - bit));
  };
  return {
    ...groupCounts(countsBy),
    listings: rows.find(({ grouped }) => grouped === byNone)?.listings ?? 0,
  };
}

/** Counts each of these values by itself, up to just beyond the limit of exact counts. */
export async function probeValues(
  reader: Reader,
  selection: ListingSelection,
  facet: IdsFacet,
  values: readonly FacetValue[],
): Promise<ValueCounts> {
  if (values.length === 0) return new Map();
  const { rows } = await sql<{ value: FacetValue; listings: number }>`
    select wanted.value, (
      select count(*)::int from (
        select 1 from listing l
        where ${isPublic} and ${whereSelected(selection, facet)} and ${columnOf(facet, 'l')} = wanted.value
        limit ${countLimit + 1}::bigint) found) as listings
    from unnest(${[...values]}::${typeOf(facet)}[]) wanted (value)`.execute(reader.db);
  return valueCounts(rows);
}

/** Counts the listings with these flags, up to just beyond a limit. */
export async function probeBits(
  reader: Reader,
  selection: ListingSelection,
  conditions: readonly BitCondition[],
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ listings: number }>`
    select count(*)::int as listings from (
      select 1 from listing l
      where ${isPublic} and ${whereSelected(selection, 'flags')} and ${hasBits(...conditions)}
      limit ${limit + 1}::bigint) found`.execute(reader.db);
  return rows[0]!.listings;
}

export interface FacetNames {
  /** Without brands that wait for approval. */
  readonly brands: readonly { readonly id: number; readonly name: string }[];
  readonly packages: readonly {
    readonly id: number;
    readonly unit: PackageUnit;
    readonly amount: number;
    readonly count: number;
  }[];
  readonly origins: readonly { readonly id: string; readonly name: string }[];
}

/** The names of these values, in one statement. */
export async function listFacetNames(
  reader: Reader,
  { brand, package: packages, origin }: Readonly<Record<IdsFacet, readonly FacetValue[]>>,
  locale: Locale,
): Promise<FacetNames> {
  if (brand.length + packages.length + origin.length === 0) return { brands: [], packages: [], origins: [] };
  const [names] = await runNamed(
    reader,
    'catalog.facet_names',
    sql<FacetNames>`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]')
        from brand where id = any (${brand.map(Number)}::int[]) and is_approved) as brands,
      (select coalesce(json_agg(json_build_object('id', id, 'unit', unit, 'amount', amount, 'count', count)), '[]')
        from package where id = any (${packages.map(Number)}::int[])) as packages,
      (select coalesce(json_agg(json_build_object('id', country_code, 'name', name)), '[]')
        from country_text where country_code = any (${origin.map(String)}::text[]) and locale = ${locale}::text) as origins`,
  );
  return names!;
}
