import type { StepMeasure } from '#shared/figures/measures.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { addSearches, addSteps, countGoodsIn, type CountedSearch } from './search-day.queries.ts';
import { searchText } from './search-text.ts';

/** A flood of invented texts or addresses must not fill the memory: what exceeds this is counted without them. */
const mostKept = 2000;

/** Counts of one process until they are stored. Counting costs a request no query. */
export interface StepCounts {
  add(step: StepMeasure): void;
  /** The page of a listing was opened; goods count, adverts have their own counter. */
  addOpening(listingId: number): void;
  addSearch(typed: string, hasResults: boolean): void;
  store(): Promise<void>;
}

export function createStepCounts({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): StepCounts {
  let steps = new Map<string, number>();
  let openings = new Map<number, number>();
  let searches = new Map<string, CountedSearch>();
  const add = (step: StepMeasure, count = 1) => steps.set(step, (steps.get(step) ?? 0) + count);
  return {
    add: (step) => void add(step),
    addOpening: (id) => {
      if (openings.size < mostKept || openings.has(id)) openings.set(id, (openings.get(id) ?? 0) + 1);
    },
    addSearch: (typed, hasResults) => {
      add('searches');
      if (!hasResults) add('empty_searches');
      const text = searchText(typed);
      if (text === undefined || (searches.size >= mostKept && !searches.has(text))) return;
      const known = searches.get(text);
      searches.set(text, {
        text,
        searches: (known?.searches ?? 0) + 1,
        withoutResults: (known?.withoutResults ?? 0) + (hasResults ? 0 : 1),
      });
    },
    store: async () => {
      if (steps.size + openings.size + searches.size === 0) return;
      const taken = { steps, openings, searches };
      [steps, openings, searches] = [new Map(), new Map(), new Map()];
      const day = isoDay(now());
      try {
        await db.transaction().execute(async (tx) => {
          const views = taken.openings.size > 0 ? await countGoodsIn(tx, taken.openings) : 0;
          await addSteps(tx, day, views > 0 ? new Map([...taken.steps, ['views', views]]) : taken.steps);
          await addSearches(tx, day, [...taken.searches.values()]);
        });
      } catch (error) {
        // Figures are worth no retry: the visitors' calls go on.
        log.warn('What was counted could not be stored', { error });
      }
    },
  };
}
