import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { recoveryCodeCount } from '#shared/accounts/limits.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { replaceRecoveryCodes } from './second-factor.queries.ts';
import { hashToken } from '../login/tokens.ts';

/** 80 bits: nobody finds one by its hash. */
const codeBytes = 10;

/** Makes the recovery codes of an account anew. @returns them as people write them down, for the only time */
export async function renewRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  await replaceRecoveryCodes(tx, accountId, codes.map(hashRecoveryCode));
  return codes;
}

/** However it was typed: small letters, with blanks, without dashes. */
export function hashRecoveryCode(code: string): Buffer {
  return hashToken(code.replace(/[\s-]/g, '').toUpperCase());
}

function createRecoveryCode(): string {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(codeBytes)).buffer });
  return base32.match(/.{4}/g)!.join('-');
}
