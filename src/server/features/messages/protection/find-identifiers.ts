import { createHash } from 'node:crypto';
import { findPhoneNumbersInText } from 'libphonenumber-js';
import { ibanOfAccount, parseIban } from '#server/platform/bank-codes/account-number.ts';

export type ShopCountry = 'CZ' | 'SK';

/** Bank accounts in a text, as IBAN without blanks. A domestic number is one of the shop's country. */
export function findAccounts(text: string, country: ShopCountry): string[] {
  const domestic = text.match(/(?<![\d/-])(?:\d{1,6}-)?\d{2,10}\/\d{4}(?!\d)/g) ?? [];
  const international = text.match(/\b[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]{1,4}){3,8}/g) ?? [];
  const found = [...domestic.map((each) => ibanOfAccount(country, each)), ...international.map(ibanWithin)];
  return [...new Set(found.filter((each) => each !== undefined))];
}

/** The longest IBAN at the beginning of a text, which further words may follow. */
function ibanWithin(text: string): string | undefined {
  const groups = text.split(' ');
  return groups
    .map((_, at) => parseIban(groups.slice(0, groups.length - at).join('')))
    .find((each) => each !== undefined);
}

/** Phone numbers in a text, as E.164. Those without a country code are of the shop's country. */
export function findPhones(text: string, country: ShopCountry): string[] {
  return [...new Set(findPhoneNumbersInText(text, country).map(({ number }) => number.number))];
}

/** Fewer are neither an account nor a phone number. */
const leastDigits = 6;
const mostRemembered = 5000;
/**
 * By country and hash of the text. A text full of digits takes up to 0.1 s, a message never changes, and its thread is read
 * again after every event.
 */
const remembered = new Map<string, string[]>();

export interface Identifier {
  readonly kind: 'account' | 'phone';
  readonly value: string;
}

/** The parts of an identifier that `findIdentifiers` has found. */
export function readIdentifier(identifier: string): Identifier {
  const [kind, value] = identifier.split(':') as [Identifier['kind'], string];
  return { kind, value };
}

/** What identifies a person who writes from several accounts: `account:CZ65…` and `phone:+420…`. */
export function findIdentifiers(text: string, country: ShopCountry): string[] {
  if ((text.match(/\d/g)?.length ?? 0) < leastDigits) return [];
  const key = country + createHash('sha256').update(text).digest('base64');
  const found = remembered.get(key) ?? [
    ...findAccounts(text, country).map((each) => `account:${each}`),
    ...findPhones(text, country).map((each) => `phone:${each}`),
  ];
  // The least recently used one is the first.
  remembered.delete(key);
  remembered.set(key, found);
  if (remembered.size > mostRemembered) remembered.delete(remembered.keys().next().value!);
  return found;
}
