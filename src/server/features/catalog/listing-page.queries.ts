import { sql, type RawBuilder } from 'kysely';
import type { ListingSort } from '#shared/catalog/limits.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import type { ListingSelection } from './listing-selection.ts';
import { isPublic, whereSelected } from './selection.queries.ts';

/** Topped adverts first; the id decides between equals, so that pages never overlap. */
export const orderOf: Record<Exclude<ListingSort, 'best'>, RawBuilder<unknown>> = {
  newest: sql`l.is_topped desc, l.published_at desc, l.id desc`,
  cheapest: sql`l.is_topped desc, l.price_base, l.id`,
  dearest: sql`l.is_topped desc, l.price_base desc nulls last, l.id desc`,
  unit_price: sql`l.is_topped desc, l.unit_price_base, l.id`,
};

export interface PageWanted {
  readonly sort: Exclude<ListingSort, 'best'>;
  readonly offset: number;
  readonly limit: number;
}

/** A page out of many listings: walks the index of the order and skips what is not selected. */
export async function listPageOfMany(reader: Reader, selection: ListingSelection, page: PageWanted): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from listing l where ${isPublic} and ${whereSelected(selection)}
    order by ${orderOf[page.sort]} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}

/** A page out of few listings: reads them all and sorts. Walking an order for them would read the whole catalogue. */
export async function listPageOfFew(reader: Reader, selection: ListingSelection, page: PageWanted): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with l as materialized (
      select l.id, l.is_topped, l.published_at, l.price_base, l.unit_price_base
      from listing l where ${isPublic} and ${whereSelected(selection)})
    select l.id from l
    order by ${orderOf[page.sort]} limit ${page.limit}::bigint offset ${page.offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}
