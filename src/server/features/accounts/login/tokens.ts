import { createHash, randomBytes } from 'node:crypto';

/** 256 bits as 43 characters that need no escaping in URLs and headers. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the form of a token. Anything else is rejected without a query. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** The hash of a token for the database. Tokens are random, so a fast hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
