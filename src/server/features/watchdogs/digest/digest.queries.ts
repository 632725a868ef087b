import { sql } from 'kysely';
import type { WatchedQuery } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ShownCurrency } from '#shared/money/money.ts';
import type { WatchdogKind } from '#shared/watchdogs/limits.ts';
import type { Addressee } from '#server/features/accounts/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';

/** An account, or a guest's address. */
export type Person =
  { readonly account_id: number; readonly email: null } | { readonly account_id: null; readonly email: string };

/** People whose mails are due. */
export async function listDuePeople(db: Queryable, at: Date, limit: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select account_id, email from watchdog
    where due_at <= ${at} and state in ('active', 'ended') and deleted_at is null
    group by account_id, email order by min(due_at) limit ${limit}::bigint`.execute(db);
  return rows;
}

export interface DueWatchdog {
  readonly id: number;
  readonly kind: WatchdogKind;
  readonly name: string;
  readonly query: WatchedQuery | null;
  readonly locale: Locale;
  readonly token: string;
}

/** Takes a person's due watchdogs, so that no other worker tells of them. */
export async function takeDue(tx: Tx, { account_id: accountId, email }: Person, at: Date): Promise<DueWatchdog[]> {
  const owned = accountId === null ? sql`email = ${email}` : sql`account_id = ${accountId}`;
  const { rows } = await sql<DueWatchdog>`
    with due as (
      update watchdog set due_at = null, mailed_at = ${at}
      where ${owned} and due_at <= ${at} and state in ('active', 'ended') and deleted_at is null
      returning id, kind, name, query, locale, token)
    select * from due order by id`.execute(tx);
  return rows;
}

export interface FoundListing {
  readonly watchdog_id: number;
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly category_slug: string;
  readonly price_minor: number | null;
  readonly currency: ShownCurrency;
  readonly may_be_advertised: boolean;
}

/** Takes what watchdogs have found and no mail has told of, the newest first. What is no longer public is left out. */
export async function takeFound(
  tx: Tx,
  watchdogIds: readonly number[],
  { locale, at }: { locale: Locale; at: Date },
): Promise<FoundListing[]> {
  const { rows } = await sql<FoundListing>`
    with told as (
      update watchdog_match set mailed_at = ${at}
      where watchdog_id = any(${[...watchdogIds]}::bigint[]) and mailed_at is null
      returning watchdog_id, listing_id, matched_at)
    select f.watchdog_id, l.id, t.name, t.slug, ct.slug as category_slug, l.price_minor, c.may_be_advertised,
      jsonb_build_object('symbol_before', cur.symbol_before, 'symbol_after', cur.symbol_after, 'decimals', cur.decimals)
        as currency
    from told f
    join listing l on l.id = f.listing_id and l.visibility = 'listed'
    join category c on c.id = l.category_id
    join category_text ct on ct.category_id = c.id and ct.locale = ${locale}
    join currency cur on cur.id = l.currency_id
    join lateral (
      select t.name, t.slug from listing_text t where t.listing_id = l.id order by ${preferLocale(locale)} limit 1) t on true
    order by f.matched_at desc, l.id desc`.execute(tx);
  return rows;
}

/** An open account as mails address it. */
export async function findAddressee(tx: Tx, accountId: number): Promise<Addressee | undefined> {
  return tx
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('state', '=', 'approved')
    .select(['id', 'email', 'first_name', 'last_name', 'username', 'locale'])
    .executeTakeFirst();
}
