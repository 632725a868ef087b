import { sql, type RawBuilder } from 'kysely';
import type { AgeRule } from '#shared/catalog/limits.ts';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import { bitOf } from '../facets/facet-bits.ts';
import { hasBits, isPublic } from '../facets/selection.queries.ts';
import { orderOf } from '../list/listing-page.queries.ts';
import type { OfferedPrice, SalePeriod } from '#server/features/products/index.ts';

export interface ListingFacts {
  id: number;
  kind: 'advert' | 'product';
  offer_type: 'supply' | 'demand';
  category_id: number;
  brand_id: number | null;
  seller_id: number | null;
  origin: string | null;
  path: number[];
  age_rule: AgeRule;
  may_be_advertised: boolean;
  topped_until: Date | null;
  company: string | null;
  company_id: string | null;
  tax_id: string | null;
  company_address: string | null;
  seller_since: Date | null;
  seller_avatar: string | null;
}

/** The facts of a detail beyond its card; undefined for a hidden or unknown listing. */
export async function findListingFacts(
  reader: Reader,
  id: number,
  locale: Locale = defaultLocale,
): Promise<ListingFacts | undefined> {
  const [facts] = await runNamed(
    reader,
    'catalog.listing_facts',
    sql<ListingFacts>`
    select l.id, l.kind, l.offer_type, l.category_id, b.id as brand_id, l.seller_id, origin.name as origin,
      c.path, c.age_rule, c.may_be_advertised,
      case when l.is_topped then a.topped_until end as topped_until,
      case when s.is_business then s.company end as company,
      case when s.is_business then s.company_id end as company_id,
      case when s.is_business then s.tax_id end as tax_id,
      case when s.is_business then s.company_address end as company_address,
      s.created_at as seller_since, avatar.key as seller_avatar
    from listing l
    join category c on c.id = l.category_id
    left join country_text origin on origin.country_code = l.origin_code and origin.locale = ${locale}
    left join brand b on b.id = l.brand_id and b.is_approved
    left join advert a on a.listing_id = l.id
    left join account s on s.id = l.seller_id
    left join picture avatar on avatar.id = s.avatar_picture_id
    where l.id = ${id} and l.visibility <> 'hidden'`,
  );
  return facts;
}

export interface ListingTextRow {
  locale: Locale;
  name: string;
  slug: string;
  description: string;
}

export async function listListingTexts(reader: Reader, id: number): Promise<ListingTextRow[]> {
  const rows = await runNamed(
    reader,
    'catalog.listing_texts',
    reader.db.selectFrom('listing_text').where('listing_id', '=', id).select(['locale', 'name', 'slug', 'description']),
  );
  return rows as ListingTextRow[];
}

export async function listPictureKeys(reader: Reader, id: number): Promise<string[]> {
  const rows = await runNamed(
    reader,
    'catalog.picture_keys',
    reader.db
      .selectFrom('listing_picture')
      .innerJoin('picture', 'picture.id', 'listing_picture.picture_id')
      .where('listing_id', '=', id)
      .select('key')
      .orderBy('position'),
  );
  return rows.map((row) => row.key);
}

/** The newest public adverts of a seller, except this one. */
export async function listFurtherOfSeller(
  reader: Reader,
  sellerId: number,
  except: number,
  limit: number,
): Promise<number[]> {
  const rows = await runNamed(
    reader,
    'catalog.further_of_seller',
    sql<{ id: number }>`
    select id from listing
    where seller_id = ${sellerId} and visibility = 'listed' and kind = 'advert' and id <> ${except}
    order by published_at desc, id desc limit ${limit}::bigint`,
  );
  return rows.map((row) => row.id);
}

