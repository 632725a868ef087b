import { describe, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { checkScreen } from './screen-checks.ts';
import { personalScreens } from './personal-screens.ts';
import { useScreens } from './screens.ts';

type Area = 'account' | 'administration' | 'shop';

/** The areas have files of their own, so that two of them run at once. */
export function testPersonalScreens(area: Area): void {
  const names = Object.keys(personalScreens).filter((name) => areaOf(name) === area);
  testScreens(names, useScreens());
}

function areaOf(name: string): Area {
  if (name.startsWith('administration: ')) return 'administration';
  return name.startsWith('account: ') ? 'account' : 'shop';
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
