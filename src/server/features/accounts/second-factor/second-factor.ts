import { Secret, TOTP } from 'otpauth';

const issuer = 'Karafa';
const digits = 6;
const periodSeconds = 30;
/** As long as the hash that makes the codes (RFC 4226, section 4). */
const secretBytes = 20;

/** A random secret in base32. */
export function createSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What an app takes in, mostly as a QR code. @param name whose it is, shown by the app */
export function secretUri(secret: string, name: string): string {
  return totpOf(secret, name).toString();
}

/**
 * The period in which a code is the right one: now, the one before or the one after (RFC 6238); undefined for a wrong
 * one. Whoever takes the code remembers the period, so that it is good once.
 */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits, period: periodSeconds });
}
