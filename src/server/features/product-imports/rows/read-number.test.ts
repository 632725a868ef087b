import { expect, test } from 'vitest';
import { readAmount, readNumber } from './read-number.ts';

test.each([
  ['1 299,00', 129_900],
  ['1299.00', 129_900],
  ['1\u00a0299,5 Kč', 129_950],
  ['1.299,00', 129_900],
  ['1,299.00', 129_900],
  ['1.299', 129_900],
  ['12 345 678,90', 1_234_567_890],
  ['499,-', 49_900],
  ['0.5', 50],
  ['-3', -300],
])('R-9.02 the price %s is read', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});

test.each(['', 'zdarma', '1.2.3', '1,2,3', '1e5', '0.125', '12.3456', '1.29,00', '=1+1', '--1'])(
  'R-9.02 the price %s is not read',
  (text) => {
    expect(readAmount(text)).toBeUndefined();
  },
);

test('R-9.02 other numbers may have more decimals, and a percent sign', () => {
  expect([readNumber('37,5 %'), readNumber('0.125'), readNumber('1 250 g')]).toEqual([37.5, 0.125, 1250]);
});
