import { sql } from 'kysely';
import type { Tx } from '#server/platform/db/db.ts';

/**
 * Gives the saved searches of a brand another brand. A search that its owner has for the other brand already is not
 * needed twice.
 */
export async function replaceWatchedBrand(tx: Tx, id: number, into: number): Promise<void> {
  const replaced = sql`jsonb_set(w.query, '{brand}', to_jsonb((
    select string_agg(each, ',' order by place)
    from (
      select case when each = ${String(id)} then ${String(into)} else each end as each, min(place) as place
      from string_to_table(w.query ->> 'brand', ',') with ordinality each_brand (each, place)
      group by 1) kept)))`;
  const isOfBrand = sql`w.id in (select watchdog_id from watchdog_key where key = ${`brand:${id}`})`;
  await sql`
    delete from watchdog w
    where w.kind = 'search' and w.deleted_at is null and ${isOfBrand} and exists (
      select from watchdog other
      where other.id <> w.id and other.account_id = w.account_id and other.kind = 'search'
        and other.deleted_at is null and md5(other.query::text) = md5((${replaced})::text))`.execute(tx);
  await sql`update watchdog w set query = ${replaced} where ${isOfBrand} and w.query ? 'brand'`.execute(tx);
  await sql`
    insert into watchdog_key (watchdog_id, key)
    select watchdog_id, ${`brand:${into}`} from watchdog_key where key = ${`brand:${id}`}
    on conflict do nothing`.execute(tx);
  await sql`delete from watchdog_key where key = ${`brand:${id}`}`.execute(tx);
}
