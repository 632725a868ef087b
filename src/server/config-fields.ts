import { isIP } from 'node:net';
import { z } from 'zod';
import { accountOfIban, parseIban } from './platform/bank-codes/account-number.ts';
import { parseMailbox } from './platform/mail/mail-address.ts';

/**
 * Types of settings. An invalid value gives one sentence after the variable's name: what is expected, with an
 * example.
 */

export function wholeNumber({ least, most, example }: { least: number; most?: number; example: number }) {
  const error = `must be a whole number from ${least}${most === undefined ? ' on' : ` to ${most}`}, e.g. ${example}`;
  const isIn = (value: number) => Number.isInteger(value) && value >= least && value <= (most ?? Infinity);
  return figure(error).refine(isIn, error);
}

/** From 0 to 1. */
export function share(example: number) {
  const error = `must be a number from 0 to 1 with a decimal point, e.g. ${example}`;
  return figure(error).refine((value) => value >= 0 && value <= 1, error);
}

function figure(error: string) {
  return z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, error)
    .transform(Number);
}

export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const list = [words.slice(0, -1).join(', '), words.at(-1)].join(' or ');
  return z.enum(words, { error: `must be ${list}` });
}

export const onOrOff = oneOf(['on', 'off']);

export function webAddress(example: string) {
  return z
    .string()
    .trim()
    .refine(
      (text) => /^https?:\/\//.test(text) && URL.canParse(text),
      `must be a whole address that begins with https:// or http://, e.g. ${example}`,
    );
}

/** @param what the value is, for the error's sentence */
export function textOf({ what, least = 1, most = Infinity }: { what: string; least?: number; most?: number }) {
  const isIn = (text: string) => text.length >= least && text.length <= most;
  return z.string().trim().refine(isIn, `must be ${what}`);
}

const isDatabase = (text: string) => /^postgres(ql)?:\/\//.test(text);

export const database = z.string().refine(isDatabase, 'must look like postgres://user:password@localhost:5432/karafa');

/** Addresses separated by commas. */
export const databases = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine(
    (addresses) => addresses.every((address) => isDatabase(address) && URL.canParse(address)),
    'must be addresses separated by commas, e.g. postgres://user:password@one/karafa,postgres://user:password@two/karafa',
  );

export const mailbox = z.string().transform((text, check) => {
  const parsed = parseMailbox(text);
  if (!parsed) check.addIssue('must be an address, e.g. name@example.cz or Name <name@example.cz>');
  return parsed ?? z.NEVER;
});

/** Domestic accounts have check digits of their own: a mistyped number may fail them although the IBAN's pass. */
export const iban = z.string().transform((text, check) => {
  const parsed = parseIban(text);
  if (parsed && (accountOfIban(parsed) || !/^(CZ|SK)/.test(parsed))) return parsed;
  check.addIssue('must be the IBAN of an account, e.g. CZ65 0800 0000 1920 0014 5399');
  return z.NEVER;
});

/** Keys of 32 bytes in base64. */
export const secretKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
  .refine(
    (keys) => keys.every((key) => key.length === 32),
    'must be 32 bytes in base64, e.g. what `openssl rand -base64 32` prints; several are separated by commas',
  );

export function withoutEndSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** How many proxies there are, or their networks. */
export const proxies = z
  .string()
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((network) => network.trim())))
  .refine(
    (trusted) => typeof trusted === 'number' || trusted.every(isNetwork),
    'must be how many proxies there are (0 to 9) or a list of their networks, e.g. loopback,10.0.0.0/8',
  );

/** An address, a range of them (`10.0.0.0/8`), or a name that proxy-addr knows. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  if (prefix === undefined) return true;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}
