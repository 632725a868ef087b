import { createHash } from 'node:crypto';

/** The same on every machine. Real ones can't be guessed. */
export function secret(what: string): string {
  return createHash('sha256').update(`karafa demo ${what}`).digest('base64url').slice(0, 32);
}

/** As above, for keys that are UUIDs. */
export function secretUuid(what: string): string {
  const digits = createHash('sha256').update(`karafa demo ${what}`).digest('hex');
  const parts = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20)];
  return [...parts, digits.slice(20, 32)].join('-');
}
