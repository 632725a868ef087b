import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { inviteOwner } from './features/accounts/index.ts';
import { startJobs } from './jobs/jobs.ts';
import { ensureSchemaIsCurrent } from './schema-state.ts';
import { ensureShopCurrency } from './shop-currency.ts';
import { StartRefused } from './platform/process/start-refused.ts';

/** Nobody waits for a job, so its statements may take minutes; an endless one would block the others. */
const statementTimeoutMs = 300_000;

/** The worker: runs jobs and the schedule until SIGTERM, then finishes the jobs in progress. */
export async function runWorker(config: Config): Promise<void> {
  // Jobs are claimed and listened for in sessions, which a pooler does not keep.
  const databaseUrl = config.database.directUrl;
  if (!databaseUrl)
    throw new StartRefused('A worker needs DATABASE_URL. `npm start` sets it for the processes it starts.');
  const context = createContext(config, {
    databaseUrl,
    role: 'worker',
    statementTimeoutMs,
  });
  await ensureSchemaIsCurrent(context, databaseUrl);
  await ensureShopCurrency(config, context);
  await inviteOwner(context);
  const jobs = await startJobs(context);
  process.send?.('ready');

  let isEnding = false;
  const end = async () => {
    if (isEnding) return;
    isEnding = true;
    await jobs.stop();
    await context.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
  process.on('disconnect', () => void end());
}
