import type { FastifyRequest } from 'fastify';
import type { Access } from '#shared/contract/endpoint.ts';
import { forbidden, unauthenticated } from '#shared/errors.ts';
import type { Scope } from '#shared/contract/scopes.ts';

/** Who calls, as the login's token tells. */
export interface Caller {
  readonly accountId: number;
  /** The login itself. */
  readonly tokenId: number;
  /** Posts without limit and without approval. */
  readonly isVerified: boolean;
  /** Not empty: an administrator. */
  readonly scopes: readonly Scope[];
  /** What the account's group takes off the shop's prices, in percent; 0 without a group. */
  readonly discountPercent: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for who is not logged in. */
    caller: Caller | undefined;
    /** Caused by another site. */
    isForeign: boolean;
  }
}

/** What a group takes off the shop's prices for who calls, in percent. */
export function discountOf(caller: Caller | undefined): number {
  return caller?.discountPercent ?? 0;
}

/** @throws unauthenticated (401) without a login, forbidden (403) without the scope */
export function checkAccess(request: FastifyRequest, access: Access): void {
  if (access === 'public') return;
  const { caller } = request;
  if (!caller) throw unauthenticated();
  if (access === 'account') return;
  const mayCall = access === 'administrator' ? caller.scopes.length > 0 : caller.scopes.includes(access.scope);
  if (!mayCall) throw forbidden();
}
