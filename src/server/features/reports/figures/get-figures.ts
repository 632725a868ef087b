import { calendarDay } from '#shared/i18n/dates.ts';
import { readShopTime } from '#shared/i18n/shop-time.ts';
import type { ModerationFigures } from '#shared/reports/figures-contract.ts';
import { firstFigureYear } from '#shared/reports/limits.ts';
import type { Context } from '#server/context.ts';
import {
  countAppealsBetween,
  countDecisionsBetween,
  countHeldBetween,
  countReportsBetween,
  findFirstReport,
} from './figures.queries.ts';

/** The figures of a calendar year in the shop's time zone. @param wanted by default the current year */
export async function getFigures(
  { db, now }: Pick<Context, 'db' | 'now'>,
  wanted: number | undefined,
): Promise<ModerationFigures> {
  const current = calendarDay(now()).year;
  const year = wanted ?? current;
  const span = { from: beginningOf(year), to: beginningOf(year + 1) };
  const [first, reports, decisions, appeals, automated] = await Promise.all([
    findFirstReport(db),
    countReportsBetween(db, span),
    countDecisionsBetween(db, span),
    countAppealsBetween(db, span),
    countHeldBetween(db, span),
  ]);
  const since = Math.max(firstFigureYear, first ? calendarDay(first).year : current);
  const years = Array.from({ length: Math.max(1, current - since + 1) }, (_, index) => current - index);
  return { year, years, reports, decisions, appeals, automated };
}

function beginningOf(year: number): Date {
  return new Date(readShopTime(`${year}-01-01T00:00`)!);
}
