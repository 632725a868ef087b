import { FieldError, fieldError, rateUnusual, type FieldErrorCode } from '#shared/errors.ts';
import type { AdminCurrency, CurrencyInput } from '#shared/reference-data/admin-contract.ts';
import { usualRateChange } from '#shared/money/limits.ts';
import { decimalsOf } from '#shared/money/money.ts';
import type { Context } from '#server/context.ts';
import { addRecord, changeRecord } from '#server/platform/audit/change-record.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { refuseTaken, type TakenErrors } from '#server/platform/db/refuse-taken.ts';
import {
  insertCurrency,
  isCurrencyCodeTaken,
  isCurrencyUsed,
  lockCurrency,
  updateCurrency,
  type CurrencyRecord,
} from './admin-currency.queries.ts';

const entity = 'currency';
const takenErrors: TakenErrors = { currency_code_key: { code: ['code_taken'] } };

export async function addCurrency(context: Context, actorId: number, input: CurrencyInput): Promise<AdminCurrency> {
  return addRecord(context, {
    entity,
    actorId,
    insert: async (tx) => {
      const currency = await insertCurrency(tx, input);
      if (!currency) throw fieldError('code', 'code_taken');
      return currency;
    },
  });
}

interface CurrencyChange {
  readonly id: number;
  readonly actorId: number;
  readonly input: CurrencyInput & { readonly version: string; readonly is_confirmed: boolean };
}

/** @throws rate_unusual when the rate changes by more than usual and the administrator has not confirmed it */
export async function changeCurrency(context: Context, { id, actorId, input }: CurrencyChange): Promise<AdminCurrency> {
  return changeRecord(context, {
    entity,
    id,
    actorId,
    version: input.version,
    lock: (tx) => lockCurrency(tx, id),
    update: async (tx, before) => {
      await checkChange(tx, before, input);
      if (!input.is_confirmed && isUnusual(before.rate, input.rate)) throw rateUnusual();
      return refuseTaken(takenErrors, () => updateCurrency(tx, id, input));
    },
  });
}

function isUnusual(before: number, after: number): boolean {
  return Math.abs(after - before) > (before * usualRateChange) / 100;
}

/** Amounts are stored in minor units of their currency: another code or other decimals would change their value. */
async function checkChange(tx: Tx, before: CurrencyRecord, input: CurrencyInput): Promise<void> {
  const errors: Record<string, FieldErrorCode[]> = {};
  const isUsed = before.is_default || (await isCurrencyUsed(tx, before.id));
  if (before.is_default && input.code !== before.code) errors.code = ['default_currency'];
  else if (isUsed && input.code !== before.code) errors.code = ['currency_used'];
  else if (await isCurrencyCodeTaken(tx, input.code, before.id)) errors.code = ['code_taken'];
  if (before.is_default && input.rate !== 1) errors.rate = ['default_currency'];
  if (isUsed && decimalsOf(input) !== decimalsOf(before)) errors.decimals = ['decimals_fixed'];
  if (Object.keys(errors).length > 0) throw new FieldError(errors);
}
