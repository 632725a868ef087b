import { Secret, TOTP } from 'otpauth';

const issuer = 'Karafa';
const digits = 6;
const codePattern = /^[0-9]{6}$/;
const periodSeconds = 30;
/** As long as the output of the HMAC (RFC 4226, section 4). */
const secretBytes = 20;

/** A random secret in base32. */
export function createSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/**
 * The `otpauth` URI, mostly shown as a QR code.
 * @param name the account name that the app shows
 */
export function secretUri(secret: string, name: string): string {
  return totpOf(secret, name).toString();
}

/**
 * The period of a code: the current one, the one before or the one after (RFC 6238); undefined for a wrong code. The
 * caller stores the period, so that each code works at most once.
 */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  // The library compares bytes and throws for six characters of more bytes than digits have.
  if (!codePattern.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : TOTP.counter({ period: periodSeconds, timestamp }) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits, period: periodSeconds });
}
