import { sql, type RawBuilder } from 'kysely';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import type { AdminProductFilter, AdminProductQuery } from '#shared/products/admin-contract.ts';
import { countedAtMost } from '#server/platform/db/page-of-found.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { holdsWords } from '#server/platform/db/like-pattern.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { listIdsByName } from './product-name.queries.ts';

export const productsPerPage = 50;
export interface ProductRecord {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly sku: string;
  readonly ean: string | null;
  readonly category_id: number;
  readonly category: string;
  readonly category_slug: string;
  readonly brand_id: number | null;
  readonly brand: string | null;
  readonly picture: string | null;
  readonly price_minor: number;
  readonly regular_price_minor: number;
  readonly currency: string;
  readonly is_on_sale: boolean;
  readonly stock: number;
  readonly is_shown: boolean;
}

const stockOf = sql`select coalesce(sum(s.quantity), 0)::integer as stock from stock s join branch b on b.id = s.branch_id
  where s.listing_id = l.id and b.is_active`;

/** The rows that a query selects. Products and texts are read only where a filter or the order needs them. */
function chosen(
  { q, category, brand, state, stock, on_sale, weight, change, sort, lang }: AdminProductQuery,
  also?: RawBuilder<unknown>,
) {
  const levels = { none: sql`= 0`, low: sql`= 1`, any: sql`> 0` };
  const conditions = [
    sql`l.kind = 'product'`,
    q !== '' && holdsWords(sql`p.looked_for`, q),
    category && sql`l.category_id = any(array(select id from category where path @> array[${category}::bigint]))`,
    brand && sql`l.brand_id = ${brand}::integer`,
    state && sql`l.visibility ${state === 'shown' ? sql`=` : sql`<>`} 'listed'`,
    stock && sql`p.stock_level ${levels[stock]}`,
    weight && sql`p.weight_g is null`,
    on_sale && sql`l.is_on_sale = ${on_sale === 'yes'}`,
    change && sql`l.id in (select listing_id from product_change where change_set_id = ${change}::bigint)`,
    also,
  ].filter((condition) => typeof condition === 'object');
  const needsProduct = q !== '' || stock || weight || sort === 'sku' || sort === 'stock';
  return sql`listing l
    ${needsProduct ? sql`join product p on p.listing_id = l.id` : sql``}
    ${sort === 'name' ? sql`join product_name t on t.listing_id = l.id and t.locale = ${lang}` : sql``}
    where ${sql.join(conditions, sql` and `)}`;
}

/** By level first, which has an index: the pieces of products that are sold out need not be summed up. */
const fewestFirst = sql`p.stock_level, case when p.stock_level > 0 then (${stockOf}) else 0 end, l.id`;

const orders = {
  newest: sql`l.published_at desc, l.id desc`,
  name: sql`t.name collate "und-x-icu", l.id`,
  sku: sql`upper(p.sku)`,
  cheapest: sql`l.price_minor, l.id`,
  dearest: sql`l.price_minor desc, l.id desc`,
  stock: fewestFirst,
};

async function listIds(db: Queryable, query: AdminProductQuery, limit: number, offset: number) {
  if (query.sort === 'stock') return listFewestIds(db, query, limit, offset);
  const { q, category, brand, state, stock, weight, on_sale, change, sort, lang } = query;
  if (sort === 'name' && category && !(q || brand || state || stock || weight || on_sale || change))
    return listIdsByName(db, { category, lang, limit, offset });
  const { rows } = await sql<{ id: number }>`
    select l.id from ${chosen(query)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * What the list says about products, in the order of their ids. A statement of its own that is the same for every filter:
 * to plan its joins for each call took longer than to read a page.
 */
async function listRecords(db: Queryable, ids: readonly number[], lang: Locale): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRecord>`${prepared('products.listed')}
    select l.id, t.name, t.slug, p.sku, p.ean, l.category_id, ct.name as category, ct.slug as category_slug, l.brand_id,
      b.name as brand, picture.key as picture, l.price_minor, p.regular_price_minor, currency.code as currency,
      l.is_on_sale, held.stock, l.visibility = 'listed' as is_shown
    from unnest(${ids}::bigint[]) with ordinality as found (id, place)
    join listing l on l.id = found.id
    join product p on p.listing_id = l.id
    join listing_text t on t.listing_id = l.id and t.locale = ${lang}
    join category_text ct on ct.category_id = l.category_id and ct.locale = ${lang}
    join currency on currency.id = l.currency_id
    cross join lateral (${stockOf}) held
    left join brand b on b.id = l.brand_id
    left join picture on picture.id = l.main_picture_id
    order by found.place`.execute(db);
  return rows;
}

/** Sums up the pieces of products with plenty only when a page reaches them: they are most of a shop's. */
async function listFewestIds(
  db: Queryable,
  query: AdminProductQuery,
  limit: number,
  offset: number,
): Promise<readonly number[]> {
  const few = sql`p.stock_level < 2`;
  const idsOf = async (which: RawBuilder<unknown>, most: number, from: number) => {
    const { rows } = await sql<{ id: number }>`
      select l.id from ${chosen(query, which)} order by ${fewestFirst} limit ${most} offset ${from}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const found = await idsOf(few, limit, offset);
  if (found.length === limit) return found;
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${chosen(query, few)}`.execute(db);
  const before = Math.max(0, offset - counted.rows[0]!.total);
  return [...found, ...(await idsOf(sql`p.stock_level >= 2`, limit - found.length, before))];
}

/** Reads one row more than a page holds, to know whether there is a next page. */
export async function listProductRows(db: Queryable, query: AdminProductQuery): Promise<ProductRecord[]> {
  const ids = await listIds(db, query, productsPerPage + 1, (query.page - 1) * productsPerPage);
  return listRecords(db, ids, query.lang);
}

/** The ids of all pages together, in the order of the list. */
export async function listProductIds(db: Queryable, query: AdminProductQuery): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from ${chosen(query)} order by ${orders[query.sort]}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Products on all pages of a list, at most so many. */
export async function listMatchingIds(db: Queryable, filter: AdminProductFilter, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from ${chosen({ ...filter, sort: 'newest', page: 1, lang: defaultLocale })} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts to 1000 exactly; 1001 means more. */
export async function countProducts(db: Queryable, query: AdminProductQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select from ${chosen({ ...query, sort: 'newest' })} limit ${countedAtMost}) found`.execute(
    db,
  );
  return rows[0]!.total;
}

export async function findBrandName(db: Queryable, id: number): Promise<string | null> {
  const brand = await db.selectFrom('brand').where('id', '=', id).select('name').executeTakeFirst();
  return brand?.name ?? null;
}

export async function listCategoryNames(
  db: Queryable,
  ids: readonly number[],
  lang: Locale,
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('category_text')
    .where('category_id', 'in', [...ids])
    .where('locale', '=', lang)
    .select(['category_id', 'name'])
    .execute();
  return new Map(rows.map(({ category_id: id, name }) => [id, name]));
}
