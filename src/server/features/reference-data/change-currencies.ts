import {
  fieldError,
  fieldErrorsOf,
  rateUnusual,
  throwFieldErrors,
  type FieldError,
  type FoundErrors,
} from '#shared/errors.ts';
import type { AdminCurrency, CurrencyInput } from '#shared/reference-data/admin-contract.ts';
import { isUsualRate } from '#shared/money/limits.ts';
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
      throwFieldErrors(await findErrors(tx, input, before));
      if (!input.is_confirmed && !isUsualRate(before.rate, input.rate)) throw rateUnusual();
      return refuseTaken(takenErrors, () => updateCurrency(tx, id, input));
    },
  });
}

/** Errors that only the database knows, of the valid fields of a form. @param id undefined for a new currency */
export function listCurrencyErrors(
  { db }: Context,
  form: Partial<CurrencyInput>,
  id?: number,
): Promise<FieldError['errors']> {
  return db.transaction().execute(async (tx) => {
    const before = id === undefined ? undefined : await lockCurrency(tx, id);
    return fieldErrorsOf(await findErrors(tx, form, before));
  });
}

/** Amounts are stored in minor units of their currency: another code or other decimals would change their value. */
async function findErrors(
  tx: Tx,
  { code, rate, decimals }: Partial<CurrencyInput>,
  before: CurrencyRecord | undefined,
): Promise<FoundErrors> {
  const isDefault = before?.is_default === true;
  const isUsed = isDefault || (before !== undefined && (await isCurrencyUsed(tx, before.id)));
  const isRenamed = isUsed && code !== undefined && code !== before?.code;
  const isTaken = code !== undefined && (await isCurrencyCodeTaken(tx, code, before?.id));
  const areDecimalsKept = !isUsed || decimals === undefined || decimalsOf({ decimals }) === decimalsOf(before!);
  return {
    code: isRenamed ? (isDefault ? 'default_currency' : 'currency_used') : isTaken ? 'code_taken' : undefined,
    rate: isDefault && rate !== undefined && rate !== 1 ? 'default_currency' : undefined,
    decimals: areDecimalsKept ? undefined : 'decimals_fixed',
  };
}
