import cluster, { type Worker } from 'node:cluster';
import { join, resolve } from 'node:path';
import type { Config } from './config.ts';
import { ensureSameDatabase } from './direct-database.ts';
import { hasCatalogue } from './has-catalogue.ts';
import { openDatabase, type Database } from './platform/db/db.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/db/embedded-postgres.ts';
import { watchEmbeddedPostgres } from './platform/db/embedded-watch.ts';
import { migrate } from './platform/db/migrate.ts';
import { EndedEarly, unlessStopped, onStopSignal } from './platform/process/end-signal.ts';
import { isLock, takeLock, type ProcessLock } from './platform/process/process-lock.ts';
import { StartRefused } from './platform/process/start-refused.ts';
import { heapFlags, mallocSettings } from './process-memory.ts';
import { ensureDemoMayLoad, ensureNoPublicDemo } from './public-demo.ts';
import { createRestarts } from './restarts.ts';
import { ensureShopCurrency } from './shop-currency.ts';
import { ensureDatabaseAnswers, ensureFolder, ensurePortIsFree } from './start-conditions.ts';

const killAfterMs = 12_000;

type Role = 'web' | 'worker';

/** Fills an empty database with the demo data. @returns false when the database was not empty */
export type EnsureDemoData = (config: Config, database: Database) => Promise<boolean>;

/**
 * Starts the database (unless DATABASE_URL names one), migrates it, loads the demo data into an empty one, then keeps
 * one web process per core, a worker and the embedded database alive. SIGTERM or SIGINT stops them at any time.
 * @throws StartRefused for what the operator can fix: another supervisor on the same data folder, a port in use,
 *   a folder that can't be written to, a database that doesn't let us in
 */
export async function runSupervisor(config: Config, ensureDemoData: EnsureDemoData): Promise<void> {
  const stopSignal = onStopSignal();
  const { files, http, database } = config;
  const lock = database.url ? undefined : lockDataDir(config);
  let embedded: EmbeddedPostgres | undefined;
  // With the lock held no other supervisor needs the server, so an orphaned one may be stopped too.
  const stopDatabase = () => {
    embedded?.stop();
    lock?.release();
  };
  try {
    if (!files.s3) ensureFolder(files.dir, 'FILES_DIR');
    await ensurePortIsFree(http);
    if (database.url === undefined) embedded = await startEmbeddedPostgres(database.embeddedDir);
    else {
      await ensureDatabaseAnswers(database.url);
      await ensureSameDatabase(database);
    }
    say(
      embedded
        ? `PostgreSQL ${embedded.isReused ? 'already runs' : 'runs'} in ${embedded.home}`
        : 'PostgreSQL as given by DATABASE_URL',
    );
    await unlessStopped(stopSignal, () => prepareDatabase(config, database.directUrl ?? embedded!.url, ensureDemoData));
  } catch (error) {
    stopDatabase();
    if (error instanceof EndedEarly) {
      say('Ended.');
      process.exit(0);
    }
    throw error;
  }
  superviseProcesses(config, database.url ?? embedded!.url, { embedded, stopDatabase, stopSignal });
}

/** Held as long as the supervisor runs: of two that share an embedded database, the first to end would stop it. */
function lockDataDir({ dataDir, http }: Config): ProcessLock {
  ensureFolder(dataDir, 'DATA_DIR');
  const taken = takeLock(join(dataDir, 'supervisor.lock'), String(http.port));
  if (isLock(taken)) return taken;
  throw new StartRefused(
    `Karafa already runs on the data in ${dataDir}: process ${taken.pid}, port ${taken.note}. End it first, or give this start a DATA_DIR and a PORT of its own.`,
  );
}

async function prepareDatabase(config: Config, url: string, ensureDemoData: EnsureDemoData): Promise<void> {
  const database = openDatabase(url, { max: 2 });
  try {
    const applied = await migrate(database, resolve('migrations'), say);
    say(applied.length > 0 ? `Database migrated (${applied.length} new)` : 'Database is up to date');
    await ensureShopCurrency(config, database);
    await ensureNoPublicDemo(config, database);
    if (config.demo.isOn && !(await hasCatalogue(database.db))) {
      ensureDemoMayLoad(config);
      say('Loading demo data …');
      if (await ensureDemoData(config, database)) say('Demo data loaded');
    }
  } finally {
    await database.close();
  }
}

function superviseProcesses(
  config: Config,
  url: string,
  {
    embedded,
    stopDatabase,
    stopSignal,
  }: { embedded: EmbeddedPostgres | undefined; stopDatabase: () => void; stopSignal: AbortSignal },
): void {
  const children = new Map<number, { readonly role: Role; readonly startedAt: number }>();
  const restarts = createRestarts();
  let readyWebs = 0;
  let isEnding = false;

  const start = (role: Role) => {
    // Their database has an address even where it is embedded, which would switch the demo's defaults off.
    const DEMO_DATA = config.demo.isOn ? 'on' : 'off';
    const child = cluster.fork({ ...mallocSettings, ...process.env, KARAFA_ROLE: role, DATABASE_URL: url, DEMO_DATA });
    children.set(child.id, { role, startedAt: Date.now() });
    child.on('message', (message) => {
      if (message !== 'ready') return;
      restarts.ready(role);
      if (role !== 'web') return;
      readyWebs += 1;
      if (readyWebs !== config.http.processes) return;
      say(`Karafa serves at ${config.http.publicUrl ?? `http://localhost:${config.http.port}`}`);
      say('The administration is at /admin. Ctrl+C ends it all; what was stored stays.');
      if (config.demo.isOn) say('README.md names the logins of the demo.');
      // The worker starts after the pages: visitors wait for pages, not for jobs.
      if (!isEnding) start('worker');
    });
  };

  cluster.on('exit', (child: Worker, code, signal) => {
    const { role, startedAt } = children.get(child.id)!;
    children.delete(child.id);
    if (isEnding) {
      if (children.size === 0) void finish();
      return;
    }
    const reason = signal ? `signal ${signal}` : `exit code ${code}`;
    const pause = restarts.pauseAfterDeath(role, startedAt);
    if (pause === undefined) {
      process.stderr.write(
        `The ${role} process died again and again before it was ready (last: ${reason}). Its reason stands above. Giving up.\n`,
      );
      end(1);
      return;
    }
    say(`The ${role} process ended (${reason}); starting another`);
    setTimeout(() => !isEnding && start(role), pause);
  });

  const endWatch =
    embedded &&
    watchEmbeddedPostgres(embedded, {
      restarted: () => say('PostgreSQL had died; it runs again'),
      lost: (reason) => {
        process.stderr.write(`PostgreSQL died and does not start again. ${reason.message}\nGiving up.\n`);
        end(1);
      },
    });

  let exitCode = 0;
  function end(code: number): void {
    if (isEnding) return;
    isEnding = true;
    exitCode = code;
    if (children.size === 0) return void finish();
    for (const child of Object.values(cluster.workers ?? {})) child?.process.kill('SIGTERM');
    setTimeout(() => {
      for (const child of Object.values(cluster.workers ?? {})) child?.process.kill('SIGKILL');
    }, config.http.drainMs + killAfterMs).unref();
  }

  async function finish(): Promise<void> {
    await endWatch?.();
    stopDatabase();
    if (exitCode === 0) say('Ended.');
    process.exit(exitCode);
  }

  stopSignal.addEventListener('abort', () => end(0));

  cluster.setupPrimary({ execArgv: heapFlags });
  for (let index = 0; index < config.http.processes; index += 1) start('web');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
