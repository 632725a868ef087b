import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Queryable } from '../db/db.ts';

/**
 * Creates or updates the tables of the job queue (schema `graphile_worker`). Safe when several processes call it at
 * once.
 */
export async function installJobQueue(pool: pg.Pool): Promise<void> {
  // Loaded on demand: web processes never need these hundred files.
  const { Logger, runMigrations } = await import('graphile-worker');
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

export interface JobOptions {
  /** Replaces a waiting job with the same key; the new one takes its place in the queue. */
  readonly key?: string;
  /** Lower runs first; scheduled tasks have 0. */
  readonly priority?: number;
  /** How often the job is attempted; after that it stays in the queue's tables as failed. */
  readonly maxAttempts?: number;
  /** Not before this time; at once if missing. */
  readonly runAt?: Date;
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

/** The keys with this beginning of jobs that wait or run; without those that were given up. */
export async function listWaitingKeys(db: Queryable, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where starts_with(key, ${beginning}) and attempts < max_attempts`.execute(db);
  return rows.map(({ key }) => key);
}

/**
 * An SQL expression that queues a job, for a `select` that queues many. A waiting job with the same key keeps its
 * place.
 */
export function jobCall(
  task: string,
  payload: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  options: Omit<JobOptions, 'key'>,
): RawBuilder<unknown> {
  return sql`graphile_worker.add_job(${task}::text, ${payload}::json, job_key => ${key}::text,
    priority => ${options.priority ?? null}::integer, max_attempts => ${options.maxAttempts ?? null}::integer,
    run_at => ${options.runAt ?? null}::timestamptz, job_key_mode => 'preserve_run_at')`;
}
