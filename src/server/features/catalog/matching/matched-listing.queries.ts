import { sql } from 'kysely';
import type { IdsFacet, RangeFacet } from '#shared/catalog/facets.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import type { KeyedListing } from './search-keys.ts';

/** What the filters of lists see of a listing. */
export type FilteredFacts = Readonly<Record<Exclude<IdsFacet, 'origin'> | RangeFacet, number | null>> & {
  readonly origin: string | null;
  readonly facet_bits: number;
  /** Ids of its category and those above it. */
  readonly path: readonly number[];
};

export interface MatchedListing extends FilteredFacts, KeyedListing {
  readonly id: number;
  readonly kind: 'advert' | 'product';
  readonly is_in_stock: boolean;
  readonly brand: number | null;
  readonly package: number | null;
  readonly path: readonly number[];
}

/** The public ones among these listings. */
export async function listMatchedListings(db: Queryable, ids: readonly number[]): Promise<MatchedListing[]> {
  const { rows } = await sql<MatchedListing>`
    select l.id, l.seller_id, l.kind, l.is_in_stock, c.path, l.brand_id as brand, l.package_id as package,
      l.origin_code as origin, l.vintage, l.abv, l.price_base as price, l.facet_bits,
      coalesce(tsvector_to_array(s.doc), '{}') as words,
      array_remove(array[upper(p.sku), p.ean], null) as codes
    from listing l
    join category c on c.id = l.category_id
    left join listing_search s on s.id = l.id
    left join product p on p.listing_id = l.id
    where l.id = any(${[...ids]}::bigint[]) and l.visibility = 'listed'`.execute(db);
  return rows;
}

/** The categories with those above them. */
export async function listCategoryPaths(db: Queryable, ids: readonly number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('category').where('id', 'in', ids).select(['id', 'path']).execute();
  return new Map(rows.map(({ id, path }) => [id, path ?? []]));
}

/** Which of these queries the words of a public listing answer, by position. */
export async function listAnsweredQueries(db: Queryable, id: number, queries: readonly string[]): Promise<Set<number>> {
  if (queries.length === 0) return new Set();
  const { rows } = await sql<{ at: number }>`
    select q.at::int - 1 as at
    from listing_search l cross join unnest(${[...queries]}::text[]) with ordinality q (query, at)
    where l.id = ${id} and ts_match_vq(l.doc, q.query::tsquery)`.execute(db);
  return new Set(rows.map(({ at }) => at));
}

export async function listCategoryTexts(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<{ id: number; name: string; slug: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('category_text')
    .where('category_id', 'in', ids)
    .where('locale', '=', locale)
    .select(['category_id as id', 'name', 'slug'])
    .execute();
}

/** The names of those accounts that have a public profile. */
export async function listSellerNames(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; username: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('account')
    .where('id', 'in', ids)
    .where('state', '=', 'approved')
    .select(['id', 'username'])
    .execute();
}
