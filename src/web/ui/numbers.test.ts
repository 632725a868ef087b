import { expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { countText, decimalText, percentText } from './numbers.ts';

it('formats numbers for the language', () => {
  expect(locales.map((locale) => countText({ count: 1000, is_more: true }, locale))).toEqual([
    '1\u00a0000+',
    '1,000+',
    '1.000+',
  ]);
  expect(locales.map((locale) => decimalText(4.6, locale, 1))).toEqual(['4,6', '4.6', '4,6']);
  expect(locales.map((locale) => percentText(59.8, locale))).toEqual(['59,8\u00a0%', '59.8%', '59,8\u00a0%']);
  expect(locales.map((locale) => percentText(40, locale))).toEqual(['40\u00a0%', '40%', '40\u00a0%']);
});
