import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { entryLines } from './camt053-entry.ts';
import { listOf, moneyOf, recordOf, signedOf, textOf, type Node } from './camt053-nodes.ts';
import { BrokenStatement, isDay, type Statement } from './statement.ts';

const repeated = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'Rcrd']);

const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => repeated.has(name),
});

/**
 * The statements of a camt.053 file (ISO 20022), versions 001.02 to 001.08.
 * @throws BrokenStatement, with the line where the XML ends being well-formed, else with the number of the entry
 */
export function parseCamt053(text: string): Statement[] {
  // A document type can define entities that grow without limit; banks send none.
  if (/<!DOCTYPE/i.test(text)) throw new BrokenStatement(1, 'The file has a document type');
  const checked = XMLValidator.validate(text);
  if (checked !== true) throw new BrokenStatement(checked.err.line, checked.err.msg);
  const document = recordOf(recordOf(xml.parse(text) as Node, 'Document'), 'BkToCstmrStmt');
  return listOf(document, 'Stmt').map(parseStatement);
}

function parseStatement(node: Node): Statement {
  const account = recordOf(node, 'Acct');
  const id = recordOf(account, 'Id');
  const period = recordOf(node, 'FrToDt');
  const opening = balanceOf(node, ['OPBD', 'PRCD']);
  const closing = balanceOf(node, ['CLBD']);
  return {
    format: 'camt053',
    account: (textOf(id, 'IBAN') || textOf(recordOf(id, 'Othr'), 'Id')).replace(/\s+/g, ''),
    currency: textOf(account, 'Ccy') || closing?.currency || opening?.currency || null,
    number: textOf(node, 'ElctrncSeqNb') || textOf(node, 'LglSeqNb') || textOf(node, 'Id'),
    startsOn: dayIn(period, 'FrDtTm') ?? dayIn(period, 'FrDt') ?? opening?.day ?? null,
    endsOn: dayIn(period, 'ToDtTm') ?? dayIn(period, 'ToDt') ?? closing?.day ?? null,
    opening: opening?.amount ?? null,
    closing: closing?.amount ?? null,
    lines: listOf(node, 'Ntry').flatMap((entry, index) => entryLines(entry, index + 1)),
  };
}

function balanceOf(statement: Node, codes: readonly string[]) {
  for (const code of codes) {
    const found = listOf(statement, 'Bal').find(
      (each) => textOf(recordOf(recordOf(each, 'Tp'), 'CdOrPrtry'), 'Cd') === code,
    );
    const money = found && moneyOf(found);
    if (!money) continue;
    const date = recordOf(found, 'Dt');
    return { amount: signedOf(found, money.amount), currency: money.currency, day: dayIn(date, 'Dt') };
  }
  return undefined;
}

function dayIn(node: Node, name: string): string | undefined {
  const day = textOf(node, name).slice(0, 10);
  return isDay(day) ? day : undefined;
}
