import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';
import { storedContent, type ContentParts, type StoredContent } from './stored-content.ts';

const noPictures = sql`array[]::bigint[]`;

/** The public contents of adverts, by their ids. `facts`: without descriptions and pictures. */
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

/** Those of the pictures that adverts of an account show, now or in a waiting change. */
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
