import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Scope } from './scopes.ts';

/** Action names of the bot protection: letters, `/` and `_` only. A form and its call use the same name. */
export type BotAction = 'login' | 'register' | 'reset' | 'order' | 'message' | 'watchdog' | 'report' | 'newsletter';

/** How long after entering the password sensitive calls are allowed (OWASP ASVS 5, section 7.5). */
export const reauthenticationMinutes = 15;

export type Access = 'public' | 'account' | 'administrator' | { readonly scope: Scope };

/**
 * One call of the API. Path parameters are written `{name}`. A call without parameters, query or body omits their
 * schemas.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /**
   * Who may call: everybody if missing, a logged-in account, an administrator with any scope, or one with this scope.
   */
  readonly access?: Access;
  /**
   * The caller must have entered the password within `reauthenticationMinutes`: the call can take over an account or
   * send money.
   */
  readonly needsReauthentication?: true;
  /** Administrators may call it before they have switched on a second factor that they must have. */
  readonly precedesSecondFactor?: true;
  /** Publishes or writes to others, which users whose account is suspended may not. */
  readonly refusesSuspended?: true;
  /**
   * Public content, which a replica of the database may answer some moments late. Not for what a secret address or a cookie
   * opens, and only for GET.
   */
  readonly mayLag?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Errors specific to this call, in addition to those common to all. */
  readonly errors?: readonly ErrorCode[];
  /** Rate limit per IP address, in place of the shared one. */
  readonly limit?: { readonly max: number; readonly perMinutes: number };
  /** The body carries a `bot_token` for this action, which the server verifies before the handler runs. */
  readonly botCheck?: BotAction;
  /** The body is multipart/form-data with a single file in the field `file`; `body` is omitted. */
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

/** The caller's input, before validation. */
export type CallInput<E extends Endpoint> = WithoutUndefined<{
  params: SchemaInput<E, 'params'>;
  query: SchemaInput<E, 'query'>;
  body: SchemaInput<E, 'body'>;
}>;

/** The input that the handler receives after validation. */
export type CheckedInput<E extends Endpoint> = {
  params: SchemaOutput<E, 'params'>;
  query: SchemaOutput<E, 'query'>;
  body: SchemaOutput<E, 'body'>;
};

export type CallAnswer<E extends Endpoint> = z.output<E['response']>;

export type Contract = Record<string, Record<string, Endpoint>>;
