import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/** The day's salt, the same in every process. */
export async function ensureSalt(db: Queryable, day: string): Promise<Buffer> {
  const { rows } = await sql<{ salt: Buffer }>`
    with made as (
      insert into advert_view_salt (day, salt) values (${day}::date, ${randomBytes(32)})
      on conflict do nothing returning salt)
    select salt from made union all select salt from advert_view_salt where day = ${day}::date`.execute(db);
  // Another process inserted it between the two parts of the statement: it is visible now.
  return rows[0]?.salt ?? ensureSalt(db, day);
}

/** The owner of an advert that visitors can open. */
export async function findPublicOwner(db: Queryable, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('listing')
    .where('id', '=', id)
    .where('kind', '=', 'advert')
    .where('visibility', '!=', 'hidden')
    .select('seller_id')
    .executeTakeFirst();
  return row?.seller_id ?? undefined;
}

/** Counts a visitor once per day. */
export async function insertView(
  db: Queryable,
  { day, listingId, visitor }: { day: string; listingId: number; visitor: Buffer },
): Promise<void> {
  await sql`
    with seen as (
      insert into advert_view (day, listing_id, visitor) values (${day}::date, ${listingId}, ${visitor})
      on conflict do nothing returning listing_id), counted as (
      insert into advert_statistics (listing_id, views) select listing_id, 1 from seen
      on conflict (listing_id) do update set views = advert_statistics.views + 1)
    insert into advert_day (listing_id, day, views) select listing_id, ${day}::date, 1 from seen
    on conflict (listing_id, day) do update set views = advert_day.views + 1`.execute(db);
}

/** Deletes the hashes and salts of earlier days, which no view is compared with any more. */
export async function deleteViewsBefore(db: Queryable, day: string): Promise<number> {
  const first = await sql`delete from advert_view where day < ${day}::date`.execute(db);
  const second = await sql`delete from advert_view_salt where day < ${day}::date`.execute(db);
  return Number((first.numAffectedRows ?? 0n) + (second.numAffectedRows ?? 0n));
}

export async function deleteDaysBefore(db: Queryable, day: string): Promise<number> {
  const deleted = await sql`delete from advert_day where day < ${day}::date`.execute(db);
  return Number(deleted.numAffectedRows ?? 0n);
}

/** Counts a user who writes to the author of an advert. Products count nobody. */
export async function insertContact(
  db: Queryable,
  { day, listingId }: { day: string; listingId: number },
): Promise<void> {
  await sql`
    with counted as (
      insert into advert_statistics (listing_id, contacts) select listing_id, 1 from advert where listing_id = ${listingId}
      on conflict (listing_id) do update set contacts = advert_statistics.contacts + 1 returning listing_id)
    insert into advert_day (listing_id, day, contacts) select listing_id, ${day}::date, 1 from counted
    on conflict (listing_id, day) do update set contacts = advert_day.contacts + 1`.execute(db);
}
