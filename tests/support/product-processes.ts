import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach } from 'vitest';
import { endProcess, freePort } from './running-product.ts';

export interface ProductProcess {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly child: ChildProcess;
  /** Its exit code, once it is gone and all that it wrote has come. */
  readonly ended: Promise<number | null>;
  /** What it has written to its standard error so far. */
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

/** 0 when there is no whole answer. */
export function statusOf(url: string, signal?: AbortSignal): Promise<number> {
  return fetch(url, { signal })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
}
