import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { shopTimeZone } from '#shared/i18n/dates.ts';

/** ISO dates in the shop's time zone; a missing end is open. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** An SQL condition: the time is on one of these days. */
export function isOnDays(moment: RawBuilder<unknown>, { from, to }: Days): RawBuilder<SqlBool> {
  const first = from === undefined ? sql`true` : sql`${moment} >= ${midnight(sql`${from}::date`)}`;
  const last = to === undefined ? sql`true` : sql`${moment} < ${midnight(sql`${to}::date + 1`)}`;
  return sql<SqlBool>`(${first} and ${last})`;
}

/** The start of a day in the shop's time zone. Twice a year a day has 23 or 25 hours. */
function midnight(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${day})::timestamp at time zone ${shopTimeZone})`;
}
