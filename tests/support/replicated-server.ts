import {
  chownSync,
  copyFileSync,
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts';

/** Reachable at the same address after each `restart`. */
type KillableServer = EmbeddedPostgres & { kill(): void };

export interface ReplicatedServer {
  readonly primary: KillableServer;
  /** Streams from the primary. */
  readonly replica: KillableServer;
  remove(): void;
}

/** A PostgreSQL server of its own and a streaming replica of it. */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const primary = await startEmbeddedPostgres(resolve('var', `replicated-${randomBytes(4).toString('hex')}`));
  const home = `${primary.home}-replica`;
  await copyRunning(primary, home);
  const replica = await startEmbeddedPostgres(home);
  return {
    primary: killable(primary),
    replica: killable(replica),
    remove: () => {
      for (const { stop, home: folder } of [replica, primary]) {
        stop();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Makes a server that does not run a replica, from its next start on.
 * @param primary its URL; undefined: it receives nothing
 */
export function follow(home: string, primary: string | undefined): void {
  const data = join(home, 'data');
  writeOwned(join(data, 'standby.signal'), '');
  appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary ? conninfo(primary) : ''}'\n`);
}

function conninfo(url: string): string {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${password}`;
}

function killable(server: EmbeddedPostgres): KillableServer {
  const pid = () => Number(readFileSync(join(server.home, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  return { ...server, kill: () => void process.kill(pid(), 'SIGKILL') };
}

/** What pg_basebackup would do, which the embedded server lacks. */
async function copyRunning(primary: EmbeddedPostgres, home: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query("select pg_backup_start('replica', true)");
    copyOwned(primary.home, home);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeOwned(join(home, 'data/backup_label'), rows[0]!.labelfile);
    follow(home, primary.url);
  } finally {
    await client.end();
  }
}

const ofRunningServer = /^(postmaster\.(pid|opts)|start\.lock|server\.log|\.s\.PGSQL.*)$/;

function copyOwned(from: string, to: string): void {
  const { uid, gid, mode } = statSync(from);
  mkdirSync(to, { mode });
  chownSync(to, uid, gid);
  for (const each of readdirSync(from, { withFileTypes: true })) {
    if (ofRunningServer.test(each.name)) continue;
    const [source, target] = [join(from, each.name), join(to, each.name)];
    if (each.isDirectory()) copyOwned(source, target);
    else copyFile(source, target);
  }
}

/** A file that the server has just removed is none that the copy needs. */
function copyFile(from: string, to: string): void {
  try {
    const { uid, gid } = statSync(from);
    copyFileSync(from, to);
    chownSync(to, uid, gid);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ENOENT') throw error;
  }
}

function writeOwned(file: string, text: string): void {
  writeFileSync(file, text);
  const { uid, gid } = statSync(dirname(file));
  chownSync(file, uid, gid);
}
