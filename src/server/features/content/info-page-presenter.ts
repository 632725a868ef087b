import type { InfoPage } from '#shared/content/contract.ts';
import type { InfoPageRow } from './info-page.queries.ts';
import { renderMarkdown } from './markdown.ts';
import { slugsOf } from './text-slugs.ts';

export function presentInfoPage(page: InfoPageRow, slugs: readonly { locale: string; slug: string }[]): InfoPage {
  const { html, headings } = renderMarkdown(page.body);
  return {
    id: page.id,
    title: page.title,
    slug: page.slug,
    slugs: slugsOf(slugs, page.slug),
    perex: page.perex,
    html,
    headings: [...headings],
    updated_at: page.updated_at.toISOString(),
  };
}
