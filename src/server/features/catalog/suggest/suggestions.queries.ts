import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';

export interface SuggestedCategory {
  id: number;
  name: string;
  slug: string;
  parent: string | null;
}

/** Categories with the words in their name: those that begin with the typed text first, then the largest. */
export async function listSuggestedCategories(
  reader: Reader,
  typedText: { beginnings: string; typed: string; locale: Locale; limit: number },
): Promise<SuggestedCategory[]> {
  return runNamed(
    reader,
    'catalog.suggested_categories',
    sql<SuggestedCategory>`
    select c.id, t.name, t.slug, parent.name as parent
    from category_text t
    join category c on c.id = t.category_id
    left join category_text parent on parent.category_id = c.parent_id and parent.locale = t.locale
    where t.locale = ${typedText.locale}::text and t.words @@ ${typedText.beginnings}::tsquery
    order by starts_with(f_unaccent(lower(t.name)), ${typedText.typed}::text) desc, c.level, c.listings desc, c.id
    limit ${typedText.limit}::bigint`,
  );
}

export interface SuggestedBrand {
  id: number;
  name: string;
  listings: number;
}

/** Brands with the words in their name and with public listings. */
export async function listSuggestedBrands(
  reader: Reader,
  typedText: { beginnings: string; typed: string; limit: number },
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
    where b.is_approved and b.words @@ ${typedText.beginnings}::tsquery and counted.listings > 0
    order by starts_with(f_unaccent(lower(b.name)), ${typedText.typed}::text) desc, counted.listings desc, b.id
    limit ${typedText.limit}::bigint`,
  );
}

/** Orders these listings: names that begin with the typed text first, offers before demands, sold out last. */
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
    ) desc, listing.offer_type = 'demand', listing.kind = 'product' and not listing.is_in_stock, place
    limit ${limit}::bigint`,
  );
  return rows.map((row) => row.id);
}
