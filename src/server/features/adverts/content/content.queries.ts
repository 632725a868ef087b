import { sql } from 'kysely';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { storedContent, type ContentParts, type StoredContent } from './stored-content.ts';

const noPictures = sql`array[]::bigint[]`;

/** What stands in these adverts, by their ids. `facts`: without descriptions and pictures. */
export async function listContents(
  db: Queryable,
  ids: readonly number[],
  parts: ContentParts = 'all',
): Promise<Map<number, StoredContent>> {
  const { rows } = await sql<{ id: number; picture_ids: number[] }>`
    select l.id, l.offer_type, l.category_id, l.brand_id, l.package_id, t.name,
      ${parts === 'all' ? sql`t.description` : sql`''`} as description, t.locale, l.price_minor,
      l.currency_id, l.is_negotiable, a.place, l.vintage, l.age_years, l.abv, l.origin_code,
      ${parts === 'all' ? sql`array(select picture_id from listing_picture p where p.listing_id = l.id order by position)` : noPictures} as picture_ids
    from listing l
    join listing_text t on t.listing_id = l.id
    join advert a on a.listing_id = l.id
    where l.id = any (${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, { ...storedContent.parse(row), picture_ids: row.picture_ids }]));
}

function columnsOf(content: StoredContent) {
  const { offer_type, category_id, brand_id, package_id, price_minor, currency_id, is_negotiable } = content;
  const { vintage, age_years, abv, origin_code } = content;
  return {
    offer_type,
    category_id,
    brand_id,
    package_id,
    price_minor,
    currency_id,
    is_negotiable,
    vintage,
    age_years,
    abv,
    origin_code,
  };
}

/** A listing without its advert, text and pictures yet: hidden. @returns its id */
export async function insertListing(
  tx: Tx,
  content: StoredContent,
  { sellerId, at }: { sellerId: number; at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('listing')
    .values({
      ...columnsOf(content),
      kind: 'advert',
      visibility: 'hidden',
      seller_id: sellerId,
      published_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateListing(tx: Tx, id: number, content: StoredContent): Promise<void> {
  await tx.updateTable('listing').set(columnsOf(content)).where('id', '=', id).execute();
  await tx.updateTable('advert').set({ place: content.place }).where('listing_id', '=', id).execute();
}

/** An advert has its text in one language, the one it was written in. */
export async function replaceText(tx: Tx, id: number, { locale, name, description }: StoredContent): Promise<void> {
  const text = { name, description, slug: localisedSlug(name, locale) || 'inzerat' };
  await tx.deleteFrom('listing_text').where('listing_id', '=', id).where('locale', '!=', locale).execute();
  await tx
    .insertInto('listing_text')
    .values({ listing_id: id, locale, ...text })
    .onConflict((conflict) => conflict.columns(['listing_id', 'locale']).doUpdateSet(text))
    .execute();
}

/** Those of the pictures that adverts of an account show, or that their changes which wait would show. */
export async function listShownPictures(
  db: Queryable,
  accountId: number,
  keys: readonly string[],
): Promise<{ id: number; key: string }[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select p.id, p.key from picture p
    where p.key = any (${[...keys]}::text[]) and (
      exists (
        select from listing_picture shown join advert a on a.listing_id = shown.listing_id
        where shown.picture_id = p.id and a.account_id = ${accountId})
      or exists (
        select from advert_revision_picture shown
        join advert_revision r on r.id = shown.revision_id and r.state = 'waiting'
        join advert a on a.listing_id = r.listing_id
        where shown.picture_id = p.id and a.account_id = ${accountId}))`.execute(db);
  return rows;
}

export async function replacePictures(tx: Tx, id: number, pictureIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('listing_picture').where('listing_id', '=', id).execute();
  if (pictureIds.length === 0) return;
  await tx
    .insertInto('listing_picture')
    .values(pictureIds.map((picture_id, index) => ({ listing_id: id, position: index + 1, picture_id })))
    .execute();
}
