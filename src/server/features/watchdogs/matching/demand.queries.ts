import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/** A public wanted advert, with its watchdog if it has one: also one that its author has deleted. */
export interface Wanted {
  readonly account_id: number;
  readonly category_id: number;
  readonly brand_id: number | null;
  readonly name: string;
  readonly locale: string;
  readonly price_minor: number | null;
  readonly currency: { readonly code: string; readonly decimals: number | null };
  readonly watchdog_id: number | null;
}

export async function findWanted(db: Queryable, advertId: number): Promise<Wanted | undefined> {
  const { rows } = await sql<Wanted>`
    select l.seller_id as account_id, l.category_id, l.brand_id, left(t.name, 80) as name, t.locale, l.price_minor,
      jsonb_build_object('code', c.code, 'decimals', c.decimals) as currency, w.id as watchdog_id
    from listing l
    join listing_text t on t.listing_id = l.id
    join currency c on c.id = l.currency_id
    left join watchdog w on w.account_id = l.seller_id and w.kind = 'demand' and w.listing_id = l.id
    where l.id = ${advertId} and l.kind = 'advert' and l.offer_type = 'demand' and l.visibility = 'listed'
    order by w.deleted_at desc nulls first limit 1`.execute(db);
  return rows[0];
}

/** How many other people look for each of an account's public adverts: their watchdogs have found it. */
export async function countInterested(
  db: Queryable,
  accountId: number,
  advertIds: readonly number[],
): Promise<{ id: number; people: number }[]> {
  const { rows } = await sql<{ id: number; people: number }>`
    select m.listing_id as id, count(distinct w.account_id)::int as people
    from listing l
    join watchdog_match m on m.listing_id = l.id
    join watchdog w on w.id = m.watchdog_id and w.state = 'active' and w.deleted_at is null
    where l.id = any(${[...advertIds]}::bigint[]) and l.seller_id = ${accountId} and l.visibility = 'listed'
    group by m.listing_id`.execute(db);
  return rows;
}
