import type { FastifyInstance } from 'fastify';
import { cartCookie } from '#shared/cart/limits.ts';
import { inProcessHeaders } from '#server/http/in-process.ts';
import { createApiClient, type ApiClient } from '#web/api/client.ts';

/**
 * The same typed client as the browser's, calling within the process; collects the tags of all that it was told.
 * @param visitor the tokens of who asks, for pages that are made for one person
 */
export function createInProcessApi(
  app: FastifyInstance,
  pageUrl: string,
  tags: Set<string>,
  { login, cart }: { readonly login?: string | undefined; readonly cart?: string | undefined } = {},
): ApiClient {
  return createApiClient(async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...headers,
        ...inProcessHeaders,
        'x-client-url': pageUrl,
        ...(login && { authorization: `Bearer ${login}` }),
        ...(cart && { cookie: `${cartCookie}=${encodeURIComponent(cart)}` }),
      },
      ...(body !== undefined && { payload: body }),
    });
    for (const tag of String(answer.headers['cache-tag'] ?? '').split(' ')) if (tag) tags.add(tag);
    return { status: answer.statusCode, json: async () => JSON.parse(answer.payload) as unknown };
  });
}
