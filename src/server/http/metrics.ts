import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/** `/metrics` in the Prometheus text format. Each web process answers for itself, named by its pid. */
export function installMetrics(app: FastifyInstance): void {
  const registry = new Registry();
  registry.setDefaultLabels({ pid: process.pid });
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'karafa_http_requests_total',
    help: 'Requests by route and status class',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'karafa_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    requests.inc({ route, status: `${Math.floor(reply.statusCode / 100)}xx` });
    seconds.observe({ route }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics()),
  );
}
