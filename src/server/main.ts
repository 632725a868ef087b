import cluster from 'node:cluster';
import { readConfig } from './config.ts';
import { runSupervisor } from './supervisor.ts';
import { runWeb } from './web.ts';
import { runWorker } from './worker.ts';

/** Role `all` supervises one web process a core and a worker; `web` and `worker` run one part alone (several machines). */
async function main(): Promise<void> {
  const config = readConfig();
  if (config.role === 'all' && cluster.isPrimary) await runSupervisor(config);
  else if (config.role === 'worker') await runWorker(config);
  else await runWeb(config);
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? (error.message.includes('\n') ? error.message : (error.stack ?? error.message)) : String(error)}\n`,
  );
  process.exit(1);
});
