import fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';

const upTo = (letters: number) => (line: string) => line.length <= letters;

test('lines end at spaces and where the text has line ends', () => {
  expect(breakLines('Cena za kus\nbez DPH, se slevou', upTo(12))).toEqual(['Cena za kus', 'bez DPH, se', 'slevou']);
});

test('a hyphen, a slash or a full stop ends no line', () => {
  expect(breakLines('MwSt.-Satz 19-2000145399/0800', upTo(18))).toEqual(['MwSt.-Satz', '19-2000145399/0800']);
});

test('no-break spaces hold together what fits, and part what does not', () => {
  const iban = 'CZ65\u00a00800\u00a00000\u00a01920';
  expect(breakLines(`IBAN ${iban}`, upTo(19))).toEqual(['IBAN', iban]);
  expect(breakLines(`IBAN ${iban}`, upTo(10))).toEqual(['IBAN', 'CZ65\u00a00800', '0000\u00a01920']);
});

test('a word wider than the line is parted, and nothing of it is lost', () => {
  expect(breakLines('a Donaudampfschiff b', upTo(6))).toEqual(['a', 'Donaud', 'ampfsc', 'hiff b']);
});

test('whatever the text, its lines fit and hold all of it in its order', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'ž', ' ', '\u00a0', '\n', '-'), maxLength: 60 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 12 }), (words, letters) => {
      const lines = breakLines(words, upTo(letters));
      expect(lines.every(upTo(letters))).toBe(true);
      expect(lines.join('').replace(/\s/g, '')).toBe(words.replace(/\s/g, ''));
    }),
  );
});
