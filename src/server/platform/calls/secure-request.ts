import type { FastifyRequest } from 'fastify';

/** Whether cookies of the answer may be sent over https only. */
export function isSecureRequest(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
}
