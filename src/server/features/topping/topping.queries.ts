import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ToppingDays, ToppingState } from '#shared/topping/topping.ts';
import type { ServiceRow } from '#server/features/paid-services/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Topping } from '#server/platform/db/schema.ts';

/** A topping with its paid request, whose id it has. */
export interface ToppingRow extends ServiceRow {
  readonly listing_id: number | null;
  readonly days: ToppingDays;
  readonly topping_state: ToppingState;
  readonly requested_at: Date | null;
  readonly reason: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

const columns = sql`s.*, t.listing_id, t.days, t.state as topping_state, t.requested_at, t.reason, t.starts_at, t.ends_at`;

async function listBy(db: Queryable, condition: RawBuilder<unknown>, order = sql`t.service_id`): Promise<ToppingRow[]> {
  const { rows } = await sql<ToppingRow>`
    select ${columns} from topping t join paid_service s on s.id = t.service_id
    where ${condition} order by ${order} limit 100`.execute(db);
  return rows;
}

export async function findTopping(db: Queryable, id: number): Promise<ToppingRow | undefined> {
  return (await listBy(db, sql`t.service_id = ${id}::bigint`))[0];
}

/** The request of an advert that waits for its payment or for an administrator. */
export async function findOpenTopping(db: Queryable, listingId: number): Promise<ToppingRow | undefined> {
  return (await listBy(db, sql`t.listing_id = ${listingId}::bigint and t.state in ('unpaid', 'requested')`))[0];
}

/** All toppings of an advert, the newest first. */
export function listToppingsOf(db: Queryable, listingId: number): Promise<ToppingRow[]> {
  return listBy(db, sql`t.listing_id = ${listingId}::bigint`, sql`t.service_id desc`);
}

/** When the last running topping of an advert ends. @param exceptId is left out */
export async function findRunningEnd(
  db: Queryable,
  listingId: number,
  { at, exceptId = 0 }: { readonly at: Date; readonly exceptId?: number },
): Promise<Date | null> {
  const { rows } = await sql<{ ends_at: Date | null }>`
    select max(ends_at) as ends_at from topping
    where listing_id = ${listingId}::bigint and state = 'running' and ends_at > ${at} and service_id <> ${exceptId}::bigint`.execute(
    db,
  );
  return rows[0]!.ends_at;
}

/** Toppings of an advert that begin once another one ends begin earlier, by what is left of it. */
export async function bringForwardToppings(
  tx: Tx,
  listingId: number,
  { startsAt, endsAt, at }: { readonly startsAt: Date; readonly endsAt: Date; readonly at: Date },
): Promise<void> {
  const left = sql`${endsAt}::timestamptz - greatest(${startsAt}::timestamptz, ${at}::timestamptz)`;
  await sql`
    update topping set starts_at = starts_at - (${left}), ends_at = ends_at - (${left})
    where listing_id = ${listingId}::bigint and state = 'running' and starts_at >= ${endsAt}`.execute(tx);
}

export async function insertTopping(tx: Tx, row: Insertable<Topping>): Promise<void> {
  await tx.insertInto('topping').values(row).execute();
}

export async function updateTopping(tx: Tx, id: number, change: Updateable<Topping>): Promise<void> {
  await tx.updateTable('topping').set(change).where('service_id', '=', id).execute();
}

/** An advert as its toppings need it. */
export interface ToppedAdvert {
  readonly id: number;
  readonly account_id: number;
  readonly advert_state: AdvertState;
  readonly is_listed: boolean;
  readonly may_be_advertised: boolean;
  readonly category_id: number;
  readonly published_at: Date;
  readonly expires_at: Date | null;
  readonly name: string;
  readonly slug: string;
  readonly category_slug: string;
}

export async function findAdvert(db: Queryable, id: number, lang: Locale): Promise<ToppedAdvert | undefined> {
  const { rows } = await sql<ToppedAdvert>`
    select l.id, a.account_id, a.state as advert_state, l.visibility = 'listed' as is_listed, c.may_be_advertised,
      l.category_id, l.published_at, a.expires_at, t.name, t.slug, ct.slug as category_slug
    from advert a
    join listing l on l.id = a.listing_id
    join category c on c.id = l.category_id
    join category_text ct on ct.category_id = l.category_id and ct.locale = ${lang}
    cross join lateral (
      select name, slug from listing_text where listing_id = l.id order by (locale = ${lang}) desc, locale limit 1) t
    where a.listing_id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** The open requests and the running toppings of an account's adverts. */
export async function listCurrentToppings(db: Queryable, accountId: number, at: Date) {
  const { rows } = await sql<{ advert_id: number; state: 'unpaid' | 'requested' | 'running' }>`
    select t.listing_id as advert_id, t.state from paid_service s join topping t on t.service_id = s.id
    where s.account_id = ${accountId}::bigint and s.kind = 'topping' and s.state in ('waiting', 'paid')
      and t.state in ('unpaid', 'requested') and t.listing_id is not null
    union all
    select t.listing_id, t.state from advert a join topping t on t.listing_id = a.listing_id
    where a.account_id = ${accountId}::bigint and t.state = 'running' and t.starts_at <= ${at} and t.ends_at > ${at}
    order by advert_id, state`.execute(db);
  return rows;
}
