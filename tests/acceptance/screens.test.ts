import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { hydrated, useBrowser, widths } from '#tests/support/browser.ts';
import { findDemoPlaces, type DemoPlaces } from '#tests/support/demo-places.ts';

const browser = useBrowser();
let places: DemoPlaces;

beforeAll(async () => {
  places = await findDemoPlaces();
});

/** Every screen, and the states of it that look different. Slugs are placeholders: the server leads to the right ones. */
const screens: Record<string, (locale: Locale, at: DemoPlaces) => string> = {
  home: (locale) => routePath('home', locale),
  category: (locale, at) => routePath('category', locale, { id: at.category, category: '-' }),
  'category without results': (locale, at) =>
    `${routePath('category', locale, { id: at.category, category: '-' })}?price_from=99999999`,
  'advert, supply': (locale, at) => routePath('listing', locale, { id: at.supply, category: '-', listing: '-' }),
  'advert, demand': (locale, at) => routePath('listing', locale, { id: at.demand, category: '-', listing: '-' }),
  'advert, sold': (locale, at) => routePath('listing', locale, { id: at.sold, category: '-', listing: '-' }),
  product: (locale, at) => routePath('listing', locale, { id: at.product, category: '-', listing: '-' }),
  'product on sale': (locale, at) =>
    routePath('listing', locale, { id: at.productOnSale, category: '-', listing: '-' }),
  search: (locale) => `${routePath('search', locale)}?q=rum`,
  'search without words': (locale) => routePath('search', locale),
  'search without results': (locale) => `${routePath('search', locale)}?q=qqqxyzzy`,
  'new products': (locale) => routePath('products-new', locale),
  sale: (locale) => routePath('products-sale', locale),
  blog: (locale) => routePath('blog', locale),
  'blog post': (locale, at) => routePath('blog-post', locale, { id: at.post, slug: '-' }),
  terms: (locale) => routePath('info', locale, { id: 1, slug: '-' }),
  'how it works': (locale) => routePath('info', locale, { id: 3, slug: '-' }),
  documents: (locale) => routePath('documents', locale),
  'not found': (locale) => `${routePath('home', locale).replace(/\/$/, '')}/nic`,
  maintenance: (locale) => routePath('maintenance', locale),
};

/** Statuses that make the browser note a failed page in its console. */
const answersWithError = /status of (404|503)/;

async function open(path: string, options: Parameters<typeof browser.visit>[1] = {}): Promise<Page> {
  browser.expectTrouble(answersWithError);
  const page = await browser.visit(path, options);
  await hydrated(page);
  return page;
}

describe.each(Object.entries(screens))('the screen %s', (_name, pathOf) => {
  test.each(locales)('R-1.06 fits every width and says everything in its language (%s)', async (locale) => {
    const page = await open(pathOf(locale, places));
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(findOverflow), `${pathOf(locale, places)} at ${width} px`).toEqual([]);
    }
    expect(await page.locator('h1').count()).toBe(1);
    const text = await page.locator('body').innerText();
    // What people wrote in their own language is marked as such and stays.
    await page.locator('main [lang]').evaluateAll((marked) => marked.forEach((element) => element.remove()));
    const interfaceText = await page.locator('body').innerText();
    if (locale !== 'cs') expect(interfaceText).not.toMatch(foreignWords[locale]);
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
  });

  test.each(locales)('has no accessibility violations (%s)', async (locale) => {
    for (const width of [360, 1280]) {
      const page = await open(pathOf(locale, places), { width });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map((node) => node.target.join(' '))
              .slice(0, 3)
              .join(' | ')}`,
        ),
      ).toEqual([]);
    }
  });
});

test('the dark theme has no accessibility violations either', async () => {
  for (const name of ['home', 'category', 'product on sale', 'blog post']) {
    const page = await open(screens[name]!('cs', places), { colorScheme: 'dark' });
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2aa']).analyze();
    expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  }
});

/** Words of the interface's Czech that no English or German page may show. */
const foreignWords: Record<Exclude<Locale, 'cs'>, RegExp> = {
  en: /(?<!\p{L})(Úvod|Hledat|Zavřít|výsledk\w*|Řadit|Značka|Balení|Cena|Skladem|Kategorie|Nejnovější|Podrobnosti|Prodejce)(?!\p{L})/u,
  de: /(?<!\p{L})(Úvod|Hledat|Zavřít|výsledk\w*|Řadit|Značka|Balení|Cena|Skladem|Kategorie(?=:)|Nejnovější|Podrobnosti|Prodejce)(?!\p{L})/u,
};

/** Elements that reach beyond the window's right edge without scrolling within themselves. */
function findOverflow(): string[] {
  const limit = document.documentElement.clientWidth + 1;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > limit)
    .slice(0, 5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className.toString().slice(0, 60)}`);
}
