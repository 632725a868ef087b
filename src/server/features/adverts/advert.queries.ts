import { sql } from 'kysely';
import { countedStates, visibilityOf, type AdvertState } from '#shared/adverts/lifecycle.ts';
import { updateListing } from '#server/features/listings/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/**
 * Locks the author, so that adverts sent at the same time are counted one after another. Lock the author before the
 * advert. The lock doesn't block foreign keys: decisions lock adverts and then insert mails to their authors.
 */
export function lockAuthor(tx: Tx, accountId: number) {
  return tx
    .selectFrom('account')
    .where('id', '=', accountId)
    .select(['id', 'authorized'])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Locks the authors of several adverts as `lockAuthor` does, in the order of their ids. */
export async function lockAuthorsOf(tx: Tx, listingIds: readonly number[]): Promise<void> {
  if (listingIds.length === 0) return;
  await tx
    .selectFrom('account')
    .where('id', 'in', (of) =>
      of
        .selectFrom('advert')
        .where('listing_id', 'in', [...listingIds])
        .select('account_id'),
    )
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

const isHidden = sql<boolean>`hidden_at is not null`.as('is_hidden');

export interface StateCount {
  readonly state: AdvertState;
  /** By an administrator. */
  readonly is_hidden: boolean;
  readonly adverts: number;
}

export async function countAdvertsByState(db: Queryable, accountId: number): Promise<StateCount[]> {
  const rows = await db
    .selectFrom('advert')
    .where('account_id', '=', accountId)
    .select((of) => ['state', isHidden, of.fn.countAll<number>().as('adverts')])
    .groupBy(['state', 'is_hidden'])
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as AdvertState }));
}

/** How many of an account's adverts count towards the limit of unverified users. */
export async function countCountedAdverts(db: Queryable, accountId: number): Promise<number> {
  return countCounted(await countAdvertsByState(db, accountId));
}

export function countCounted(counts: readonly StateCount[]): number {
  return counts
    .filter(({ state }) => countedStates.some((each) => each === state))
    .reduce((sum, { adverts }) => sum + adverts, 0);
}

export async function findByClientKey(db: Queryable, accountId: number, clientKey: string) {
  const row = await db
    .selectFrom('advert')
    .where('account_id', '=', accountId)
    .where('client_key', '=', clientKey)
    .select(['listing_id as id', 'state'])
    .executeTakeFirst();
  return row && { ...row, state: row.state as AdvertState };
}

export interface LockedAdvert {
  readonly listing_id: number;
  readonly state: AdvertState;
}

export interface LockedOwnAdvert extends LockedAdvert {
  /** By an administrator. */
  readonly is_hidden: boolean;
  /** For a buyer, by a deal. */
  readonly is_reserved: boolean;
}

/** Undefined for another account's advert and for a deleted one. */
export async function lockOwnAdvert(tx: Tx, accountId: number, id: number): Promise<LockedOwnAdvert | undefined> {
  const row = await tx
    .selectFrom('advert')
    .where('listing_id', '=', id)
    .where('account_id', '=', accountId)
    .where('state', '!=', 'deleted')
    .select(['listing_id', 'state', 'hidden_at', 'is_reserved'])
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      listing_id: row.listing_id,
      state: row.state as AdvertState,
      is_hidden: row.hidden_at !== null,
      is_reserved: row.is_reserved,
    }
  );
}

/** Locks an advert for a deal, its author first. Undefined: deleted. */
export async function lockDealtAdvert(tx: Tx, id: number): Promise<LockedOwnAdvert | undefined> {
  await lockAuthorsOf(tx, [id]);
  const advert = await tx.selectFrom('advert').where('listing_id', '=', id).select('account_id').executeTakeFirst();
  return advert && lockOwnAdvert(tx, advert.account_id, id);
}

export async function insertAdvert(
  tx: Tx,
  advert: { listing_id: number; account_id: number; place: string; client_key: string | null; at: Date },
): Promise<void> {
  const { at, ...columns } = advert;
  await tx
    .insertInto('advert')
    .values({ ...columns, state: 'waiting', submitted_at: at, state_changed_at: at })
    .execute();
}

export interface AdvertChange {
  readonly place?: string;
  readonly submitted_at?: Date;
  readonly expires_at?: Date;
  readonly decision_reason?: string | null;
  readonly reminded_at?: Date | null;
  readonly goods_confirmed_at?: Date;
  readonly hidden_at?: Date | null;
  readonly hidden_reason?: string | null;
  readonly unreviewed_since?: Date | null;
}

export async function updateAdvert(tx: Tx, id: number, change: AdvertChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('advert').set(change).where('listing_id', '=', id).execute();
}

/** Gives an advert whose time is over a new one. */
export async function renewEndedAdvert(tx: Tx, id: number, at: Date, life: AdvertChange): Promise<void> {
  await tx.updateTable('advert').set(life).where('listing_id', '=', id).where('expires_at', '<=', at).execute();
}

/** @param publishedAt makes the listing the newest one */
export async function setAdvertState(
  tx: Tx,
  id: number,
  { state, at, publishedAt }: { state: AdvertState; at: Date; publishedAt?: Date },
): Promise<void> {
  await tx.updateTable('advert').set({ state, state_changed_at: at }).where('listing_id', '=', id).execute();
  await updateListing(tx, id, { visibility: visibilityOf(state), ...(publishedAt && { published_at: publishedAt }) });
}

export interface AdvertEvent {
  readonly listing_id: number;
  readonly revision_id?: number;
  readonly kind: string;
  readonly from_state: AdvertState | null;
  readonly to_state: AdvertState;
  /** Null: the portal. */
  readonly actor_id: number | null;
  readonly reason?: string;
  readonly happened_at: Date;
}

export async function recordAdvertEvent(tx: Tx, event: AdvertEvent): Promise<void> {
  const author = tx.selectFrom('advert').where('listing_id', '=', event.listing_id).select('account_id');
  await tx
    .insertInto('advert_event')
    .values({ ...event, author_id: author })
    .execute();
}

export async function listAdvertEvents(db: Queryable, listingId: number) {
  return db
    .selectFrom('advert_event')
    .leftJoin('account as actor', 'actor.id', 'advert_event.actor_id')
    .where('listing_id', '=', listingId)
    .select([
      'advert_event.id',
      'advert_event.kind',
      'from_state',
      'to_state',
      'actor.username as actor',
      'reason',
      'happened_at',
    ])
    .orderBy('advert_event.id', 'desc')
    .limit(200)
    .execute();
}
