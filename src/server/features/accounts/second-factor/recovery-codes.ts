import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { recoveryCodeCount } from '#shared/accounts/limits.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { replaceRecoveryCodes } from './second-factor.queries.ts';
import { hashToken } from '../login/tokens.ts';

/** 120 bits: too many to guess, or to brute-force a hash (OWASP ASVS 5 asks for 112). Six groups of four characters. */
const codeBytes = 15;

/**
 * Replaces the recovery codes of an account.
 * @returns the codes as shown to the user; they cannot be read again
 */
export async function renewRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  await replaceRecoveryCodes(tx, accountId, codes.map(hashRecoveryCode));
  return codes;
}

/** Normalises what was typed: upper or lower case, with or without blanks and dashes. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.replace(/[\s-]/g, '').toUpperCase());
}

function createRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(codeBytes)).buffer });
  return base32.match(/.{4}/g)!.join('-');
}
