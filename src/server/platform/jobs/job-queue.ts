import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Queryable } from '../db/db.ts';

/** Makes or renews the tables of the job queue (schema `graphile_worker`). Safe when several processes call it at once. */
export async function installJobQueue(pool: pg.Pool): Promise<void> {
  // A hundred files, which web processes never need.
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

export interface JobOptions {
  /** A job that waits under the same key is replaced; the new one takes its place in the queue. */
  readonly key?: string;
  /** Lower runs first; the schedule's tasks have 0. */
  readonly priority?: number;
  /** How often it is tried when it throws; then it stays in the queue's tables as failed. */
  readonly maxAttempts?: number;
}

/** Queues a job. In a transaction it runs after the commit, and never when the transaction is rolled back. */
export async function addJob(
  db: Queryable,
  task: string,
  payload: Record<string, unknown>,
  options: JobOptions = {},
): Promise<void> {
  await sql`select ${jobCall(task, sql`${JSON.stringify(payload)}`, sql`${options.key ?? null}`, options)}`.execute(db);
}

/** The call that queues a job, to stand in a `select` that queues many. A waiting job of the key keeps its place. */
export function jobCall(
  task: string,
  payload: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  options: Omit<JobOptions, 'key'>,
): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(${task}::text, ${payload}::json, job_key => ${key}::text,
    priority => ${options.priority ?? null}::integer, max_attempts => ${options.maxAttempts ?? null}::integer,
    job_key_mode => 'preserve_run_at')`;
}
