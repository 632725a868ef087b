import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const upTo = (letters: number) => (line: string) => line.length <= letters;

test('lines break at spaces and at line ends', () => {
  expect(breakLines('Cena za kus\nbez DPH, se slevou', upTo(12))).toEqual(['Cena za kus', 'bez DPH, se', 'slevou']);
});

test('lines never break at a hyphen, a slash or a full stop', () => {
  expect(breakLines('MwSt.-Satz 19-2000145399/0800', upTo(18))).toEqual(['MwSt.-Satz', '19-2000145399/0800']);
});

test('a line breaks at no-break spaces only when the text between spaces is too wide', () => {
  const iban = 'CZ65\u00a00800\u00a00000\u00a01920';
  expect(breakLines(`IBAN ${iban}`, upTo(19))).toEqual(['IBAN', iban]);
  expect(breakLines(`IBAN ${iban}`, upTo(10))).toEqual(['IBAN', 'CZ65\u00a00800', '0000\u00a01920']);
});

test('a word wider than the line breaks, and no letter is lost', () => {
  expect(breakLines('a Donaudampfschiff b', upTo(6))).toEqual(['a', 'Donaud', 'ampfsc', 'hiff b']);
});

test('for any text the lines fit and keep all letters in order', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ž', ' ', '\u00a0', '\n', '-'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (words, letters) => {
      const lines = breakLines(words, upTo(letters));
      expect(lines.every(upTo(letters))).toBe(true);
      expect(lines.join('').replace(/\s/g, '')).toBe(words.replace(/\s/g, ''));
    }),
  );
});
