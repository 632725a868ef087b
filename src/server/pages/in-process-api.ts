import type { FastifyInstance } from 'fastify';
import { agedHeaders, handedOver, inProcessHeaders } from '#server/platform/calls/in-process.ts';
import { createApiClient, type ApiClient } from '#web/api/client.ts';
import type { Send } from '#web/api/calls.ts';
import type { Made, TaggedCache } from '#server/platform/tagged-cache.ts';
import { isShared, type Answer } from './shared-answers.ts';

/** The visitor for whom a page is rendered, with credentials where it is personal. */
export interface Visitor {
  readonly login?: string | undefined;
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  /** Whether the page may be as old as a cached one. */
  readonly mayBeAged?: boolean | undefined;
  /** Robots do not count in figures. */
  readonly userAgent?: string | undefined;
}

/**
 * The same typed client as the browser's, calling within the process. Collects the cache tags of all answers.
 * @param visitor login and cookies, for personal pages
 * @param answers those that pages share
 */
export function createInProcessApi(
  app: FastifyInstance,
  pageUrl: string,
  tags: Set<string>,
  { login, cookies = {}, userAgent, mayBeAged = false }: Visitor = {},
  answers?: TaggedCache<Answer>,
): ApiClient {
  const cookie = Object.entries(cookies)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('; ');
  const ask: Ask = async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...headers,
        ...inProcessHeaders,
        ...(mayBeAged && agedHeaders),
        'x-client-url': pageUrl,
        'user-agent': userAgent ?? '',
        ...(login && { authorization: `Bearer ${login}` }),
        ...(cookie !== '' && { cookie }),
      },
      ...(body !== undefined && { payload: body }),
    });
    const named = String(answer.headers['cache-tag'] ?? '');
    return {
      status: answer.statusCode,
      body: answer.payload === '' ? handedOver(answer.raw.req) : (JSON.parse(answer.payload) as unknown),
      tags: named === '' ? [] : named.split(' '),
    };
  };
  // A replica may be behind what is kept until a tag changes.
  const make = (work: () => Promise<Made<Answer>>) => (app.replicas ? app.replicas.make(work) : work());
  return createApiClient(async (url, request) => {
    const isKept = answers !== undefined && login === undefined && isShared(url);
    const answer = await (isKept
      ? answers.getOrMake(url, () => make(() => madeBy(ask(url, request))))
      : ask(url, request));
    for (const tag of answer.tags) tags.add(tag);
    return { status: answer.status, json: async () => answer.body };
  });
}

type Ask = (...args: Parameters<Send>) => Promise<Answer>;

/** Failures are asked for again. */
async function madeBy(asked: Promise<Answer>): Promise<Made<Answer>> {
  const value = await asked;
  return { value, tags: value.status === 200 ? value.tags : undefined };
}
