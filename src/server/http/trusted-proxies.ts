import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';

/**
 * Whose `X-Forwarded-*` the server believes. Counted from the server outwards, so what a client wrote into the header
 * itself stands behind what the proxies added and is never taken.
 */
export function trustedProxies({ trustProxy }: Config['http']): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return trustProxy ? [...trustProxy] : false;
}
