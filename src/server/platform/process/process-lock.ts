import { randomBytes } from 'node:crypto';
import fs from 'node:fs';

/** The owner of a lock, with its note. */
export interface LockOwner {
  readonly pid: number;
  readonly note: string;
}

export interface ProcessLock {
  release(): void;
}

/**
 * Takes a lock that this process holds until it releases it or dies. The lock is a file that names its owner. A link
 * creates it with its content at once, so nobody reads a partial owner.
 * @param note shown to others about the owner
 * @returns the lock, or its current owner
 */
export function takeLock(file: string, note = ''): ProcessLock | LockOwner {
  const own = JSON.stringify({ pid: process.pid, began: startTimeOf(process.pid), note });
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

/** A killed process may remain as a zombie until its parent collects its status. */
export function processState(pid: number): 'running' | 'zombie' | 'gone' {
  if (!Number.isInteger(pid) || pid <= 0) return 'gone';
  try {
    if (process.platform !== 'linux') {
      process.kill(pid, 0);
      return 'running';
    }
    return statOf(pid)[0] === 'Z' ? 'zombie' : 'running';
  } catch (error) {
    // It is alive, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'running' : 'gone';
  }
}

/** Distinguishes a process from a later one with the same id, which containers reuse often. Empty: unknown. */
function startTimeOf(pid: number): string {
  if (process.platform !== 'linux') return '';
  const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${statOf(pid)[19]}`;
}

/** The fields of /proc/<pid>/stat after the program's name: the first is the state, the twentieth the start time. */
function statOf(pid: number): string[] {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function livingOwner(content: string): LockOwner | undefined {
  const owner = parse(content);
  if (!owner || processState(owner.pid) !== 'running') return undefined;
  try {
    return startTimeOf(owner.pid) === owner.began ? { pid: owner.pid, note: owner.note } : undefined;
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

/** Moves the file aside before removing it. If another process has replaced it meanwhile, the new file is put back. */
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
