import { shopTimeZone } from './dates.ts';

const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** A time as `<input type="datetime-local">` takes it, in the shop's time zone: `2026-06-01T14:00`. */
export function shopTimeInput(time: string | Date): string {
  return parts.format(new Date(time)).replace(' ', 'T');
}

/**
 * A time of the shop as it is typed into such a field, as ISO 8601 in UTC. Of the hour that autumn has twice the first
 * is meant; one that spring leaves out counts as an hour later.
 * @returns undefined when it is no time
 */
export function readShopTime(typed: string): string | undefined {
  const [, minutes] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2})?$/.exec(typed) ?? [];
  if (minutes === undefined) return undefined;
  const asUtc = Date.parse(`${minutes}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // Offsets of the zone; the greater one comes first, and with it the earlier of two times.
  for (const hours of [2, 1]) {
    const time = new Date(asUtc - hours * 3_600_000);
    if (shopTimeInput(time) === minutes) return time.toISOString();
  }
  return new Date(asUtc - 3_600_000).toISOString();
}
