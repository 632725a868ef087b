import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '#server/context.ts';
import { isInProcess } from '#server/platform/calls/in-process.ts';
import { wroteCookie, wroteSeconds } from '#server/platform/calls/read-from-replica.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';

/** Adds `app.replicas`, the cookie of those who have just written, and metrics. */
export function installReplicas(app: FastifyInstance, { replicas, config }: Context, metrics: Registry): void {
  app.decorate('replicas', replicas);
  if (!replicas) return;
  const { publicUrl } = config.http;
  app.addHook('onSend', async (request, reply) => {
    const hasWritten = request.method !== 'GET' && request.method !== 'HEAD' && reply.statusCode < 400;
    if (!hasWritten || isInProcess(request.headers)) return;
    const secure = isSecureRequest(request, publicUrl) ? '; Secure' : '';
    // `header` adds to the cookies that are there.
    reply.header('set-cookie', `${wroteCookie}=1; Max-Age=${wroteSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  });
  const labelNames = ['replica'];
  const registers = [metrics];
  const usable = new Gauge({
    name: 'karafa_replica_usable',
    help: 'Whether reads go to the replica',
    labelNames,
    registers,
    collect: () => replicas.states().forEach((each) => usable.set({ replica: each.name }, each.whyLeftOut ? 0 : 1)),
  });
  const lag = new Gauge({
    name: 'karafa_replica_lag_seconds',
    help: 'How far the replica is behind the primary',
    labelNames,
    registers,
    collect: () => {
      lag.reset();
      for (const { name, lagMs } of replicas.states())
        if (lagMs !== undefined) lag.set({ replica: name }, lagMs / 1000);
    },
  });
}
