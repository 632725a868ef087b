import type { FastifyRequest } from 'fastify';
import type { Access } from '#shared/contract/endpoint.ts';
import { CodedError, forbidden, reauthenticationNeeded, unauthenticated } from '#shared/errors.ts';
import type { Scope } from '#shared/contract/scopes.ts';

/** The logged-in caller. */
export interface Caller {
  readonly accountId: number;
  /** Id of the login. */
  readonly tokenId: number;
  /** The password of this login was entered recently enough for a sensitive call. */
  readonly isRecentlyAuthenticated: boolean;
  /** Posts without limit and without approval. */
  readonly isVerified: boolean;
  /** Reads and pays, but neither publishes nor writes to others. */
  readonly isSuspended: boolean;
  /** Not empty for administrators, unless `isFactorMissing`. */
  readonly scopes: readonly Scope[];
  /** An administrator who must switch on the second factor before anything can be administered. */
  readonly isFactorMissing: boolean;
  /** The discount of the account's group on the shop's prices, in percent; 0 without a group. */
  readonly discountPercent: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined without a login. */
    caller: Caller | undefined;
    /** A cross-site request. */
    isForeign: boolean;
  }
}

/** The caller's group discount on the shop's prices, in percent. */
export function discountOf(caller: Caller | undefined): number {
  return caller?.discountPercent ?? 0;
}

/** @throws reauthentication_needed (403) when the password was entered too long ago */
export function ensureRecentlyAuthenticated({ isRecentlyAuthenticated }: Caller): void {
  if (!isRecentlyAuthenticated) throw reauthenticationNeeded();
}

/** @throws account_suspended (403) */
export function ensureNotSuspended({ isSuspended }: Caller): void {
  if (isSuspended) throw new CodedError('account_suspended');
}

/** @throws unauthenticated (401) without a login, forbidden (403) without the scope, second_factor_missing (403) */
export function checkAccess(request: FastifyRequest, access: Access, precedesSecondFactor = false): void {
  if (access === 'public') return;
  const { caller } = request;
  if (!caller) throw unauthenticated();
  if (access === 'account') return;
  if (caller.isFactorMissing && !precedesSecondFactor) throw new CodedError('second_factor_missing');
  const mayCall =
    access === 'administrator'
      ? caller.isFactorMissing || caller.scopes.length > 0
      : caller.scopes.includes(access.scope);
  if (!mayCall) throw forbidden();
}
