import { z } from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BotAction, CallAnswer, CheckedInput, Contract, Endpoint } from '#shared/contract/endpoint.ts';
import { errorStatus, RefusedInput, type FieldError } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { checkAccess, type Caller } from './caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from './error-answers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Lets only people do what a request asks for. @throws bot_suspected (422) */
    readonly checkBot: (request: FastifyRequest, action: BotAction) => Promise<void>;
  }
}

const uploadForm = z.object({ file: z.string().meta({ format: 'binary' }) });

export interface CallInfo<E extends Endpoint = Endpoint> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Who calls; certain where the contract asks for a login. */
  readonly caller: E extends { readonly access: 'account' | 'administrator' | { readonly scope: string } }
    ? Caller
    : Caller | undefined;
  readonly locale: Locale;
  /** Names what the answer shows, so that cached pages made of it are dropped when that changes. */
  tag(...tags: string[]): void;
}

export type Handler<E extends Endpoint> = (input: CheckedInput<E>, info: CallInfo<E>) => Promise<CallAnswer<E>>;

/** A feature's routes: for every call of its contract the function that answers it. */
export type Handlers<C extends Record<string, Endpoint>> = { readonly [Name in keyof C]: Handler<C[Name]> };

/**
 * For a call whose body has been refused: what else is wrong with it that no schema knows, so that all is told
 * together.
 * The body is whatever was sent; the query has not been looked at yet.
 */
export type ExtraErrors<C extends Record<string, Endpoint>> = {
  readonly [Name in keyof C]?: (
    input: Pick<CheckedInput<C[Name]>, 'params'> & { readonly body: unknown },
    request: FastifyRequest,
  ) => Promise<FieldError['errors']>;
};

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
  besides: ExtraErrors<C> = {},
): void {
  for (const [name, call] of Object.entries(calls)) {
    const handler = handlers[name] as unknown as Handler<Endpoint>;
    const extraErrors = besides[name] as unknown as ExtraErrors<Contract[string]>[string];
    const access = call.access ?? 'public';
    app.route({
      method: call.method,
      url: routeUrl(call.path),
      schema: {
        operationId: `${tag}.${name}`,
        tags: [tag],
        summary: call.summary,
        ...(access !== 'public' && { security: [{ token: [] }] }),
        ...describe(call),
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
        ...(call.upload && { consumes: ['multipart/form-data'], body: uploadForm }),
        response: {
          200: call.response,
          ...(access !== 'public' && { 401: errorAnswerSchema }),
          ...((call.method !== 'GET' || access === 'administrator' || typeof access === 'object') && {
            403: errorAnswerSchema,
          }),
          404: errorAnswerSchema,
          ...(call.method !== 'GET' && {
            409: errorAnswerSchema,
            413: call.upload ? validationAnswerSchema : errorAnswerSchema,
          }),
          422: validationAnswerSchema,
          429: errorAnswerSchema,
          503: errorAnswerSchema,
          ...Object.fromEntries((call.errors ?? []).map((code) => [errorStatus[code], errorAnswerSchema])),
        },
      },
      // A file is no JSON: the route reads and checks it by itself.
      ...(call.upload && { validatorCompiler: () => (value: unknown) => ({ value }) }),
      attachValidation: extraErrors !== undefined,
      // Before the input is looked at: who may not call learns nothing of it.
      onRequest: async (request) => checkAccess(request, access),
      // Once the input is right: a slip of the pen costs no check.
      ...(call.botCheck && {
        preHandler: async (request: FastifyRequest) => app.checkBot(request, call.botCheck!),
      }),
      ...(call.limit && {
        config: { rateLimit: { max: call.limit.max, timeWindow: call.limit.perMinutes * 60_000 } },
      }),
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const tags: string[] = [];
        const input = { params: request.params, query: request.query, body: request.body } as CheckedInput<Endpoint>;
        const { validationError: refusal } = request;
        if (refusal?.validationContext === 'body')
          throw new RefusedInput(refusal, (await extraErrors?.(input, request)) ?? {});
        if (refusal) throw refusal;
        const answer = await handler(input, {
          request,
          reply,
          caller: request.caller,
          locale: request.locale,
          tag: (...names) => void tags.push(...names),
        });
        // Also where everybody may call: prices are those of who asks.
        if (access !== 'public' || request.caller) reply.header('cache-control', 'no-store');
        if (tags.length > 0) reply.header('cache-tag', tags.join(' '));
        return answer;
      },
    });
  }
}

function describe({ limit, botCheck }: Endpoint): { description?: string } {
  const sentences = [
    limit && `At most ${limit.max} calls in ${limit.perMinutes} min from one address; more are answered 429.`,
    botCheck &&
      `Where the bot protection is on, \`bot_token\` is a token of the action \`${botCheck}\`; ` +
        'without a good one the answer is 422 with the code `bot_suspected` and no field in `errors`.',
  ].filter((sentence) => sentence !== undefined);
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}
