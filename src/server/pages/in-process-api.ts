import type { FastifyInstance } from 'fastify';
import { inProcessHeaders } from '#server/platform/calls/in-process.ts';
import { createApiClient, type ApiClient } from '#web/api/client.ts';

/** The visitor for whom a page is rendered, with credentials where it is personal. */
export interface Visitor {
  readonly login?: string | undefined;
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  /** Robots do not count in figures. */
  readonly userAgent?: string | undefined;
}

/**
 * The same typed client as the browser's, calling within the process. Collects the cache tags of all answers.
 * @param visitor login and cookies, for personal pages
 */
export function createInProcessApi(
  app: FastifyInstance,
  pageUrl: string,
  tags: Set<string>,
  { login, cookies = {}, userAgent }: Visitor = {},
): ApiClient {
  const cookie = Object.entries(cookies)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('; ');
  return createApiClient(async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...headers,
        ...inProcessHeaders,
        'x-client-url': pageUrl,
        'user-agent': userAgent ?? '',
        ...(login && { authorization: `Bearer ${login}` }),
        ...(cookie !== '' && { cookie }),
      },
      ...(body !== undefined && { payload: body }),
    });
    for (const tag of String(answer.headers['cache-tag'] ?? '').split(' ')) if (tag) tags.add(tag);
    return { status: answer.statusCode, json: async () => JSON.parse(answer.payload) as unknown };
  });
}
