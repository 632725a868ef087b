import { sql } from 'kysely';
import type { AgeRule, Pictogram, UnitPriceUnit } from '#shared/catalog/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';

export interface CategoryRow {
  id: number;
  parent_id: number | null;
  name: string;
  slug: string;
  pictogram: Pictogram | null;
  listings: number;
}

/** Every category in a language, parents before children; the numbers include changes not folded into the counters yet. */
export async function listCategories(reader: Reader, locale: Locale): Promise<CategoryRow[]> {
  return runNamed(
    reader,
    'catalog.categories',
    sql<CategoryRow>`
    select c.id, c.parent_id, t.name, t.slug, c.pictogram,
      greatest(c.listings + coalesce(pending.listings, 0), 0)::int as listings
    from category c
    join category_text t on t.category_id = c.id and t.locale = ${locale}
    left join (
      select step as category_id, sum(d.listings) as listings
      from listing_count_delta d join category changed on changed.id = d.category_id, unnest(changed.path) step
      group by step) pending on pending.category_id = c.id
    order by c.level, c.position, t.name`,
  );
}

/** The direct subcategories of a category, in their order. */
export async function listSubcategories(reader: Reader, id: number, locale: Locale): Promise<CategoryRow[]> {
  return runNamed(
    reader,
    'catalog.subcategories',
    sql<CategoryRow>`
    select c.id, c.parent_id, t.name, t.slug, c.pictogram,
      greatest(c.listings + coalesce(pending.listings, 0), 0)::int as listings
    from category c
    join category_text t on t.category_id = c.id and t.locale = ${locale}
    left join lateral (
      select sum(d.listings) as listings
      from listing_count_delta d join category changed on changed.id = d.category_id
      where changed.path @> array[c.id]) pending on true
    where c.parent_id = ${id}
    order by c.position, t.name`,
  );
}

export interface CategoryFacts {
  id: number;
  path: number[];
  age_rule: AgeRule;
  unit_price_unit: UnitPriceUnit | null;
  may_be_advertised: boolean;
}

export async function findCategory(reader: Reader, id: number): Promise<CategoryFacts | undefined> {
  const [row] = await runNamed(
    reader,
    'catalog.category',
    sql<CategoryFacts>`select id, path, age_rule, unit_price_unit, may_be_advertised from category where id = ${id}`,
  );
  return row;
}

/** The category to which the address of a merged or deleted one leads. */
export async function findRedirect(reader: Reader, id: number): Promise<number | undefined> {
  const [row] = await runNamed(
    reader,
    'catalog.category_redirect',
    sql<{ into_id: number }>`select into_id from category_redirect where category_id = ${id}`,
  );
  return row?.into_id;
}

export interface CategoryTextRow {
  category_id: number;
  locale: Locale;
  name: string;
  slug: string;
  description: string;
}

export async function listCategoryTexts(reader: Reader, ids: readonly number[]): Promise<CategoryTextRow[]> {
  if (ids.length === 0) return [];
  return runNamed(
    reader,
    'catalog.category_texts',
    sql<CategoryTextRow>`
    select category_id, locale, name, slug, description from category_text where category_id = any (${ids}::bigint[])`,
  );
}

/** Ids of the category and all below it; empty when there is no such category. */
export async function listSubtreeIds(reader: Reader, id: number): Promise<number[]> {
  const rows = await runNamed(
    reader,
    'catalog.subtree',
    sql<{ id: number }>`select id from category where path @> array[${id}::bigint]`,
  );
  return rows.map((row) => row.id);
}
