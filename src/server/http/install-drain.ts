import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain;
  }
}

export interface Drain {
  readonly isBegun: boolean;
  /**
   * Serves on while `/readyz` answers 503 and every answer closes its connection, then accepts no new connections and
   * waits for the open requests. To be called before `close`: a page in progress makes calls, which a closing server refuses.
   * @param noticed when the load balancer has had time to notice
   * @param limitMs how long open requests are waited for
   */
  run(noticed: Promise<unknown>, limitMs: number): Promise<void>;
}

const lookEveryMs = 50;

/** Adds `app.drain`, by which a process ends without a failed request. */
export function installDrain(app: FastifyInstance): void {
  const open = new Set<FastifyReply>();
  let isBegun = false;
  app.addHook('onRequest', async (_request, reply) => {
    open.add(reply);
    // A call within the process is never closed, an interrupted one has no response.
    reply.raw.once('close', () => open.delete(reply));
    if (isBegun) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (_request, reply) => void open.delete(reply));
  // Streams of events are not waited for: closing the server ends them.
  const isAnswering = () => [...open].some((reply) => !reply.sent);

  app.decorate('drain', {
    get isBegun() {
      return isBegun;
    },
    async run(noticed: Promise<unknown>, limitMs: number): Promise<void> {
      isBegun = true;
      await noticed;
      app.server.close();
      const end = performance.now() + limitMs;
      while (isAnswering() && performance.now() < end) await setTimeout(lookEveryMs);
    },
  });
}
