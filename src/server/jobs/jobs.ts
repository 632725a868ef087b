import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import type { Context } from '#server/context.ts';

/** The tasks of the portal by name, and when those of the schedule run. */
export async function startJobs(context: Context): Promise<Runner> {
  const log = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') context.log.warn(message, { from: 'jobs' });
  });
  return run({
    pgPool: context.pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: log,
    taskList: {},
    parsedCronItems: parseCronItems([]),
  });
}
