import type { FastifyServerOptions } from 'fastify';
import type { Config } from '#server/config.ts';

/**
 * Whose `X-Forwarded-*` headers the server trusts. Proxies are counted from the server outwards, so an entry forged
 * by the client is never reached.
 */
export function trustedProxies({ trustProxy }: Config['http']): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return trustProxy ? [...trustProxy] : false;
}
