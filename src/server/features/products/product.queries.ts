import { sql } from 'kysely';
import { mapLocales } from '#shared/i18n/paths.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface ProductText {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly ingredients: string;
}

/** What the form of a product says, as it is stored. */
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
      b.name as brand, l.package_id, p.sku, p.ean, p.tax_rate, p.weight_g, p.regular_price_minor, l.price_minor,
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

/** In every language; one that is missing is empty. */
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
  const { category_id, brand_id, package_id, abv, vintage, age_years, origin_code } = content;
  const visibility = content.is_shown ? 'listed' : 'hidden';
  return { category_id, brand_id, package_id, abv, vintage, age_years, origin_code, visibility };
}

function productColumns({ sku, ean, tax_rate, weight_g, regular_price_minor }: ProductContent) {
  return { sku, ean, tax_rate, weight_g, regular_price_minor };
}

/**
 * A product at its regular price, without texts and pictures yet.
 * @throws the database's unique violation when the code is taken
 */
export async function insertProduct(tx: Tx, content: ProductContent, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('listing')
    .values((of) => ({
      ...listingColumns(content),
      kind: 'product',
      price_minor: content.regular_price_minor,
      currency_id: of.selectFrom('currency').where('is_default', '=', true).select('id'),
      published_at: at,
      created_at: at,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('product')
    .values({ listing_id: id, ...productColumns(content) })
    .execute();
  return id;
}

/** @throws the database's unique violation when the code is taken */
export async function updateProduct(tx: Tx, id: number, content: ProductContent): Promise<void> {
  await tx.updateTable('listing').set(listingColumns(content)).where('id', '=', id).execute();
  await tx.updateTable('product').set(productColumns(content)).where('listing_id', '=', id).execute();
}

export async function setVisibility(tx: Tx, id: number, isShown: boolean): Promise<void> {
  const visibility = isShown ? 'listed' : 'hidden';
  await tx.updateTable('listing').set({ visibility }).where('id', '=', id).execute();
}

export async function replaceTexts(tx: Tx, id: number, texts: ProductContent['texts']): Promise<void> {
  for (const locale of locales) {
    const { name, slug, description } = texts[locale];
    await tx
      .insertInto('listing_text')
      .values({ listing_id: id, locale, name, slug, description })
      .onConflict((conflict) => conflict.columns(['listing_id', 'locale']).doUpdateSet({ name, slug, description }))
      .execute();
  }
  await tx.deleteFrom('product_text').where('listing_id', '=', id).execute();
  const rows = locales.flatMap((locale) => {
    const { ingredients } = texts[locale];
    return ingredients === '' ? [] : [{ listing_id: id, locale, ingredients_and_allergens: ingredients }];
  });
  if (rows.length > 0) await tx.insertInto('product_text').values(rows).execute();
}

export async function replacePictures(tx: Tx, id: number, pictureIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('listing_picture').where('listing_id', '=', id).execute();
  if (pictureIds.length === 0) return;
  await tx
    .insertInto('listing_picture')
    .values(pictureIds.map((picture_id, index) => ({ listing_id: id, position: index + 1, picture_id })))
    .execute();
}

/** Those of the pictures that products show: any administrator may go on using them. */
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
