import { randomBytes } from 'node:crypto';
import fs from 'node:fs';

/** Who holds a lock, and what it said about itself. */
export interface LockOwner {
  readonly pid: number;
  readonly note: string;
}

export interface ProcessLock {
  release(): void;
}

/**
 * Takes a lock that this process holds until it releases it or dies: a file that names its owner. The file appears with
 * its content at once (a link to a finished one), so nobody ever reads an owner half written.
 * @param note what the others are told about the owner
 * @returns the lock, or who holds it
 */
export function takeLock(file: string, note = ''): ProcessLock | LockOwner {
  const own = JSON.stringify({ pid: process.pid, began: beginningOf(process.pid), note });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  fs.writeFileSync(draft, own, { mode: 0o644 });
  try {
    for (;;) {
      if (link(draft, file)) return { release: () => releaseOwn(file, own) };
      const found = read(file);
      const owner = found === undefined ? undefined : livingOwner(found);
      if (owner) return owner;
      if (found !== undefined) removeStale(file, found);
    }
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

export function isLock(taken: ProcessLock | LockOwner): taken is ProcessLock {
  return 'release' in taken;
}

/** A killed process may linger as a zombie that nobody has asked about. */
export function processState(pid: number): 'running' | 'zombie' | 'gone' {
  if (!Number.isInteger(pid) || pid <= 0) return 'gone';
  try {
    if (process.platform !== 'linux') {
      process.kill(pid, 0);
      return 'running';
    }
    return statOf(pid)[0] === 'Z' ? 'zombie' : 'running';
  } catch (error) {
    // It lives, but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'running' : 'gone';
  }
}

/** Tells a process from a later one with the same number, which containers deal out again and again. Empty: not known. */
function beginningOf(pid: number): string {
  if (process.platform !== 'linux') return '';
  const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${statOf(pid)[19]}`;
}

/** The fields of /proc/<pid>/stat behind the program's name: first the state, twentieth the start time. */
function statOf(pid: number): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function livingOwner(content: string): LockOwner | undefined {
  const owner = parse(content);
  if (!owner || processState(owner.pid) !== 'running') return undefined;
  try {
    return beginningOf(owner.pid) === owner.began ? { pid: owner.pid, note: owner.note } : undefined;
  } catch {
    return undefined;
  }
}

function parse(content: string): (LockOwner & { began: string }) | undefined {
  try {
    const { pid, began, note } = JSON.parse(content) as Record<string, unknown>;
    return typeof pid === 'number' && typeof began === 'string' && typeof note === 'string'
      ? { pid, began, note }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Moved aside before it is removed: what another start has put in its place meanwhile goes back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (read(aside) !== stale) link(aside, file);
  fs.rmSync(aside, { force: true });
}

function releaseOwn(file: string, own: string): void {
  if (read(file) === own) fs.rmSync(file, { force: true });
}

function link(existing: string, file: string): boolean {
  try {
    fs.linkSync(existing, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
