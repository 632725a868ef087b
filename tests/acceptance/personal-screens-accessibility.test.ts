import { expect, test } from 'vitest';
import { findViolationsByWidth } from '#tests/support/accessibility.ts';
import { personalScreens } from '#tests/support/personal-screens.ts';
import { useScreens } from '#tests/support/screens.ts';

const { open } = useScreens();

// What differs by language is looked at by the test of what fits.
test.each(Object.keys(personalScreens))('the screen %s has no accessibility violations', async (name) => {
  expect(await findViolationsByWidth(await open(name, 'cs', { width: 1280 }))).toEqual([]);
});
