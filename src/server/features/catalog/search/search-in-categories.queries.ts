import { sql, type RawBuilder } from 'kysely';
import type { TextQuery } from '../words/text-query.ts';
import { allOf, hasLoose, hasWords } from './search-conditions.queries.ts';

/** Lists as long as this are intersected in less time than it takes to look into some hundreds of categories. */
const mostIntersected = 10_000;
/** More words take longer to look up in every category than to intersect. */
const mostWords = 32;

/**
 * The rows `l` of `listing_search` with the words. Several common words that few listings have together are looked up category by
 * category: there, one of them is usually rare.
 * @param areFew whether few listings of these categories have all the words
 * @param categoryIds undefined: of all categories
 */
export function listingsWithWords(
  text: TextQuery,
  { areFew, categoryIds }: { areFew: boolean; categoryIds: readonly number[] | undefined },
): RawBuilder<unknown> {
  const { words, loose, atMost } = text;
  if (!areFew || !words || words.length === 1 || words.flat().length > mostWords || atMost <= mostIntersected)
    return sql`(select * from listing_search l where ${hasWords('doc', text.indexed, loose)}) l`;
  const column = sql`words_in_category(tsvector_to_array(l.doc), l.category_id) collate "C"`;
  const inCategory = words.map((each) => sql<boolean>`${column} && words_in_category(${[...each]}::text[], c.id)`);
  const isWithin = categoryIds ? sql`c.id = any(${[...categoryIds]}::bigint[])` : sql`true`;
  // The index takes the condition of one category at a time: otherwise the planner could join in another way.
  return sql`(
    select l.* from category c cross join lateral (
      select * from listing_search l where ${allOf([...inCategory, ...hasLoose('doc', loose)])}
      offset 0) l
    where ${isWithin}) l`;
}
