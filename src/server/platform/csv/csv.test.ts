import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table begins with the byte order mark and parts cells by semicolons', () => {
  expect(
    csvOf([
      ['Jméno', 'Počet'],
      ['Žofie', 3],
    ]),
  ).toBe('\uFEFFJméno;Počet\r\nŽofie;3\r\n');
});

test('cells that would break the table are quoted', () => {
  expect(csvOf([['a;b', 'řekl "ano"', 'dva\nřádky', ' okraj ', null]])).toBe(
    '\uFEFF"a;b";"řekl ""ano""";"dva\nřádky";" okraj ";\r\n',
  );
});

test.each(['=1+1', '+420601234567', '-2', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula', (text) => {
  expect(csvOf([[text]])).toMatch(/^\uFEFF"?'[=+\-@\t\r]/);
});

test('numbers, dates and truth stay what they are', () => {
  expect(csvOf([[-5, new Date('2026-06-01T12:00:00Z'), true]])).toBe('\uFEFF-5;2026-06-01T12:00:00.000Z;true\r\n');
});