/** Beside a product the products in stock; then the newest listings of the brand in the category, then of the category. */
export async function listSimilar(
  reader: Reader,
  like: { id: number; kind: string; category_id: number; brand_id: number | null; offer_type: string },
  limit: number,
): Promise<number[]> {
  const newest = (condition: RawBuilder<unknown>, most: number) => sql`
    (select l.id from listing l
      where l.category_id = ${like.category_id} and ${isPublic} and l.id <> ${like.id}
        and l.offer_type = ${like.offer_type} and ${condition}
      order by ${orderOf.newest} limit ${most}::bigint)`;
  const inStock = hasBits({ mask: bitOf.product | bitOf.in_stock, value: bitOf.product | bitOf.in_stock });
  const isProduct = like.kind === 'product';
  const rows = await runNamed(
    reader,
    `catalog.similar_${isProduct ? 'products' : 'adverts'}`,
    sql<{ id: number }>`
    ${isProduct ? sql`${newest(inStock, limit)} union all` : sql``}
    ${newest(sql`l.brand_id = ${like.brand_id}::int`, limit)}
    union all
    ${newest(sql`true`, limit * 2)}`,
  );
  return [...new Set(rows.map((row) => row.id))].slice(0, limit);
}

export interface ProductRow {
  sku: string;
  ean: string | null;
  tax_rate: number;
  ingredients_and_allergens: string | null;
  /** The general price, before any discount of a group. */
  price_minor: number | null;
  original_price_minor: number | null;
  is_on_sale: boolean;
  may_be_discounted: boolean;
}

export async function findProduct(reader: Reader, id: number, locale: Locale): Promise<ProductRow | undefined> {
  const [product] = await runNamed(
    reader,
    'catalog.product',
    reader.db
      .selectFrom('product')
      .innerJoin('listing', 'listing.id', 'product.listing_id')
      .innerJoin('category', 'category.id', 'listing.category_id')
      .leftJoin('product_text', (join) =>
        join.onRef('product_text.listing_id', '=', 'product.listing_id').on('product_text.locale', '=', locale),
      )
      .where('product.listing_id', '=', id)
      .select(['sku', 'ean', 'tax_rate', 'ingredients_and_allergens'])
      .select(['price_minor', 'original_price_minor', 'is_on_sale', 'may_be_discounted']),
  );
  return product;
}

export interface BranchStockRow {
  id: number;
  kind: 'store' | 'warehouse';
  town: string;
  street: string;
  is_in_prague: boolean;
  quantity: number;
}

/** Every active branch and warehouse with its stock of the product. */
export async function listBranchStock(reader: Reader, id: number): Promise<BranchStockRow[]> {
  const rows = await runNamed(
    reader,
    'catalog.branch_stock',
    reader.db
      .selectFrom('branch')
      .leftJoin('stock', (join) => join.onRef('stock.branch_id', '=', 'branch.id').on('stock.listing_id', '=', id))
      .where('branch.is_active', '=', true)
      .select(({ fn, val }) => [
        'branch.id',
        'branch.kind',
        'branch.town',
        'branch.street',
        'branch.is_in_prague',
        fn.coalesce('stock.quantity', val(0)).as('quantity'),
      ])
      .orderBy('branch.position')
      .orderBy('branch.id'),
  );
  return rows as BranchStockRow[];
}

export async function listSales(reader: Reader, id: number): Promise<SalePeriod[]> {
  return runNamed(
    reader,
    'catalog.sales',
    reader.db
      .selectFrom('sale')
      .where('listing_id', '=', id)
      .select(['price_minor', 'starts_at', 'ends_at'])
      .orderBy('starts_at'),
  );
}

/** Every price at which the product was offered in its current currency. */
export async function listPriceHistory(reader: Reader, id: number): Promise<OfferedPrice[]> {
  return runNamed(
    reader,
    'catalog.price_history',
    reader.db
      .selectFrom('price_history')
      .innerJoin('listing', 'listing.id', 'price_history.listing_id')
      .whereRef('price_history.currency_id', '=', 'listing.currency_id')
      .where('listing_id', '=', id)
      .select(['price_history.price_minor', 'valid_from', 'valid_to'])
      .orderBy('valid_from'),
  );
}
