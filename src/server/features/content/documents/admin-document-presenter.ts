import type { AdminDocument, DocumentVersion } from '#shared/content/documents-contract.ts';
import { locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { saverOf } from '#server/features/revisions/index.ts';
import type { StoredDocument } from './admin-document.queries.ts';
import { documentFileName, documentFilesPath } from './document-presenter.ts';
import type { DocumentVersionRow } from './document-file.queries.ts';

/** What the form has, as it is compared. */
export function editedPart({ is_published, texts }: StoredDocument) {
  return {
    is_published,
    texts: mapLocales((locale) => {
      const { title = '', description = '', file_key = null } = texts[locale] ?? {};
      return { title, description, file_key };
    }),
  };
}

export function presentAdminDocument(document: StoredDocument): AdminDocument {
  const edited = editedPart(document);
  const files = mapLocales((locale) => {
    const text = document.texts[locale];
    if (!text) return null;
    const { bytes, updated_at: updatedAt } = text;
    return { url: `${documentFilesPath}${documentFileName(text)}`, bytes, updated_at: updatedAt.toISOString() };
  });
  return { id: document.id, ...edited, files, version: versionOf(edited) };
}

export function presentDocumentVersion(row: DocumentVersionRow, document: StoredDocument): DocumentVersion {
  return {
    id: row.id,
    locale: row.locale,
    bytes: row.bytes,
    uploaded_at: row.uploaded_at.toISOString(),
    uploaded_by: saverOf(row),
    is_current: document.texts[row.locale]?.file_key === row.key,
    url: `/api/admin/documents/files/${row.id}.pdf`,
  };
}

export function auditedDocument({ is_published, texts }: StoredDocument) {
  const present = locales.flatMap((locale) => {
    const text = texts[locale];
    return text ? [{ locale, text }] : [];
  });
  return {
    titles: Object.fromEntries(present.map(({ locale, text }) => [locale, text.title])),
    description: Object.fromEntries(present.map(({ locale, text }) => [locale, text.description])),
    file: Object.fromEntries(present.map(({ locale, text }) => [locale, text.file_key])),
    is_active: is_published,
  };
}
