import { sql } from 'kysely';
import type { AdvertVisibility } from '#shared/adverts/lifecycle.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** What adverts and products both say about the goods. */
export interface ListingFacts {
  readonly category_id: number;
  readonly brand_id: number | null;
  readonly package_id: number | null;
  readonly vintage: number | null;
  readonly age_years: number | null;
  readonly abv: number | null;
  readonly origin_code: string | null;
}

/** Picks the facts from a content that holds more. */
export function listingFacts(content: ListingFacts): ListingFacts {
  const { category_id, brand_id, package_id, vintage, age_years, abv, origin_code } = content;
  return { category_id, brand_id, package_id, vintage, age_years, abv, origin_code };
}

interface ListingOffer {
  readonly visibility: AdvertVisibility;
  readonly offer_type: 'supply' | 'demand';
  /** Null: negotiable without a price. */
  readonly price_minor: number | null;
  readonly original_price_minor: number | null;
  readonly currency_id: number;
  readonly is_negotiable: boolean;
  readonly is_on_sale: boolean;
  readonly published_at: Date;
}

interface NewListing extends ListingFacts, Partial<Omit<ListingOffer, 'visibility' | 'price_minor'>> {
  readonly kind: 'advert' | 'product';
  readonly visibility: AdvertVisibility;
  readonly price_minor: number | null;
  /** Undefined: the shop. */
  readonly seller_id?: number;
}

/** Inserts a listing without texts and pictures. Without a currency it gets the default one. @returns its id */
export async function insertListing(tx: Tx, listing: NewListing, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('listing')
    .values((of) => ({
      ...listing,
      currency_id: listing.currency_id ?? of.selectFrom('currency').where('is_default', '=', true).select('id'),
      published_at: at,
      created_at: at,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateListing(tx: Tx, id: number, change: Partial<ListingFacts & ListingOffer>): Promise<void> {
  await tx.updateTable('listing').set(change).where('id', '=', id).execute();
}

/**
 * Waits until nobody else changes these listings, and keeps others from it until the end of the transaction. Orders may
 * still refer to them. A transaction that changes stock as well locks it first: a change of stock updates the listing.
 */
export async function lockListings(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select id from listing where id = any (${[...ids]}::bigint[]) order by id for no key update`.execute(tx);
}

interface ListingText {
  readonly locale: Locale;
  readonly name: string;
  readonly slug: string;
  readonly description: string;
}

/** Inserts or overwrites the text in one language. */
export async function saveText(tx: Tx, id: number, { locale, ...text }: ListingText): Promise<void> {
  await tx
    .insertInto('listing_text')
    .values({ listing_id: id, locale, ...text })
    .onConflict((conflict) => conflict.columns(['listing_id', 'locale']).doUpdateSet(text))
    .execute();
}

/** Deletes the texts in every language but one. */
export async function deleteOtherTexts(tx: Tx, id: number, locale: Locale): Promise<void> {
  await tx.deleteFrom('listing_text').where('listing_id', '=', id).where('locale', '!=', locale).execute();
}

/** @param pictureIds in their order; the first is the main picture */
export async function replacePictures(tx: Tx, id: number, pictureIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('listing_picture').where('listing_id', '=', id).execute();
  if (pictureIds.length === 0) return;
  await tx
    .insertInto('listing_picture')
    .values(pictureIds.map((picture_id, index) => ({ listing_id: id, position: index + 1, picture_id })))
    .execute();
}

/** Whether an advert stands before the others of its lists. */
export async function setTopped(tx: Tx, id: number, isTopped: boolean): Promise<void> {
  await tx.updateTable('listing').set({ is_topped: isTopped }).where('id', '=', id).execute();
}

/**
 * Takes down from the top the adverts whose paid time is over, and those that a change has moved to goods that may not
 * be advertised. @returns how many
 */
export async function clearEndedToppings(db: Queryable, at: Date): Promise<number> {
  const result = await db
    .updateTable('listing')
    .set({ is_topped: false })
    .where('is_topped', '=', true)
    .where((of) =>
      of.or([
        of('id', 'in', of.selectFrom('advert').where('topped_until', '<=', at).select('listing_id')),
        of('category_id', 'in', of.selectFrom('category').where('may_be_advertised', '=', false).select('id')),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Deletes listings with all that belongs to them. */
export async function deleteListings(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('listing')
      .where('id', 'in', [...ids])
      .execute();
}

/** Removes the pictures of a listing. @returns their keys */
export async function takePictures(tx: Tx, id: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('listing_picture')
    .using('picture')
    .whereRef('picture.id', '=', 'listing_picture.picture_id')
    .where('listing_picture.listing_id', '=', id)
    .returning('picture.key')
    .execute();
  return rows.map(({ key }) => key);
}
