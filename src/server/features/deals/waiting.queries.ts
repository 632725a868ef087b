import { sql } from 'kysely';
import { mostWaiting } from '#shared/deals/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Addressee } from '#server/features/accounts/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export async function isWaiting(db: Queryable, accountId: number, listingId: number): Promise<boolean> {
  const row = await db
    .selectFrom('reservation_waiter')
    .where('listing_id', '=', listingId)
    .where('account_id', '=', accountId)
    .select('joined_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countWaiting(db: Queryable, accountId: number): Promise<number> {
  const { waiting } = await db
    .selectFrom('reservation_waiter')
    .where('account_id', '=', accountId)
    .select((of) => of.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** The adverts that an account waits for, the latest first. */
export async function listWaiting(db: Queryable, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('reservation_waiter')
    .where('account_id', '=', accountId)
    .select('listing_id')
    .orderBy('joined_at', 'desc')
    .limit(mostWaiting)
    .execute();
  return rows.map(({ listing_id: id }) => id);
}

export async function insertWaiter(db: Queryable, accountId: number, listingId: number, at: Date): Promise<void> {
  await db
    .insertInto('reservation_waiter')
    .values({ listing_id: listingId, account_id: accountId, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteWaiter(db: Queryable, accountId: number, listingId: number): Promise<void> {
  await db
    .deleteFrom('reservation_waiter')
    .where('listing_id', '=', listingId)
    .where('account_id', '=', accountId)
    .execute();
}

export interface FreedWaiter extends Addressee {
  readonly listing_id: number;
  readonly joined_at: Date;
  readonly state: string;
  /** The advert can be found again; otherwise it is gone and no notice is sent. */
  readonly is_listed: boolean;
}

/**
 * Takes people off the waiting lists of adverts that are no longer reserved, the longest wait first. While the advert is
 * paused or hidden they stay: it may come back.
 */
export async function takeFreedWaiters(tx: Tx, limit: number): Promise<FreedWaiter[]> {
  const { rows } = await sql<FreedWaiter>`
    with freed as (
      delete from reservation_waiter where (listing_id, account_id) in (
        select w.listing_id, w.account_id from reservation_waiter w
        join advert a on a.listing_id = w.listing_id and not a.is_reserved
        join listing l on l.id = w.listing_id
        where l.visibility = 'listed' or a.state in ('sold', 'deleted')
        order by w.joined_at limit ${limit} for update of w skip locked)
      returning *)
    select f.listing_id, f.joined_at, l.visibility = 'listed' as is_listed,
      a.id, a.email, a.first_name, a.last_name, a.username, a.locale, a.state
    from freed f
    join listing l on l.id = f.listing_id
    join account a on a.id = f.account_id
    order by f.joined_at`.execute(tx);
  return rows;
}

export interface FreedListing {
  /** In the languages that it has. */
  readonly names: Readonly<Partial<Record<Locale, string>>>;
  readonly slug: string;
  readonly category_slug: string;
}

/** What the mail about a free advert names. The page leads to its canonical address in each language. */
export async function findFreedListing(db: Queryable, id: number): Promise<FreedListing> {
  const { rows } = await sql<FreedListing>`
    select jsonb_object_agg(t.locale, t.name) as names, min(t.slug) as slug, l.category_id::text as category_slug
    from listing l join listing_text t on t.listing_id = l.id where l.id = ${id} group by l.id`.execute(db);
  return rows[0]!;
}

export interface WaitedAdvert {
  readonly account_id: number;
  readonly is_reserved: boolean;
}

/** A public advert; undefined for everything else. */
export function findWaitedAdvert(db: Queryable, id: number): Promise<WaitedAdvert | undefined> {
  return db
    .selectFrom('advert')
    .innerJoin('listing', 'listing.id', 'advert.listing_id')
    .where('advert.listing_id', '=', id)
    .where('listing.visibility', '=', 'listed')
    .select(['account_id', 'is_reserved'])
    .executeTakeFirst();
}
