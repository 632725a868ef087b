import { sql } from 'kysely';
import type { Queryable } from '../db/db.ts';

export async function startRun(db: Queryable, task: string, at: Date): Promise<number> {
  const { id } = await db
    .insertInto('job_run')
    .values({ task, started_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function endRun(
  db: Queryable,
  id: number,
  { at, removed = null, error = null }: { at: Date; removed?: number | null; error?: string | null },
): Promise<void> {
  await db.updateTable('job_run').set({ ended_at: at, removed, error }).where('id', '=', id).execute();
}

export async function deleteOldRuns(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('job_run').where('started_at', '<', before).execute();
}

export interface RunSummary {
  readonly task: string;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly removed: number | null;
  readonly error: string | null;
  readonly removed_since: number;
  readonly failures_since: number;
  /** Somebody has asked for a run that has not begun. */
  readonly is_queued: boolean;
}

/** The latest run of each task, and what its runs have removed since a time. */
export async function summariseRuns(db: Queryable, tasks: readonly string[], since: Date): Promise<RunSummary[]> {
  const { rows } = await sql<RunSummary>`
    select t.task, last.started_at, last.ended_at, last.removed, last.error,
      coalesce(sums.removed, 0)::int as removed_since, coalesce(sums.failures, 0)::int as failures_since,
      exists (select from graphile_worker.jobs where key = 'run:' || t.task) as is_queued
    from unnest(${[...tasks]}::text[]) with ordinality as t (task, place)
    left join lateral (
      select started_at, ended_at, removed, error from job_run
      where task = t.task order by started_at desc, id desc limit 1) last on true
    left join lateral (
      select sum(removed) as removed, count(error) as failures from job_run
      where task = t.task and started_at >= ${since}) sums on true
    order by t.place`.execute(db);
  return rows;
}
