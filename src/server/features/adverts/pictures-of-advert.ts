import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/**
 * The ids of the pictures that an author may show: uploaded by the author, or shown by this very advert already.
 * @returns undefined when a key is unknown, somebody else's or named twice
 */
export async function listPictureIds(
  db: Queryable,
  keys: readonly string[],
  { accountId, listingId }: { accountId: number; listingId: number | undefined },
): Promise<number[] | undefined> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ id: number; key: string }>`
    select p.id, p.key
    from picture p
    where p.key = any (${[...keys]}::text[])
      and ((p.owner_id = ${accountId}::bigint and p.is_ready)
        or exists (
          select from listing_picture shown
          where shown.picture_id = p.id and shown.listing_id = ${listingId ?? null}::bigint)
        or exists (
          select from advert_revision r join advert_revision_picture shown on shown.revision_id = r.id
          where shown.picture_id = p.id and r.listing_id = ${listingId ?? null}::bigint and r.state = 'waiting'))`.execute(
    db,
  );
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return ids.size === keys.length ? keys.map((key) => ids.get(key)!) : undefined;
}
