import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { passwordLength, secondFactorCodeLength } from './limits.ts';

const code = z.string().trim().min(1).max(secondFactorCodeLength);

/** Every change needs the password again: somebody else may sit at a browser that is still logged in. */
const password = z.string().min(1).max(passwordLength.max);
const proof = z.object({
  password,
  code: code.describe('From the authenticator app, or a recovery code'),
});

const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()) })
  .describe('Shown only once; each code can be used once instead of a code from the app');

/** The second factor of administrators: time-based one-time passwords (TOTP, RFC 6238). */
export const secondFactorContract = {
  state: endpoint({
    method: 'GET',
    path: '/api/me/second-factor',
    summary: 'Whether the second factor is on, and how many recovery codes are left',
    access: 'administrator',
    precedesSecondFactor: true,
    response: z.object({
      is_required: z.boolean().describe('Nothing can be administered without it'),
      since: z.iso.datetime().nullable().describe('null: the second factor is off'),
      recovery_codes: z.int(),
    }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/me/second-factor',
    summary: 'Generates a secret for the app; logins require it only once it is confirmed',
    access: 'administrator',
    precedesSecondFactor: true,
    body: z.object({ password }),
    response: z.object({
      secret: z.string().describe('Base32'),
      uri: z.string().describe('otpauth://totp/…'),
      qr: z.string().describe('The uri as a QR code: an SVG picture as a data: URL'),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/me/second-factor/confirmation',
    summary: 'Switches the second factor on with a code from the app',
    access: 'administrator',
    precedesSecondFactor: true,
    body: z.object({ code }),
    response: recoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/me/second-factor/recovery-codes',
    summary: 'Replaces the recovery codes; the old ones stop working',
    access: 'administrator',
    precedesSecondFactor: true,
    body: proof,
    response: recoveryCodes,
  }),
  switchOff: endpoint({
    method: 'POST',
    path: '/api/me/second-factor/removal',
    summary: 'Switches the second factor off',
    access: 'administrator',
    precedesSecondFactor: true,
    body: proof,
    response: z.object({}),
  }),
};
