import { sql } from 'kysely';
import { shopTimeZone } from '#shared/i18n/dates.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export async function findComputedUntil(db: Queryable): Promise<Date | undefined> {
  const row = await db.selectFrom('figure_state').select('computed_until').executeTakeFirst();
  return row?.computed_until;
}

export async function setComputedUntil(db: Queryable, at: Date): Promise<void> {
  await sql`
    insert into figure_state (computed_until) values (${at})
    on conflict (is_only) do update set computed_until = greatest(figure_state.computed_until, excluded.computed_until)`.execute(
    db,
  );
}

/** ISO dates of the days whose orders have changed since they were computed. */
export async function listChangedDays(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select distinct to_char(moment at time zone ${shopTimeZone}, 'YYYY-MM-DD') as day from figure_change
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}

/** The day of the first registration; today where nobody has registered. */
export async function findFirstDay(db: Queryable, today: string): Promise<string> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(created_at) at time zone ${shopTimeZone}, 'YYYY-MM-DD') as day from account`.execute(db);
  const day = rows[0]?.day;
  return day && day < today ? day : today;
}
