import { sql, type RawBuilder } from 'kysely';
import type { ListingSort } from '#shared/catalog/limits.ts';
import { runByBitmaps, runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import { hasChoice, type ListingSelection } from '../facets/listing-selection.ts';
import { whereChosen, whereSelected } from '../facets/selection.queries.ts';
import { rememberForMinute } from '../words/minute-cache.ts';
import { rememberEach } from '../words/remember-each.ts';
import { isNamed, rankWithoutPlace } from './rank.queries.ts';
import { bandsUpTo, type PriceSort } from './price-bands.ts';
import {
  bandOf,
  hasWords,
  inBands,
  inSearchSample,
  isByPrice,
  searchSampleShare,
  type SearchText,
} from './search-conditions.queries.ts';
import { countedColumns, roots } from './search.queries.ts';

export interface SampledSet {
  /** How many listings each one of the sample stands for: more than usual when only a part of the sample was read. */
  readonly share: number;
  /** Listings of the sample that have the words, ignoring the chosen filters that have counts. */
  readonly all: number;
  readonly chosen: number;
  /** The chosen ones by rank without place, named category and root category. Only for `best`. */
  readonly ranked: readonly { rank: number; is_named: boolean; root: number; listings: number }[];
  /** Price bands of the first chosen listings of the whole sample, if the order is by price. */
  readonly bands: readonly number[];
}

interface SampleLimits {
  /** Where no filters are chosen, whose share would have to be known, so many rows tell enough. */
  readonly rows: number;
  /** How many bands of the beginning of the order are looked for. */
  readonly bands: number;
}

/** The last reachable page needs fewer bands. */
const usualLimits: SampleLimits = { rows: 1000, bands: 1300 };

/**
 * Reads a sixteenth of the listings to estimate how many have common words, before anything is read whole. It says how far
 * to read, not what is found, so it may be a minute old.
 */
export const sampleByWords = rememberEach(
  (reader, text: SearchText, selection: ListingSelection, sort: ListingSort) =>
    readSample(reader, text, selection, sort),
  {
    // Not how many results there are at most: every listing with the words changes that.
    // Nor the words, which are in `intersected`.
    keyOf: (text, selection, sort) =>
      JSON.stringify([{ ...text, atMost: undefined, words: undefined }, selection, sort]),
    sizeOf: ({ ranked, bands }) => ranked.length * weightOfRank + bands.length,
    most: 300_000,
    storedAs: 'sample',
  },
);

/** What one rank takes in memory, in numbers. */
const weightOfRank = 20;

export async function readSample(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  sort: ListingSort,
  limits = usualLimits,
): Promise<SampledSet> {
  const enough = hasChoice(selection) ? null : limits.rows;
  const bands = isByPrice(sort) ? firstBands(sort, whereChosen(selection), limits) : sql`'{}'::smallint[]`;
  const isBest = sort === 'best';
  const ranked = isBest
    ? sql`(
      select coalesce(json_agg(t), '[]') from (
        select l.rank, l.is_named, r.root, count(*) as listings
        from found l join roots r on r.id = l.category_id
        where ${whereChosen(selection)} group by 1, 2, 3) t)`
    : sql`'[]'::json`;
  const [row] = await runByBitmaps(
    reader,
    sql<Omit<SampledSet, 'share'>>`
    with ${roots}, found as materialized (
      select ${countedColumns}, l.category_id, l.price_band, l.unit_price_band,
        ${isBest ? rankWithoutPlace(text) : sql`null`} as rank, ${isBest ? isNamed(text) : sql`null`} as is_named
      from listing_search l
      where ${inSearchSample} and ${hasWords('doc', text.indexed, text.loose)} and ${whereSelected(selection, 'all')}
      limit ${enough}::bigint)
    select (select count(*)::int from found) as all,
      (select count(*)::int from found l where ${whereChosen(selection)}) as chosen,
      ${ranked} as ranked,
      ${bands} as bands`,
  );
  if (row!.all !== enough) return { ...row!, share: searchSampleShare };
  const share = Math.max(searchSampleShare, text.atMost / enough);
  if (!isByPrice(sort)) return { ...row!, share };
  return { ...row!, share, bands: await readFirstBands(reader, text, selection, sort, { ...row!, share }, limits) };
}

/**
 * The bands of the whole sample's first listings.
 * @param part what was read of the sample
 */
async function readFirstBands(
  reader: Reader,
  text: SearchText,
  selection: ListingSelection,
  sort: PriceSort,
  part: Pick<SampledSet, 'bands' | 'share'>,
  limits: SampleLimits,
): Promise<readonly number[]> {
  // The share is an upper bound, so these may be too few.
  for (let at = Math.ceil((limits.bands * searchSampleShare) / part.share); ; at *= 5) {
    const reach = part.bands[at] ?? part.bands.at(-1);
    if (reach === undefined) return [];
    const [row] = await runByBitmaps(
      reader,
      sql<Pick<SampledSet, 'bands'>>`
      with found as materialized (
        select l.price_band, l.unit_price_band from listing_search l
        where ${inSearchSample} and ${hasWords('doc', text.intersected, text.loose)} and ${whereSelected(selection, 'all')}
          and ${inBands(sort, bandsUpTo(sort, reach))})
      select ${firstBands(sort, sql`true`, limits)} as bands`,
    );
    if (row!.bands.length === limits.bands || part.bands[at] === undefined) return row!.bands;
  }
}

/** Of `found l`. */
function firstBands(sort: PriceSort, condition: RawBuilder<boolean>, limits: SampleLimits): RawBuilder<unknown> {
  return sql`array(
    select ${bandOf(sort)} from found l where ${bandOf(sort)} is not null and ${condition}
    order by 1 ${sort === 'dearest' ? sql`desc` : sql``} limit ${limits.bands}::bigint)`;
}

/** When the newest and the oldest listings were published, in eighths of days since 1970. */
export interface PublishedSpan {
  readonly newest: number;
  readonly oldest: number;
}

/** The newest may be a minute old: the beginning of an order has no upper bound, so newer listings are in it. */
export const readPublishedSpan = rememberForMinute(async (reader) => {
  const [span] = await runNamed(
    reader,
    'catalog.published_span',
    sql<PublishedSpan>`
    select (published_runs((select published_at from listing_search order by published_at desc, id desc limit 1)))[1] as newest,
      (published_runs((select published_at from listing_search order by published_at, id limit 1)))[1] as oldest`,
  );
  return span!;
});
