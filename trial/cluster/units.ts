import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The settings of a unit, or of a drop-in of one, that the trial follows in systemd's place. */
export interface Unit {
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Undefined: stays dead. */
  readonly restartAfterMs: number | undefined;
  readonly stopWithinMs: number;
}

/** @param file below deploy/systemd */
export function readUnit(file: string): Unit {
  const values = new Map<string, string[]>();
  for (const line of readFileSync(join('deploy/systemd', file), 'utf8').split('\n')) {
    const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) values.set(name, [...(values.get(name) ?? []), value!]);
  }
  const last = (name: string) => values.get(name)?.at(-1);
  return {
    command: last('ExecStart')?.split(' ') ?? [],
    environment: Object.fromEntries((values.get('Environment') ?? []).map(splitPair)),
    restartAfterMs: last('Restart') === 'always' ? milliseconds(last('RestartSec') ?? '100ms') : undefined,
    stopWithinMs: milliseconds(last('TimeoutStopSec') ?? last('TimeoutSec') ?? '90'),
  };
}

/** The variables of an EnvironmentFile. */
export function readEnvironment(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map(splitPair).map(([name, value]) => [name, value.replace(/^"(.*)"$/, '$1')]));
}

function splitPair(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}

function milliseconds(time: string): number {
  return time.endsWith('ms') ? Number.parseInt(time, 10) : Number.parseFloat(time) * 1000;
}
