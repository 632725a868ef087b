import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { shopTimeZone } from '#shared/i18n/dates.ts';

/** Days of the shop, ISO dates; a side that is left out is open. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether a moment lies on one of these days. */
export function isOnDays(moment: RawBuilder<unknown>, { from, to }: Days): RawBuilder<SqlBool> {
  const first = from === undefined ? sql`true` : sql`${moment} >= ${midnight(sql`${from}::date`)}`;
  const last = to === undefined ? sql`true` : sql`${moment} < ${midnight(sql`${to}::date + 1`)}`;
  return sql<SqlBool>`(${first} and ${last})`;
}

/** Begins a day of the shop: 23 or 25 hours after the one before, twice a year. */
function midnight(day: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${day})::timestamp at time zone ${shopTimeZone})`;
}
