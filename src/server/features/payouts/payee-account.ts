import { ibanOfAccount, parseIban } from '#server/platform/bank-codes/account-number.ts';

/** The IBAN of an account as people write it; undefined when it is none, or its check digits are wrong. */
export function payeeAccount(country: 'CZ' | 'SK', written: string): string | undefined {
  return ibanOfAccount(country, written) ?? parseIban(written);
}
