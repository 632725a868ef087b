import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type FinishedPage } from './page-cache.ts';

/** Sends a finished page. Browsers may cache only shared pages with status 200. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  void reply
    .headers(headers)
    .headers({ 'content-type': 'text/html; charset=utf-8', vary: 'accept-encoding, cookie' })
    .header('cache-control', page.status === 200 && !page.isForOne ? 'no-cache' : 'no-store');
  if (page.status === 200 && !page.isForOne) {
    void reply.header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.code(page.status).send(page.body(encoding));
}
