import AxeBuilder from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { personalScreens } from '#tests/support/personal-screens.ts';
import { screens, useScreens } from '#tests/support/screens.ts';

const { open } = useScreens();

describe.each(Object.keys(screens))('the screen %s', (name) => {
  test.each(locales)('has no accessibility violations (%s)', (locale) => expectNoViolations(name, locale));
});

// What differs by language is looked at by the test of what fits.
test.each(Object.keys(personalScreens))('the screen %s has no accessibility violations', (name) =>
  expectNoViolations(name, 'cs'),
);

async function expectNoViolations(name: string, locale: Locale): Promise<void> {
  const page = await open(name, locale, { width: 1280 });
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
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
}

test('the dark theme has no accessibility violations either', async () => {
  for (const name of ['home', 'category', 'product on sale', 'blog post']) {
    const page = await open(name, 'cs', { colorScheme: 'dark' });
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2aa']).analyze();
    expect(violations.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  }
});
