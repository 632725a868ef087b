import type { KarafaContract } from '#shared/api/contract.ts';
import { publicContract } from '#shared/api/public-contract.ts';
import type { CallAnswer, CallInput, Contract, Endpoint } from '#shared/contract/endpoint.ts';
import type { ErrorAnswer, ErrorCode } from '#shared/errors.ts';

type Caller<E extends Endpoint> = (
  ...[input, options]: keyof CallInput<E> extends never ? [undefined?, CallOptions?] : [CallInput<E>, CallOptions?]
) => Promise<CallAnswer<E>>;

/** One function per call, grouped by feature: `api.catalog.category({ params: { id: 3 }, query: { lang: 'en' } })`. */
export type ApiClient = {
  readonly [Feature in keyof KarafaContract]: {
    readonly [Name in keyof KarafaContract[Feature]]: KarafaContract[Feature][Name] extends infer E extends Endpoint
      ? E extends { readonly upload: true }
        ? never // Files are sent with XMLHttpRequest, which reports progress.
        : Caller<E>
      : never;
  };
};

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Sends a request: `fetch` in the browser, an in-process call on the server. */
export type Send = (
  path: string,
  init: { method: string; body?: string; headers: Record<string, string>; signal?: AbortSignal },
) => Promise<{
  readonly status: number;
  json(): Promise<unknown>;
}>;

/** An error response of the API. `answer.errors` holds the field errors of a 422. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly answer: Partial<ErrorAnswer>;

  constructor(status: number, answer: Partial<ErrorAnswer>) {
    super(answer.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code ?? 'internal';
    this.answer = answer;
  }
}

export function createApiClient(send: Send): ApiClient {
  const groups = Object.entries(publicContract as Contract).map(([feature, calls]) => [
    feature,
    Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, createCaller(call, send)])),
  ]);
  const known = Object.fromEntries(groups) as Record<string, object>;
  return new Proxy(known, {
    get: (features, feature: string) => (features[feature] ??= personalCalls(feature, send)),
  }) as unknown as ApiClient;
}

/** A feature that few visitors need: its part of the contract is loaded with the first call. */
function personalCalls(feature: string, send: Send): object {
  return new Proxy(
    {},
    {
      get:
        (_calls, name: string) =>
        async (...args: [AnyInput?, CallOptions?]) => {
          const { personalContract, reauthenticated } = await import('./personal-calls.ts');
          const call = createCaller((personalContract as Contract)[feature]![name]!, send);
          return reauthenticated(() => call(...args));
        },
    },
  );
}

interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

function createCaller({ method, path }: Pick<Endpoint, 'method' | 'path'>, send: Send) {
  return async (input: AnyInput = {}, options: CallOptions = {}): Promise<unknown> => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(input.query ?? {})) {
      if (value !== undefined && value !== null) query.append(name, String(value));
    }
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
    const answer = await send(query.size > 0 ? `${url}?${query}` : url, {
      method,
      headers: {
        accept: 'application/json',
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(options.signal && { signal: options.signal }),
    });
    if (answer.status < 400) return answer.status === 204 ? undefined : answer.json();
    // An error page of a proxy has nothing but its status.
    const error: unknown = await answer.json().catch(() => undefined);
    throw new ApiError(answer.status, (error ?? {}) as Partial<ErrorAnswer>);
  };
}
