import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach } from 'vitest';
import { endProcess, freePort } from './running-product.ts';

export interface ProductProcess {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly child: ChildProcess;
  /** Resolves with the exit code once the process has ended and all its output is read. */
  readonly ended: Promise<number | null>;
  /** The standard error so far. */
  readonly errors: () => string;
}

/** Starts the built product, or one role of it, as often as a test likes; all of them end with the test. */
export function useProductProcesses(): (environment: Record<string, string>) => Promise<ProductProcess> {
  const running: ChildProcess[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((child) => endProcess(child, 'SIGTERM')));
  });
  return async (environment) => {
    const port = environment.PORT ?? String(await freePort());
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: 'var/resilience',
        LOG_LEVEL: 'silent',
        // Administrators of these tests log in with a password alone.
        ADMIN_SECOND_FACTOR: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let errors = '';
    child.stderr!.on('data', (data: Buffer) => (errors += data.toString()));
    child.stdout!.resume();
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return { origin: `http://127.0.0.1:${port}`, child, ended, errors: () => errors };
  };
}

/** 0 without a complete answer. */
export function statusOf(url: string, signal?: AbortSignal): Promise<number> {
  return fetch(url, { signal })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
}
