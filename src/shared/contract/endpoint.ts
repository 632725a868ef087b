import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Scope } from './scopes.ts';

/** What is done, in words of the bot protection: letters, `/` and `_` only. A form and its call name the same. */
export type BotAction = 'login' | 'register' | 'reset';

export type Access = 'public' | 'account' | 'administrator' | { readonly scope: Scope };

/** One call of the API. Path parameters are written `{name}`; schemas that a call does not have are left out. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Who may call: everybody if missing, who is logged in, an administrator with any scope or with this one. */
  readonly access?: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Errors that only this call answers, beside those that every call may. */
  readonly errors?: readonly ErrorCode[];
  /** How often one address may call, instead of the limit for all calls together. */
  readonly limit?: { readonly max: number; readonly perMinutes: number };
  /** Only for people: the body has a `bot_token` for this action, which the server checks before the handler runs. */
  readonly botCheck?: BotAction;
  /** The body is multipart/form-data with one file and nothing else, in the field `file`; `body` is left out. */
  readonly upload?: true;
}

export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type SchemaInput<E extends Endpoint, Key extends 'params' | 'query' | 'body'> =
  E extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

type SchemaOutput<E extends Endpoint, Key extends 'params' | 'query' | 'body'> =
  E extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

type WithoutUndefined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** What a caller hands over. */
export type CallInput<E extends Endpoint> = WithoutUndefined<{
  params: SchemaInput<E, 'params'>;
  query: SchemaInput<E, 'query'>;
  body: SchemaInput<E, 'body'>;
}>;

/** What the server's route receives once the input is checked. */
export type CheckedInput<E extends Endpoint> = {
  params: SchemaOutput<E, 'params'>;
  query: SchemaOutput<E, 'query'>;
  body: SchemaOutput<E, 'body'>;
};

export type CallAnswer<E extends Endpoint> = z.output<E['response']>;

export type Contract = Record<string, Record<string, Endpoint>>;
