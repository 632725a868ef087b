import { sql } from 'kysely';
import type { AdvertVisibility } from '#shared/adverts/lifecycle.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { insertListing, listingFacts, saveText, updateListing } from '#server/features/listings/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface ProductText {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly ingredients: string;
}

/** The content of a product's form, as it is stored. */
export interface ProductContent {
  readonly texts: Readonly<Record<Locale, ProductText>>;
  readonly category_id: number;
  readonly brand_id: number | null;
  readonly package_id: number | null;
  readonly sku: string;
  readonly ean: string | null;
  readonly tax_rate: number;
  readonly weight_g: number | null;
  readonly regular_price_minor: number;
  readonly purchase_price_minor: number | null;
  readonly abv: number | null;
  readonly vintage: number | null;
  readonly age_years: number | null;
  readonly origin_code: string | null;
  readonly is_shown: boolean;
  readonly picture_ids: readonly number[];
}

/** Keeps others from changing a product until the end of the transaction. */
export async function lockProduct(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from listing where id = ${id}::bigint and kind = 'product' for no key update`.execute(tx);
  return rows.length > 0;
}

export interface ProductRow extends Omit<ProductContent, 'texts' | 'picture_ids'> {
  readonly id: number;
  readonly category: string;
  readonly category_slug: string;
  readonly may_be_discounted: boolean;
  readonly brand: string | null;
  readonly price_minor: number;
  readonly currency: string;
  readonly is_on_sale: boolean;
  readonly pictures: string[];
  readonly picture_ids: number[];
}

export async function findProduct(db: Queryable, id: number, lang: Locale): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`
    select l.id, l.category_id, ct.name as category, ct.slug as category_slug, c.may_be_discounted, l.brand_id,
      b.name as brand, l.package_id, p.sku, p.ean, p.tax_rate, p.weight_g, p.regular_price_minor,
      p.purchase_price_minor, l.price_minor,
      currency.code as currency, l.is_on_sale, l.abv, l.vintage, l.age_years, l.origin_code,
      l.visibility = 'listed' as is_shown,
      array(select pic.key from listing_picture lp join picture pic on pic.id = lp.picture_id
        where lp.listing_id = l.id order by lp.position) as pictures,
      array(select picture_id from listing_picture where listing_id = l.id order by position) as picture_ids
    from product p
    join listing l on l.id = p.listing_id
    join category c on c.id = l.category_id
    join category_text ct on ct.category_id = c.id and ct.locale = ${lang}
    join currency on currency.id = l.currency_id
    left join brand b on b.id = l.brand_id
    where p.listing_id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** The texts in every language, empty where one is missing. */
export async function findProductTexts(db: Queryable, id: number): Promise<Record<Locale, ProductText>> {
  const { rows } = await sql<ProductText & { locale: Locale }>`
    select wanted.locale, coalesce(t.name, '') as name, coalesce(t.slug, '') as slug,
      coalesce(t.description, '') as description, coalesce(pt.ingredients_and_allergens, '') as ingredients
    from unnest(${[...locales]}::text[]) wanted (locale)
    left join listing_text t on t.listing_id = ${id}::bigint and t.locale = wanted.locale
    left join product_text pt on pt.listing_id = ${id}::bigint and pt.locale = wanted.locale`.execute(db);
  return mapLocales((locale) => {
    const { locale: _locale, ...text } = rows.find((row) => row.locale === locale)!;
    return text;
  });
}

function listingColumns(content: ProductContent) {
  return { ...listingFacts(content), visibility: visibilityOf(content.is_shown) };
}

function visibilityOf(isShown: boolean): AdvertVisibility {
  return isShown ? 'listed' : 'hidden';
}

function productColumns(content: ProductContent) {
  const { sku, ean, tax_rate, weight_g, regular_price_minor, purchase_price_minor } = content;
  return { sku, ean, tax_rate, weight_g, regular_price_minor, purchase_price_minor };
}

/**
 * Inserts a product at its regular price, without texts and pictures.
 * @returns its id
 * @throws the database's unique violation when the code is taken
 */
export async function insertProduct(tx: Tx, content: ProductContent, at: Date): Promise<number> {
  const listing = { ...listingColumns(content), kind: 'product', price_minor: content.regular_price_minor } as const;
  const id = await insertListing(tx, listing, at);
  await tx
    .insertInto('product')
    .values({ listing_id: id, ...productColumns(content) })
    .execute();
  return id;
}

/** @throws the database's unique violation when the code is taken */
export async function updateProduct(tx: Tx, id: number, content: ProductContent): Promise<void> {
  await updateListing(tx, id, listingColumns(content));
  await updateProductAlone(tx, id, content);
}

const ownFacts = new Set(['sku', 'ean', 'tax_rate', 'weight_g', 'regular_price_minor', 'purchase_price_minor']);

/** Whether values are of the product alone. Their change refreshes no search index, as every change of a listing does. */
export function areOfProductAlone(names: readonly string[]): boolean {
  return names.every((name) => ownFacts.has(name));
}

/** Like `updateProduct` for values of the product alone. */
export async function updateProductAlone(tx: Tx, id: number, content: ProductContent): Promise<void> {
  await tx.updateTable('product').set(productColumns(content)).where('listing_id', '=', id).execute();
}

export async function setVisibility(tx: Tx, id: number, isShown: boolean): Promise<void> {
  await updateListing(tx, id, { visibility: visibilityOf(isShown) });
}

export async function replaceTexts(tx: Tx, id: number, texts: ProductContent['texts']): Promise<void> {
  for (const locale of locales) {
    const { name, slug, description } = texts[locale];
    await saveText(tx, id, { locale, name, slug, description });
  }
  await tx.deleteFrom('product_text').where('listing_id', '=', id).execute();
  const rows = locales.flatMap((locale) => {
    const { ingredients } = texts[locale];
    return ingredients === '' ? [] : [{ listing_id: id, locale, ingredients_and_allergens: ingredients }];
  });
  if (rows.length > 0) await tx.insertInto('product_text').values(rows).execute();
}

/** Those of the pictures that products show: every administrator may use them. */
export async function listShownPictures(
  db: Queryable,
  keys: readonly string[],
): Promise<{ id: number; key: string }[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select p.id, p.key from picture p where p.key = any (${[...keys]}::text[]) and exists (
      select from listing_picture shown join product on product.listing_id = shown.listing_id
      where shown.picture_id = p.id)`.execute(db);
  return rows;
}

export async function isSkuTaken(tx: Tx, sku: string, except?: number): Promise<boolean> {
  const { rows } = await sql`
    select from product where upper(sku) = upper(${sku}) and listing_id is distinct from ${except ?? null}::bigint
    limit 1`.execute(tx);
  return rows.length > 0;
}
