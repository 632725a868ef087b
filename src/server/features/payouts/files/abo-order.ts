/** A payment order in the ABO format of Czech banks (KPC). */
export interface AboOrder {
  readonly createdOn: string;
  readonly dueOn: string;
  readonly payer: { readonly name: string; readonly iban: string };
  /** Distinguishes the orders of a day, 1 to 999. */
  readonly number: number;
  readonly payments: readonly AboPayment[];
}

export interface AboPayment {
  /** Czech. */
  readonly iban: string;
  /** Minor units of CZK. */
  readonly amount: number;
  readonly variableSymbol: string;
  readonly message: string;
}

/** Other payments than for goods. */
const constantSymbol = '0558';
const lineEnd = '\r\n';
const longestMessage = 35;

/**
 * Writes the order: the header `UHL1`, the file (`1 1501`), one group with the payer's account and the sum (`2`), its
 * payments, and the ends of group and file (`3 +`, `5 +`). Letters are ASCII, because banks read the file in different
 * encodings.
 */
export function aboOrder({ createdOn, dueOn, payer, number, payments }: AboOrder): string {
  const { bank, account } = partsOf(payer.iban);
  const serial = digits(((number - 1) % 999) + 1, 3);
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  return [
    `UHL1${ddmmyy(createdOn)}${ascii(payer.name).slice(0, 20).padEnd(20)}${digits(0, 10)}001999${digits(0, 12)}`,
    `1 1501 ${serial}000 ${bank}`,
    `2 ${account} ${digits(sum, 14)} ${ddmmyy(dueOn)}`,
    ...payments.map(lineOf),
    '3 +',
    '5 +',
    '',
  ].join(lineEnd);
}

function lineOf({ iban, amount, variableSymbol, message }: AboPayment): string {
  const { bank, account } = partsOf(iban);
  const text = ascii(message).slice(0, longestMessage).trim();
  return `${account} ${digits(amount, 12)} ${digits(variableSymbol, 10)} ${bank}${constantSymbol} ${digits(0, 10)} AV:${text}`;
}

function partsOf(iban: string): { readonly bank: string; readonly account: string } {
  const [, bank, prefix, number] = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? [];
  if (bank === undefined) throw new Error('ABO orders are for Czech accounts only');
  return { bank, account: `${prefix}-${number}` };
}

const digits = (value: number | string, width: number) => String(value).padStart(width, '0');
const ddmmyy = (day: string) => `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(2, 4)}`;

/** Without diacritics; other characters become blanks. */
function ascii(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ');
}
