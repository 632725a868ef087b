import { infoPages } from '#shared/content/limits.ts';
import { isLocale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { renderInfoPagePdf } from '#server/features/content/index.ts';
import { findDocument, renderInvoicePdf } from '#server/features/orders/index.ts';
import type { MailFile } from '#server/platform/mail/index.ts';

/** The files that mails name: `invoice:12` (also a credit note), `terms:cs`. */
export async function makeMailFile(context: Context, reference: string): Promise<MailFile> {
  const [kind, name = ''] = reference.split(':');
  const file = kind === 'invoice' ? await invoiceFile(context, name) : await termsFile(context, name);
  if (!file) throw new Error(`There is no file ${reference} to send with a mail`);
  return { type: 'application/pdf', ...file };
}

type Made = Pick<MailFile, 'name' | 'content'> | undefined;

async function invoiceFile({ db }: Context, id: string): Promise<Made> {
  const document = await findDocument(db, Number(id));
  if (!document) return undefined;
  const { number, content } = document;
  return { name: `karafa-${number}.pdf`, content: await renderInvoicePdf(content, content.locale) };
}

async function termsFile({ db }: Context, locale: string): Promise<Made> {
  const page = isLocale(locale) ? await renderInfoPagePdf(db, infoPages.terms, locale) : undefined;
  return page && { name: `${page.slug}.pdf`, content: page.file };
}
