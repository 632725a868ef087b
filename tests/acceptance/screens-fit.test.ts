import { describe, expect, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { knownRoutes, matchPath } from '#shared/i18n/paths.ts';
import { widths } from '#tests/support/browser.ts';
import { findForeignTexts, listShownTexts } from '#tests/support/foreign-texts.ts';
import { personalScreens } from '#tests/support/personal-screens.ts';
import { screens, useScreens } from '#tests/support/screens.ts';

const { open, pathOf } = useScreens();

describe.each(Object.keys({ ...screens, ...personalScreens }))('the screen %s', (name) => {
  test.each(locales)('R-1.06 fits every width and is entirely in its language (%s)', async (locale) => {
    const page = await open(name, locale);
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      // The browser updates asynchronously.
      await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
      await expect.poll(() => page.evaluate(findOverflow), { message: `${name} at ${width} px` }).toEqual([]);
    }
    expect(await page.locator('h1').count()).toBe(1);
    // What people wrote in another language has a lang attribute.
    const shown = await page.evaluate(listShownTexts);
    expect(shown.length).toBeGreaterThan(5);
    expect(findForeignTexts(locale, shown)).toEqual([]);
    const text = await page.locator('body').innerText();
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  });
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
  expect(knownRoutes().filter((route) => !visited.has(route))).toEqual(['own-profile']);
});

/** Elements that reach beyond the window's right edge without scrolling within themselves. */
function findOverflow(): string[] {
  const limit = document.documentElement.clientWidth + 1;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > limit)
    .slice(0, 5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 60)}`);
}

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
