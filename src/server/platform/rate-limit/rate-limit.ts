import { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { tooManyRequests } from '#shared/errors.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { prepared } from '#server/platform/db/prepared-statement.ts';

export interface RateLimit {
  readonly max: number;
  readonly windowSeconds: number;
}

/**
 * The key of a limit per address. One IPv6 subscriber has at least a /64, so its addresses share a counter, as they do
 * in the general limit of requests.
 */
export function addressKey(action: string, address: string): string {
  return `${action}:address:${normalizeIP(address)}`;
}

/**
 * Counts an attempt against a limit that all processes share.
 * @param key action and caller, e.g. `reset:email:jan@karafa.example`; for addresses use `addressKey`
 * @throws too_many_requests (429) beyond the limit, until the window of the first attempt ends
 */
export function countAgainstLimit(db: Queryable, key: string, limit: RateLimit, now: Date): Promise<void> {
  return countAgainstLimits(db, [{ ...limit, key }], now);
}

/**
 * Counts an attempt against several limits at once. Their counters are locked in this order.
 * @throws too_many_requests (429) beyond any of them
 */
export async function countAgainstLimits(
  db: Queryable,
  limits: readonly (RateLimit & { readonly key: string })[],
  now: Date,
): Promise<void> {
  const keys = limits.map(({ key }) => key);
  const windows = limits.map(({ windowSeconds }) => windowSeconds);
  const { rows } = await sql<{ key: string; count: number }>`${prepared('rate_limit.count')}
    insert into rate_limit (key, count, window_ends_at)
      select key, 1, ${now}::timestamptz + seconds * interval '1 second'
      from unnest(${keys}::text[], ${windows}::int[]) with ordinality as attempt (key, seconds, place) order by place
    on conflict (key) do update set
      count = case when rate_limit.window_ends_at <= ${now} then 1 else rate_limit.count + 1 end,
      window_ends_at =
        case when rate_limit.window_ends_at <= ${now} then excluded.window_ends_at else rate_limit.window_ends_at end
    returning key, count`.execute(db);
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  if (limits.some(({ key, max }) => counts.get(key)! > max)) throw tooManyRequests();
}

export interface GrowingDelay {
  /** Attempts without a delay. */
  readonly free: number;
  /** The first delay; each further attempt doubles it. */
  readonly firstSeconds: number;
  readonly mostSeconds: number;
  /** Time without an attempt after which counting starts again. */
  readonly windowSeconds: number;
}

/**
 * Counts an attempt and delays the next one. Attempts before their time are refused and don't count.
 * @returns the number of attempts
 * @throws too_many_requests (429) until the delay has passed
 */
export async function countWithGrowingDelay(
  db: Queryable,
  key: string,
  { free, firstSeconds, mostSeconds, windowSeconds }: GrowingDelay,
  now: Date,
): Promise<number> {
  const windowEnds = new Date(now.getTime() + windowSeconds * 1000);
  const count = sql`case when rate_limit.window_ends_at <= ${now} then 1 else rate_limit.count + 1 end`;
  const { rows } = await sql<{ count: number }>`
    insert into rate_limit (key, count, window_ends_at) values (${key}, 1, ${windowEnds})
    on conflict (key) do update set
      count = ${count},
      window_ends_at = ${windowEnds},
      next_at = case when ${count} > ${free} then ${now}::timestamptz
        + least(${mostSeconds}, ${firstSeconds} * power(2, least(${count} - ${free} - 1, 30))) * interval '1 second' end
    where rate_limit.next_at is null or rate_limit.next_at <= ${now}
    returning count`.execute(db);
  if (!rows[0]) throw tooManyRequests();
  return rows[0].count;
}

export async function resetLimit(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

/** Deletes expired windows. Run by the worker. */
export async function deleteEndedWindows(db: Queryable, now: Date): Promise<number> {
  const deleted = await db.deleteFrom('rate_limit').where('window_ends_at', '<', now).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
