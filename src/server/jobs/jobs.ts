import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import { endToppings, foldCounters, startAndEndSales } from '#server/features/catalog/index.ts';
import type { Context } from '#server/context.ts';

const longBacklog = 10_000;
const everyMinute = ['sales.start-and-end', 'toppings.end', 'counters.fold'];

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
    taskList: {
      'sales.start-and-end': async () => void (await startAndEndSales(context)),
      'toppings.end': async () => void (await endToppings(context)),
      'counters.fold': async () => logBacklog(context, await foldCounters(context.db)),
    },
    parsedCronItems: parseCronItems(
      everyMinute.map((task) => ({ task, match: '* * * * *', options: { backfillPeriod: 0 } })),
    ),
  });
}

/** Searches and lists read what is not folded yet, so a long backlog explains slow ones. */
function logBacklog({ log }: Context, folded: { listings: number; words: number }): void {
  if (folded.listings > longBacklog || folded.words > longBacklog) log.info('A long backlog was folded', folded);
}
