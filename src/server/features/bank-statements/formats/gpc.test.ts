import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseGpc } from './gpc.ts';

const header =
  '0740000002501301193VZOROVY OBCHOD SRO  04032600000000150000+00000000274950+000000000000000000000001249500064050326              ';
const item =
  '0750000002501301193000019200014539900000000123450000001249502202600012300080003080000000000050326NOVAK JAN           01101050326';
const bytes = (...records: string[]) => new TextEncoder().encode(`${records.join('\r\n')}\r\n`);

describe('a GPC statement', () => {
  test('R-9.03 is read from the published sample', () => {
    expect(parseGpc(bytes(header, item))).toEqual([
      {
        format: 'gpc',
        account: '0000002501301193',
        currency: null,
        number: '64',
        startsOn: '2026-03-04',
        endsOn: '2026-03-05',
        opening: 150_000,
        closing: 274_950,
        lines: [
          {
            bookedOn: '2026-03-05',
            amount: 124_950,
            currency: null,
            counterAccount: '19-2000145399/0800',
            counterName: 'NOVAK JAN',
            variableSymbol: '2026000123',
            constantSymbol: '0308',
            specificSymbol: '',
            message: '',
            bankId: null,
            isReversal: false,
          },
        ],
      },
    ]);
  });

  test('R-9.03 has names in Windows-1250 and messages in records that follow', () => {
    const file = bytes(header, item, '078Objednavka 26', '079dekuji');
    const at = Buffer.from(file).indexOf('NOVAK JAN');
    file.set([0x8e, 0x6c, 0x75, 0x9d], at);
    expect(parseGpc(file)[0]!.lines[0]).toMatchObject({ counterName: 'ŽluťK JAN', message: 'Objednavka 26 dekuji' });
  });

  test.each([
    ['1', -124_950, false],
    ['2', 124_950, false],
    ['3', 124_950, true],
    ['4', -124_950, true],
  ])('R-9.03 has the sign of the posting code %s', (code, amount, isReversal) => {
    const record = `${item.slice(0, 60)}${code}${item.slice(61)}`;
    expect(parseGpc(bytes(header, record))[0]!.lines[0]).toMatchObject({ amount, isReversal });
  });

  test.each([
    ['a record that is cut', [header, item.slice(0, 90)], 2],
    ['an amount with a letter', [header, `${item.slice(0, 50)}X${item.slice(51)}`], 2],
    ['a day that does not exist', [header, `${item.slice(0, 91)}310226${item.slice(97, 122)}310226`], 2],
    ['an unknown posting code', [header, item, `${item.slice(0, 60)}9${item.slice(61)}`], 3],
    ['a transaction without a header', [item], 1],
    ['a header without a balance', [header.replace('00000000150000+', '00000000x50000+')], 1],
  ])('is refused with its line: %s', (_what, records, line) => {
    expect(() => parseGpc(bytes(...records))).toThrow(expect.objectContaining({ name: 'BrokenStatement', line }));
  });

  test('R-9.03 keeps every amount and symbol to the last digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.boolean(),
        (amount, symbol, isCredit) => {
          const record = [
            item.slice(0, 48),
            String(amount).padStart(12, '0'),
            isCredit ? '2' : '1',
            String(symbol).padStart(10, '0'),
            item.slice(71),
          ].join('');
          const [line] = parseGpc(bytes(header, record))[0]!.lines;
          expect(line!.amount).toBe(isCredit ? amount : -amount);
          expect(line!.variableSymbol).toBe(String(symbol));
        },
      ),
    );
  });

  test('never fails otherwise than as broken, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(header), fc.constant(item), fc.string())), (records) => {
        try {
          parseGpc(bytes(...records));
        } catch (error) {
          expect(error).toMatchObject({ name: 'BrokenStatement' });
        }
      }),
    );
  });
});
