/** Where goods come from: the spec's estimates hang on it. `prague` is the capital of the shop's country. */
export type GoodsPlace = 'at_branch' | 'prague' | 'elsewhere' | 'other_branch';

/** Working days that goods take from where they lie. */
const workingDays: Record<GoodsPlace, { readonly min: number; readonly max: number }> = {
  at_branch: { min: 0, max: 1 },
  prague: { min: 1, max: 3 },
  elsewhere: { min: 3, max: 5 },
  other_branch: { min: 3, max: 7 },
};

/** Goods that a branch hasn't got are there after so many days at the latest, weekends and holidays included. */
const otherBranchDays = 10;

export interface Calendar {
  /** ISO date in the shop's time zone. */
  readonly today: string;
  readonly isWorkingDay: (day: string) => boolean;
}

/** Days between which goods should arrive or lie ready; weekends and holidays don't count. */
export function expectedDays(
  place: GoodsPlace,
  calendar: Calendar,
  extra: { readonly min: number; readonly max: number } = { min: 0, max: 0 },
): { from: string; to: string } {
  const { min, max } = workingDays[place];
  const from = workingDayAfter(calendar, min + extra.min);
  const to = workingDayAfter(calendar, max + extra.max);
  if (place !== 'other_branch') return { from, to };
  const latest = addDays(calendar.today, otherBranchDays);
  return { from: from < latest ? from : latest, to: to < latest ? to : latest };
}

function workingDayAfter({ today, isWorkingDay }: Calendar, days: number): string {
  let day = today;
  for (let left = days; left > 0 || !isWorkingDay(day);) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
