import { Secret, TOTP } from 'otpauth';

const digits = 6;
const periodSeconds = 30;

/** Whether a code of an authenticator app is right now, or was within the period before or comes after (RFC 6238). */
export function isSecondFactor(secret: string, code: string, now: Date): boolean {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits, period: periodSeconds });
  return totp.validate({ token: code.replaceAll(' ', ''), timestamp: now.getTime(), window: 1 }) !== null;
}
