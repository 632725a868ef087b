import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { StartRefused } from './platform/process/start-refused.ts';

/**
 * Role `all` supervises one web process a core and a worker. For several machines `web` and `worker` run one part
 * alone, on a database that `migrate` has brought up to date.
 */
async function main(): Promise<void> {
  const config = readConfig();
  // Each role loads its own part only: a supervisor needs no pages, a worker no server.
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
