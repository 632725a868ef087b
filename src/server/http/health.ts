import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { unavailable } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';

/** More than any load balancer asks: each answer costs a query. */
const readinessLimit = { max: 120, timeWindow: 60_000 };
const hastyMs = 1000;

/** `/healthz`: the process is alive. `/readyz`: it can serve, since the database answers and the process does not end. */
export function installHealth(app: FastifyInstance, context: Context): void {
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true }, config: { rateLimit: readinessLimit } }, async (_request, reply) => {
    if (app.drain.isBegun) throw unavailable();
    const replicas = context.replicas?.states().filter(({ whyLeftOut }) => whyLeftOut === undefined).length;
    const hasReplica = (replicas ?? 0) > 0;
    const error = await failureOf(sql`select 1`.execute(context.db), hasReplica);
    if (error) {
      context.log.warn('The database does not answer', { error: error.message });
      // What is public is served from replicas.
      if (!hasReplica) throw unavailable();
    }
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'ready', ...(replicas !== undefined && { primary: error ? 'away' : 'answers', replicas }) });
  });
}

/** A pooler may let a statement wait for a primary that is away: where replicas serve, it is not waited for. */
async function failureOf(asked: Promise<unknown>, isHasty: boolean): Promise<Error | undefined> {
  const failure = asked.then(
    () => undefined,
    (error: Error) => error,
  );
  return isHasty ? Promise.race([failure, setTimeout(hastyMs, new Error('No answer within a second'))]) : failure;
}
