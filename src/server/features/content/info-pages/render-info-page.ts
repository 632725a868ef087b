import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { boundWords } from '#server/platform/i18n/bound-words.ts';
import { createPdfDocument } from '#server/platform/pdf/create-pdf-document.ts';
import { finishPdfDocument } from '#server/platform/pdf/finish-pdf-document.ts';
import { pageLabelIn } from '#server/platform/pdf/page-label.ts';
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
  const document = await createPdfDocument({
    title: page.title,
    locale,
    author: 'Karafa',
    header: page.title,
    createdAt: page.updated_at,
    pageLabel: pageLabelIn(locale),
  });
  writeMarkdown(document, boundWords(page.body, locale));
  return { slug: page.slug, file: await finishPdfDocument(document) };
}
