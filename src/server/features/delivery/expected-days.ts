import { weekdayOf } from '#shared/delivery/week-groups.ts';
import { addDays, type Calendar } from '#server/features/branches/index.ts';

/** Where goods lie that a carrier is to bring; `prague` is the capital of the shop's country. */
export type GoodsPlace = 'prague' | 'elsewhere';

export interface Span {
  readonly min: number;
  readonly max: number;
}

/** Working days after the one on which they are handed over. */
const deliveryDays: Record<GoodsPlace, Span> = { prague: { min: 1, max: 3 }, elsewhere: { min: 3, max: 5 } };
const transferDays: Span = { min: 3, max: 7 };
/** What lies at a branch is ready on the same day, or on the next on which it is open. */
const ownDays: Span = { min: 0, max: 1 };

/** Goods that a branch hasn't got are there after so many days at the latest, weekends and holidays included. */
const otherBranchDays = 10;

/** What is ordered later leaves on the next working day; where the shop is. */
const cutOff = '14:00';
/** A branch prepares goods as long before it closes. */
const preparationMinutes = 60;

/** Weekday → spans: 09:00-18:00. */
type OpeningHours = Readonly<Record<string, readonly string[]>>;

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** Days between which a carrier should bring goods; weekends and holidays don't count. */
export function expectedDays(place: GoodsPlace, calendar: Calendar, extra: Span = { min: 0, max: 0 }): Days {
  return workingDaysAfter(calendar, expectedSpan(place, extra));
}

/** How many working days a carrier takes, whenever they begin. */
export function expectedSpan(place: GoodsPlace, extra: Span): Span {
  const { min, max } = deliveryDays[place];
  return { min: min + extra.min, max: max + extra.max };
}

/** How many working days it takes until goods lie ready at a branch; of one that has them, days on which it is open. */
export function readySpan(hasEverything: boolean): Span {
  return hasEverything ? ownDays : transferDays;
}

/** Days between which goods should lie ready at a branch: it is open on both, and still long enough if it is today. */
export function readyDays(hasEverything: boolean, calendar: Calendar, hours: OpeningHours): Days {
  const isOpen = openDays(calendar, hours);
  const nextOpen = (day: string) => findDay(day, 1, isOpen);
  if (hasEverything) {
    const { today, time } = calendar;
    const from = nextOpen(isTooLate(hours[weekdayOf(today)] ?? [], time) ? addDays(today, 1) : today);
    return { from, to: nextOpen(addDays(from, 1)) };
  }
  const latest = findDay(addDays(calendar.today, otherBranchDays), -1, isOpen);
  const { from, to } = workingDaysAfter(calendar, transferDays);
  const capped = (day: string) => (nextOpen(day) < latest ? nextOpen(day) : latest);
  return { from: capped(from), to: capped(to) };
}

/** Days from which on goods lie ready, as long as the branch is open on them; else the next on which it is. */
export function openDaysFrom({ from, to }: Days, calendar: Calendar, hours: OpeningHours): Days {
  const isOpen = openDays(calendar, hours);
  return { from: findDay(from, 1, isOpen), to: findDay(to, 1, isOpen) };
}

function workingDaysAfter({ today, time, isWorkingDay }: Calendar, { min, max }: Span): Days {
  const leaves = findDay(time < cutOff ? today : addDays(today, 1), 1, isWorkingDay);
  const after = (days: number) => {
    let day = leaves;
    for (let left = days; left > 0; left -= 1) day = findDay(addDays(day, 1), 1, isWorkingDay);
    return day;
  };
  return { from: after(min), to: after(max) };
}

/** A branch whose hours nobody has written down is thought to be open on working days. */
function openDays({ isWorkingDay, isOrdinaryDay }: Calendar, hours: OpeningHours): (day: string) => boolean {
  const hasHours = Object.values(hours).some((spans) => spans.length > 0);
  return hasHours ? (day) => isOrdinaryDay(day) && (hours[weekdayOf(day)] ?? []).length > 0 : isWorkingDay;
}

/** Whether a day's hours end too soon for something to be prepared in them. */
function isTooLate(spans: readonly string[], time: string): boolean {
  const last = spans.at(-1);
  return last !== undefined && minutesOf(last.slice(6)) - minutesOf(time) < preparationMinutes;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Longer than any branch is closed without an end. */
const farthestDays = 60;

/** The first day from this one on, forwards or backwards, that is such; this one itself where none is near. */
function findDay(from: string, step: 1 | -1, isSuch: (day: string) => boolean): string {
  let day = from;
  for (let steps = 0; steps < farthestDays; steps += 1) {
    if (isSuch(day)) return day;
    day = addDays(day, step);
  }
  return from;
}
