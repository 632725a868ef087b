import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { deleteRareSearches } from './search-day.queries.ts';

/** What was searched once or twice on an earlier day may be private, and is deleted. */
export async function sweepSearches({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await deleteRareSearches(db, isoDay(now()));
}
