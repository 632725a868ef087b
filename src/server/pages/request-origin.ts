import type { FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';

/** The address under which the asker knows the site: PUBLIC_URL where it is set, else what the request says. */
export function createOriginOf({ publicUrl }: Config['http']): (request: FastifyRequest) => string {
  return (request) => publicUrl ?? `${request.protocol}://${request.host}`;
}
