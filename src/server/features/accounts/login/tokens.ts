import { createHash, randomBytes } from 'node:crypto';

/** 256 bits as 43 letters that need no escaping in addresses and headers. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token. Tokens are random, so a fast hash is enough. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
