import { sql, type RawBuilder } from 'kysely';
import type { ListingSort } from '#shared/catalog/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { orderOf } from './listing-page.queries.ts';
import type { ListingSelection } from './listing-selection.ts';
import { whereChosen, whereSelected } from './selection.queries.ts';
import type { TallyRow } from './tally.ts';

/** A text as the search index takes it (see text-query.ts), with the packages that go first. */
export interface TextWanted {
  readonly prefix: string;
  readonly exact: string;
  readonly preferredPackageIds: readonly number[];
}

export interface SearchPageWanted {
  readonly sort: ListingSort;
  readonly offset: number;
  readonly limit: number;
}

export interface FoundSet {
  /** Listings that have the words, whatever filters are chosen; more than the cap when there are more. */
  seen: number;
  bits: TallyRow[];
  brands: TallyRow[];
  packages: TallyRow[];
  ids: number[];
}

/**
 * Finds at most `cap` + 1 listings by their words, counts the facets among them and gives a page of those chosen.
 * @param keepsChoice leaves out at once what the chosen filters exclude; then the facets don't count without their own
 */
export async function findByWords(
  db: Queryable,
  text: TextWanted,
  selection: ListingSelection,
  page: SearchPageWanted,
  options: { cap: number; keepsChoice: boolean },
): Promise<FoundSet> {
  const tally = (column: RawBuilder<unknown>, condition: RawBuilder<boolean>) => sql`
    (select coalesce(json_agg(json_build_object('value', value, 'listings', listings)), '[]') from (
      select ${column} as value, count(*) as listings from found l where ${condition} group by 1) tally)`;
  const { rows } = await sql<FoundSet>`
    with found as materialized (
      select l.id, l.facet_bits, l.brand_id, l.package_id, l.price_base, l.unit_price_base, l.is_topped, l.published_at,
        s.head @@ ${text.prefix}::tsquery as is_in_head, s.head @@ ${text.exact}::tsquery as is_exact
      from listing_search s join listing l on l.id = s.listing_id
      where s.doc @@ ${text.prefix}::tsquery and ${whereSelected(selection, options.keepsChoice ? undefined : 'all')}
      limit ${options.cap + 1}::bigint)
    select (select count(*)::int from found) as seen,
      ${tally(sql`l.facet_bits`, whereChosen(selection, 'bits'))} as bits,
      ${tally(sql`l.brand_id`, whereChosen(selection, 'brands'))} as brands,
      ${tally(sql`l.package_id`, whereChosen(selection, 'packages'))} as packages,
      array(
        select l.id from found l where ${whereChosen(selection)}
        order by ${orderOfFound(page.sort, text)} limit ${page.limit}::bigint offset ${page.offset}::bigint) as ids`.execute(
    db,
  );
  return rows[0]!;
}

function orderOfFound(sort: ListingSort, text: TextWanted): RawBuilder<unknown> {
  if (sort !== 'best') return orderOf[sort];
  const preferred = sql`coalesce(l.package_id = any(${[...text.preferredPackageIds]}::int[]), false)`;
  return sql`l.is_in_head desc, ${preferred} desc, l.is_exact desc, l.published_at desc, l.id desc`;
}

/**
 * A page of words that very many listings have: walks the order and skips what lacks them. Only for words that are
 * that common: the function instead of the operator keeps the planner from the inverted index.
 */
export async function walkByWords(
  db: Queryable,
  text: TextWanted,
  selection: ListingSelection,
  page: SearchPageWanted,
): Promise<number[]> {
  const order = page.sort === 'best' ? sql`l.published_at desc, l.id desc` : orderOf[page.sort];
  const vector = page.sort === 'best' ? sql`s.head` : sql`s.doc`;
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l join listing_search s on s.listing_id = l.id
    where ${whereSelected(selection)} and ts_match_vq(${vector}, ${text.prefix}::tsquery)
    order by ${order} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(db);
  return rows.map((row) => row.id);
}

export async function listPackageIdsOf(
  db: Queryable,
  amounts: readonly { unit: string; amount: number }[],
): Promise<number[]> {
  if (amounts.length === 0) return [];
  const rows = await db
    .selectFrom('package')
    .where((eb) => eb.or(amounts.map(({ unit, amount }) => eb.and({ unit, amount }))))
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

/** The newest listings that have the words in their name, brand or category. */
export async function findIdsByWords(
  db: Queryable,
  text: TextWanted,
  selection: ListingSelection,
  options: { limit: number; areCommon: boolean },
): Promise<number[]> {
  if (options.areCommon) return walkByWords(db, text, selection, { sort: 'best', offset: 0, limit: options.limit });
  const { rows } = await sql<{ id: number }>`
    with l as materialized (
      select l.id, l.published_at, s.head @@ ${text.exact}::tsquery as is_exact
      from listing_search s join listing l on l.id = s.listing_id
      where s.head @@ ${text.prefix}::tsquery and ${whereSelected(selection)})
    select id from l order by is_exact desc, published_at desc, id desc limit ${options.limit}::bigint`.execute(db);
  return rows.map((row) => row.id);
}
