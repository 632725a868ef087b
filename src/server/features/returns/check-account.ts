import { fieldError } from '#shared/errors.ts';
import type { Shop } from '#shared/shop/shops.ts';
import { isAccount } from '#server/platform/bank-codes/account-number.ts';

/**
 * @param bankAccount as typed by an administrator; empty: none
 * @throws FieldError on `bank_account` (422)
 */
export function requireAccount({ country }: Shop, bankAccount: string): void {
  if (bankAccount !== '' && !isAccount(country, bankAccount)) throw fieldError('bank_account', 'bank_account_invalid');
}
