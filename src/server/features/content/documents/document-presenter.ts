import type { DocumentFile } from '#shared/content/contract.ts';
import { slugOf } from '#shared/i18n/slugs.ts';
import type { DocumentRow } from './document.queries.ts';

export const documentFilesPath = '/files/documents/';

export function presentDocument(document: DocumentRow): DocumentFile {
  const { id, title, description, bytes, updated_at } = document;
  return {
    id,
    title,
    description,
    url: `${documentFilesPath}${documentFileName(document)}`,
    bytes,
    updated_at: updated_at.toISOString(),
  };
}

/** `3-obchodni-podminky.pdf`: only the id identifies the document, the rest is for people. */
export function documentFileName({ id, title }: Pick<DocumentRow, 'id' | 'title'>): string {
  return `${id}-${slugOf(title, 'dokument')}.pdf`;
}
