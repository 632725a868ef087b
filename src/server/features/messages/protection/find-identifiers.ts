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

/** What identifies a person who writes from several accounts: `account:CZ65…` and `phone:+420…`. */
export function findIdentifiers(text: string, country: ShopCountry): string[] {
  return [
    ...findAccounts(text, country).map((each) => `account:${each}`),
    ...findPhones(text, country).map((each) => `phone:${each}`),
  ];
}
