import { z } from 'zod';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySerializerCompiler } from 'fastify';
import { jsonSchemaTransform, ResponseSerializationError } from 'fastify-type-provider-zod';
import {
  reauthenticationMinutes,
  type BotAction,
  type CallAnswer,
  type CheckedInput,
  type Contract,
  type Endpoint,
} from '#shared/contract/endpoint.ts';
import { validFields } from '#shared/contract/fields.ts';
import { errorStatus, RefusedInput, type FieldError } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { handOver, isInProcess } from './in-process.ts';
import { readWhereAllowed } from './read-from-replica.ts';
import { checkAccess, ensureNotSuspended, ensureRecentlyAuthenticated, type Caller } from './caller.ts';
import { conflictAnswerSchema, errorAnswerSchema, validationAnswerSchema } from './error-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call that the route answers; missing for routes outside the contract. */
    readonly call?: Endpoint;
  }
  interface FastifyInstance {
    /**
     * Rejects requests of robots.
     * @throws bot_suspected (422)
     */
    readonly checkBot: (request: FastifyRequest, action: BotAction) => Promise<void>;
  }
}

const uploadForm = z.object({ file: z.string().meta({ format: 'binary' }) });

export interface CallInfo<E extends Endpoint = Endpoint> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The caller; defined when the contract requires a login. */
  readonly caller: E extends { readonly access: 'account' | 'administrator' | { readonly scope: string } }
    ? Caller
    : Caller | undefined;
  readonly locale: Locale;
  /** Adds cache tags of the answer's content, so that cached pages are dropped when it changes. */
  tag(...tags: string[]): void;
}

export type Handler<E extends Endpoint> = (input: CheckedInput<E>, info: CallInfo<E>) => Promise<CallAnswer<E>>;

/** The routes of a feature: a handler for every call of its contract. */
export type Handlers<C extends Record<string, Endpoint>> = { readonly [Name in keyof C]: Handler<C[Name]> };

/**
 * Extra errors for a body that the schema has rejected, which no schema can find, so that all errors are answered
 * together. The body may be anything, `valid` are its fields that are valid by themselves; the query is not validated
 * yet.
 */
export type ExtraErrors<C extends Record<string, Endpoint>> = {
  readonly [Name in keyof C]?: (
    input: Pick<CheckedInput<C[Name]>, 'params'> & {
      readonly body: unknown;
      readonly valid: Partial<CheckedInput<C[Name]>['body']>;
    },
    request: FastifyRequest,
  ) => Promise<FieldError['errors']>;
};

