import { shopTimeZone } from './dates.ts';

const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** A time as a value of `<input type="datetime-local">`, in the shop's time zone: `2026-06-01T14:00`. */
export function shopTimeInput(time: string | Date): string {
  return parts.format(new Date(time)).replace(' ', 'T');
}

/**
 * Parses a time typed into such a field, in the shop's time zone, to ISO 8601 in UTC. An ambiguous time (clocks go
 * back) is the earlier one; a skipped time (clocks go forward) counts as an hour later.
 * @returns undefined if the text is not a time
 */
export function readShopTime(typed: string): string | undefined {
  const [, minutes] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2})?$/.exec(typed) ?? [];
  if (minutes === undefined) return undefined;
  const asUtc = Date.parse(`${minutes}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // UTC offsets of the zone. The larger one is tried first, because it gives the earlier of two possible times.
  for (const hours of [2, 1]) {
    const time = new Date(asUtc - hours * 3_600_000);
    if (shopTimeInput(time) === minutes) return time.toISOString();
  }
  return new Date(asUtc - 3_600_000).toISOString();
}
