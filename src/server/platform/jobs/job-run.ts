import type { Queryable } from '../db/db.ts';
import { deleteOldRuns, endRun, startRun } from './job-run.queries.ts';

interface Running {
  readonly db: Queryable;
  readonly now: () => Date;
}

const keptDays = 90;
const longestError = 500;

/**
 * Runs a job that deletes outdated data and records when, how much it removed, and its failure. A run without an end is
 * one whose worker has died.
 */
export async function recordRun({ db, now }: Running, task: string, work: () => Promise<number>): Promise<void> {
  const startedAt = now();
  const id = await startRun(db, task, startedAt);
  try {
    const removed = await work();
    await endRun(db, id, { at: now(), removed });
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    await endRun(db, id, { at: now(), error: text.slice(0, longestError) });
    throw error;
  }
  await deleteOldRuns(db, new Date(startedAt.getTime() - keptDays * 86_400_000));
}
