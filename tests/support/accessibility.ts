import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe violations of a page: `rule: first elements that break it`. */
export async function findViolations(
  page: Page,
  { tags = everyRule, excluded }: { readonly tags?: readonly string[]; readonly excluded?: string } = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page });
  if (excluded !== undefined) builder.exclude(excluded);
  const { violations } = await builder
    .options({ runOnly: { type: 'tag', values: [...tags] }, resultTypes: ['violations'] })
    // Checks only the page's own frame, the only one: opening a second page for frames would double the time.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => {
    const targets = nodes.map(({ target, any }) => `${target.join(' ')}${colorsOf(any[0]?.data)}`);
    return `${id}: ${targets.slice(0, 3).join(' | ')}`;
  });
}

/** The colors of a contrast that is too low, which a target does not tell; empty for other rules. */
function colorsOf(data: { readonly fgColor?: string; readonly bgColor?: string } | undefined): string {
  return data?.fgColor ? ` (${data.fgColor} on ${data.bgColor})` : '';
}
