import { dayFiguresDays } from '#shared/adverts/limits.ts';
import type { ToppingEffect } from '#shared/topping/contract.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { readPerDay, readSimilarPerDay, type Days } from './effect.queries.ts';
import type { ToppedAdvert } from './topping.queries.ts';

const day = 86_400_000;
/** How many days before a topping are compared with it. */
const mostDaysBefore = 14;
/** Fewer adverts say nothing. */
const fewestSimilar = 5;

/**
 * What a topping has changed: averages of the whole days (UTC) during it and before it, and the median of similar
 * adverts on the same days.
 * @returns null before the first whole day, and once the figures of its days are deleted
 */
export async function readEffect(
  db: Queryable,
  advert: ToppedAdvert,
  { startsAt, endsAt, now }: { readonly startsAt: Date; readonly endsAt: Date; readonly now: Date },
): Promise<ToppingEffect | null> {
  const first = startOfDay(startsAt) + day;
  const during = daysOf(first, startOfDay(endsAt < now ? endsAt : now));
  const oldest = startOfDay(now) - dayFiguresDays * day;
  if (!during || first < oldest) return null;
  const published = startOfDay(advert.published_at) + day;
  const before = daysOf(Math.max(published, oldest, first - day - mostDaysBefore * day), first - day);
  const similar = await readSimilarPerDay(db, advert, during);
  return {
    before: before ? await readPerDay(db, advert.id, before) : null,
    during: await readPerDay(db, advert.id, during),
    similar: similar.adverts < fewestSimilar ? null : { views: similar.views, contacts: similar.contacts },
    days_before: before?.count ?? 0,
    days_during: during.count,
    similar_adverts: similar.adverts,
  };
}

function startOfDay(time: Date): number {
  return Math.floor(time.getTime() / day) * day;
}

/** Undefined when there is none. */
function daysOf(from: number, to: number): Days | undefined {
  if (to <= from) return undefined;
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: dateOf(from), to: dateOf(to), count: (to - from) / day };
}
