export const periods = ['7', '30', '90', '12m', 'own'] as const;
export type Period = (typeof periods)[number];
export const steps = ['day', 'week', 'month'] as const;
export type Step = (typeof steps)[number];
export const comparisons = ['previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** The longest own period, in days. */
export const mostDays = 1100;
/** The longest period whose days are shown one by one. */
const mostDaySteps = 400;

/** ISO dates, both within. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface ChosenPeriod extends DayRange {
  readonly step: Step;
  /** With what it is compared: as many days just before, or the same days of the year before. */
  readonly before: DayRange;
}

interface PeriodChoice {
  readonly period: Period;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly step?: Step | undefined;
  readonly compare: Comparison;
}

/**
 * The days that a choice means. Ends in the wrong order are swapped, the future is left out, and a period that is too long
 * begins later. Months are compared with whole months.
 * @param today ISO date in the shop's time zone
 */
export function choosePeriod({ period, compare, ...choice }: PeriodChoice, today: string): ChosenPeriod {
  const { from, to } = daysOf(period, choice, today);
  const days = daysIn({ from, to });
  return {
    from,
    to,
    step: stepOf(choice.step, days),
    before: compare === 'year' ? yearBefore({ from, to }) : { from: addDays(from, -days), to: addDays(from, -1) },
  };
}

function daysOf(period: Period, { from, to }: Pick<PeriodChoice, 'from' | 'to'>, today: string): DayRange {
  if (period === '12m') return { from: addDays(sameDayYearBefore(today), 1), to: today };
  if (period !== 'own') return { from: addDays(today, 1 - Number(period)), to: today };
  const ends = [from ?? to ?? today, to ?? today].map((day) => (day > today ? today : day)).toSorted();
  const [first, last] = ends as [string, string];
  const earliest = addDays(last, 1 - mostDays);
  return { from: first < earliest ? earliest : first, to: last };
}

function stepOf(wanted: Step | undefined, days: number): Step {
  if (wanted === 'day' && days > mostDaySteps) return 'week';
  return wanted ?? (days <= 92 ? 'day' : days <= mostDaySteps ? 'week' : 'month');
}

function yearBefore({ from, to }: DayRange): DayRange {
  return { from: sameDayYearBefore(from), to: sameDayYearBefore(to) };
}

/** The 29th of February becomes the 28th. */
function sameDayYearBefore(day: string): string {
  const before = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return before.endsWith('-02-29') ? before.replace(/29$/, '28') : before;
}

export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The parts of a period, each with its own days only: the first week may be short. Weeks begin on Monday. */
export function partsOf(range: DayRange, step: Step): DayRange[] {
  const parts: DayRange[] = [];
  for (let from = range.from; from <= range.to;) {
    const end = endOf(from, step);
    const to = end < range.to ? end : range.to;
    parts.push({ from, to });
    from = addDays(to, 1);
  }
  return parts;
}

function endOf(day: string, step: Step): string {
  if (step === 'day') return day;
  const date = new Date(day);
  if (step === 'week') return addDays(day, (7 - date.getUTCDay()) % 7);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}
