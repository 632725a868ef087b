import { addDays } from '#shared/figures/period.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { listSearches } from './search-day.queries.ts';

/** Enough for most searches of a day. */
const mostFrequent = 100;

/** The texts that were searched most yesterday. Rare ones of that day are deleted, so there are few to look through. */
export async function listFrequentSearches({ db, now }: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  const yesterday = addDays(isoDay(now()), -1);
  const { most } = await listSearches(db, { from: yesterday, to: yesterday }, mostFrequent);
  return most.map(({ text }) => text);
}
