import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { unavailable } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';

/** More than any load balancer asks: each answer costs a query. */
const readinessLimit = { max: 120, timeWindow: 60_000 };

/** `/healthz`: the process is alive. `/readyz`: it can serve, since the database answers and the process does not end. */
export function installHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true }, config: { rateLimit: readinessLimit } }, async (_request, reply) => {
    if (app.drain.isBegun) throw unavailable();
    await sql`select 1`.execute(context.db).catch((error: Error) => {
      context.log.warn('Not ready: the database does not answer', { error: error.message });
      throw unavailable();
    });
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
}
