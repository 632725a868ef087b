import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/**
 * `/metrics` in the Prometheus text format. Each web process answers for itself, labelled by its pid. With
 * METRICS_TOKEN set the request must carry it; otherwise only direct requests from loopback or a private network are
 * answered. Returns the registry for further metrics.
 */
export function installMetrics(app: FastifyInstance, token: string | undefined): Registry {
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
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!(token === undefined ? isFromNearBy(request) : hasToken(request, token))) return reply.callNotFound();
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  return registry;
}

const nearBy = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  nearBy.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  nearBy.addSubnet(network, prefix, 'ipv6');

/** From loopback or a private network, and not forwarded by a proxy. */
function isFromNearBy({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && nearBy.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
