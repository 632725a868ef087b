import { sql } from 'kysely';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { Queryable } from '#server/platform/db/db.ts';

const batch = 200;

async function listIds(db: Queryable, query: ReturnType<typeof sql<{ id: number }>>): Promise<number[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ id }) => id);
}

/** Running toppings whose time is over. */
export function listOver(db: Queryable, now: Date): Promise<number[]> {
  return listIds(
    db,
    sql<{ id: number }>`
      select service_id as id from topping where state = 'running' and ends_at <= ${now}
      order by ends_at limit ${batch}`,
  );
}

/** Running toppings that end before a time and whose owners have not been reminded. */
export function listUnreminded(db: Queryable, { now, until }: { now: Date; until: Date }): Promise<number[]> {
  return listIds(
    db,
    sql<{ id: number }>`
      select service_id as id from topping
      where state = 'running' and ends_at > ${now} and ends_at <= ${until} and reminded_at is null
      order by ends_at limit ${batch}`,
  );
}

/** Open requests of adverts that their owners have sold or deleted, and unpaid ones that began before a time. */
export function listGivenUp(db: Queryable, before: Date): Promise<number[]> {
  return listIds(
    db,
    sql<{ id: number }>`
      select t.service_id as id from topping t
      join paid_service s on s.id = t.service_id
      left join advert a on a.listing_id = t.listing_id
      where t.state in ('unpaid', 'requested')
        and (a.listing_id is null or a.state in ('sold', 'deleted') or (t.state = 'unpaid' and s.started_at < ${before}))
      order by t.service_id limit ${batch}`,
  );
}

export async function findAdvertState(db: Queryable, id: number): Promise<AdvertState | null> {
  const row = await db.selectFrom('advert').where('listing_id', '=', id).select('state').executeTakeFirst();
  return (row?.state as AdvertState | undefined) ?? null;
}
