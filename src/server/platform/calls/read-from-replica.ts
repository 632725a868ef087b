import type { FastifyRequest } from 'fastify';
import { loginCookie } from '#shared/accounts/limits.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { onPrimary } from '#server/platform/db/read-scope.ts';
import type { Replicas } from '#server/platform/db/replicas.ts';
import { isInProcess } from './in-process.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly replicas: Replicas | undefined;
  }
}

/** Says that this browser has just written. */
export const wroteCookie = 'wrote';
/** Longer than a replica that is used may lag. */
export const wroteSeconds = 20;

/** Whether the visitor must see what was written up to now: one with a login, and one who has just written. */
export function readsPrimary({ cookies, headers }: FastifyRequest): boolean {
  return (
    cookies[loginCookie] !== undefined || cookies[wroteCookie] !== undefined || headers.authorization !== undefined
  );
}

/**
 * Runs a call's handler, which knows nothing of replicas. Only calls of public content (`mayLag`) read from one. A call of a
 * page in this process reads where the page does.
 */
export function readWhereAllowed<T>(
  { mayLag }: Endpoint,
  request: FastifyRequest,
  handle: () => Promise<T>,
): Promise<T> {
  const { replicas } = request.server;
  if (!replicas) return handle();
  if (!mayLag) return onPrimary(handle);
  if (isInProcess(request.headers)) return handle();
  return readsPrimary(request) ? handle() : replicas.read(handle);
}
