import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** A host name or IP address with an optional port, and no character that could break out of HTML or a URL. */
const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

/**
 * The site's origin for canonical and alternate links: PUBLIC_URL, or the request's host without it. Cache keys must
 * include it, because anybody can send any `Host`.
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
