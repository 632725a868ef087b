import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { WatchdogKind, WatchdogState } from '#shared/watchdogs/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { watchedListing, type WatchedListing } from '../watchdog.queries.ts';

export async function countOfGuest(tx: Tx, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from watchdog where email = ${email}`.execute(tx);
  return rows[0]!.count;
}

interface GuestWish {
  readonly email: string;
  readonly productId: number;
  readonly locale: Locale;
  readonly name: string;
  readonly token: string;
  readonly at: Date;
}

/**
 * A guest's watchdog of a product, unconfirmed unless it is active already.
 * @returns the secret of its links
 */
export async function ensureGuestWatchdog(
  tx: Tx,
  { email, productId, locale, name, token, at }: GuestWish,
): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    insert into watchdog (email, kind, listing_id, locale, name, frequency, state, token, created_at)
    values (${email}, 'stock', ${productId}, ${locale}, ${name}, 'immediate', 'unconfirmed', ${token}, ${at})
    on conflict (email, listing_id) where email is not null do update set
      locale = excluded.locale, created_at = excluded.created_at,
      state = case when watchdog.state = 'active' then 'active' else 'unconfirmed' end
    returning token`.execute(tx);
  return rows[0]!.token;
}

export interface LinkedRow {
  readonly id: number;
  readonly account_id: number | null;
  readonly email: string | null;
  readonly kind: WatchdogKind;
  readonly state: WatchdogState;
  readonly name: string;
  readonly query: null;
  readonly created_at: Date;
  readonly others: number;
  readonly listing: WatchedListing | null;
}

/** The watchdog of a link, with the number of further ones of the same person. */
export async function findByToken(db: Queryable, token: string, locale: Locale): Promise<LinkedRow | undefined> {
  const { rows } = await sql<LinkedRow>`
    select w.id, w.account_id, w.email, w.kind, w.state, w.name, w.created_at, null as query,
      (select count(*)::int from watchdog o
        where o.id <> w.id and o.deleted_at is null and o.state = 'active'
          and (o.account_id = w.account_id or o.email = w.email)) as others,
      ${watchedListing(locale)} as listing
    from watchdog w where w.token = ${token} and w.deleted_at is null`.execute(db);
  return rows[0];
}

/** @returns whether it was confirmed now */
export async function confirmByToken(tx: Tx, token: string, requestedAfter: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('watchdog')
    .where('token', '=', token)
    .where('state', '=', 'unconfirmed')
    .where('created_at', '>', requestedAfter)
    .set({ state: 'active' })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes a guest's watchdog, or all of the guest's. Pauses an account's watchdogs instead and drops their matches that
 * were not mailed yet.
 */
export async function endByToken(tx: Tx, token: string, { isAll, at }: { isAll: boolean; at: Date }): Promise<void> {
  const ended = isAll
    ? sql`select o.id from watchdog w join watchdog o on o.account_id = w.account_id or o.email = w.email
        where w.token = ${token}`
    : sql`select id from watchdog where token = ${token}`;
  await sql`
    with paused as (
      update watchdog set state = 'paused', due_at = null
      where account_id is not null and state = 'active' and id in (${ended})
      returning id)
    update watchdog_match set mailed_at = ${at}
    where mailed_at is null and watchdog_id in (select id from paused)`.execute(tx);
  await sql`delete from watchdog where email is not null and id in (${ended})`.execute(tx);
}

export async function deleteUnconfirmed(db: Queryable, before: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('watchdog')
    .where('state', '=', 'unconfirmed')
    .where('created_at', '<=', before)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

export async function deleteEndedOfGuests(db: Queryable, before: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('watchdog')
    .where('email', 'is not', null)
    .where('state', '=', 'ended')
    .where('fired_at', '<=', before)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
