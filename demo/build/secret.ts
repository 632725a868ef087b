import { createHash } from 'node:crypto';

/** The same on every machine. Real ones can't be guessed. */
export function secret(what: string): string {
  return createHash('sha256').update(`karafa demo ${what}`).digest('base64url').slice(0, 32);
}
