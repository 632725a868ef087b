import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountOfIban, ibanOfAccount, parseIban, printedIban } from './account-number.ts';
import { swiftOfIban } from './swift.ts';

const accounts = [
  ['CZ', '19-2000145399/0800', 'CZ6508000000192000145399', 'GIBACZPX'],
  ['CZ', '1265098001/5500', 'CZ5855000000001265098001', 'RZBCCZPP'],
  ['CZ', '2501301193/2010', 'CZ3620100000002501301193', 'FIOBCZPP'],
  ['CZ', '222885/5500', 'CZ1355000000000000222885', 'RZBCCZPP'],
  ['SK', '2918599669/1100', 'SK9611000000002918599669', 'TATRSKBX'],
  ['SK', '2403097934/8330', 'SK2483300000002403097934', 'FIOZSKBA'],
] as const;

describe('a domestic account number', () => {
  test.each(accounts)('R-6.06 %s %s is %s at %s', (country, account, iban, swift) => {
    expect([ibanOfAccount(country, account), parseIban(iban), accountOfIban(iban), swiftOfIban(iban)]).toEqual([
      iban,
      iban,
      account,
      swift,
    ]);
  });

  test.each(['12-3456789012/0100', '123456/0300', '19-2000145398/0800', '1/0800', '0000000000/0800', 'x', ''])(
    '%j fails mod 11 or has an invalid form',
    (account) => expect(ibanOfAccount('CZ', account)).toBeUndefined(),
  );

  test('an IBAN that passes mod 97 may still contain an invalid account', () => {
    expect(parseIban('CZ0301000000123456789012')).toBe('CZ0301000000123456789012');
    expect(accountOfIban('CZ0301000000123456789012')).toBeUndefined();
    expect(accountOfIban('CZ4403000000000000123456')).toBeUndefined();
  });

  test('every number with an IBAN can be read back from it', () => {
    const checked = (least: number, most: number) =>
      fc
        .array(fc.integer({ min: 0, max: 9 }), { minLength: least - 1, maxLength: most - 1 })
        .map((digits) => {
          const sum = digits
            .toReversed()
            .reduce((total, digit, at) => total + digit * [2, 4, 8, 5, 10, 9, 7, 3, 6][at]!, 0);
          return { digits, check: (11 - (sum % 11)) % 11 };
        })
        // A number that would need a check digit of ten is invalid.
        .filter(({ check }) => check < 10)
        .map(({ digits, check }) => `${digits.join('')}${check}`.replace(/^0+/, ''))
        .filter((number) => /[1-9].*[1-9]/.test(number));
    fc.assert(
      fc.property(checked(2, 6), checked(2, 10), fc.stringMatching(/^\d{4}$/), (prefix, number, bank) => {
        const account = `${prefix}-${number}/${bank}`;
        const iban = ibanOfAccount('CZ', account) ?? '';
        expect([parseIban(iban), accountOfIban(iban)]).toEqual([iban, account]);
      }),
    );
  });
});

describe('an IBAN', () => {
  test.each([
    'DE89370400440532013000',
    'AT611904300234573201',
    'PL61109010140000071219812874',
    'HU42117730161111101800000000',
    'SK3112000000198742637541',
  ])('%s is valid, also with blanks and in lower case', (iban) => {
    expect(parseIban(printedIban(iban).toLowerCase())).toBe(iban);
  });

  test('one wrong digit or two swapped ones are detected', () => {
    const iban = 'CZ6508000000192000145399';
    for (let at = 2; at < iban.length; at += 1) {
      const digit = Number(iban[at]);
      const wrong = `${iban.slice(0, at)}${(digit + 1) % 10}${iban.slice(at + 1)}`;
      expect(parseIban(wrong), wrong).toBeUndefined();
      const swapped = `${iban.slice(0, at)}${iban[at + 1] ?? ''}${iban[at]}${iban.slice(at + 2)}`;
      if (swapped !== iban) expect(parseIban(swapped), swapped).toBeUndefined();
    }
  });

  test('is printed in groups of four', () => {
    expect(printedIban('CZ6508000000192000145399')).toBe('CZ65 0800 0000 1920 0014 5399');
  });

  test('of another country or an unlisted bank has no domestic form and no SWIFT code', () => {
    expect(accountOfIban('DE89370400440532013000')).toBeUndefined();
    expect(swiftOfIban('DE89370400440532013000')).toBeUndefined();
    expect(swiftOfIban('SK3112000000198742637541')).toBeUndefined();
  });
});
