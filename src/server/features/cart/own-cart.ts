import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cartCookie, cartPiecesCookie, guestCartDays } from '#shared/cart/limits.ts';
import type { Context } from '#server/context.ts';
import { isSecureRequest } from '#server/platform/calls/secure-request.ts';
import { findCart, joinCarts, lockCart, openCart, type CartOwner, type CartRow } from './cart.queries.ts';

const tokenPattern = /^[\w-]{43}$/;

/** Finds the cart of a request. */
export function ownerOf(request: FastifyRequest): CartOwner {
  // Cross-site requests have no cart.
  const token = request.isForeign ? undefined : request.cookies[cartCookie];
  return {
    accountId: request.caller?.accountId,
    tokenHash: token !== undefined && tokenPattern.test(token) ? hashOf(token) : undefined,
  };
}

/** The caller's cart. A guest's cart is merged into the account's at login, or by the first call after it. */
export async function findOwnCart(context: Context, owner: CartOwner): Promise<CartRow | undefined> {
  await joinGuestCart(context, owner);
  return findCart(context.db, owner);
}

/** Merges the cart from before the login into the account's. */
export async function joinGuestCart({ db, now }: Context, owner: CartOwner): Promise<void> {
  const { accountId, tokenHash } = owner;
  if (accountId === undefined || tokenHash === undefined) return;
  const guest = await findCart(db, { accountId: undefined, tokenHash });
  if (!guest) return;
  await db.transaction().execute(async (tx) => {
    const own = await openCart(tx, owner, now());
    if (await lockCart(tx, guest.id)) await joinCarts(tx, guest.id, own.id);
  });
}

export interface Asking {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The owner of the cart that a request changes. Merges a guest's cart at login; guests get a cart's cookie. */
export async function openShopper(context: Context, { request, reply }: Asking): Promise<CartOwner> {
  const owner = ownerOf(request);
  await findOwnCart(context, owner);
  if (owner.accountId !== undefined) return { accountId: owner.accountId, tokenHash: undefined };
  const isSecure = isSecureRequest(request, context.config.http.publicUrl);
  return { accountId: undefined, tokenHash: owner.tokenHash ?? giveToken(reply, isSecure) };
}

/** Sets the cookies of a guest's new cart. */
function giveToken(reply: FastifyReply, isSecure: boolean): Buffer {
  const token = randomBytes(32).toString('base64url');
  reply.setCookie(cartCookie, token, { ...lasting(isSecure), httpOnly: true });
  return hashOf(token);
}

interface Exchange extends Asking {
  /** Undefined: a guest. */
  readonly accountId: number | undefined;
}

/**
 * Sends the browser the number of pieces, extends a guest's cookie, and deletes the cookie of a cart that an account
 * has taken over.
 */
export function notifyBrowser({ request, reply, accountId }: Exchange, pieces: number, isSecure: boolean): void {
  reply.setCookie(cartPiecesCookie, String(pieces), lasting(isSecure));
  const token = request.cookies[cartCookie];
  if (token === undefined) return;
  if (accountId !== undefined) reply.clearCookie(cartCookie, { path: '/' });
  else if (ownerOf(request).tokenHash) reply.setCookie(cartCookie, token, { ...lasting(isSecure), httpOnly: true });
}

function lasting(secure: boolean) {
  return { path: '/', sameSite: 'lax', secure, maxAge: guestCartDays * 86_400 } as const;
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
