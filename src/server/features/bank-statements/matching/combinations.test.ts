import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTypo, symbolsIn } from './nearest-symbol.ts';
import { combinationOf } from './sums.ts';

const symbol = fc.stringMatching(/^[1-9]\d{5,9}$/);

test('R-9.03 one wrong, missing or added digit and two swapped ones are a typing mistake', () => {
  fc.assert(
    fc.property(symbol, fc.nat(9), fc.nat({ max: 20 }), (meant, digit, place) => {
      const at = place % meant.length;
      const [before, after] = [meant.slice(0, at), meant.slice(at + 1)];
      const typed = [`${before}${digit}${after}`, `${before}${after}`, `${before}${digit}${meant.slice(at)}`];
      if (after !== '') typed.push(`${before}${after[0]}${meant[at]}${after.slice(1)}`);
      for (const each of typed) expect(isTypo(each, meant)).toBe(each !== meant);
    }),
  );
});

test('R-9.03 two mistakes are a different symbol', () => {
  expect(isTypo('2600000123', '2611000123')).toBe(false);
  expect(isTypo('26000001', '2600000123')).toBe(false);
  expect(isTypo('2600000132', '2600001023')).toBe(false);
});

test('numbers of six to ten digits in a message may be symbols', () => {
  expect(symbolsIn('obj. 0026000123, tel. 777123456789, rok 2026, VS2600000124')).toEqual(['26000123', '2600000124']);
});

test('R-9.03 the only combination that adds up is found, and none when there are several', () => {
  const items = [1, 2, 4, 8, 16].map((amount) => ({ symbol: String(amount), amount }));
  fc.assert(
    fc.property(fc.subarray(items, { minLength: 2, maxLength: 4 }), (chosen) => {
      const sum = chosen.reduce((total, { amount }) => total + amount, 0);
      expect(combinationOf(items, sum)).toEqual(chosen);
    }),
  );
  expect(combinationOf(items, 8)).toBeUndefined();
  expect(combinationOf([...items, { symbol: 'x', amount: 3 }], 5)).toBeUndefined();
});
