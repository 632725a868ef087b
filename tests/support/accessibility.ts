import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page as it stands: `rule: first elements that break it`. */
export async function findViolations(
  page: Page,
  { tags = everyRule, excluded }: { readonly tags?: readonly string[]; readonly excluded?: string } = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (excluded !== undefined) builder.exclude(excluded);
  const { violations } = await builder
    .options({ runOnly: { type: 'tag', values: [...tags] }, resultTypes: ['violations'] })
    // Looks at the page's own frame, and there is no other: a second page for frames takes as long again.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => {
    const targets = nodes.map((node) => node.target.join(' '));
    return `${id}: ${targets.slice(0, 3).join(' | ')}`;
  });
}

/** The same at the widths of a desk and of a phone. */
export async function findViolationsByWidth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const violation of await findViolations(page)) found.push(`${width} px, ${violation}`);
  }
  return found;
}
