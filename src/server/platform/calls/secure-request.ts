import type { FastifyRequest } from 'fastify';

/** Whether the answer's cookies need the `Secure` attribute. */
export function isSecureRequest(request: FastifyRequest, publicUrl: string | undefined): boolean {
  return request.protocol === 'https' || publicUrl?.startsWith('https:') === true;
}
