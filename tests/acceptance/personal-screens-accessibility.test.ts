import { expect, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { findViolationsByWidth } from '#tests/support/accessibility.ts';
import { personalScreens } from '#tests/support/personal-screens.ts';
import { useScreens } from '#tests/support/screens.ts';

const { open } = useScreens();

// Checking every screen in every language would take minutes more, so the languages rotate.
test.each(Object.keys(personalScreens).map((name, at) => [name, locales[at % locales.length]!] as const))(
  'the screen %s has no accessibility violations (%s)',
  async (name, locale) => {
    expect(await findViolationsByWidth(await open(name, locale, { width: 1280 }))).toEqual([]);
  },
);
