import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { tooManyRequests } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { isInProcess } from '#server/platform/calls/in-process.ts';

const perMinute = (max: number) => ({ max, timeWindow: 60_000 });

/**
 * Enables rate limits per address (for IPv6 per /64), counted in each process: of routes (`config.rateLimit`), and by
 * `createRateLimit`. Calls within the process are not counted: rendering has a limit of its own (pages.ts).
 */
export async function installAddressLimit(app: FastifyInstance, { config }: Pick<Context, 'config'>): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ...perMinute(config.http.apiRequestsPerMinute),
    allowList: (request) => isInProcess(request.headers),
    errorResponseBuilder: tooManyRequests,
  });
}

/**
 * Counts every request to the routes of `app` before any other hook that may query the database. Hooks of a plugin
 * run before those of its routes, so this limit cannot be left to the routes.
 */
export function limitByAddress(app: FastifyInstance): void {
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    const limit = await count(request);
    if (limit.isAllowed) return;
    const { max, remaining, ttlInSeconds } = limit;
    reply.headers({
      'x-ratelimit-limit': max,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': ttlInSeconds,
    });
    if (!limit.isExceeded) return;
    reply.header('retry-after', ttlInSeconds);
    throw tooManyRequests();
  });
}
