import { expect, it } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { countText, decimalText } from './numbers.ts';

it('formats numbers for the language', () => {
  expect(locales.map((locale) => countText({ count: 1000, is_more: true }, locale))).toEqual([
    '1\u00a0000+',
    '1,000+',
    '1.000+',
  ]);
  expect(locales.map((locale) => decimalText(4.6, locale, 1))).toEqual(['4,6', '4.6', '4,6']);
});
