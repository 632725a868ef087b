import { sql, type RawBuilder } from 'kysely';
import type { ListingSort } from '#shared/catalog/limits.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from '../facets/listing-selection.ts';
import { isPublic, whereSelected } from '../facets/selection.queries.ts';

type Order = Record<Exclude<ListingSort, 'best'>, RawBuilder<unknown>>;

/** Ties are broken by the id, so that pages never overlap. */
export const orderOf: Order = {
  newest: sql`l.published_at desc, l.id desc`,
  cheapest: sql`l.price_base, l.id`,
  dearest: sql`l.price_base desc nulls last, l.id desc`,
  unit_price: sql`l.unit_price_base, l.id`,
};

export interface PageRequest {
  readonly sort: Exclude<ListingSort, 'best'>;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Reads a page of many listings: walks the order of the whole catalogue and skips listings that are not selected. The
 * indexes of orders begin with `is_topped`, so price limits bound the walk.
 */
export async function walkPage(
  reader: Reader,
  selection: ListingSelection,
  { sort, offset, limit }: PageRequest,
  which: 'topped' | 'others',
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l
    where ${isPublic} and l.is_topped = ${sql.lit(which === 'topped')} and ${whereSelected(selection)}
    order by ${orderOf[sort]} limit ${limit}::bigint offset ${offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}

/**
 * Walks the order of all listings that are not topped and skips those that are not selected, up to so many listings
 * altogether. Returns less than a page where the rest lies further on.
 */
export async function walkBeginning(
  reader: Reader,
  selection: ListingSelection,
  { sort, offset, limit }: PageRequest,
  atMost: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from (
      select * from listing l where ${isPublic} and not l.is_topped order by ${orderOf[sort]} limit ${atMost}::bigint) l
    where ${whereSelected(selection)}
    order by ${orderOf[sort]} limit ${limit}::bigint offset ${offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}

export interface MergedCategories {
  /** Their first listings are read, in their order. */
  readonly dense: readonly number[];
  /** All their selected listings are read: to find that there are few, an order would be read to its end. */
  readonly sparse: readonly number[];
}

/**
 * Merges a page of many listings that are not topped from the first ones of each category. A category may come late in the
 * order of the whole catalogue (beer, when the dearest come first), so walking that order would take long.
 */
export async function mergePageOfCategories(
  reader: Reader,
  selection: ListingSelection,
  { dense, sparse }: MergedCategories,
  { sort, offset, limit }: PageRequest,
): Promise<number[]> {
  const columns = sql`l.id, l.published_at, l.price_base, l.unit_price_base`;
  const last = offset + limit;
  const isFound = sql`${isPublic} and not l.is_topped and ${whereSelected({ ...selection, categoryIds: undefined })}`;
  const all = sql`
    select ${columns} from listing l where l.category_id = any(${[...sparse]}::bigint[]) and ${isFound}`;
  const first = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    select l.* from unnest(${[...dense]}::bigint[]) c (id) cross join lateral (
      select ${columns} from listing l where l.category_id = c.id and ${isFound} and ${condition}
      order by ${order} limit ${last}::bigint) l`;
  // Listings without a price come last in every order. Reading the index backwards for the dearest must skip them, and where
  // a category has few that fit, all of these are read: only if the others do not fill the page.
  const dearest = sql`
    with priced as materialized (${first(sql`l.price_base is not null`, sql`l.price_base desc, l.id desc`)})
    select * from priced
    union all
    select * from (${first(sql`l.price_base is null`, sql`l.id desc`)}) unpriced
    where (select count(*) from priced) < ${last}::bigint`;
  const beginnings = sort === 'dearest' ? dearest : first(sql`true`, orderOf[sort]);
  const { rows } = await sql<{ id: number }>`
    select l.id from ((${beginnings}) ${sparse.length > 0 ? sql`union all (${all})` : sql``}) l
    order by ${orderOf[sort]} limit ${limit}::bigint offset ${offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}

/** Reads a page of few listings: reads and sorts them all. Walking an order for them would read the whole catalogue. */
export async function sortPage(
  reader: Reader,
  selection: ListingSelection,
  { sort, offset, limit }: PageRequest,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with l as materialized (
      select l.id, l.is_topped, l.published_at, l.price_base, l.unit_price_base
      from listing l where ${isPublic} and ${whereSelected(selection)})
    select l.id from l
    order by l.is_topped desc, ${orderOf[sort]} limit ${limit}::bigint offset ${offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}
