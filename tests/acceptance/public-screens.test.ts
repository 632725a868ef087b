import { expect, test } from 'vitest';
import { knownRoutes, matchPath } from '#shared/i18n/paths.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { widths } from '#tests/support/browser.ts';
import { personalScreens } from '#tests/support/personal-screens.ts';
import { testScreens } from '#tests/support/screen-tests.ts';
import { screens, useScreens } from '#tests/support/screens.ts';

const opened = useScreens();
const { open, pathOf } = opened;

testScreens(Object.keys(screens), opened);

test('the dark theme has no accessibility violations either', async () => {
  for (const name of ['home', 'category', 'product on sale', 'blog post']) {
    const page = await open(name, 'cs', { colorScheme: 'dark' });
    expect(await findViolations(page, { tags: ['wcag2aa'] }), name).toEqual([]);
  }
});

test.each(widths)(
  'R-1.06 the estimated height of the home page is close to the real one, so that its scrollbar stays (%i px)',
  async (width) => {
    const { parts, real, foreseen } = await (await open('home', 'cs', { width })).evaluate(measureLazyParts);
    expect(parts).toBeGreaterThan(0);
    expect(Math.abs(foreseen - real) / real).toBeLessThan(0.1);
  },
);

test('R-1.06 every screen is visited', () => {
  const routeOf = (name: string) => matchPath(new URL(pathOf(name, 'cs'), 'https://karafa.example').pathname).route;
  const visited = new Set(Object.keys({ ...screens, ...personalScreens }).map(routeOf));
  // The own profile redirects to the public one.
  expect(knownRoutes().filter((route) => !visited.has(route))).toEqual(['own-profile', 'admin-missing']);
});

/** The height of the page with all parts laid out, and with none of the lazily laid out parts. */
function measureLazyParts(): { parts: number; real: number; foreseen: number } {
  const parts = [...document.querySelectorAll<HTMLElement>('main *')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto',
  );
  for (const part of parts) part.style.contentVisibility = 'visible';
  const real = document.documentElement.scrollHeight;
  let foreseen = real;
  for (const part of parts) {
    const { containIntrinsicHeight, paddingTop, paddingBottom } = getComputedStyle(part);
    const height = parseFloat(containIntrinsicHeight.replace('auto ', ''));
    foreseen += height + parseFloat(paddingTop) + parseFloat(paddingBottom) - part.offsetHeight;
  }
  return { parts: parts.length, real, foreseen };
}
