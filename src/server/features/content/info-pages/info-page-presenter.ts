import type { InfoPage } from '#shared/content/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { boundWords } from '#server/platform/i18n/bound-words.ts';
import type { InfoPageRow } from './info-page.queries.ts';
import { renderMarkdown } from '../markdown.ts';
import { slugsOf } from '../text-slugs.ts';

export function presentInfoPage(
  page: InfoPageRow,
  locale: Locale,
  slugs: readonly { locale: string; slug: string }[],
): InfoPage {
  return {
    id: page.id,
    title: page.title,
    slug: page.slug,
    slugs: slugsOf(slugs, page.slug),
    perex: boundWords(page.perex, locale),
    ...renderInfoText(page.body, locale),
    updated_at: page.updated_at.toISOString(),
  };
}

/** The Markdown of a page as its readers see it. */
export function renderInfoText(body: string, locale: Locale): Pick<InfoPage, 'html' | 'headings'> {
  const { html, headings } = renderMarkdown(boundWords(body, locale));
  return { html, headings: [...headings] };
}
