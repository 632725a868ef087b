import { sql } from 'kysely';
import type { z } from 'zod';
import type { managedAdvertQuery } from '#shared/adverts/managed-contract.ts';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import { managedAdvertsPerPage } from '#shared/adverts/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { WaitingRows } from '#server/platform/db/backlog.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { holdsWords } from '#server/platform/db/like-pattern.ts';
import { pageOfFound } from '#server/platform/db/page-of-found.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';
import { isAuthorOpen } from '../approval/queue.queries.ts';

export type ManagedAdvertQuery = z.output<typeof managedAdvertQuery>;

export interface ManagedAdvertRecord {
  readonly id: number;
  readonly state: AdvertState;
  readonly is_hidden: boolean;
  readonly offer_type: 'supply' | 'demand';
  readonly name: string;
  readonly lang: string;
  readonly category: string;
  readonly price_minor: number | null;
  readonly currency: string;
  readonly is_negotiable: boolean;
  readonly picture: string | null;
  readonly seller_id: number;
  readonly username: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
}

const isUnreviewed = sql`a.unreviewed_since is not null and ${isAuthorOpen('a.account_id')}`;

/**
 * Adverts of the number, with the words in their names, or of sellers with the words. `#12` is nothing but a number: the
 * digits may be a part of a seller's phone.
 */
function isLookedFor(q: string) {
  const [, hash, number] = /^(#?)(\d{1,15})$/.exec(q.trim()) ?? [];
  if (hash) return sql`a.listing_id = ${number}::bigint`;
  return sql`a.listing_id in (
    select t.listing_id from listing_text t where ${holdsWords(sql`f_unaccent(lower(t.name))`, q)}
    union select own.listing_id from advert own join account s on s.id = own.account_id
      where ${holdsWords(sql`s.looked_for`, q)}
    ${number === undefined ? sql`` : sql`union select ${number}::bigint`})`;
}

function chosen({ q, state, offer_type, seller, review }: ManagedAdvertQuery) {
  const conditions = [
    review && isUnreviewed,
    q !== '' && isLookedFor(q),
    state === 'hidden' && sql`a.hidden_at is not null and a.state <> 'deleted'`,
    state && state !== 'hidden' && sql`a.state = ${state}`,
    state && state !== 'hidden' && state !== 'deleted' && sql`a.hidden_at is null`,
    offer_type && sql`l.offer_type = ${offer_type}`,
    seller && sql`a.account_id = ${seller}`,
  ].filter((condition) => typeof condition === 'object');
  return sql`advert a
    ${offer_type ? sql`join listing l on l.id = a.listing_id` : sql``}
    where ${sql.join([sql`true`, ...conditions], sql` and `)}`;
}

/** One row more than a page, which shows whether another page follows, and the total, which is exact up to a thousand. */
export async function listManagedAdverts(
  db: Queryable,
  query: ManagedAdvertQuery,
): Promise<{ adverts: ManagedAdvertRecord[]; total: number }> {
  const { ids, total } = await pageOfFound(db, {
    rows: chosen(query),
    id: sql`a.listing_id`,
    // The id of a listing says when it was added.
    order: query.review ? sql`a.unreviewed_since, a.listing_id` : sql`a.listing_id desc`,
    limit: managedAdvertsPerPage + 1,
    offset: (query.page - 1) * managedAdvertsPerPage,
  });
  return { adverts: ids.length === 0 ? [] : await listRecords(db, ids, query.lang), total };
}

/** What the list says about adverts, in the order of their ids: the same statement for every filter. */
async function listRecords(db: Queryable, ids: readonly number[], lang: Locale): Promise<ManagedAdvertRecord[]> {
  const { rows } = await sql<ManagedAdvertRecord>`${prepared('adverts.listed')}
    select a.listing_id as id, a.state, a.hidden_at is not null as is_hidden, l.offer_type, t.name, t.locale as lang,
      ct.name as category, l.price_minor, currency.code as currency, l.is_negotiable, picture.key as picture,
      s.id as seller_id, s.username, l.created_at, a.expires_at
    from unnest(${ids}::bigint[]) with ordinality as found (id, place)
    join advert a on a.listing_id = found.id
    join listing l on l.id = found.id
    join listing_text t on t.listing_id = found.id
    join category_text ct on ct.category_id = l.category_id and ct.locale = ${lang}
    join currency on currency.id = l.currency_id
    join account s on s.id = a.account_id
    left join picture on picture.id = l.main_picture_id
    order by found.place`.execute(db);
  return rows;
}

/** Adverts published without approval that no administrator has seen. */
export const unreviewedAdverts: WaitingRows = {
  rows: sql`advert a where ${isUnreviewed}`,
  since: sql`a.unreviewed_since`,
};

export interface AdvertFacts {
  readonly account_id: number;
  readonly state: AdvertState;
  readonly hidden_at: Date | null;
  readonly hidden_reason: string | null;
  readonly unreviewed_since: Date | null;
  readonly is_public: boolean;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly slug: string;
  readonly category_slug: string;
  readonly views: number;
  readonly contacts: number;
  readonly username: string;
  readonly is_business: boolean;
  readonly authorized: boolean;
  readonly locale: Locale;
  readonly since: Date;
}

export async function findAdvertFacts(db: Queryable, id: number, lang: Locale): Promise<AdvertFacts | undefined> {
  const { rows } = await sql<AdvertFacts>`
    select a.account_id, a.state, a.hidden_at, a.hidden_reason, a.unreviewed_since,
      l.visibility <> 'hidden' as is_public, l.created_at, a.expires_at, t.slug, ct.slug as category_slug,
      coalesce(n.views, 0) as views, coalesce(n.contacts, 0) as contacts,
      s.username, s.is_business, s.authorized, s.locale, s.created_at as since
    from advert a
    join listing l on l.id = a.listing_id
    join listing_text t on t.listing_id = l.id
    join category_text ct on ct.category_id = l.category_id and ct.locale = ${lang}
    join account s on s.id = a.account_id
    left join advert_statistics n on n.listing_id = a.listing_id
    where a.listing_id = ${id}`.execute(db);
  return rows[0];
}

/** Locks those of the adverts that no administrator has seen, in the order of their ids. */
export async function lockUnreviewed(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .selectFrom('advert')
    .where('listing_id', 'in', [...ids])
    .where('unreviewed_since', 'is not', null)
    .select(['listing_id', 'account_id', 'state'])
    .orderBy('listing_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as AdvertState }));
}

export async function findSellerId(db: Queryable, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('advert').where('listing_id', '=', id).select('account_id').executeTakeFirst();
  return row?.account_id;
}
