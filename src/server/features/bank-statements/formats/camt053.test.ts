import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCamt053 } from './camt053.ts';

const iban = 'CZ6508000000192000145399';
const statement = (entries: string, version = '02') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt>
<Id>2026-64</Id><ElctrncSeqNb>64</ElctrncSeqNb>
<FrToDt><FrDtTm>2026-03-05T00:00:00</FrDtTm><ToDtTm>2026-03-05T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>CZK</Ccy></Acct>
<Bal><Tp><CdOrPrtry><Cd>PRCD</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">1500.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-04</Dt></Dt></Bal>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">2749.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-05</Dt></Dt></Bal>
${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (amount: string, inside = '', kind = 'CRDT', status = '<Sts>BOOK</Sts>') =>
  `<Ntry><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>${kind}</CdtDbtInd>${status}<BookgDt><Dt>2026-03-05</Dt></BookgDt>${inside}</Ntry>`;
const details = (inside: string) => `<NtryDtls><TxDtls>${inside}</TxDtls></NtryDtls>`;
const linesOf = (entries: string, version?: string) => parseCamt053(statement(entries, version))[0]!.lines;

describe('a camt.053 statement', () => {
  test('R-9.03 has its account, number, period and balances', () => {
    expect(parseCamt053(statement(''))).toEqual([
      {
        format: 'camt053',
        account: iban,
        currency: 'CZK',
        number: '64',
        startsOn: '2026-03-05',
        endsOn: '2026-03-05',
        opening: 150_000,
        closing: 274_950,
        lines: [],
      },
    ]);
  });

  test('R-9.03 of version 02: Czech symbols in structured references', () => {
    const inside = details(`<Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
      <RltdPties><Dbtr><Nm>Jan Novák</Nm></Dbtr><DbtrAcct><Id><IBAN>CZ3620100000002501301193</IBAN></Id></DbtrAcct></RltdPties>
      <RmtInf><Ustrd>děkuji</Ustrd><Strd><CdtrRefInf><Ref>VS:2026000123</Ref></CdtrRefInf></Strd>
      <Strd><CdtrRefInf><Ref>KS:308</Ref></CdtrRefInf></Strd></RmtInf>`);
    expect(linesOf(entry('1249.50', `<AcctSvcrRef>F1</AcctSvcrRef>${inside}`))).toEqual([
      {
        bookedOn: '2026-03-05',
        amount: 124_950,
        currency: 'CZK',
        counterAccount: 'CZ3620100000002501301193',
        counterName: 'Jan Novák',
        variableSymbol: '2026000123',
        constantSymbol: '0308',
        specificSymbol: '',
        message: 'děkuji',
        bankId: 'F1',
        isReversal: false,
      },
    ]);
  });

  test.each(['02', '03', '04', '06', '08'])(
    'R-9.03 of version %s: Slovak symbols in the end-to-end reference',
    (version) => {
      const inside = details(`<Refs><EndToEndId>/VS2600000123/SS12/KS0308</EndToEndId></Refs>
      <RltdPties><Dbtr><Pty><Nm>Ján</Nm></Pty></Dbtr></RltdPties>`);
      const status = version === '08' ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>';
      expect(linesOf(entry('59.90', inside, 'CRDT', status), version)).toMatchObject([
        {
          amount: 5990,
          variableSymbol: '2600000123',
          specificSymbol: '12',
          constantSymbol: '0308',
          counterName: 'Ján',
        },
      ]);
    },
  );

  test('R-9.03 has a domestic account with the code of its bank', () => {
    const inside = details(`<RltdPties><DbtrAcct><Id><Othr><Id>19-2000145399</Id></Othr></Id></DbtrAcct></RltdPties>
      <RltdAgts><DbtrAgt><FinInstnId><Othr><Id>0800</Id></Othr></FinInstnId></DbtrAgt></RltdAgts>`);
    expect(linesOf(entry('1', inside))).toMatchObject([{ counterAccount: '19-2000145399/0800' }]);
  });

  test('R-9.03 splits an entry into its details, and what the bank has kept is a line of its own', () => {
    const part = (amount: string, symbol: string) =>
      `<TxDtls><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RmtInf><Ustrd>VS ${symbol}</Ustrd></RmtInf></TxDtls>`;
    const inside = `<AcctSvcrRef>B7</AcctSvcrRef><NtryDtls>${part('100.00', '26')}${part('50.00', '27')}</NtryDtls>`;
    expect(linesOf(entry('148.00', inside))).toMatchObject([
      { amount: 10_000, variableSymbol: '26', bankId: 'B7/1' },
      { amount: 5000, variableSymbol: '27', bankId: 'B7/2' },
      { amount: -200, variableSymbol: '', bankId: 'B7/3' },
    ]);
  });

  test('R-9.03 leaves out what is not booked yet, and marks reversals', () => {
    const lines = linesOf(
      entry('1', '', 'CRDT', '<Sts>PDNG</Sts>') + entry('2', '<RvslInd>true</RvslInd>', 'DBIT') + entry('3'),
    );
    expect(lines).toMatchObject([
      { amount: -200, isReversal: true },
      { amount: 300, isReversal: false },
    ]);
  });

  test('is refused with the place where it breaks', () => {
    const broken = (text: string, line: number) =>
      expect(() => parseCamt053(text)).toThrow(expect.objectContaining({ name: 'BrokenStatement', line }));
    broken(statement('<Ntry>\n<Amt>'), 9);
    broken(statement(entry('1') + entry('12,50')), 2);
    broken(statement(entry('1').replace('2026-03-05', '2026-02-31')), 1);
    broken(`<!DOCTYPE a [<!ENTITY b "c">]>${statement('')}`, 1);
  });

  test('R-9.03 keeps every amount to the last minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), fc.boolean(), (amount, isCredit) => {
        const written = `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
        const [line] = linesOf(entry(written, '', isCredit ? 'CRDT' : 'DBIT'));
        expect(line!.amount).toBe(isCredit ? amount : -amount);
      }),
    );
  });
});
