import { expect, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { csvOf } from './csv.ts';
import { parseCsv } from './parse-csv.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

test.each([
  [
    'semicolons',
    'a;b\r\n1;2,5\r\n',
    [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  ],
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a byte order mark and blanks', '\uFEFF a ; b \n', [['a', 'b']]],
  [
    'quotes',
    '"a;b";"say ""hello"""\n"two\nlines";x',
    [
      ['a;b', 'say "hello"'],
      ['two\nlines', 'x'],
    ],
  ],
  [
    'empty lines and cells',
    'a;b\n\n;;\n1;\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['nothing', '', []],
])('reads %s', (_name, text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

test('reports the first line of a row', () => {
  expect(parseCsv('a\n"b\nc"\n\nd').map(({ line }) => line)).toEqual([1, 2, 5]);
});

test.each(locales)('reads what we write in %s', (locale) => {
  const rows = [
    ['Brno; "U Karla"', 'dva\nřádky'],
    ['', 'x, y'],
  ];
  expect(cellsOf(csvOf(rows, locale))).toEqual(rows);
});
