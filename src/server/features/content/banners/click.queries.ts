import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/** Counts a click on a day. @returns false when there is no such banner */
export async function addClick(db: Queryable, id: number, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into banner_day (banner_id, day, clicks)
    select id, ${day}::date, 1 from banner where id = ${id}::bigint
    on conflict (banner_id, day) do update set clicks = banner_day.clicks + 1
    returning banner_id`.execute(db);
  return rows.length > 0;
}

export interface Clicks {
  readonly recent: number;
  readonly all: number;
}

/** Clicks by banner: of all days, and since a day. */
export async function countClicks(db: Queryable, since: string): Promise<Map<number, Clicks>> {
  const { rows } = await sql<{ banner_id: number; recent: number; all: number }>`
    select banner_id, sum(clicks)::integer as all,
      coalesce(sum(clicks) filter (where day > ${since}::date), 0)::integer as recent
    from banner_day group by banner_id`.execute(db);
  return new Map(rows.map(({ banner_id: id, recent, all }) => [id, { recent, all }]));
}
