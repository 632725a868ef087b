import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { passwordLength, secondFactorCodeLength } from './limits.ts';

const code = z.string().trim().min(1).max(secondFactorCodeLength);

/** Of who is there now, not of who found the login open. */
const password = z.string().min(1).max(passwordLength.max);
const proof = z.object({
  password,
  code: code.describe('Of the app, or a recovery code'),
});

const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()) })
  .describe('Told this once; each lets in once instead of a code of the app');

/** The second factor of administrators: one-time codes of an app (TOTP, RFC 6238). */
export const secondFactorContract = {
  state: endpoint({
    method: 'GET',
    path: '/api/me/second-factor',
    summary: 'Whether the second factor is on, and how many recovery codes are left',
    access: 'administrator',
    response: z.object({ since: z.iso.datetime().nullable().describe('null: it is off'), recovery_codes: z.int() }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/me/second-factor',
    summary: 'Makes a secret for the app; asked for at login only once it is confirmed',
    access: 'administrator',
    body: z.object({ password }),
    response: z.object({
      secret: z.string().describe('Base32'),
      uri: z.string().describe('otpauth://totp/…'),
      qr: z.string().describe('The uri as a QR code: a data: address of an SVG picture'),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/me/second-factor/confirmation',
    summary: 'Switches the second factor on by a code of the app',
    access: 'administrator',
    body: z.object({ code }),
    response: recoveryCodes,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/me/second-factor/recovery-codes',
    summary: 'Makes the recovery codes anew; the old ones end',
    access: 'administrator',
    body: proof,
    response: recoveryCodes,
  }),
  switchOff: endpoint({
    method: 'POST',
    path: '/api/me/second-factor/removal',
    summary: 'Switches the second factor off',
    access: 'administrator',
    body: proof,
    response: z.object({}),
  }),
};
