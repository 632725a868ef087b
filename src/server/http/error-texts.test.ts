import { expect, test } from 'vitest';
import { freeAdverts } from '#shared/shop/figures.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { errorTexts, fieldErrorTexts } from './error-texts.ts';

test('R-1.07 no text repeats a figure: each is inserted from its one definition', () => {
  const texts = [...Object.values(errorTexts), ...Object.values(fieldErrorTexts)];
  expect(texts.map(({ message }) => message).filter((message) => /\d/.test(message ?? ''))).toEqual([]);
});

test.each(['cs', 'en', 'de'] as const)('R-1.07 the figure is there in %s', (locale) => {
  expect(serverI18n(locale)._(errorTexts.advert_limit)).toContain(` ${freeAdverts} `);
});
