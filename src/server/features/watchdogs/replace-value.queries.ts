import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/db.ts';

/**
 * Gives the saved searches of a brand or a package another one. A search that its owner has for the other one already
 * is not needed twice.
 */
export async function replaceWatchedValue(
  tx: Tx,
  name: 'brand' | 'package',
  { id, into }: { readonly id: number; readonly into: number },
): Promise<void> {
  const replaced = sql`jsonb_set(w.query, array[${name}::text], to_jsonb((
    select string_agg(each, ',' order by place)
    from (
      select case when each = ${String(id)} then ${String(into)} else each end as each, min(place) as place
      from string_to_table(w.query ->> ${name}::text, ',') with ordinality listed (each, place)
      group by 1) kept)))`;
  // Its keys may come from another condition, so the query itself tells.
  const isOfIt = sql`${String(id)} = any (string_to_array(w.query ->> ${name}::text, ','))`;
  await sql`
    delete from watchdog w
    where w.kind = 'search' and w.deleted_at is null and ${isOfIt} and exists (
      select from watchdog other
      where other.id <> w.id and other.account_id = w.account_id and other.kind = 'search'
        and other.deleted_at is null and md5(other.query::text) = md5((${replaced})::text))`.execute(tx);
  await sql`update watchdog w set query = ${replaced} where ${isOfIt}`.execute(tx);
  await sql`
    insert into watchdog_key (watchdog_id, key)
    select watchdog_id, ${`${name}:${into}`} from watchdog_key where key = ${`${name}:${id}`}
    on conflict do nothing`.execute(tx);
  await sql`delete from watchdog_key where key = ${`${name}:${id}`}`.execute(tx);
}
