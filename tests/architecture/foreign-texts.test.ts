import { expect, test } from 'vitest';
import { findForeignTexts } from '#tests/support/foreign-texts.ts';

test.each([
  ['en', ['Uložit', 'Save']],
  ['en', ['Pro „rum“ jsme nic nenašli', 'rum']],
  ['cs', ['Zur Startseite', 'Na úvodní stránku']],
  ['de', ['Add to cart', 'In den Warenkorb']],
] as const)('R-1.02 a text of another language is found on a page (%s: %j)', (locale, shown) => {
  expect(findForeignTexts(locale, shown)).toEqual([shown[0]]);
});

test('R-1.02 names, figures and languages are in no foreign language', () => {
  for (const locale of ['cs', 'en', 'de'] as const)
    expect(findForeignTexts(locale, ['Karafa', '1 290,00 Kč', 'Deutsch', 'Diplomático Reserva', ''])).toEqual([]);
});
