import { sql } from 'kysely';
import type { Tx } from './db.ts';

/**
 * Makes every statement of a transaction use the plan that fits all values, from its first run on, also those within
 * triggers: for lists of ids PostgreSQL finds that a plan for these values costs less, and would plan at each call. Only for
 * transactions whose statements find their rows by keys.
 */
export async function planOnce(tx: Tx): Promise<void> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx);
}
