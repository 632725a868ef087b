import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table begins with the byte order mark and separates cells by semicolons', () => {
  expect(
    csvOf(
      [
        ['Jméno', 'Počet'],
        ['Žofie', 3],
      ],
      'cs',
    ),
  ).toBe('\uFEFFJméno;Počet\r\nŽofie;3\r\n');
});

test('special characters are quoted', () => {
  expect(csvOf([['a;b', 'řekl "ano"', 'dva\nřádky', ' okraj ', 'a,b', null]], 'cs')).toBe(
    '\uFEFF"a;b";"řekl ""ano""";"dva\nřádky";" okraj ";a,b;\r\n',
  );
  expect(csvOf([['a;b', 'a,b']], 'en')).toBe('\uFEFFa;b,"a,b"\r\n');
});

test.each(['=1+1', '+1+2', '+420601', '+420601234567+1', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j does not become a formula',
  (text) => {
    expect(csvOf([[text]], 'cs')).toMatch(/^\uFEFF"?'[=+\-@\t\r]/);
  },
);

test('R-9.03 a phone number stays a phone number', () => {
  expect(csvOf([['+420601234567', '+4915112345678']], 'cs')).toBe(
    '\uFEFF+420\u00a0601\u00a0234\u00a0567;+4\u00a0915\u00a0112\u00a0345\u00a0678\r\n',
  );
});

test.each([
  ['cs', '-5;12,5;0,05;true\r\n'],
  ['de', '-5;12,5;0,05;true\r\n'],
  ['en', '-5,12.5,0.05,true\r\n'],
] as const)('R-9.03 in %s the decimal mark matches the separator', (locale, line) => {
  expect(csvOf([[-5, 12.5, 0.05, true]], locale)).toBe(`\uFEFF${line}`);
});

test.each([
  [150_050, '1500,50'],
  [150_000, '1500,00'],
  [5, '0,05'],
  [-5, '-0,05'],
  [-149_900, '-1499,00'],
  [1_000_000_000_001, '10000000000,01'],
])('R-9.03 an amount of %i minor units is written %s', (amount, text) => {
  expect(csvOf([[{ amount, currency: 'CZK' }]], 'cs')).toBe(`\uFEFF${text}\r\n`);
});

test.each([
  ['2026-06-01T22:30:00.000Z', '2026-06-02 00:30'],
  ['2026-12-31T23:00:59.999Z', '2027-01-01 00:00'],
  ['2026-03-29T00:59:00.000Z', '2026-03-29 01:59'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29 03:00'],
])('R-9.03 the time %s is written %s in the shop’s time zone', (time, text) => {
  expect(csvOf([[time, new Date(time)]], 'de')).toBe(`\uFEFF${text};${text}\r\n`);
});

test('a text that contains a time stays unchanged, and so does a date', () => {
  expect(csvOf([['2026-06-01', 'od 2026-06-01T12:00:00.000Z']], 'cs')).toBe(
    '\uFEFF2026-06-01;od 2026-06-01T12:00:00.000Z\r\n',
  );
});
