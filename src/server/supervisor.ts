import cluster, { type Worker } from 'node:cluster';
import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { openDatabase } from './platform/db/db.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/db/embedded-postgres.ts';
import { migrate } from './platform/db/migrate.ts';

/** A process that dies this often within the window will not get well by another start. */
const quickDeathLimit = 5;
const quickDeathWindowMs = 30_000;
const killAfterMs = 12_000;

type Role = 'web' | 'worker';

/**
 * Starts the database (unless DATABASE_URL names one), migrates it, loads the demo data into an empty one, then keeps
 * one web process a core and a worker alive. Ends them all, and the database it started, on SIGTERM or SIGINT.
 */
export async function runSupervisor(config: Config): Promise<void> {
  const embedded = config.database.url ? undefined : await startEmbeddedPostgres(config.database.embeddedDir);
  const url = config.database.url ?? embedded!.url;
  say(
    embedded
      ? `PostgreSQL ${embedded.isReused ? 'already runs' : 'runs'} in ${config.database.embeddedDir}`
      : 'PostgreSQL as given by DATABASE_URL',
  );
  try {
    await prepareDatabase(config, url);
  } catch (error) {
    embedded?.stop();
    throw error;
  }
  superviseProcesses(config, url, embedded);
}

async function prepareDatabase(config: Config, url: string): Promise<void> {
  const database = openDatabase(url, { max: 2 });
  try {
    const applied = await migrate(database, resolve('migrations'));
    say(applied.length > 0 ? `Database migrated (${applied.length} new)` : 'Database is up to date');
    if (config.demo.isOn) {
      const { ensureDemoData } = await import('./demo-data.ts');
      if (await ensureDemoData(config, database)) say('Demo data loaded');
    }
  } finally {
    await database.close();
  }
}

function superviseProcesses(config: Config, url: string, embedded: EmbeddedPostgres | undefined): void {
  const roles = new Map<number, Role>();
  const deaths: number[] = [];
  let readyWebs = 0;
  let isEnding = false;

  const start = (role: Role) => {
    const child = cluster.fork({ KARAFA_ROLE: role, DATABASE_URL: url });
    roles.set(child.id, role);
    child.on('message', (message) => {
      if (message !== 'ready' || role !== 'web') return;
      readyWebs += 1;
      if (readyWebs === config.http.processes)
        say(`Karafa serves at ${config.http.publicUrl ?? `http://localhost:${config.http.port}`}`);
    });
  };

  cluster.on('exit', (child: Worker, code, signal) => {
    const role = roles.get(child.id)!;
    roles.delete(child.id);
    if (isEnding) {
      if (roles.size === 0) finish(0);
      return;
    }
    const now = Date.now();
    deaths.push(now);
    while (deaths[0]! < now - quickDeathWindowMs) deaths.shift();
    const reason = signal ? `signal ${signal}` : `exit code ${code}`;
    if (deaths.length >= quickDeathLimit) {
      process.stderr.write(
        `The ${role} process died ${deaths.length} times within ${quickDeathWindowMs / 1000} s (last: ${reason}). Its reason stands above. Giving up.\n`,
      );
      end(1);
      return;
    }
    say(`The ${role} process ended (${reason}); starting another`);
    // Each further death waits longer, so that a broken build does not spin.
    setTimeout(() => !isEnding && start(role), 200 * 2 ** (deaths.length - 1));
  });

  let exitCode = 0;
  function end(code: number): void {
    if (isEnding) return;
    isEnding = true;
    exitCode = code;
    if (roles.size === 0) return finish(code);
    for (const child of Object.values(cluster.workers ?? {})) child?.process.kill('SIGTERM');
    setTimeout(() => {
      for (const child of Object.values(cluster.workers ?? {})) child?.process.kill('SIGKILL');
    }, killAfterMs).unref();
  }

  function finish(code: number): void {
    embedded?.stop();
    process.exit(exitCode || code);
  }

  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  process.on('SIGHUP', () => end(0));

  cluster.setupPrimary({ execArgv: ['--max-old-space-size=192', '--max-semi-space-size=16', '--enable-source-maps'] });
  for (let index = 0; index < config.http.processes; index += 1) start('web');
  start('worker');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
