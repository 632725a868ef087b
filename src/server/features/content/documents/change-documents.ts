import type { DocumentInput } from '#shared/content/documents-contract.ts';
import { conflict, documentsFull, notFound, throwFieldErrors, type FieldErrorCode } from '#shared/errors.ts';
import { documentsMost } from '#shared/content/limits.ts';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { recordAudit, type AuditEntry } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import {
  insertDocument,
  lockDocument,
  lockDocuments,
  saveDocumentText,
  setDocumentPublished,
  sortDocuments,
  type StoredDocument,
} from './admin-document.queries.ts';
import { auditedDocument, editedPart } from './admin-document-presenter.ts';
import { attachFile, lockUnusedFile, type DocumentFileRow } from './document-file.queries.ts';

/** @throws FieldError (422) on `texts.{locale}.…`; documents_full (409) */
export async function addDocument(context: Context, actorId: number, input: DocumentInput): Promise<{ id: number }> {
  return change(context, async (tx) => {
    if ((await lockDocuments(tx)).length >= documentsMost) throw documentsFull();
    const files = await checkDocument(tx, actorId, input);
    const id = await insertDocument(tx, input.is_published);
    await saveTexts(tx, id, { input, files, at: context.now() });
    const after = auditedDocument((await lockDocument(tx, id))!);
    return { answer: { id }, entry: { actorId, action: 'add', entity: 'document', entityId: id, after } };
  });
}

/** @throws not_found; conflict when somebody else changed it meanwhile; FieldError (422) as `addDocument` */
export async function changeDocument(
  context: Context,
  actorId: number,
  id: number,
  { version, ...input }: DocumentInput & { readonly version: string },
): Promise<void> {
  await change(context, async (tx) => {
    const document = await getLocked(tx, id);
    ensureVersion(editedPart(document), version);
    const files = await checkDocument(tx, actorId, input, document);
    await setDocumentPublished(tx, id, input.is_published);
    await saveTexts(tx, id, { input, files, document, at: context.now() });
    const [before, after] = [auditedDocument(document), auditedDocument((await lockDocument(tx, id))!)];
    return { entry: { actorId, action: 'change', entity: 'document', entityId: id, before, after } };
  });
}

export async function setPublished(context: Context, actorId: number, id: number, isPublished: boolean): Promise<void> {
  await change(context, async (tx) => {
    const { is_published: wasPublished } = await getLocked(tx, id);
    await setDocumentPublished(tx, id, isPublished);
    const [before, after] = [{ is_active: wasPublished }, { is_active: isPublished }];
    return { entry: { actorId, action: 'change', entity: 'document', entityId: id, before, after } };
  });
}

/** @throws conflict (409) when there are other documents than those */
export async function orderDocuments(context: Context, actorId: number, ids: readonly number[]): Promise<void> {
  await change(context, async (tx) => {
    const known = await lockDocuments(tx);
    if (known.toSorted().join() !== ids.toSorted().join()) throw conflict();
    await sortDocuments(tx, ids);
    const [before, after] = [{ document_ids: known }, { document_ids: ids }];
    return { entry: { actorId, action: 'change', entity: 'document', entityId: null, before, after } };
  });
}

async function getLocked(tx: Tx, id: number): Promise<StoredDocument> {
  const document = await lockDocument(tx, id);
  if (!document) throw notFound();
  return document;
}

/** A change and its audit entry, in one transaction. */
function change<Answer = void>(
  { db, now }: Context,
  work: (tx: Tx) => Promise<{ readonly answer?: Answer; readonly entry: AuditEntry }>,
): Promise<Answer> {
  return db.transaction().execute(async (tx) => {
    const { answer, entry } = await work(tx);
    await recordAudit(tx, [entry], now());
    return answer as Answer;
  });
}

type NewFiles = Partial<Record<Locale, DocumentFileRow>>;

/**
 * A language that has a title or a file needs both; one that a document has cannot be emptied, because its address may
 * be linked to.
 */
async function checkDocument(
  tx: Tx,
  actorId: number,
  { texts }: DocumentInput,
  document?: StoredDocument,
): Promise<NewFiles> {
  const found: Record<string, FieldErrorCode | undefined> = {};
  const files: NewFiles = {};
  for (const locale of locales) {
    const { title, description, file_key: key } = texts[locale];
    const stored = document?.texts[locale];
    const isGiven = title !== '' || description !== '' || key !== null || stored !== undefined;
    if (!isGiven) continue;
    if (title === '') found[`texts.${locale}.title`] = 'required';
    if (key === null) found[`texts.${locale}.file_key`] = 'required';
    else if (key !== stored?.file_key) {
      const file = await lockUnusedFile(tx, key, actorId);
      if (file) files[locale] = file;
      else found[`texts.${locale}.file_key`] = 'document_unknown';
    }
  }
  if (locales.every((locale) => texts[locale].title === '' && texts[locale].file_key === null))
    found[`texts.${defaultLocale}.title`] = 'required';
  throwFieldErrors(found);
  return files;
}

interface Saved {
  readonly input: DocumentInput;
  readonly files: NewFiles;
  readonly document?: StoredDocument;
  readonly at: Date;
}

async function saveTexts(tx: Tx, id: number, { input, files, document, at }: Saved): Promise<void> {
  for (const locale of locales) {
    const { title, description } = input.texts[locale];
    const [stored, file] = [document?.texts[locale], files[locale]];
    const current = file ? { file_key: file.key, bytes: file.bytes, updated_at: at } : stored;
    if (!current) continue;
    const { file_key, bytes, updated_at } = current;
    const textId = await saveDocumentText(tx, id, locale, { title, description, file_key, bytes, updated_at });
    if (file) await attachFile(tx, file.id, textId);
  }
}
