import { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { tooManyRequests } from '#shared/errors.ts';
import type { Queryable } from '#server/platform/db/db.ts';

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
export async function countAgainstLimit(db: Queryable, key: string, limit: RateLimit, now: Date): Promise<void> {
  const windowEnds = new Date(now.getTime() + limit.windowSeconds * 1000);
  const { rows } = await sql<{ count: number }>`
    insert into rate_limit (key, count, window_ends_at) values (${key}, 1, ${windowEnds})
    on conflict (key) do update set
      count = case when rate_limit.window_ends_at <= ${now} then 1 else rate_limit.count + 1 end,
      window_ends_at = case when rate_limit.window_ends_at <= ${now} then ${windowEnds} else rate_limit.window_ends_at end
    returning count`.execute(db);
  if (rows[0]!.count > limit.max) throw tooManyRequests();
}

export async function resetLimit(db: Queryable, key: string): Promise<void> {
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

/** Deletes expired windows. Run by the worker. */
export async function deleteEndedWindows(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('rate_limit').where('window_ends_at', '<', now).execute();
}
