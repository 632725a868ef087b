import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '#shared/i18n/locales.ts';
import { findViolations } from './accessibility.ts';
import { widths } from './browser.ts';
import { findForeignTexts, listShownTexts } from './foreign-texts.ts';

/**
 * Checks that a screen fits every width, has no accessibility violations and is entirely in its language. One visit for
 * all of it: opening the screens takes most of the time.
 * @param checkedWidths widths at which accessibility is checked
 */
export async function checkScreen(page: Page, locale: Locale, checkedWidths: readonly number[]): Promise<void> {
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 900 });
    // The browser updates asynchronously.
    await expect
      .poll(() => page.evaluate(findOverflow), { message: `at ${width} px` })
      .toEqual({ width, overflow: [] });
    if (!checkedWidths.includes(width)) continue;
    // A conversation is scrolled to its end: a link that the header half covers is no small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findViolations(page), `at ${width} px`).toEqual([]);
  }
  expect(await page.locator('h1').count()).toBe(1);
  // What people wrote in another language has a lang attribute.
  const shown = await page.evaluate(listShownTexts);
  expect(shown.length).toBeGreaterThan(5);
  expect(findForeignTexts(locale, shown)).toEqual([]);
  // Screens about texts with variables show their names.
  const text = await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-variables]')) each.remove();
    return document.body.innerText;
  });
  expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
}

/** The window's width, and elements that reach beyond its right edge without scrolling within themselves. */
function findOverflow(): { width: number; overflow: string[] } {
  const width = document.documentElement.clientWidth;
  const limit = width + 1;
  if (document.documentElement.scrollWidth <= limit) return { width, overflow: [] };
  const overflow = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > limit)
    .slice(0, 5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 60)}`);
  return { width, overflow };
}
