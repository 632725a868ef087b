import { searchDays } from '#shared/figures/measures.ts';
import { addDays } from '#shared/figures/period.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { deleteSearches } from './search-day.queries.ts';

/** What was searched once or twice on an earlier day may be private, and is deleted; so is everything that is too old. @returns how many */
export async function sweepSearches({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const today = isoDay(now());
  return deleteSearches(db, { rareBefore: today, allBefore: addDays(today, -searchDays) });
}
