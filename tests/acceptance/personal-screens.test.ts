import { describe, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { personalScreens } from '#tests/support/personal-screens.ts';
import { checkScreen } from '#tests/support/screen-checks.ts';
import { useScreens } from '#tests/support/screens.ts';

const { open } = useScreens();

describe.each(Object.keys(personalScreens).map((name, at) => [name, at] as const))('the screen %s', (name, at) => {
  test.each(locales)('R-1.06 fits every width, is accessible and entirely in its language (%s)', async (locale) => {
    // Checking accessibility in every language would take minutes more, so the languages rotate.
    const isChecked = locale === locales[at % locales.length];
    await checkScreen(await open(name, locale), locale, isChecked ? [360, 1280] : []);
  });
});
