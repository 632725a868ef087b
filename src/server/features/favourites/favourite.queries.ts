import { sql, type RawBuilder } from 'kysely';
import type { KeptFavourite } from '#shared/favourites/contract.ts';
import {
  favouritesPerPage,
  mostFavourites,
  type FavouriteSort,
  type FavouriteState,
} from '#shared/favourites/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';

/** Favourites as rows: those of an account, or those that a guest's browser has sent. */
type Source = RawBuilder<unknown>;

export const storedFavourites = (accountId: number): Source => sql`
  select listing_id, added_at, name, price_minor, currency_id from favourite where account_id = ${accountId}`;

export const sentFavourites = (favourites: readonly KeptFavourite[]): Source => sql`
  select distinct on (g.listing_id) g.listing_id, g.added_at, g.name,
    case when c.id is not null then (g.price ->> 'amount')::bigint end as price_minor, c.id as currency_id
  from jsonb_to_recordset(${JSON.stringify(favourites)}::jsonb)
    as g (listing_id bigint, added_at timestamptz, name text, price jsonb)
  left join currency c on c.code = g.price ->> 'currency'
  order by g.listing_id, g.added_at`;

export interface FavouriteRow {
  readonly listing_id: number;
  readonly added_at: Date;
  readonly name: string;
  readonly price_minor: number | null;
  readonly currency: string | null;
  readonly state: FavouriteState;
  /** How much cheaper it is than when it was added. */
  readonly drop_minor: number | null;
}

const orders: Record<FavouriteSort, RawBuilder<unknown>> = {
  newest: sql`f.added_at desc`,
  price_drop: sql`f.state <> 'available', f.drop_minor::float8 / f.price_minor desc nulls last, f.added_at desc`,
  cheapest: sql`f.state <> 'available', f.price_base nulls last, f.added_at desc`,
};

/** A page of favourites with their number. The prices of goods that are gone do not count. */
export async function listFavouriteRows(
  db: Queryable,
  source: Source,
  { sort, page }: { sort: FavouriteSort; page: number },
): Promise<{ rows: FavouriteRow[]; total: number }> {
  const { rows } = await sql<FavouriteRow & { total: number }>`
    with mine as (${source}), f as (
      select m.*, l.price_base,
        case
          when l.visibility is null or l.visibility = 'hidden' then 'gone'
          when l.kind = 'advert' and l.visibility = 'reachable' then 'sold'
          when l.kind = 'product' and not l.is_in_stock then 'sold_out'
          else 'available' end as state,
        case when l.currency_id = m.currency_id and l.price_minor < m.price_minor
          then m.price_minor - l.price_minor end as drop_minor
      from mine m left join listing l on l.id = m.listing_id and l.visibility <> 'hidden')
    select f.listing_id, f.added_at, f.name, f.price_minor, c.code as currency, f.state, f.drop_minor,
      (count(*) over ())::int as total
    from f left join currency c on c.id = f.currency_id
    order by ${orders[sort]}, f.listing_id desc
    limit ${favouritesPerPage}::bigint offset ${(page - 1) * favouritesPerPage}::bigint`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function listFavouriteIds(db: Queryable, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite')
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('listing_id', 'desc')
    .select('listing_id')
    .execute();
  return rows.map(({ listing_id: id }) => id);
}

/** Adds a public listing with its name and price of today. Returns false if there is no such listing. */
export async function insertFavourite(
  db: Queryable,
  { accountId, listingId, locale, at }: { accountId: number; listingId: number; locale: Locale; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with public as (
      select l.id, l.price_minor, l.currency_id, text.name from listing l
      join lateral (
        select t.name from listing_text t where t.listing_id = l.id order by ${preferLocale(locale)} limit 1) text on true
      where l.id = ${listingId} and l.visibility <> 'hidden'),
    added as (
      insert into favourite (account_id, listing_id, added_at, name, price_minor, currency_id)
      select ${accountId}, id, ${at}, name, price_minor, currency_id from public
      on conflict do nothing)
    select id from public`.execute(db);
  return rows.length > 0;
}

/** Adds the newest of these favourites that fit. Listings that no longer exist are left out. */
export async function insertKept(
  db: Queryable,
  { accountId, favourites, at }: { accountId: number; favourites: readonly KeptFavourite[]; at: Date },
): Promise<void> {
  await sql`
    with sent as (${sentFavourites(favourites)})
    insert into favourite (account_id, listing_id, added_at, name, price_minor, currency_id)
    select ${accountId}, s.listing_id, least(s.added_at, ${at}), s.name, s.price_minor, s.currency_id
    from sent s join listing l on l.id = s.listing_id
    where not exists (select from favourite f where f.account_id = ${accountId} and f.listing_id = s.listing_id)
    order by s.added_at desc
    limit greatest(0, ${mostFavourites} - (select count(*) from favourite where account_id = ${accountId}))
    on conflict do nothing`.execute(db);
}

export async function deleteFavourite(db: Queryable, accountId: number, listingId: number): Promise<void> {
  await db.deleteFrom('favourite').where('account_id', '=', accountId).where('listing_id', '=', listingId).execute();
}
