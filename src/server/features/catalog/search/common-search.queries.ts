import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/** Initials match nearly everything; nobody expects much of them. */
const shortestWord = 3;

/**
 * Texts whose search has many results: the commonest words of listings, and the names of the brands with most listings.
 * @param most of each of the two
 */
export async function listCommonTexts(db: Queryable, most: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    (select word as text from search_word where length(word) >= ${shortestWord}
    order by doc_listings desc, word limit ${most})
    union
    (select b.name from brand b join (
      select value_id::int as brand_id, sum(listings) as listings from listing_count
      where category_id = 0 and dimension = 'brand' group by 1) c on c.brand_id = b.id
    order by c.listings desc, b.id limit ${most})`.execute(db);
  return rows.map(({ text }) => text);
}
