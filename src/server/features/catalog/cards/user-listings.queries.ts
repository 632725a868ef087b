import { sql } from 'kysely';
import type { UserListingsQuery } from '#shared/catalog/contract.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';

type OfferType = NonNullable<UserListingsQuery['offer']>;

/** Whether the user is public: approved, not waiting, refused or blocked. */
export async function hasProfile({ db }: Pick<Reader, 'db'>, userId: number): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', userId)
    .where('state', '=', 'approved')
    .select('id')
    .executeTakeFirst();
  return account !== undefined;
}

/** Numbers of the user's public adverts by kind of offer. */
export async function countUserListings(reader: Reader, userId: number): Promise<Record<OfferType, number>> {
  const { rows } = await sql<{ offer_type: OfferType; listings: number }>`
    select offer_type, count(*)::int as listings from listing
    where seller_id = ${userId} and visibility = 'listed' and kind = 'advert'
    group by offer_type`.execute(reader.db);
  return { supply: 0, demand: 0, ...Object.fromEntries(rows.map((row) => [row.offer_type, row.listings])) };
}

/** Ids of the user's public adverts, newest first. */
export async function listUserListingIds(
  reader: Reader,
  userId: number,
  { offer, offset, limit }: { offer: OfferType | undefined; offset: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing
    where seller_id = ${userId} and visibility = 'listed' and kind = 'advert'
      ${offer === undefined ? sql`` : sql`and offer_type = ${offer}`}
    order by published_at desc, id desc limit ${limit}::bigint offset ${offset}::bigint`.execute(reader.db);
  return rows.map((row) => row.id);
}
