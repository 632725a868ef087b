import { sql, type Updateable } from 'kysely';
import type { WatchedQuery } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { watchdogsPerPage, type Frequency, type WatchdogKind, type WatchdogState } from '#shared/watchdogs/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';
import type { Watchdog } from '#server/platform/db/schema.ts';

/** A watchdog as its owner sees it. */
export interface WatchdogRow {
  readonly id: number;
  readonly kind: WatchdogKind;
  readonly state: WatchdogState;
  readonly name: string;
  readonly frequency: Frequency;
  readonly query: WatchedQuery | null;
  readonly created_at: Date;
  readonly fired_at: Date | null;
  readonly found: number;
  readonly unseen: number;
  /** Null: it has none, or it is not public any more. */
  readonly listing: WatchedListing | null;
}

/** What a watchdog of a product or a wanted advert is about, in the language of the call. */
export interface WatchedListing {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly category_slug: string;
}

/** The public listing of a watchdog `w`. */
export const watchedListing = (locale: Locale) => sql`(
  select jsonb_build_object('id', l.id, 'name', t.name, 'slug', t.slug, 'category_slug', ct.slug)
  from listing l
  join category_text ct on ct.category_id = l.category_id and ct.locale = ${locale}
  join lateral (
    select t.name, t.slug from listing_text t where t.listing_id = l.id order by ${preferLocale(locale)} limit 1
  ) t on true
  where l.id = w.listing_id and l.visibility <> 'hidden')`;

const shown = (locale: Locale) => sql`
  w.id, w.kind, w.state, w.name, w.frequency, w.query, w.created_at, w.fired_at,
  (select count(*)::int from watchdog_match m where m.watchdog_id = w.id) as found,
  (select count(*)::int from watchdog_match m where m.watchdog_id = w.id and m.mailed_at is null) as unseen,
  ${watchedListing(locale)} as listing`;

/** A page of an account's watchdogs with their number. */
export async function listWatchdogRows(
  db: Queryable,
  accountId: number,
  { locale, page }: { locale: Locale; page: number },
): Promise<{ rows: WatchdogRow[]; total: number; active: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<WatchdogRow>`
      select ${shown(locale)} from (
        select * from watchdog where account_id = ${accountId} and deleted_at is null
        order by id desc limit ${watchdogsPerPage}::bigint offset ${(page - 1) * watchdogsPerPage}::bigint) w
      order by w.id desc`.execute(db),
    sql<{ total: number; active: number }>`
      select count(*)::int as total, count(*) filter (where state = 'active')::int as active
      from watchdog where account_id = ${accountId} and deleted_at is null`.execute(db),
  ]);
  return { rows, ...counted.rows[0]! };
}

export async function findWatchdogRow(
  db: Queryable,
  accountId: number,
  id: number,
  locale: Locale,
): Promise<WatchdogRow | undefined> {
  const { rows } = await sql<WatchdogRow>`
    select ${shown(locale)} from watchdog w
    where w.id = ${id} and w.account_id = ${accountId} and w.deleted_at is null`.execute(db);
  return rows[0];
}

/** The watchdogs that count towards the account's limit. Call it under the account's lock. */
export async function countLimited(tx: Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from watchdog
    where account_id = ${accountId} and deleted_at is null and kind <> 'demand'`.execute(tx);
  return rows[0]!.count;
}

export interface NewWatchdog {
  readonly account_id: number;
  readonly kind: WatchdogKind;
  readonly locale: Locale;
  readonly name: string;
  readonly frequency: Frequency;
  readonly listing_id?: number;
  readonly query?: WatchedQuery;
  readonly token: string;
  readonly created_at: Date;
}

export async function insertWatchdog(tx: Tx, { query, ...watchdog }: NewWatchdog): Promise<number> {
  const { id } = await tx
    .insertInto('watchdog')
    .values({ ...watchdog, state: 'active', query: query ? JSON.stringify(query) : null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The keys under which listings find a saved search. */
export async function replaceKeys(tx: Tx, watchdogId: number, keys: readonly string[]): Promise<void> {
  await tx.deleteFrom('watchdog_key').where('watchdog_id', '=', watchdogId).execute();
  await tx
    .insertInto('watchdog_key')
    .values(keys.map((key) => ({ watchdog_id: watchdogId, key })))
    .execute();
}

/** The account's saved search with exactly this query. */
export async function findSameSearch(tx: Tx, accountId: number, query: WatchedQuery): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from watchdog
    where account_id = ${accountId} and deleted_at is null and kind = 'search'
      and md5(query::text) = md5(${JSON.stringify(query)}::jsonb::text)`.execute(tx);
  return rows[0]?.id;
}

export function lockWatchdog(tx: Tx, accountId: number, id: number) {
  return tx
    .selectFrom('watchdog')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

export async function updateWatchdog(
  tx: Tx,
  id: number,
  { query, ...change }: Updateable<Omit<Watchdog, 'query'>> & { query?: WatchedQuery },
): Promise<void> {
  await tx
    .updateTable('watchdog')
    .where('id', '=', id)
    .set({ ...change, ...(query && { query: JSON.stringify(query) }) })
    .execute();
}

/** A product that visitors see, with its name. */
export async function findWatchableProduct(db: Queryable, id: number, locale: Locale) {
  const { rows } = await sql<{ name: string; is_in_stock: boolean }>`
    select t.name, l.is_in_stock from listing l
    join lateral (
      select t.name from listing_text t where t.listing_id = l.id order by ${preferLocale(locale)} limit 1) t on true
    where l.id = ${id} and l.kind = 'product' and l.visibility = 'listed'`.execute(db);
  return rows[0];
}

/** The account's watchdog of a product, whatever its state. */
export const findProductWatchdog = (db: Queryable, accountId: number, productId: number) =>
  findListingWatchdog(db, accountId, 'stock', productId);

/** The account's watchdog of a product or a wanted advert, whatever its state. */
export function findListingWatchdog(db: Queryable, accountId: number, kind: WatchdogKind, listingId: number) {
  return db
    .selectFrom('watchdog')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('listing_id', '=', listingId)
    .where('deleted_at', 'is', null)
    .select(['id', 'state'])
    .executeTakeFirst();
}

/** What was found for a stock watchdog belongs to the past: it waits again. */
export async function forgetMatches(tx: Tx, watchdogId: number): Promise<void> {
  await tx.deleteFrom('watchdog_match').where('watchdog_id', '=', watchdogId).execute();
}

/** Without those of wanted adverts: as long as the advert is there, they keep it from getting a new one. */
export async function deleteRemoved(db: Queryable, before: Date): Promise<number> {
  const deleted = await db
    .deleteFrom('watchdog')
    .where('deleted_at', '<=', before)
    .where('kind', '<>', 'demand')
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
