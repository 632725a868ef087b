import { expect } from 'vitest';
import { statusOf, type ProductProcess } from './product-processes.ts';
import { endProcess, freePort } from './running-product.ts';

export type KeptProcess = Awaited<ReturnType<typeof keepRunning>>;

/** A role that is started again, on the same port, whenever it is killed. */
export async function keepRunning(
  startProduct: (environment: Record<string, string>) => Promise<ProductProcess>,
  role: 'web' | 'worker',
  environment: Record<string, string>,
) {
  const port = String(await freePort());
  let startedAt: Date;
  let readiness: Promise<void> | undefined;
  const start = (): Promise<ProductProcess> => {
    startedAt = new Date();
    readiness = undefined;
    return startProduct({ ...environment, KARAFA_ROLE: role, PORT: port });
  };
  let process = await start();
  return {
    origin: () => process.origin,
    startedAt: () => startedAt,
    /** Of a web process: resolves when it answers; however many wait, it is asked by one. */
    ready: () => (readiness ??= expect.poll(() => statusOf(`${process.origin}/readyz`), { timeout: 20_000 }).toBe(200)),
    async kill() {
      await endProcess(process.child, 'SIGKILL');
      process = await start();
    },
  };
}

/**
 * As a client that goes on: to the other process, and again, until one answers with anything but an error of its own.
 * @param first process it asks
 */
export async function callUntilAnswered(
  webs: readonly KeptProcess[],
  first: number,
  path: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown }> {
  for (let asked = first; ; asked += 1) {
    const web = webs[asked % webs.length]!;
    await web.ready();
    const answer = await fetch(`${web.origin()}${path}`, init).then(
      async (response) => ({ status: response.status, body: (await response.json()) as unknown }),
      () => undefined,
    );
    if (answer && answer.status < 500) return answer;
  }
}
