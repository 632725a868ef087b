import { sql } from 'kysely';
import type { SubscriberQuery } from '#shared/newsletters/admin-contract.ts';
import type { ConsentSource, SubscriberState, Suppression } from '#shared/newsletters/limits.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';

export const subscribersPerPage = 50;
const countedAtMost = 1001;

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

async function read(db: Queryable, query: SubscriberQuery, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<AdminSubscriber>`
    select s.id, s.email, s.state, s.state_at, s.locale, s.source, s.requested_at, s.confirmed_at, s.wording,
      s.suppression, s.suppression_detail,
      (select count(*)::int from subscriber_category sc where sc.subscriber_id = s.id) as categories
    from (
      select * from subscriber s where ${chosen(query)}
      order by s.state_at desc, s.id desc limit ${limit} offset ${offset}) s
    order by s.state_at desc, s.id desc`.execute(db);
  return rows;
}

/** One row more than a page, which shows whether another page follows. */
export function listSubscribers(db: Queryable, query: SubscriberQuery): Promise<AdminSubscriber[]> {
  return read(db, query, { limit: subscribersPerPage + 1, offset: (query.page - 1) * subscribersPerPage });
}

/** All pages, for an export. */
export function listSubscribersToExport(db: Queryable, query: SubscriberQuery): Promise<AdminSubscriber[]> {
  return read(db, query, { limit: csvRows, offset: 0 });
}

/** Exact up to a thousand. */
export async function countSubscribers(db: Queryable, query: SubscriberQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from subscriber s where ${chosen(query)} limit ${countedAtMost}) found`.execute(db);
  return rows[0]!.total;
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
