import { BrokenStatement, isDay, plainTextOf, symbolOf, type Statement, type StatementLine } from './statement.ts';

/** The shortest records that hold everything that is read. */
const headerLength = 114;
const itemLength = 128;

/** Signs by the posting code: debit, credit, reversed debit, reversed credit. Banks number the last one 4 or 5. */
const signs: Readonly<Record<string, 1 | -1>> = { '1': -1, '2': 1, '3': 1, '4': -1, '5': -1 };

/** ISO 4217 numbers, where banks write them at the end of the record. */
const currencies: Readonly<Record<string, string>> = {
  '0203': 'CZK',
  '0978': 'EUR',
  '0840': 'USD',
  '0826': 'GBP',
  '0985': 'PLN',
  '0348': 'HUF',
  '0756': 'CHF',
};

type OpenStatement = Omit<Statement, 'lines'> & { readonly lines: StatementLine[] };

/**
 * The statements of a GPC file (also called ABO): records of fixed width in Windows-1250. 074 begins a statement, 075 is
 * a transaction, 078 and 079 continue its message; others are skipped.
 * @throws BrokenStatement
 */
export function parseGpc(bytes: Uint8Array): Statement[] {
  const statements: OpenStatement[] = [];
  const records = new TextDecoder('windows-1250').decode(bytes).split(/\r?\n/);
  records.forEach((record, index) => {
    const line = index + 1;
    const kind = record.slice(0, 3);
    const last = statements.at(-1);
    if (kind === '074') statements.push(parseHeader(record, line));
    else if (!last) {
      if (record.trim() !== '') throw new BrokenStatement(line, 'The file does not begin with a header');
    } else if (kind === '075') last.lines.push(parseItem(record, line));
    else if (kind === '078' || kind === '079') continueMessage(last.lines, record.slice(3));
  });
  return statements;
}

function parseHeader(record: string, line: number): OpenStatement {
  if (record.length < headerLength) throw new BrokenStatement(line, 'The header is too short');
  const account = record.slice(3, 19);
  if (!/^\d{16}$/.test(account)) throw new BrokenStatement(line, 'The header has no account');
  return {
    format: 'gpc',
    account,
    currency: null,
    number: record.slice(105, 108).trim().replace(/^0+/, ''),
    startsOn: dayOf(record.slice(39, 45)) ?? null,
    endsOn: dayOf(record.slice(108, 114)) ?? null,
    opening: balanceOf(record.slice(45, 60), line),
    closing: balanceOf(record.slice(60, 75), line),
    lines: [],
  };
}

/** Fourteen digits and a sign. */
function balanceOf(field: string, line: number): number {
  if (!/^\d{14}[+\- ]$/.test(field)) throw new BrokenStatement(line, 'The header has no balance');
  const amount = Number(field.slice(0, 14));
  return field.endsWith('-') && amount !== 0 ? -amount : amount;
}

function parseItem(record: string, line: number): StatementLine {
  if (record.length < itemLength) throw new BrokenStatement(line, 'The record is too short');
  const digits = record.slice(48, 60);
  const code = record.slice(60, 61);
  const sign = signs[code];
  const bookedOn = dayOf(record.slice(122, 128)) ?? dayOf(record.slice(91, 97));
  if (!/^\d{12}$/.test(digits)) throw new BrokenStatement(line, 'The amount is not a number');
  if (sign === undefined) throw new BrokenStatement(line, 'The posting code is unknown');
  if (bookedOn === undefined) throw new BrokenStatement(line, 'The day does not exist');
  const amount = Number(digits);
  return {
    bookedOn,
    amount: amount === 0 ? 0 : sign * amount,
    currency: currencies[record.slice(118, 122)] ?? null,
    counterAccount: accountOf(record.slice(19, 35), record.slice(73, 77)),
    counterName: plainTextOf(record.slice(97, 117)),
    variableSymbol: symbolOf(record.slice(61, 71)),
    constantSymbol: symbolOf(record.slice(77, 81))
      .padStart(4, '0')
      .replace(/^0000$/, ''),
    specificSymbol: symbolOf(record.slice(81, 91)),
    message: '',
    bankId: null,
    isReversal: code !== '1' && code !== '2',
  };
}

/** `ddmmyy` as an ISO date; undefined for zeros and for days that do not exist. */
function dayOf(field: string): string | undefined {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d\d)$/.exec(field) ?? [];
  const iso = `20${year}-${month}-${day}`;
  return isDay(iso) ? iso : undefined;
}

/** Six digits of the prefix and ten of the number; a card payment has zeros. */
function accountOf(digits: string, bank: string): string {
  const prefix = digits.slice(0, 6).replace(/^0+/, '');
  const number = digits.slice(6).replace(/^0+/, '');
  if (!/^\d+$/.test(number) || !/^\d{4}$/.test(bank) || bank === '0000') return '';
  return `${prefix === '' ? '' : `${prefix}-`}${number}/${bank}`;
}

function continueMessage(lines: StatementLine[], text: string): void {
  const last = lines.pop();
  if (last) lines.push({ ...last, message: plainTextOf(`${last.message} ${text}`) });
}
