import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces, type DemoPlaces } from '#tests/support/demo-places.ts';
import { answersWithError, screens } from '#tests/support/screens.ts';

const browser = useBrowser();
let places: DemoPlaces;

beforeAll(async () => {
  places = await findDemoPlaces();
});

async function open(path: string, options: Parameters<typeof browser.visit>[1] = {}): Promise<Page> {
  browser.expectTrouble(answersWithError);
  const page = await browser.visit(path, options);
  await hydrated(page);
  return page;
}

describe.each(Object.entries(screens))('the screen %s', (_name, pathOf) => {
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
