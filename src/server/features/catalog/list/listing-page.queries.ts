import { sql, type RawBuilder } from 'kysely';
import type { ListingSort } from '#shared/catalog/limits.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { bitOf } from '../facets/facet-bits.ts';
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

/** For categories and other lists, not for searches (decision 6). */
const toppedFirst: Order = {
  newest: sql`l.is_topped desc, ${orderOf.newest}`,
  cheapest: sql`l.is_topped desc, ${orderOf.cheapest}`,
  dearest: sql`l.is_topped desc, ${orderOf.dearest}`,
  unit_price: sql`l.is_topped desc, ${orderOf.unit_price}`,
};

const bitsOfProducts = bitOf.product | bitOf.in_stock | bitOf.on_sale;

export interface PageRequest {
  readonly sort: Exclude<ListingSort, 'best'>;
  readonly offset: number;
  readonly limit: number;
}

/** Only adverts are topped (migration 0383). Where products are chosen, all topped ones would be read to find none. */
function mayBeTopped({ scope, chosen }: ListingSelection): boolean {
  return ((scope.value | chosen.value) & bitsOfProducts) === 0;
}

/**
 * Merges a page of many listings from the first ones of each category. A category may come late in the order of the whole
 * catalogue (beer, when the dearest come first), so walking that order would take long.
 */
export async function mergePageOfCategories(
  reader: Reader,
  selection: ListingSelection,
  categoryIds: readonly number[],
  page: PageRequest,
): Promise<number[]> {
  const columns = sql`l.id, l.is_topped, l.published_at, l.price_base, l.unit_price_base`;
  const last = page.offset + page.limit;
  const within = whereSelected({ ...selection, categoryIds: undefined });
  const first = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
    select l.* from unnest(${[...categoryIds]}::bigint[]) c (id) cross join lateral (
      select ${columns} from listing l
      where ${isPublic} and l.category_id = c.id and not l.is_topped and ${within} and ${condition}
      order by ${order} limit ${last}::bigint) l`;
  const topped = sql`
    select ${columns} from listing l
    where ${isPublic} and l.is_topped and ${whereSelected(selection)}
    order by ${toppedFirst[page.sort]} limit ${last}::bigint`;
  // Listings without a price come last in every order. Reading the index backwards for the dearest must skip them, and where
  // a category has few that fit, all of these are read: only if the others do not fill the page.
  const dearest = sql`
    with priced as materialized (${first(sql`l.price_base is not null`, sql`l.price_base desc, l.id desc`)})
    select * from priced
    union all
    select * from (${first(sql`l.price_base is null`, sql`l.id desc`)}) unpriced
    where (select count(*) from priced) < ${last}::bigint`;
  const others = page.sort === 'dearest' ? dearest : first(sql`true`, orderOf[page.sort]);
  const parts = mayBeTopped(selection) ? [topped, others] : [others];
  const { rows } = await sql<{ id: number }>`
    select l.id from (${unionOf(parts)}) l
    order by ${toppedFirst[page.sort]} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}

function unionOf(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );
}

/**
 * Walks the order of the whole catalogue and skips listings that are not selected, up to so many listings altogether. Returns
 * less than a page where the rest lies further on.
 */
export async function walkBeginning(
  reader: Reader,
  selection: ListingSelection,
  page: PageRequest,
  atMost: number,
): Promise<number[]> {
  const within = mayBeTopped(selection) ? isPublic : sql`${isPublic} and not l.is_topped`;
  const { rows } = await sql<{ id: number }>`
    select l.id from (
      select * from listing l where ${within} order by ${toppedFirst[page.sort]} limit ${atMost}::bigint) l
    where ${whereSelected(selection)}
    order by ${toppedFirst[page.sort]} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}

/** Reads a page of many listings: walks the order of the whole catalogue and skips listings that are not selected. */
export async function walkPage(reader: Reader, selection: ListingSelection, page: PageRequest): Promise<number[]> {
  // Topped and other listings separately, so that price limits bound the walk: the index begins with `is_topped`.
  const walk = (isTopped: boolean) => sql`
    select l.id, l.is_topped, l.published_at, l.price_base, l.unit_price_base from listing l
    where ${isPublic} and l.is_topped = ${sql.lit(isTopped)} and ${whereSelected(selection)}
    order by ${toppedFirst[page.sort]} limit ${page.offset + page.limit}::bigint`;
  const parts = mayBeTopped(selection) ? [walk(true), walk(false)] : [walk(false)];
  const { rows } = await sql<{ id: number }>`
    select l.id from (${unionOf(parts)}) l
    order by ${toppedFirst[page.sort]} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}

/** Reads a page of few listings: reads and sorts them all. Walking an order for them would read the whole catalogue. */
export async function sortPage(reader: Reader, selection: ListingSelection, page: PageRequest): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with l as materialized (
      select l.id, l.is_topped, l.published_at, l.price_base, l.unit_price_base
      from listing l where ${isPublic} and ${whereSelected(selection)})
    select l.id from l
    order by ${toppedFirst[page.sort]} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}
