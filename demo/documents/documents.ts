import { createPdfDocument } from '#server/platform/pdf/create-pdf-document.ts';
import { finishPdfDocument } from '#server/platform/pdf/finish-pdf-document.ts';
import type { PdfDocument } from '#server/platform/pdf/pdf-document.ts';
import { drawFormField, writeParagraph } from '#server/platform/pdf/text-blocks.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { Calendar } from '../calendar.ts';
import { complaintForm, pageDescriptions, withdrawalForm } from '../data/documents.ts';
import type { PageTexts } from '../data/pages/page-texts.ts';
import { privacy } from '../data/pages/privacy.ts';
import { terms } from '../data/pages/terms.ts';
import type { DemoShop } from '../data/shops/demo-shop.ts';
import type { Row, Rows } from '../rows.ts';
import { textBy, type Text } from '../text.ts';
import { writeMarkdown } from '#server/platform/pdf/write-markdown.ts';
import { shippingPrices, writeShippingPrices } from './shipping-prices.ts';

interface DocumentPlan {
  readonly slug: string;
  readonly title: Text;
  readonly description: Text;
  readonly write: (document: PdfDocument, locale: Locale) => void;
}

const plansFor = (demo: DemoShop): readonly DocumentPlan[] => [
  pagePlan('terms', terms(demo), pageDescriptions.terms),
  formPlan('complaint-form', complaintForm(demo.company)),
  formPlan('withdrawal-form', withdrawalForm(demo.company)),
  {
    slug: 'shipping-prices',
    ...shippingPrices,
    write: (document, locale) => writeShippingPrices(document, locale, demo),
  },
  pagePlan('privacy', privacy(demo), pageDescriptions.privacy),
];

export interface DocumentFile {
  readonly key: string;
  readonly body: Buffer;
}

/** The downloadable documents in every language: files for the file store and the rows that list them. */
export async function makeDocuments(
  { today, daysAgo }: Calendar,
  demo: DemoShop,
): Promise<{ files: DocumentFile[]; rows: Rows }> {
  const { company } = demo;
  const files: DocumentFile[] = [];
  const documents: Row[] = [];
  const texts: Row[] = [];
  const versions: Row[] = [];
  for (const [index, plan] of plansFor(demo).entries()) {
    for (const locale of locales) {
      const document = await createPdfDocument({
        title: plan.title[locale],
        locale,
        author: company.name,
        header: `${company.name} · ${company.street}, ${company.postcode} ${company.city} · ${company.email}`,
        createdAt: today,
        pageLabel: (page, pages) => `${page} / ${pages}`,
      });
      plan.write(document, locale);
      const body = await finishPdfDocument(document);
      const key = `documents/${plan.slug}-${locale}.pdf`;
      files.push({ key, body });
      const id = texts.length + 1;
      texts.push({
        id,
        document_id: index + 1,
        locale,
        title: plan.title[locale],
        description: plan.description[locale],
        file_key: key,
        bytes: body.length,
        updated_at: daysAgo(30),
      });
      versions.push({
        id,
        document_text_id: id,
        key,
        bytes: body.length,
        uploaded_at: daysAgo(30),
        uploaded_by: null,
      });
    }
    documents.push({ id: index + 1, position: index + 1, is_published: true });
  }
  return { files, rows: { document: documents, document_text: texts, document_file: versions } };
}

function pagePlan(slug: string, texts: PageTexts, description: Text): DocumentPlan {
  return {
    slug,
    title: textBy((locale) => texts[locale].title),
    description,
    write: (document, locale) => writeMarkdown(document, texts[locale].body),
  };
}

interface Form {
  readonly title: Text;
  readonly description: Text;
  readonly introduction: Text;
  readonly fields: readonly { readonly label: Text; readonly lines: number }[];
}

function formPlan(slug: string, { title, description, introduction, fields }: Form): DocumentPlan {
  return {
    slug,
    title,
    description,
    write: (document, locale) => {
      writeParagraph(document, introduction[locale]);
      for (const { label, lines } of fields) drawFormField(document, label[locale], lines);
    },
  };
}
