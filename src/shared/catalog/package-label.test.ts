import { expect, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { packageLabel } from './package-label.ts';

test.each([
  [{ unit: 'ml', amount: 700, count: 1 }, ['0,7 l', '0.7 l', '0,7 l']],
  [{ unit: 'ml', amount: 500, count: 6 }, ['6 × 0,5 l', '6 × 0.5 l', '6 × 0,5 l']],
  [{ unit: 'piece', amount: 1, count: 1 }, ['1 ks', '1 pc', '1 Stück']],
  [{ unit: 'piece', amount: 25, count: 1 }, ['25 ks', '25 pcs', '25 Stück']],
  [{ unit: 'g', amount: 50, count: 1 }, ['50 g', '50 g', '50 g']],
] as const)('a package reads in each language as usual: %j', (pack, expected) => {
  expect(locales.map((locale) => packageLabel(pack, locale).replaceAll('\u00a0', ' '))).toEqual(expected);
});
