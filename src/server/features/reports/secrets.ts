import { randomBytes, timingSafeEqual } from 'node:crypto';
import { notFound } from '#shared/errors.ts';

/** The secret part of the address of a report or a case. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Compares in constant time. @throws not_found unless the secret is the right one */
export function ensureSecret(stored: string, given: string): void {
  const [left, right] = [Buffer.from(stored), Buffer.from(given)];
  if (left.length !== right.length || !timingSafeEqual(left, right)) throw notFound();
}
