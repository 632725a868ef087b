import { sql, type RawBuilder } from 'kysely';
import { immediatePauseMinutes, type Frequency } from '#shared/watchdogs/limits.ts';
import type { Tx } from '#server/platform/db/db.ts';

/**
 * When the mail is due about what a watchdog `w` has found until now. Digests go out at seven in the morning in Prague,
 * weekly ones on Mondays.
 */
export const dueAt = (at: Date, frequency: RawBuilder<unknown> = sql`w.frequency`) => {
  const local = sql`(${at}::timestamptz at time zone 'Europe/Prague' - interval '7 hours')`;
  return sql`case ${frequency}
    when 'daily' then (date_trunc('day', ${local}) + interval '1 day 7 hours') at time zone 'Europe/Prague'
    when 'weekly' then (date_trunc('week', ${local}) + interval '7 days 7 hours') at time zone 'Europe/Prague'
    else greatest(${at}::timestamptz, w.mailed_at + ${immediatePauseMinutes} * interval '1 minute') end`;
};

/** Matches that wait for a mail follow the new frequency. Setting the same frequency again changes nothing. */
export async function setFrequency(tx: Tx, id: number, frequency: Frequency, at: Date): Promise<void> {
  await sql`
    update watchdog w set frequency = ${frequency},
      due_at = case when w.due_at is not null then ${dueAt(at, sql`${frequency}::text`)} end
    where id = ${id} and frequency <> ${frequency}`.execute(tx);
}

/** Matches that no mail has mentioned yet will not be mentioned in any. */
export async function dropUntold(tx: Tx, watchdogId: number, at: Date): Promise<void> {
  await tx
    .updateTable('watchdog_match')
    .where('watchdog_id', '=', watchdogId)
    .where('mailed_at', 'is', null)
    .set({ mailed_at: at })
    .execute();
}
