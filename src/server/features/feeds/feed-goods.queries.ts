import { sql } from 'kysely';
import type { AgeRule, UnitPriceUnit } from '#shared/catalog/limits.ts';
import type { PackageUnit } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface FeedGoodsRow {
  readonly id: number;
  readonly sku: string;
  readonly ean: string | null;
  readonly tax_rate: number;
  readonly weight_g: number | null;
  /** Null: no price in the shop's currency. */
  readonly price_minor: number | null;
  /** Before the sale; null: not on sale. */
  readonly original_price_minor: number | null;
  readonly unit_price_minor: number | null;
  readonly unit_price_unit: UnitPriceUnit | null;
  readonly package_unit: PackageUnit | null;
  readonly package_amount: number | null;
  readonly package_count: number | null;
  readonly abv: number | null;
  readonly vintage: number | null;
  readonly origin: string | null;
  readonly brand: string | null;
  /** Null: no text in the language. */
  readonly name: string | null;
  readonly slug: string | null;
  readonly description: string | null;
  readonly pictures: string[];
  readonly category_id: number;
  readonly category_slug: string;
  readonly age_rule: AgeRule;
  readonly may_be_advertised: boolean;
  readonly may_be_discounted: boolean;
  readonly delivery_countries: string[] | null;
  /** Pieces in all active branches and the warehouse. */
  readonly stock: number;
  /** Whether the next piece leaves from the capital; the same choice as for an order. */
  readonly is_in_prague: boolean | null;
}

interface Batch {
  readonly locale: Locale;
  readonly currency: string;
  /** Goods with greater ids. */
  readonly after: number;
  readonly limit: number;
}

/** The next products on sale, by id. */
export async function listFeedGoods(db: Queryable, { locale, currency, after, limit }: Batch): Promise<FeedGoodsRow[]> {
  const { rows } = await sql<FeedGoodsRow>`
    select l.id, p.sku, p.ean, p.tax_rate, p.weight_g,
      case when cur.code = ${currency}::text then l.price_minor end as price_minor,
      case when l.is_on_sale and l.original_price_minor > l.price_minor then l.original_price_minor end
        as original_price_minor,
      l.unit_price_base as unit_price_minor, c.unit_price_unit,
      pack.unit as package_unit, pack.amount as package_amount, pack.count as package_count,
      l.abv, l.vintage, origin.name as origin, b.name as brand, t.name, t.slug, t.description,
      array(select pic.key from listing_picture lp join picture pic on pic.id = lp.picture_id
        where lp.listing_id = l.id order by lp.position limit 11) as pictures,
      l.category_id, coalesce(ct.slug, l.category_id::text) as category_slug,
      c.age_rule, c.may_be_advertised, c.may_be_discounted, c.delivery_countries,
      coalesce(held.stock, 0)::integer as stock, held.is_in_prague
    from product p
    join listing l on l.id = p.listing_id
    join category c on c.id = l.category_id
    join currency cur on cur.id = l.currency_id
    left join category_text ct on ct.category_id = c.id and ct.locale = ${locale}::text
    left join listing_text t on t.listing_id = l.id and t.locale = ${locale}::text and t.name <> ''
    left join brand b on b.id = l.brand_id and b.is_approved
    left join package pack on pack.id = l.package_id
    left join country_text origin on origin.country_code = l.origin_code and origin.locale = ${locale}::text
    left join lateral (
      select sum(s.quantity) as stock,
        (array_agg(place.is_in_prague order by (place.kind = 'warehouse') desc, s.quantity desc, place.id))[1]
          as is_in_prague
      from stock s join branch place on place.id = s.branch_id
      where s.listing_id = l.id and place.is_active and s.quantity > 0) held on true
    where l.visibility = 'listed' and p.listing_id > ${after}::bigint
    order by p.listing_id limit ${limit}::integer`.execute(db);
  return rows;
}

export interface SiteCategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly heureka_category: string | null;
  readonly zbozi_category: string | null;
  readonly google_category: string | null;
}

/** All categories in a language, parents before their children. */
export async function listSiteCategoryRows(db: Queryable, locale: Locale): Promise<SiteCategoryRow[]> {
  const { rows } = await sql<SiteCategoryRow>`
    select c.id, c.parent_id, coalesce(t.name, '') as name, c.heureka_category, c.zbozi_category, c.google_category
    from category c left join category_text t on t.category_id = c.id and t.locale = ${locale}::text
    order by c.level`.execute(db);
  return rows;
}

/** Names of products, also of those that are no longer on sale. */
export async function listGoodsNames(
  db: Queryable,
  ids: readonly number[],
  locale: Locale,
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select p.listing_id as id, coalesce(t.name, p.sku) as name
    from product p left join listing_text t on t.listing_id = p.listing_id and t.locale = ${locale}::text
    where p.listing_id = any (${[...ids]}::bigint[])`.execute(db);
  return rows;
}
