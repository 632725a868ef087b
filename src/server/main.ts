import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import type { PictureSource } from './picture-source.ts';
import { StartRefused } from './platform/process/start-refused.ts';
import type { EnsureDemoData } from './supervisor.ts';

/**
 * Role `all` supervises one web process per core and a worker. On several machines `web` and `worker` each run one
 * part, on a database that `migrate` has migrated.
 */
async function main(): Promise<void> {
  const config = readConfig();
  // Each role loads only its own part: the supervisor needs no pages, the worker no server.
  if (config.role === 'all' && cluster.isPrimary)
    await (await import('./supervisor.ts')).runSupervisor(config, ensureDemoData);
  else if (config.role === 'migrate') await (await import('./schema-state.ts')).runMigrations(config);
  else if (config.role === 'worker') await (await import('./worker.ts')).runWorker(config);
  else await (await import('./web.ts')).runWeb(config, drawDemoPicture);
}

// Both parts of the demo are loaded by their first call, so a server without demo data loads neither.

const ensureDemoData: EnsureDemoData = async (config, database) =>
  (await import('#demo/ensure-demo-data.ts')).ensureDemoData(config, database);

/** Wired whatever DEMO_DATA says: the database may hold the demo data of an earlier start. */
const drawDemoPicture: PictureSource = async (description, size) =>
  (await import('#demo/drawings/draw-svg.ts')).drawDescription(description, size);

main().catch((error: unknown) => {
  const reason = error instanceof StartRefused ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${reason}\n`);
  process.exit(1);
});
