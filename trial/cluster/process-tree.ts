import { readdirSync, readFileSync } from 'node:fs';

/** A process and everything below it; none for one that is gone. */
export function treeOf(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = parentOf(Number(entry));
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found: number[] = [];
  const waiting = isAlive(root) ? [root] : [];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    found.push(pid);
    waiting.push(...(children.get(pid) ?? []));
  }
  return found;
}

/** The environment variable of a running process. */
export function variableOf(pid: number, name: string): string | undefined {
  try {
    const pairs = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  } catch {
    return undefined;
  }
}

/** Ends processes at once, as a power cut would. */
export function killAtOnce(pids: readonly number[]): void {
  for (const pid of pids) signalIfAlive(pid, 'SIGKILL');
}

export function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

export function isAlive(pid: number): boolean {
  try {
    return stateOf(pid) !== 'Z';
  } catch {
    return false;
  }
}

// After the program's name, which is in parentheses and may contain anything, come the state and the parent.
const afterName = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
const stateOf = (pid: number) => afterName(pid)[0];

function parentOf(pid: number): number | undefined {
  try {
    return Number(afterName(pid)[1]);
  } catch {
    return undefined;
  }
}
