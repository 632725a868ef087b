import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ageCookie } from '#shared/age-proofs/providers.ts';
import { ageProofMinutes } from '#shared/shop/age-levels.ts';
import type { AgeProofOwner } from './age-proof.queries.ts';

/** How long a visit at a provider may take. */
export const visitMinutes = 15;

const tokenPattern = /^[\w-]{43}$/;

/** The hash of a random secret, for the database. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The browser of a request, by its cookie. */
export function findBrowser(request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[ageCookie];
  return token !== undefined && tokenPattern.test(token) ? hashSecret(token) : undefined;
}

/** The browser that begins a verification gets a new cookie, which lasts as long as a guest's proof. */
export function markBrowser(reply: FastifyReply, isSecure: boolean): Buffer {
  const token = randomBytes(32).toString('base64url');
  reply.setCookie(ageCookie, token, {
    path: '/',
    httpOnly: true,
    // The provider leads back here from its own site.
    sameSite: 'lax',
    secure: isSecure,
    maxAge: (visitMinutes + ageProofMinutes) * 60,
  });
  return hashSecret(token);
}

/** Whose proof a request may use. Requests that other sites cause have none. */
export function ageProofOwnerOf(request: FastifyRequest): AgeProofOwner {
  return {
    accountId: request.caller?.accountId,
    browserHash: request.isForeign ? undefined : findBrowser(request),
  };
}
