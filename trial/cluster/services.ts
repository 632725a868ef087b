import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, killAtOnce, signalIfAlive, treeOf } from './process-tree.ts';
import { until, pause } from './waiting.ts';
import type { Workplace } from './workplace.ts';

export interface ServiceOptions {
  readonly name: string;
  readonly command: readonly string[];
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Runs as the database's user where the trial runs as root. */
  readonly isUnprivileged?: boolean;
  readonly restartAfterMs?: number;
  readonly stopWithinMs?: number;
}

export interface Service {
  readonly name: string;
  readonly pid: () => number | undefined;
  start(): void;
  /** Kills it and all its processes; it stays dead until it is started. */
  kill(): Promise<void>;
  /** Tells it to end, and waits until it has. */
  stop(): Promise<void>;
}

export type Services = ReturnType<typeof createServices>;

/** In the place of systemd: starts what has died again, and ends everything in the end. */
export function createServices({ folder, folderOf, user }: Workplace) {
  const all: { end(): Promise<void> }[] = [];

  const create = (options: ServiceOptions): Service => {
    const {
      name,
      command,
      folder: cwd,
      environment = {},
      isUnprivileged = false,
      restartAfterMs,
      stopWithinMs = 10_000,
    } = options;
    let child: ChildProcess | undefined;
    let isWanted = false;

    const start = () => {
      isWanted = true;
      const log = openSync(join(folderOf('logs'), `${name}.log`), 'a');
      const [program, ...args] = command;
      const next = spawn(program!, args, {
        // A group of its own: the terminal's Ctrl+C is for the trial, which then ends everything in order.
        detached: true,
        ...(cwd !== undefined && { cwd }),
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...environment },
        ...(isUnprivileged && user),
      });
      closeSync(log);
      child = next;
      next.once('error', () => undefined);
      next.once('exit', () => {
        if (!isWanted || child !== next || restartAfterMs === undefined) return;
        setTimeout(() => isWanted && child === next && start(), restartAfterMs);
      });
    };
    const pid = () => (child?.exitCode === null && child.signalCode === null ? child.pid : undefined);
    const kill = async () => {
      isWanted = false;
      const tree = pid() === undefined ? [] : treeOf(pid()!);
      killAtOnce(tree);
      await until(() => !tree.some(isAlive), { what: `${name} is gone`, withinMs: 10_000 });
    };
    const stop = async () => {
      isWanted = false;
      const tree = pid() === undefined ? [] : treeOf(pid()!);
      if (pid() !== undefined) signalIfAlive(pid()!, 'SIGTERM');
      const end = Date.now() + stopWithinMs;
      while (tree.some(isAlive) && Date.now() < end) await pause(50);
      killAtOnce(tree.filter(isAlive));
    };
    const service = { name, pid, start, kill, stop };
    all.push({ end: kill });
    return service;
  };

  return {
    create,
    /** For processes that a service has left behind. */
    atEnd: (end: () => Promise<void>) => void all.push({ end }),
    endAll: async () => {
      // What was created last needs the others, so it goes first.
      for (const { end } of all.splice(0).reverse()) await end().catch(() => undefined);
    },
  };
}
