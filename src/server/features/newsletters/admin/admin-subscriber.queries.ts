import { sql } from 'kysely';
import type { SubscriberQuery } from '#shared/newsletters/admin-contract.ts';
import type { ConsentSource, SubscriberState, Suppression } from '#shared/newsletters/limits.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';
import { idsOfFound, pageOfFound, type FoundRows } from '#server/platform/db/page-of-found.ts';

export const subscribersPerPage = 50;

export interface AdminSubscriber {
  readonly id: number;
  readonly email: string;
  readonly state: SubscriberState;
  readonly state_at: Date;
  readonly locale: string;
  readonly categories: number;
  readonly source: ConsentSource | null;
  readonly requested_at: Date | null;
  readonly confirmed_at: Date | null;
  readonly wording: string | null;
  readonly suppression: Suppression | null;
  readonly suppression_detail: string | null;
}

function chosen({ q, state, language, category }: Omit<SubscriberQuery, 'page'>) {
  const conditions = [
    q !== '' && sql`s.email like lower(${partPattern(q)})`,
    state && sql`s.state = ${state}`,
    language && sql`s.locale = ${language}`,
    category &&
      sql`exists (select from subscriber_category sc where sc.subscriber_id = s.id
        and sc.category_id = any(array(select unnest(path) from category where id = ${category})))`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function found(query: SubscriberQuery, limit: number, offset: number): FoundRows {
  return { rows: sql`subscriber s where ${chosen(query)}`, order: sql`state_at desc, id desc`, limit, offset };
}

/** In the order of their ids. */
async function read(db: Queryable, ids: readonly number[]) {
  const { rows } = await sql<AdminSubscriber>`
    select s.id, s.email, s.state, s.state_at, s.locale, s.source, s.requested_at, s.confirmed_at, s.wording,
      s.suppression, s.suppression_detail,
      (select count(*)::int from subscriber_category sc where sc.subscriber_id = s.id) as categories
    from unnest(${[...ids]}::bigint[]) with ordinality as found (id, place)
    join subscriber s on s.id = found.id
    order by found.place`.execute(db);
  return rows;
}

/** One row more than a page, which shows whether another page follows, and the total, which is exact up to a thousand. */
export async function listSubscribers(
  db: Queryable,
  query: SubscriberQuery,
): Promise<{ subscribers: AdminSubscriber[]; total: number }> {
  const offset = (query.page - 1) * subscribersPerPage;
  const { ids, total } = await pageOfFound(db, found(query, subscribersPerPage + 1, offset));
  return { subscribers: await read(db, ids), total };
}

/** All pages, for an export. */
export async function listSubscribersToExport(db: Queryable, query: SubscriberQuery): Promise<AdminSubscriber[]> {
  return read(db, await idsOfFound(db, found(query, csvRows, 0)));
}

/** All subscribers by state, from the counter that triggers keep. */
export async function countByState(db: Queryable): Promise<Record<SubscriberState, number>> {
  const { rows } = await sql<{ state: SubscriberState; count: number }>`
    select state, sum(subscribers)::integer as count from subscriber_count group by state`.execute(db);
  const none = { unconfirmed: 0, active: 0, unsubscribed: 0, suppressed: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** @returns those that were there */
export function deleteSubscribers(tx: Tx, ids: readonly number[]) {
  return tx
    .deleteFrom('subscriber')
    .where('id', 'in', [...ids])
    .returning(['id', 'state', 'locale'])
    .execute();
}
