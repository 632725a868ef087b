import { sql, type RawBuilder } from 'kysely';
import type { ListingSort } from '#shared/catalog/limits.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { orderOf } from './listing-page.queries.ts';
import type { ListingSelection } from './listing-selection.ts';
import { isPublic, whereChosen, whereSelected, type Family } from './selection.queries.ts';
import { tallyOf, type Tally, type TallyRow } from './tally.ts';
import type { TextQuery } from './text-query.ts';

/** A text with the packages that go first. */
export interface TextWanted extends TextQuery {
  readonly preferredPackageIds: readonly number[];
}

export interface SearchPageWanted {
  readonly sort: ListingSort;
  readonly offset: number;
  readonly limit: number;
}

export interface FoundSet extends Record<Family, Tally> {
  readonly ids: readonly number[];
}

/** In migration 0012: a sixteenth of the listings has indexes of its own. */
export const sampleShare = 16;
const inSample = sql<boolean>`l.id & 960 = 0`;
const newestFirst = sql`l.published_at desc, l.id desc`;

/** Each family's numbers among the rows `found l`, as one JSON value of a row. */
function tallies(selection: ListingSelection): RawBuilder<unknown> {
  const tally = (column: RawBuilder<unknown>, family: Family) => sql`
    (select coalesce(json_agg(json_build_object('value', value, 'listings', listings)), '[]') from (
      select ${column} as value, count(*) as listings from found l where ${whereChosen(selection, family)} group by 1) t)`;
  return sql`${tally(sql`l.facet_bits`, 'bits')} as bits, ${tally(sql`l.brand_id`, 'brands')} as brands,
    ${tally(sql`l.package_id`, 'packages')} as packages`;
}

function readTallies(row: Record<Family, TallyRow[]>): Record<Family, Tally> {
  return { bits: tallyOf(row.bits), brands: tallyOf(row.brands), packages: tallyOf(row.packages) };
}

/**
 * Finds all listings that have the words, counts the facets among them and gives a page of those chosen. For words that
 * some thousands of listings have at most.
 * @param keepsChoice leaves out at once what the chosen filters exclude; then the facets don't count without their own
 */
export async function findByWords(
  reader: Reader,
  text: TextWanted,
  selection: ListingSelection,
  page: SearchPageWanted,
  keepsChoice: boolean,
): Promise<FoundSet> {
  const where = whereSelected(selection, keepsChoice ? undefined : 'all');
  const having = (vector: RawBuilder<unknown>, query: string) =>
    sql`select l.id from listing_search l where ${vector} @@ ${query}::tsquery and ${where}`;
  const isBest = page.sort === 'best';
  const ranks = isBest
    ? sql`, in_head as materialized (${having(sql`l.head`, text.indexed)}),
      exact as materialized (${having(sql`l.head`, text.exact ?? text.indexed)})`
    : sql``;
  const ranked = isBest ? sql`left join in_head on in_head.id = l.id left join exact on exact.id = l.id` : sql``;
  const { rows } = await sql<Record<Family, TallyRow[]> & { ids: number[] }>`
    with found as materialized (
      select l.id, l.facet_bits, l.brand_id, l.package_id, l.price_base, l.unit_price_base, l.is_topped, l.published_at
      from listing_search l where l.doc @@ ${text.indexed}::tsquery and ${where}) ${ranks}
    select ${tallies(selection)}, array(
      select l.id from found l ${ranked} where ${whereChosen(selection)}
      order by ${isBest ? bestFirst(text) : orderOf[page.sort as keyof typeof orderOf]}
      limit ${page.limit}::bigint offset ${page.offset}::bigint) as ids`.execute(reader.db);
  return { ...readTallies(rows[0]!), ids: rows[0]!.ids };
}

function bestFirst(text: TextWanted): RawBuilder<unknown> {
  const preferred = text.preferredPackageIds.length > 0 ? sql`${isPreferred(text)} desc,` : sql``;
  return sql`(in_head.id is not null) desc, ${preferred} (exact.id is not null) desc, ${newestFirst}`;
}

function isPreferred(text: TextWanted): RawBuilder<boolean> {
  return sql<boolean>`coalesce(l.package_id = any(${[...text.preferredPackageIds]}::int[]), false)`;
}

export interface SampledSet extends Record<Family, Tally> {
  /** Listings of the sample that have the words, whatever filters with counts are chosen. */
  readonly all: number;
  readonly chosen: number;
  /** Of those chosen: with the words in name, brand or category; and of these, in a preferred package. */
  readonly head: number;
  readonly headPreferred: number;
}

