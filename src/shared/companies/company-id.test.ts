import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCompanyId, isVatNumber, normaliseCompanyId, normaliseVatNumber } from './company-id.ts';

const digit = fc.integer({ min: 0, max: 9 });
const sevenDigits = fc.array(digit, { minLength: 7, maxLength: 7 }).map((digits) => digits.join(''));
const validId = sevenDigits.map((base) => [...'0123456789'].map((check) => base + check).find(isCompanyId)!);

describe('company IDs', () => {
  test.each(['27082440', '45274649', '00006947', '25596641', '26168685', '31333532', '35697270', '36562939'])(
    'R-5.07 %s is a valid company ID',
    (companyId) => expect(isCompanyId(companyId)).toBe(true),
  );

  test.each(['12345678', '25596640', '2559664', '255966411', '2559664a', ' 25596641', '', '00000000'])(
    'R-5.07 «%s» is not a valid company ID',
    (companyId) => expect(isCompanyId(companyId)).toBe(false),
  );

  test('R-5.07 any seven digits have exactly one valid check digit', () => {
    fc.assert(
      fc.property(sevenDigits, (base) => {
        const fitting = [...'0123456789'].filter((check) => isCompanyId(base + check));
        expect(fitting).toHaveLength(1);
      }),
    );
  });

  test('R-5.07 swapping two neighbours of the first seven digits is detected, except where the checksum is blind', () => {
    fc.assert(
      fc.property(validId, fc.integer({ min: 0, max: 5 }), (companyId, at) => {
        const digits = [...companyId];
        [digits[at], digits[at + 1]] = [digits[at + 1]!, digits[at]!];
        // Remainders 0 and 10 share the check digit 1.
        fc.pre(digits[at] !== digits[at + 1] && companyId[7] !== '1');
        expect(isCompanyId(digits.join(''))).toBe(false);
      }),
    );
  });

  test('R-5.07 spaces and lost leading zeros do not matter, and normalising is idempotent', () => {
    fc.assert(
      fc.property(validId, fc.array(fc.constantFrom('', ' ', '\u00a0')), (companyId, spaces) => {
        const written = [...companyId.replace(/^0+/, '')].map((char, index) => char + (spaces[index] ?? '')).join('');
        expect(normaliseCompanyId(` ${written}`)).toBe(companyId);
        expect(normaliseCompanyId(companyId)).toBe(companyId);
      }),
    );
  });

  test('text that is not a number remains unchanged, for the checksum to reject', () => {
    fc.assert(
      fc.property(fc.string(), (written) => {
        fc.pre(!/^[\d\s]*$/.test(written));
        expect(isCompanyId(normaliseCompanyId(written))).toBe(false);
      }),
    );
    expect(normaliseCompanyId('')).toBe('');
  });
});

describe('VAT numbers', () => {
  test.each([
    ['CZ', 'CZ27082440'],
    ['CZ', 'CZ699001182'],
    ['CZ', 'CZ7103192745'],
    ['SK', 'SK2020317068'],
    ['SK', 'SK2022749619'],
  ] as const)('in %s %s is valid', (country, vatNumber) => expect(isVatNumber(country, vatNumber)).toBe(true));

  test.each([
    ['CZ', 'CZ27082441'],
    ['CZ', '27082440'],
    ['CZ', 'SK2020317068'],
    ['CZ', 'CZ71031927450'],
    ['SK', 'SK2022214311'],
    ['SK', 'SK0020317068'],
    ['SK', 'CZ27082440'],
    ['SK', 'N/A'],
  ] as const)('in %s %s is not valid', (country, vatNumber) => expect(isVatNumber(country, vatNumber)).toBe(false));

  test('are normalised to capitals without spaces', () => {
    expect(normaliseVatNumber(' cz 270 82 440')).toBe('CZ27082440');
  });
});
