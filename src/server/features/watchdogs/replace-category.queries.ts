import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/db.ts';

/**
 * Gives the saved searches of a category another category. A search that its owner has for the other category already
 * is not needed twice.
 */
export async function replaceWatchedCategory(tx: Tx, id: number, into: number): Promise<void> {
  const replaced = sql`jsonb_set(w.query, '{category}', to_jsonb(${into}::bigint))`;
  const isOfCategory = sql`w.query -> 'category' = to_jsonb(${id}::bigint)`;
  await sql`
    delete from watchdog w
    where w.kind = 'search' and w.deleted_at is null and ${isOfCategory} and exists (
      select from watchdog other
      where other.account_id = w.account_id and other.kind = 'search' and other.deleted_at is null
        and md5(other.query::text) = md5((${replaced})::text))`.execute(tx);
  await sql`
    update watchdog_key set key = ${`category:${into}`}
    where key = ${`category:${id}`}`.execute(tx);
  await sql`update watchdog w set query = ${replaced} where ${isOfCategory}`.execute(tx);
}