/** Looks at a sixteenth of the listings: tells how many have words that are common, before anything is read whole. */
export async function sampleByWords(
  reader: Reader,
  text: TextWanted,
  selection: ListingSelection,
): Promise<SampledSet> {
  type Row = Record<Family, TallyRow[]> & Pick<SampledSet, 'all' | 'chosen' | 'head' | 'headPreferred'>;
  const { rows } = await sql<Row>`
    with found as materialized (
      select l.facet_bits, l.brand_id, l.package_id from listing_search l
      where ${inSample} and l.doc @@ ${text.indexed}::tsquery and ${whereSelected(selection, 'all')}),
    in_head as materialized (
      select count(*)::int as head, (count(*) filter (where ${isPreferred(text)}))::int as preferred from listing_search l
      where ${inSample} and l.head @@ ${text.indexed}::tsquery and ${whereSelected(selection)})
    select (select count(*)::int from found) as all,
      (select count(*)::int from found l where ${whereChosen(selection)}) as chosen,
      (select head from in_head) as head, (select preferred from in_head) as "headPreferred",
      ${tallies(selection)}`.execute(reader.db);
  const { all, chosen, head, headPreferred } = rows[0]!;
  return { ...readTallies(rows[0]!), all, chosen, head, headPreferred };
}

/** A part of the results in which one order holds. */
export interface Segment {
  /** Where the words must stand; `rest` = in the description, not all in the head. */
  readonly words: 'head' | 'rest' | 'doc';
  /** Only what comes in a preferred package, or only what does not. */
  readonly isPreferred?: boolean;
}

function inSegment(text: TextWanted, segment: Segment): RawBuilder<boolean> {
  if (segment.isPreferred === undefined) return sql<boolean>`true`;
  return segment.isPreferred ? isPreferred(text) : sql<boolean>`not ${isPreferred(text)}`;
}

/** A page of a segment that holds some ten thousand listings at most: reads and sorts them all. */
export async function sortSegment(
  reader: Reader,
  text: TextWanted,
  selection: ListingSelection,
  segment: Segment,
  page: SearchPageWanted,
): Promise<{ listings: number; ids: number[] }> {
  const vector = segment.words === 'head' ? sql`l.head` : sql`l.doc`;
  const notInHead =
    segment.words === 'rest'
      ? sql`and l.id not in (select l.id from listing_search l where l.head @@ ${text.indexed}::tsquery)`
      : sql``;
  const order = page.sort === 'best' ? newestFirst : orderOf[page.sort];
  const { rows } = await sql<{ listings: number; ids: number[] }>`
    with found as materialized (
      select l.id, l.price_base, l.unit_price_base, l.is_topped, l.published_at from listing_search l
      where ${vector} @@ ${text.indexed}::tsquery and ${whereSelected(selection)} and ${inSegment(text, segment)} ${notInHead})
    select (select count(*)::int from found) as listings, array(
      select l.id from found l order by ${order}
      limit ${page.limit}::bigint offset ${page.offset}::bigint) as ids`.execute(reader.db);
  return rows[0]!;
}

/**
 * A page of a segment of very many listings: walks the order and skips what lacks the words. The function in place of
 * the operator keeps the planner from the inverted index, which would collect them all first.
 */
export async function walkSegment(
  reader: Reader,
  text: TextWanted,
  selection: ListingSelection,
  segment: Segment,
  page: SearchPageWanted,
): Promise<number[]> {
  const has = (vector: string) => sql<boolean>`ts_match_vq(s.${sql.ref(vector)}, ${text.beginnings}::tsquery)`;
  const words = segment.words === 'rest' ? sql`${has('doc')} and not ${has('head')}` : has(segment.words);
  const where = sql`${whereSelected(selection)} and ${inSegment(text, segment)} and ${words}`;
  // By match the order needs nothing that the listing has more than the search row.
  const { rows } =
    page.sort === 'best'
      ? await sql<{ id: number }>`
        select l.id from listing_search l cross join lateral (select l.head, l.doc) s where ${where}
        order by ${newestFirst} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db)
      : await sql<{ id: number }>`
        select l.id from listing l join listing_search s on s.id = l.id where ${isPublic} and ${where}
        order by ${orderOf[page.sort]} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}

/** The newest listings that have the words in their name, brand or category. */
export async function listNewestByWords(
  reader: Reader,
  text: TextWanted,
  selection: ListingSelection,
  options: { limit: number; isOfSample: boolean },
): Promise<number[]> {
  const where = sql`${whereSelected(selection)} ${options.isOfSample ? sql`and ${inSample}` : sql``}`;
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      select l.id, l.published_at from listing_search l where l.head @@ ${text.indexed}::tsquery and ${where})
    select l.id from found l order by ${newestFirst} limit ${options.limit}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}

export async function listPackageIdsOf(
  reader: Reader,
  amounts: readonly { unit: string; amount: number }[],
): Promise<number[]> {
  if (amounts.length === 0) return [];
  const rows = await reader.db
    .selectFrom('package')
    .where((eb) => eb.or(amounts.map(({ unit, amount }) => eb.and({ unit, amount }))))
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}
