import { listOf, moneyOf, recordOf, signedOf, textOf, textsOf, type Node } from './camt053-nodes.ts';
import { symbolsOf } from './camt053-symbols.ts';
import { BrokenStatement, isDay, plainTextOf, type StatementLine } from './statement.ts';

/**
 * The transactions of an entry that is booked. An entry with several details gives one each; what they do not add up to,
 * as charges that the bank has kept, is a transaction of its own, so that the statement's sum is right.
 * @throws BrokenStatement
 */
export function entryLines(entry: Node, position: number): StatementLine[] {
  const status = textOf(recordOf(entry, 'Sts'), 'Cd') || textOf(entry, 'Sts');
  if (status !== '' && status !== 'BOOK') return [];
  const money = moneyOf(entry);
  if (!money) throw new BrokenStatement(position, 'The entry has no amount');
  const bookedOn = dayOf(entry);
  if (bookedOn === undefined) throw new BrokenStatement(position, 'The entry has no day');
  const amount = signedOf(entry, money.amount);
  const details = listOf(entry, 'NtryDtls').flatMap((each) => listOf(each, 'TxDtls'));
  const whole = {
    bookedOn,
    amount,
    currency: money.currency,
    isReversal: textOf(entry, 'RvslInd') === 'true',
    bankId: textOf(entry, 'AcctSvcrRef') || singleReference(details) || null,
  };
  const parts = details.map((each) => partOf(each, amount, money.currency));
  if (details.length <= 1 || parts.some((part) => part === undefined))
    return [{ ...whole, ...described(entry, details[0] ?? {}, amount < 0) }];
  const id = (index: number) => (whole.bankId === null ? null : `${whole.bankId}/${index + 1}`);
  const lines = details.map((each, index) => {
    const part = parts[index]!;
    return { ...whole, ...described(entry, each, part < 0), amount: part, bankId: id(index) };
  });
  const rest = amount - lines.reduce((sum, line) => sum + line.amount, 0);
  if (rest === 0) return lines;
  const charges = { ...described(entry, {}, rest < 0), variableSymbol: '', amount: rest, bankId: id(details.length) };
  return [...lines, { ...whole, ...charges }];
}

/** Some banks identify an entry with a single transaction only there. */
function singleReference([first, second]: readonly Node[]): string {
  return first && !second ? textOf(recordOf(first, 'Refs'), 'AcctSvcrRef') : '';
}

/** The signed amount of details in the entry's currency; undefined when it has none. */
function partOf(details: Node, whole: number, currency: string): number | undefined {
  const money = moneyOf(details) ?? moneyOf(recordOf(recordOf(details, 'AmtDtls'), 'TxAmt'));
  if (money?.currency !== currency) return undefined;
  if (textOf(details, 'CdtDbtInd') !== '') return signedOf(details, money.amount);
  return whole < 0 ? -money.amount : money.amount;
}

function dayOf(entry: Node): string | undefined {
  for (const name of ['BookgDt', 'ValDt']) {
    const date = recordOf(entry, name);
    const day = (textOf(date, 'Dt') || textOf(date, 'DtTm')).slice(0, 10);
    if (isDay(day)) return day;
  }
  return undefined;
}

/** The other side, the symbols and the message. */
function described(entry: Node, details: Node, hasLeft: boolean) {
  const parties = recordOf(details, 'RltdPties');
  const [party, account] = hasLeft ? (['Cdtr', 'CdtrAcct'] as const) : (['Dbtr', 'DbtrAcct'] as const);
  const other = recordOf(parties, party);
  const id = recordOf(recordOf(parties, account), 'Id');
  const remittance = recordOf(details, 'RmtInf');
  const references = recordOf(details, 'Refs');
  const free = textsOf(remittance, 'Ustrd');
  const structured = listOf(remittance, 'Strd').map((each) => textOf(recordOf(each, 'CdtrRefInf'), 'Ref'));
  const endToEnd = textOf(references, 'EndToEndId').replace(/^NOTPROVIDED$/i, '');
  const message = free.length > 0 ? free.join(' ') : textOf(details, 'AddtlTxInf') || textOf(entry, 'AddtlNtryInf');
  return {
    counterAccount: (textOf(id, 'IBAN') || domesticOf(id, hasLeft, details)).slice(0, 50),
    counterName: plainTextOf(textOf(other, 'Nm') || textOf(recordOf(other, 'Pty'), 'Nm')),
    ...symbolsOf([structured, [endToEnd], free]),
    message: plainTextOf(message),
  };
}

/** A domestic number, with the bank's code where the file states it apart. */
function domesticOf(id: Node, hasLeft: boolean, details: Node): string {
  const number = textOf(recordOf(id, 'Othr'), 'Id');
  if (number === '' || number.includes('/')) return number;
  const agent = recordOf(recordOf(details, 'RltdAgts'), hasLeft ? 'CdtrAgt' : 'DbtrAgt');
  const institution = recordOf(agent, 'FinInstnId');
  const bank = textOf(recordOf(institution, 'ClrSysMmbId'), 'MmbId') || textOf(recordOf(institution, 'Othr'), 'Id');
  return /^\d{4}$/.test(bank) ? `${number}/${bank}` : number;
}