/** A call's path as Fastify writes it: `/api/lists/countries/{locale}` → `/api/lists/countries/:locale`. */
export function routeUrl(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/**
 * How answers of all but public calls are checked. A compiled schema stays in memory, a few kB for each of hundreds of calls;
 * compiling pays only for what visitors ask for all the time.
 */
const interpreted = { jitless: true } as const;

/** @param schema of the only answer that a route declares, '2xx' */
function interpretAnswers(schema: z.ZodType): FastifySerializerCompiler<unknown> {
  return ({ method, url }) =>
    (answer) => {
      const { data, error } = z.safeEncode(schema, answer, interpreted);
      if (error) throw new ResponseSerializationError(method, url, { cause: error });
      return JSON.stringify(data);
    };
}

/** Mounts the calls of a feature. The contract's schemas validate input and answer. */
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
      // The server makes HEAD requests of calls GET requests.
      exposeHeadRoute: false,
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
        response: { '2xx': call.response },
      },
      ...(access !== 'public' && { serializerCompiler: interpretAnswers(call.response) }),
      // An uploaded file is not JSON: the route reads and validates it.
      ...(call.upload && { validatorCompiler: () => (value: unknown) => ({ value }) }),
      attachValidation: extraErrors !== undefined,
      // Checked before validation, so that unauthorized callers learn nothing about the input.
      onRequest: async (request) => {
        checkAccess(request, access, call.precedesSecondFactor);
        if (call.needsReauthentication) ensureRecentlyAuthenticated(request.caller!);
        if (call.refusesSuspended) ensureNotSuspended(request.caller!);
      },
      // Checked after validation, so that a typing error does not use up a token.
      ...(call.botCheck && {
        preHandler: async (request: FastifyRequest) => {
          // The handler of a call with extra errors answers the others.
          if (!request.validationError) await app.checkBot(request, call.botCheck!);
        },
      }),
      config: {
        call,
        ...(call.limit && { rateLimit: { max: call.limit.max, timeWindow: call.limit.perMinutes * 60_000 } }),
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const tags: string[] = [];
        const input = { params: request.params, query: request.query, body: request.body } as CheckedInput<Endpoint>;
        const { validationError: refusal } = request;
        if (refusal?.validationContext === 'body') {
          const valid = call.body instanceof z.ZodObject ? validFields(call.body, request.body) : {};
          throw new RefusedInput(refusal, (await extraErrors?.({ ...input, valid: valid as never }, request)) ?? {});
        }
        if (refusal) throw refusal;
        const info = {
          request,
          reply,
          caller: request.caller,
          locale: request.locale,
          tag: (...names: string[]) => void tags.push(...names),
        };
        const answer = await readWhereAllowed(call, request, () => handler(input, info));
        // Also for public calls: prices depend on the caller.
        if (access !== 'public' || request.caller) reply.header('cache-control', 'no-store');
        if (tags.length > 0) reply.header('cache-tag', tags.join(' '));
        // Without what the schema does not have, as everywhere.
        if (call.method === 'GET' && isInProcess(request.headers))
          handOver(reply, z.encode(call.response, answer, access === 'public' ? {} : interpreted));
        return answer;
      },
    });
  }
}

/**
 * Describes a call's route for the OpenAPI document, with every error that it may answer. The routes themselves have
 * the schema of the answer alone: an object with a key for each status takes 5 kB, for each of hundreds of routes.
 */
export const describeCall: typeof jsonSchemaTransform = (described) => {
  const { call } = described.route.config ?? {};
  if (!call) return jsonSchemaTransform(described);
  return jsonSchemaTransform({ ...described, schema: { ...described.schema, response: answersOf(call) } });
};

function answersOf({ method, access = 'public', ...call }: Endpoint): Partial<Record<number, z.ZodType>> {
  return {
    200: call.response,
    ...(access !== 'public' && { 401: errorAnswerSchema }),
    ...((method !== 'GET' || access === 'administrator' || typeof access === 'object') && { 403: errorAnswerSchema }),
    404: errorAnswerSchema,
    ...(method !== 'GET' && {
      409: conflictAnswerSchema,
      413: call.upload ? validationAnswerSchema : errorAnswerSchema,
    }),
    422: validationAnswerSchema,
    429: errorAnswerSchema,
    503: errorAnswerSchema,
    ...Object.fromEntries(
      (call.errors ?? [])
        .filter((code) => method === 'GET' || errorStatus[code] !== 409)
        .map((code) => [errorStatus[code], errorAnswerSchema]),
    ),
  };
}

function describe({ limit, botCheck, needsReauthentication, refusesSuspended, mayLag, errors }: Endpoint): {
  description?: string;
} {
  const sentences = [
    limit && `At most ${limit.max} calls in ${limit.perMinutes} min from one address; more are answered 429.`,
    botCheck &&
      `Where the bot protection is on, \`bot_token\` is a token of the action \`${botCheck}\`; ` +
        'without a good one the answer is 422 with the code `bot_suspected` and no field in `errors`.',
    (needsReauthentication || errors?.includes('reauthentication_needed')) &&
      `${needsReauthentication ? 'Needs' : 'May need'} the password entered within the last ${reauthenticationMinutes} min, ` +
        'by the login or `POST /api/me/reauthentication`; otherwise the answer is 403 with the code ' +
        '`reauthentication_needed`.',
    mayLag && 'The answer may be some seconds old, unless the caller has a login or has just written.',
    refusesSuspended && 'While the account is suspended, the answer is 403 with the code `account_suspended`.',
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? { description: sentences.join(' ') } : {};
}
