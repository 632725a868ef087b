import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { isInProcess } from '#server/platform/calls/in-process.ts';

const events: Readonly<Record<number, string>> = { 401: 'unauthenticated', 403: 'forbidden', 429: 'too_many_requests' };

/**
 * Logs refused requests with the field `security`, without the values of the URL, which may be secrets. Logins are
 * logged where they happen (accounts/login/log-in.ts).
 */
export function installSecurityLog(app: FastifyInstance, { log }: Pick<Context, 'log'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const security = events[reply.statusCode];
    if (security === undefined || isInProcess(request.headers)) return;
    log.info('A request was refused', {
      security,
      request_id: request.id,
      method: request.method,
      route: request.routeOptions.url,
      address: request.ip,
      account: request.caller?.accountId,
    });
  });
}
