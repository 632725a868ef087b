import { describe, expect, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { findViolations, findViolationsByWidth } from '#tests/support/accessibility.ts';
import { screens, useScreens } from '#tests/support/screens.ts';

const { open } = useScreens();

describe.each(Object.keys(screens))('the screen %s', (name) => {
  test.each(locales)('has no accessibility violations (%s)', async (locale) => {
    expect(await findViolationsByWidth(await open(name, locale, { width: 1280 }))).toEqual([]);
  });
});

test('the dark theme has no accessibility violations either', async () => {
  for (const name of ['home', 'category', 'product on sale', 'blog post']) {
    const page = await open(name, 'cs', { colorScheme: 'dark' });
    expect(await findViolations(page, { tags: ['wcag2aa'] }), name).toEqual([]);
  }
});
