import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fioAnswer, fioTransaction } from '#tests/support/fio-server.ts';
import { parseFioJson } from './fio-json.ts';
import { readStatements } from './recognise.ts';

describe('a statement of Fio banka', () => {
  test('R-9.03 is read with its symbols, day and id', () => {
    const answer = fioAnswer([
      fioTransaction({ id: 1148734530, amount: 1249.5, symbol: '0026000123', day: '2026-03-05' }),
    ]);
    expect(parseFioJson(JSON.stringify(answer))).toEqual({
      format: 'fio',
      account: 'CZ6508000000192000145399',
      currency: 'CZK',
      number: '',
      startsOn: '2026-03-01',
      endsOn: '2026-03-31',
      opening: 150_000,
      closing: 274_950,
      lines: [
        {
          bookedOn: '2026-03-05',
          amount: 124_950,
          currency: 'CZK',
          counterAccount: '2501301193/2010',
          counterName: 'Jan Novák',
          variableSymbol: '26000123',
          constantSymbol: '0308',
          specificSymbol: '',
          message: 'děkuji',
          bankId: '1148734530',
          isReversal: false,
        },
      ],
    });
  });

  test('R-9.03 may be empty, and old answers have days in milliseconds', () => {
    const empty = { ...fioAnswer([]) };
    empty.accountStatement.transactionList = null;
    expect(parseFioJson(JSON.stringify(empty)).lines).toEqual([]);
    // Midnight of 5 March 2026 in Prague.
    const old = fioTransaction({ id: 1, amount: -1, day: Date.parse('2026-03-04T23:00:00Z') });
    expect(parseFioJson(JSON.stringify(fioAnswer([old]))).lines).toMatchObject([
      { bookedOn: '2026-03-05', amount: -100 },
    ]);
  });

  test('is refused with the position of the broken transaction', () => {
    const good = fioTransaction({ id: 1, amount: 1 });
    const bad = { ...good, column1: { value: 1.005, name: 'Objem', id: 1 } };
    const read = (rows: unknown[]) => () => parseFioJson(JSON.stringify(fioAnswer(rows)));
    expect(read([good, bad])).toThrow(expect.objectContaining({ name: 'BrokenStatement', line: 2 }));
    expect(() => parseFioJson('{"a":')).toThrow(expect.objectContaining({ name: 'BrokenStatement', line: 1 }));
  });

  test('R-9.03 keeps every amount to the last minor unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (amount) => {
        const json = JSON.stringify(fioAnswer([fioTransaction({ id: 1, amount: amount / 100 })]));
        expect(parseFioJson(json).lines[0]!.amount).toBe(amount);
      }),
    );
  });
});

test('R-9.03 the format of a file is recognised by its beginning', () => {
  const encode = (text: string) => new TextEncoder().encode(text);
  expect(readStatements(encode(JSON.stringify(fioAnswer([]))))?.[0]?.format).toBe('fio');
  const camt =
    '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt/></BkToCstmrStmt></Document>';
  expect(readStatements(encode(`\uFEFF${camt}`))?.[0]?.format).toBe('camt053');
  expect(readStatements(encode('datum;částka'))).toBeUndefined();
});
