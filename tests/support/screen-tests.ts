import { describe, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { checkScreen } from './screen-checks.ts';
import { screenAreas } from './personal-screens.ts';
import { useScreens } from './screens.ts';

export function testPersonalScreens(area: keyof typeof screenAreas): void {
  testScreens(Object.keys(screenAreas[area]), useScreens());
}

/** Declares the tests of screens by name. */
export function testScreens(names: readonly string[], { open }: ReturnType<typeof useScreens>): void {
  describe.each(names.map((name, at) => [name, at] as const))('the screen %s', (name, at) => {
    test.each(locales)('R-1.06 fits every width, is accessible and entirely in its language (%s)', async (locale) => {
      // Checking accessibility in every language would take minutes more, so the languages rotate.
      const isChecked = locale === locales[at % locales.length];
      await checkScreen(await open(name, locale), locale, isChecked ? [360, 1280] : []);
    });
  });
}
