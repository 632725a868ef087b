import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** A name or an address with an optional port, and nothing that could end a text or an address. */
const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

/**
 * The address under which the asker knows the site, for canonical and alternate links: PUBLIC_URL where it is set, else
 * what the request says. Whoever keeps what was made with it must keep it by it: anybody may write a `Host`.
 * @returns `https://host` without a slash at the end
 */
export function createOriginOf({ publicUrl, port }: Config['http']): (request: FastifyRequest) => string {
  if (publicUrl) return () => publicUrl;
  return (request) => {
    const host = request.host.toLowerCase();
    const protocol = request.protocol === 'https' ? 'https' : 'http';
    return `${protocol}://${hostPattern.test(host) ? host : `localhost:${port}`}`;
  };
}
