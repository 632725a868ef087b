import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

interface PageByName {
  readonly category: number;
  readonly lang: Locale;
  readonly limit: number;
  readonly offset: number;
}

/** So many names are merged in a few milliseconds. */
const mergedAtMost = 10_000;

const byName = sql`n.name collate "und-x-icu", n.listing_id`;

/**
 * A page of all products of a category and those below it, by name. Merges the first of each category, because in the
 * order of all names those of one category may come last. Only far within a large category is that order read: then most
 * of its products have been passed.
 */
export async function listIdsByName(
  db: Queryable,
  { category, lang, limit, offset }: PageByName,
): Promise<readonly number[]> {
  const below = await sql<{ id: number }>`
    select id from category where path @> array[${category}::bigint]`.execute(db);
  const categories = below.rows.map(({ id }) => id);
  const reached = offset + limit;
  const { rows } = await (
    categories.length * reached <= mergedAtMost
      ? sql<{ id: number }>`
        select n.listing_id as id
        from unnest(${categories}::bigint[]) c (id)
        cross join lateral (
          select n.listing_id, n.name from product_name n where n.category_id = c.id and n.locale = ${lang}
          order by ${byName} limit ${reached}) n
        order by ${byName} limit ${limit} offset ${offset}`
      : sql<{ id: number }>`
        select n.listing_id as id from product_name n
        where n.locale = ${lang} and n.category_id = any(${categories}::bigint[])
        order by ${byName} limit ${limit} offset ${offset}`
  ).execute(db);
  return rows.map(({ id }) => id);
}
