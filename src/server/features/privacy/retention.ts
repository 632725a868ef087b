import { notFound } from '#shared/errors.ts';
import type { RetentionJob } from '#shared/privacy/admin-contract.ts';
import { summedDays } from '#shared/privacy/limits.ts';
import { nextRun, retentionJobs, retentionTasks, type RetentionTask } from '#shared/privacy/retention-jobs.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { summariseRuns } from '#server/platform/jobs/job-run.queries.ts';

export async function listRetention({ db, now }: Pick<Context, 'db' | 'now'>): Promise<RetentionJob[]> {
  const at = now();
  const runs = await summariseRuns(db, retentionTasks, new Date(at.getTime() - summedDays * 86_400_000));
  return runs.map((run) => ({
    task: run.task,
    last: run.started_at && {
      started_at: run.started_at.toISOString(),
      ended_at: run.ended_at?.toISOString() ?? null,
      removed: run.removed,
      error: run.error,
    },
    removed_30_days: run.removed_since,
    failures_30_days: run.failures_since,
    next_at: nextRun(run.task as RetentionTask, at).toISOString(),
    is_queued: run.is_queued,
  }));
}

/** Queues a run now; asked twice, it runs once. @throws not_found (404) for any other job */
export async function runRetention({ db, now }: Context, task: string, actorId: number): Promise<void> {
  if (!Object.hasOwn(retentionJobs, task)) throw notFound();
  await db.transaction().execute(async (tx) => {
    await addJob(tx, task, {}, { key: `run:${task}` });
    await recordAudit(
      tx,
      [{ actorId, action: 'run', entity: 'retention_job', entityId: null, after: { task } }],
      now(),
    );
  });
}
