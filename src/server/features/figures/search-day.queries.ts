import { sql } from 'kysely';
import { leastSearches, mostRows } from '#shared/figures/measures.ts';
import type { SearchRow } from '#shared/figures/contract.ts';
import type { DayRange } from '#shared/figures/period.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** The texts that were searched most, and those that were searched most without results. */
export async function listSearches(
  db: Queryable,
  { from, to }: DayRange,
  limit = mostRows,
): Promise<{ readonly most: SearchRow[]; readonly without_results: SearchRow[] }> {
  const { rows } = await sql<SearchRow & { is_most: boolean }>`
    with summed as materialized (
      select text, sum(searches)::bigint as searches, sum(without_results)::bigint as without_results
      from search_day where day between ${from}::date and ${to}::date
      group by text having sum(searches) >= ${leastSearches})
    (select *, true as is_most from summed order by searches desc, text limit ${limit})
    union all
    (select *, false from summed where without_results > 0 order by without_results desc, text limit ${limit})`.execute(
    db,
  );
  const of = (isMost: boolean) => rows.filter((row) => row.is_most === isMost).map(({ is_most: _most, ...row }) => row);
  return { most: of(true), without_results: of(false) };
}

export interface CountedSearch {
  readonly text: string;
  readonly searches: number;
  readonly withoutResults: number;
}

/** In the order of their keys, so that processes that store at once do not wait for each other in a circle. */
export async function addSearches(db: Queryable, day: string, searches: readonly CountedSearch[]): Promise<void> {
  if (searches.length === 0) return;
  await sql`
    insert into search_day (day, text, searches, without_results)
    select ${day}::date, * from unnest(${searches.map(({ text }) => text)}::text[],
      ${searches.map((one) => one.searches)}::int[], ${searches.map((one) => one.withoutResults)}::int[]) s (text, n, empty)
    order by text
    on conflict (day, text) do update set searches = search_day.searches + excluded.searches,
      without_results = search_day.without_results + excluded.without_results`.execute(db);
}

export async function addSteps(db: Queryable, day: string, steps: ReadonlyMap<string, number>): Promise<void> {
  if (steps.size === 0) return;
  await sql`
    insert into portal_day (name, day, count)
    select name, ${day}::date, n from unnest(${[...steps.keys()]}::text[], ${[...steps.values()]}::int[]) s (name, n)
    order by name
    on conflict (name, day) do update set count = portal_day.count + excluded.count`.execute(db);
}

/** How many of these openings were of goods of the shop. */
export async function countGoodsIn(db: Queryable, openings: ReadonlyMap<number, number>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(n), 0)::bigint as count
    from unnest(${[...openings.keys()]}::bigint[], ${[...openings.values()]}::int[]) o (id, n)
    join product p on p.listing_id = o.id`.execute(db);
  return rows[0]!.count;
}

/** Deletes the texts that were searched too rarely on a day before this one, and all of days before the other. */
export async function deleteSearches(
  db: Queryable,
  { rareBefore, allBefore }: { rareBefore: string; allBefore: string },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_day
    where day < ${rareBefore}::date and (searches < ${leastSearches} or day < ${allBefore}::date)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
