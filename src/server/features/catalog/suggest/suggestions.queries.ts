import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';

export interface SuggestedCategory {
  id: number;
  name: string;
  slug: string;
  parent: string | null;
}

/** Categories whose name holds the words; those that begin with what was typed first, then the fullest. */
export async function listSuggestedCategories(
  reader: Reader,
  wanted: { beginnings: string; typed: string; locale: Locale; limit: number },
): Promise<SuggestedCategory[]> {
  return runNamed(
    reader,
    'catalog.suggested_categories',
    sql<SuggestedCategory>`
    select c.id, t.name, t.slug, parent.name as parent
    from category_text t
    join category c on c.id = t.category_id
    left join category_text parent on parent.category_id = c.parent_id and parent.locale = t.locale
    where t.locale = ${wanted.locale}::text and t.words @@ ${wanted.beginnings}::tsquery
    order by starts_with(f_unaccent(lower(t.name)), ${wanted.typed}::text) desc, c.level, c.listings desc, c.id
    limit ${wanted.limit}::bigint`,
  );
}

export interface SuggestedBrand {
  id: number;
  name: string;
  listings: number;
}

/** Brands whose name holds the words and that have public listings. */
export async function listSuggestedBrands(
  reader: Reader,
  wanted: { beginnings: string; typed: string; limit: number },
): Promise<SuggestedBrand[]> {
  return runNamed(
    reader,
    'catalog.suggested_brands',
    sql<SuggestedBrand>`
    select b.id, b.name, counted.listings
    from brand b
    cross join lateral (
      select sum(listings)::int as listings from (
        select listings from listing_count where category_id = 0 and dimension = 'brand' and value_id = b.id::text
        union all
        select listings from listing_count_delta where brand_id = b.id) each_count) counted
    where b.is_approved and b.words @@ ${wanted.beginnings}::tsquery and counted.listings > 0
    order by starts_with(f_unaccent(lower(b.name)), ${wanted.typed}::text) desc, counted.listings desc, b.id
    limit ${wanted.limit}::bigint`,
  );
}

/** Of these listings those whose name begins with what was typed first, what is sought after what is offered. */
export async function orderForTyping(
  reader: Reader,
  ids: readonly number[],
  typed: string,
  limit: number,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await runNamed(
    reader,
    'catalog.ordered_for_typing',
    sql<{ id: number }>`
    select wanted.id from unnest(${ids}::bigint[]) with ordinality wanted (id, place)
    join listing on listing.id = wanted.id
    order by exists (
      select from listing_text t where t.listing_id = wanted.id and starts_with(f_unaccent(lower(t.name)), ${typed}::text)
    ) desc, listing.offer_type = 'demand', place
    limit ${limit}::bigint`,
  );
  return rows.map((row) => row.id);
}
