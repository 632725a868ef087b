import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { heapFlags, mallocSettings } from '#server/process-memory.ts';

export interface Running {
  readonly origin: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const measured = new Set<ChildProcess>();

/** Ends with the bench, whatever becomes of it. */
export function endsWithBench(child: ChildProcess): void {
  measured.add(child);
  child.once('exit', () => measured.delete(child));
}

/** Tells all that are measured to end. */
export function endMeasured(): void {
  for (const child of measured) child.kill('SIGTERM');
}

/** One web process of the built product. */
export async function startWebProcess(databaseUrl: string, environment: Record<string, string> = {}): Promise<Running> {
  const port = await freePort();
  return start([...heapFlags, 'dist/server/main.js'], port, '/readyz', {
    ...mallocSettings,
    KARAFA_ROLE: 'web',
    DATABASE_URL: databaseUrl,
    DATA_DIR: 'var/bench',
    LOG_LEVEL: 'error',
    API_REQUESTS_PER_MINUTE: '100000000',
    PAGE_MISSES_PER_MINUTE: '100000000',
    ...environment,
  });
}

/** A bare `node:http` server that sends the same bytes, as the baseline of cached pages. */
export async function startBareServer(bodyFile: string): Promise<Running> {
  const port = await freePort();
  const program = `
    const body = require('node:fs').readFileSync(${JSON.stringify(bodyFile)});
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };
    require('node:http').createServer((q, a) => { a.writeHead(200, headers); a.end(body); }).listen(${port}, '127.0.0.1');`;
  return start(['-e', program], port, '/', {});
}

async function start(
  args: string[],
  port: number,
  readyPath: string,
  environment: Record<string, string>,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    // The administrators of the bench have no second factor.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ADMIN_SECOND_FACTOR: 'off',
      ...environment,
    },
  });
  endsWithBench(child);
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(origin + readyPath).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`A measured process ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    process: child,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
