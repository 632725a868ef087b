import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { StartRefused } from './platform/process/start-refused.ts';

/**
 * Role `all` supervises one web process per core and a worker. On several machines `web` and `worker` each run one
 * part, on a database that `migrate` has migrated.
 */
async function main(): Promise<void> {
  const config = readConfig();
  // Each role loads only its own part: the supervisor needs no pages, the worker no server.
  if (config.role === 'all' && cluster.isPrimary) await (await import('./supervisor.ts')).runSupervisor(config);
  else if (config.role === 'migrate') await (await import('./schema-state.ts')).runMigrations(config);
  else if (config.role === 'worker') await (await import('./worker.ts')).runWorker(config);
  else await (await import('./web.ts')).runWeb(config);
}

main().catch((error: unknown) => {
  const reason = error instanceof StartRefused ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
