import { expect, test } from 'vitest';
import { freeAdverts } from '#shared/shop/figures.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { errorTexts } from './error-texts.ts';

test.each(['cs', 'en', 'de'] as const)('R-1.07 the figure is there in %s', (locale) => {
  expect(serverI18n(locale)._(errorTexts.advert_limit)).toContain(` ${freeAdverts} `);
});
