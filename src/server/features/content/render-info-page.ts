import { msg } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { boundWords } from '#server/platform/i18n/bound-words.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { createPaper } from '#server/platform/pdf/paper.ts';
import { writeMarkdown } from '#server/platform/pdf/write-markdown.ts';
import { findInfoPage } from './info-page.queries.ts';

/** The current version of an info page as a PDF file, named after its slug. Undefined when the page has no text. */
export async function renderInfoPagePdf(
  db: Queryable,
  id: number,
  locale: Locale,
): Promise<{ slug: string; file: Buffer } | undefined> {
  const page = await findInfoPage(db, id, locale);
  if (!page) return undefined;
  const i18n = serverI18n(locale);
  const paper = await createPaper({
    title: page.title,
    locale,
    author: 'Karafa',
    head: page.title,
    madeAt: page.updated_at,
    pageText: (number, pages) => i18n._(msg`Strana ${{ page: number }} z ${{ pages }}`),
  });
  writeMarkdown(paper, boundWords(page.body, locale));
  return { slug: page.slug, file: await paper.finish() };
}
