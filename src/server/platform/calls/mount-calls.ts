import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallAnswer, CheckedInput, Contract, Endpoint } from '#shared/contract/endpoint.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { errorAnswerSchema, validationAnswerSchema } from './error-answers.ts';

export interface CallInfo {
  readonly request: FastifyRequest;
  readonly locale: Locale;
  /** Names what the answer shows, so that finished pages made of it are dropped when that changes. */
  tag(...tags: string[]): void;
}

export type Handler<E extends Endpoint> = (input: CheckedInput<E>, info: CallInfo) => Promise<CallAnswer<E>>;

/** A feature's routes: for every call of its contract the function that answers it. */
export type Handlers<C extends Record<string, Endpoint>> = { readonly [Name in keyof C]: Handler<C[Name]> };

/** A call's path as Fastify writes it: `/api/lists/countries/{locale}` → `/api/lists/countries/:locale`. */
export function routeUrl(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Mounts one feature's calls. The contract says what comes in and goes out; both are checked here, at the door. */
export function mountCalls<const C extends Contract[string]>(
  app: FastifyInstance,
  tag: string,
  calls: C,
  handlers: Handlers<C>,
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as unknown as Handler<Endpoint>;
    app.route({
      method: call.method,
      url: routeUrl(call.path),
      schema: {
        operationId: `${tag}.${name}`,
        tags: [tag],
        summary: call.summary,
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
        response: {
          200: call.response,
          404: errorAnswerSchema,
          422: validationAnswerSchema,
          429: errorAnswerSchema,
          503: errorAnswerSchema,
        },
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const tags: string[] = [];
        const input = { params: request.params, query: request.query, body: request.body } as CheckedInput<Endpoint>;
        const answer = await handler(input, {
          request,
          locale: request.locale,
          tag: (...names) => void tags.push(...names),
        });
        if (tags.length > 0) reply.header('cache-tag', tags.join(' '));
        return answer;
      },
    });
  }
}
