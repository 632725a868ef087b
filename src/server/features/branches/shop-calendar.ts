import { createRequire } from 'node:module';
import type Holidays from 'date-holidays';
import type { Shop } from '#shared/shop/shops.ts';

/**
 * Country and year → ISO dates. Cached, because computing them takes milliseconds and an offer needs hundreds of
 * days.
 */
const holidaysOf = new Map<string, ReadonlySet<string>>();

export interface Calendar {
  /** ISO date in the shop's time zone. */
  readonly today: string;
  /** Local time of day: 09:30. */
  readonly time: string;
  readonly isWorkingDay: (day: string) => boolean;
  /** Neither a public holiday nor a closure of all branches. */
  readonly isOrdinaryDay: (day: string) => boolean;
}

/** The local date and time of a shop, and the working days of its country: no weekends, public holidays or closures. */
export function shopCalendar(shop: Shop, at: Date, closedDays: readonly string[] = []): Calendar {
  const closed = new Set(closedDays);
  const isOrdinaryDay = (day: string) => !closed.has(day) && !isPublicHoliday(shop, day);
  return {
    today: dayIn(shop.timeZone, at),
    time: timeIn(shop.timeZone, at),
    isWorkingDay: (day) => {
      const weekday = new Date(day).getUTCDay();
      return weekday !== 0 && weekday !== 6 && isOrdinaryDay(day);
    },
    isOrdinaryDay,
  };
}

/** @param day ISO date */
export function isPublicHoliday({ country }: Pick<Shop, 'country'>, day: string): boolean {
  return holidaysIn(country, day.slice(0, 4)).has(day);
}

/** The shop's local date, ISO. */
export function dayIn(timeZone: string, at: Date): string {
  return formatsOf(timeZone).day.format(at);
}

const dayMs = 86_400_000;

/** @param day ISO date */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The shop's local time: 09:30. */
function timeIn(timeZone: string, at: Date): string {
  return formatsOf(timeZone).time.format(at);
}

type Formats = Record<'day' | 'time', Intl.DateTimeFormat>;

/** Formatters by time zone. Cached, because creating one takes longer than using it. */
const formats = new Map<string, Formats>();

function formatsOf(timeZone: string): Formats {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = {
    day: new Intl.DateTimeFormat('sv-SE', { timeZone }),
    time: new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }),
  };
  formats.set(timeZone, made);
  return made;
}

function holidaysIn(country: string, year: string): ReadonlySet<string> {
  const key = `${country} ${year}`;
  if (!holidaysOf.has(key)) for (const [each, days] of findHolidays(country, Number(year))) holidaysOf.set(each, days);
  return holidaysOf.get(key)!;
}

/**
 * Of a year and the next one. The library is loaded on first use, because loading takes a tenth of a process's start, and
 * unloaded again: it keeps the holidays of all countries, 6 MB of a web process's heap.
 */
function findHolidays(country: string, year: number): [string, ReadonlySet<string>][] {
  const require = createRequire(import.meta.url);
  const loaded = new Set(Object.keys(require.cache));
  const Finder = require('date-holidays') as typeof Holidays;
  const finder = new Finder(country, { types: ['public'] });
  const years = [year, year + 1].map((each): [string, ReadonlySet<string>] => [
    `${country} ${each}`,
    new Set(finder.getHolidays(each).map(({ date }) => date.slice(0, 10))),
  ]);
  for (const id of Object.keys(require.cache)) if (!loaded.has(id)) delete require.cache[id];
  return years;
}
