import { publicContract } from '#shared/api/public-contract.ts';
import type { Contract, Endpoint } from '#shared/contract/endpoint.ts';
import type { ErrorAnswer } from '#shared/errors.ts';
import { ApiError } from './api-error.ts';

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

export interface AnyInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Call = Pick<Endpoint, 'method' | 'path'>;

/** A call that every visitor's browser may make. */
export function publicCall(feature: string, name: string): Call {
  return (publicContract as Contract)[feature]![name]!;
}

/** @throws ApiError for an error response */
export async function sendCall(
  { method, path }: Call,
  send: Send,
  input: AnyInput = {},
  options: CallOptions = {},
): Promise<unknown> {
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
}
