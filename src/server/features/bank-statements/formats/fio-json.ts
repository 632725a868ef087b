import { z } from 'zod';
import {
  BrokenStatement,
  isDay,
  minorUnitsOf,
  plainTextOf,
  symbolOf,
  type Statement,
  type StatementLine,
} from './statement.ts';

/**
 * Amounts come as numbers of JSON. Their shortest decimal is what the bank wrote: fifteen digits survive, and no
 * account holds that much.
 */
const decimal = z.union([z.number(), z.string()]).transform((value, check) => {
  const units = minorUnitsOf(String(value));
  if (units === undefined) check.addIssue('must be a decimal');
  return units ?? z.NEVER;
});
/** `2026-03-05+0100`, in old answers the milliseconds of that midnight. */
const day = z.union([z.string(), z.number()]).transform((value, check) => {
  // Midnight in Prague is on the day before in UTC.
  const iso = typeof value === 'string' ? value.slice(0, 10) : isoAt(value + 2 * 3_600_000);
  if (!isDay(iso)) check.addIssue('must be a day');
  return iso;
});
const isoAt = (time: number) => (Math.abs(time) < 8e15 ? new Date(time).toISOString().slice(0, 10) : '');
const text = z.union([z.string(), z.number()]).transform(String);

const column = z
  .object({ value: text })
  .nullish()
  .transform((found) => found?.value);

const transaction = z.object({
  column22: z.object({ value: text }),
  column0: z.object({ value: day }),
  column1: z.object({ value: decimal }),
  column14: column,
  column2: column,
  column3: column,
  column4: column,
  column5: column,
  column6: column,
  column7: column,
  column10: column,
  column16: column,
  column25: column,
});

const file = z.object({
  accountStatement: z.object({
    info: z.object({
      iban: z.string(),
      currency: z.string().regex(/^[A-Z]{3}$/),
      idList: z.number().nullish(),
      yearList: z.number().nullish(),
      openingBalance: decimal.nullish(),
      closingBalance: decimal.nullish(),
      dateStart: day.nullish(),
      dateEnd: day.nullish(),
    }),
    transactionList: z.object({ transaction: z.array(z.unknown()).nullish() }).nullish(),
  }),
});

/**
 * The JSON of the API of Fio banka (https://www.fio.cz/docs/cz/API_Bankovnictvi.pdf).
 * @throws BrokenStatement, with the position of the transaction
 */
export function parseFioJson(json: string): Statement {
  const { info, transactionList } = readFile(json);
  return {
    format: 'fio',
    account: info.iban.replace(/\s+/g, ''),
    currency: info.currency,
    number: info.idList ? `${info.idList}/${info.yearList ?? ''}` : '',
    startsOn: info.dateStart ?? null,
    endsOn: info.dateEnd ?? null,
    opening: info.openingBalance ?? null,
    closing: info.closingBalance ?? null,
    lines: (transactionList?.transaction ?? []).map((each, index) => parseTransaction(each, index + 1)),
  };
}

function readFile(json: string) {
  try {
    return file.parse(JSON.parse(json)).accountStatement;
  } catch (error) {
    throw new BrokenStatement(1, error instanceof Error ? error.message.slice(0, 200) : 'no JSON');
  }
}

function parseTransaction(row: unknown, position: number): StatementLine {
  const { success, data } = transaction.safeParse(row);
  if (!success) throw new BrokenStatement(position, 'The transaction has a wrong field');
  const bank = data.column3 ?? '';
  const account = data.column2 ?? '';
  return {
    bookedOn: data.column0.value,
    amount: data.column1.value,
    currency: data.column14 && /^[A-Z]{3}$/.test(data.column14) ? data.column14 : null,
    counterAccount: (account === '' || bank === '' ? account : `${account}/${bank}`).slice(0, 50),
    counterName: plainTextOf(data.column10 ?? ''),
    constantSymbol: symbolOf(data.column4 ?? '')
      .padStart(4, '0')
      .replace(/^0000$/, ''),
    variableSymbol: symbolOf(data.column5 ?? ''),
    specificSymbol: symbolOf(data.column6 ?? ''),
    message: plainTextOf(data.column16 ?? data.column7 ?? data.column25 ?? ''),
    bankId: data.column22.value,
    isReversal: false,
  };
}
