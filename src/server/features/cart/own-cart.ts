import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cartCookie, cartPiecesCookie, guestCartDays } from '#shared/cart/limits.ts';
import type { Context } from '#server/context.ts';
import { findCart, joinCarts, lockCart, openCart, type CartOwner, type CartRow } from './cart.queries.ts';

const tokenPattern = /^[\w-]{43}$/;

/** Whose cart a request means. */
export function ownerOf(request: FastifyRequest): CartOwner {
  // Whatever another site causes concerns nobody's cart.
  const token = request.isForeign ? undefined : request.cookies[cartCookie];
  return {
    accountId: request.caller?.accountId,
    tokenHash: token !== undefined && tokenPattern.test(token) ? hashOf(token) : undefined,
  };
}

/** The cart of who asks; a guest's is joined to the account's at the login, or the first call after it. */
export async function findOwnCart(context: Context, owner: CartOwner): Promise<CartRow | undefined> {
  await joinGuestCart(context, owner);
  return findCart(context.db, owner);
}

/** Moves what was put into the cart before the login to the account's cart. */
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

/** Names a guest's new cart, and gives the browser the token. */
export function giveToken(reply: FastifyReply, isSecure: boolean): Buffer {
  const token = randomBytes(32).toString('base64url');
  reply.setCookie(cartCookie, token, { ...lasting(isSecure), httpOnly: true });
  return hashOf(token);
}

interface Told {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Undefined: a guest. */
  readonly accountId: number | undefined;
}

/**
 * Tells the browser how many pieces there are, keeps a guest's token for as long again, and forgets one that an account
 * has taken over.
 */
export function notifyBrowser({ request, reply, accountId }: Told, pieces: number, isSecure: boolean): void {
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
