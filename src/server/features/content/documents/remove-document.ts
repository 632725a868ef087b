import { documentLinked, notFound } from '#shared/errors.ts';
import { defaultLocale, locales } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { auditedDocument } from './admin-document-presenter.ts';
import { deleteDocument, lockDocument, type StoredDocument } from './admin-document.queries.ts';
import { deleteFileRows, detachFiles, lockUnusedFiles, type DocumentFileRow } from './document-file.queries.ts';
import { listDocumentReferences, type ListLinking } from './document-reference.queries.ts';

/** The numbers in the addresses of its files. */
export function textIdsOf({ texts }: StoredDocument): number[] {
  return locales.flatMap((locale) => texts[locale]?.id ?? []);
}

/**
 * Deletes a document with every file that it has had. A crash after the first transaction leaves unused files, which
 * the worker removes.
 * @throws not_found; document_linked (409) while something links to it
 */
export async function removeDocument(
  { db, files, now }: Context,
  listNewsletters: ListLinking,
  actorId: number,
  id: number,
): Promise<void> {
  const detached = await db.transaction().execute(async (tx) => {
    const document = await lockDocument(tx, id);
    if (!document) throw notFound();
    const textIds = textIdsOf(document);
    if ((await listDocumentReferences(tx, textIds, defaultLocale, listNewsletters)).length > 0) throw documentLinked();
    const ids = await detachFiles(tx, textIds);
    await deleteDocument(tx, id);
    const before = auditedDocument(document);
    await recordAudit(tx, [{ actorId, action: 'delete', entity: 'document', entityId: id, before }], now());
    return ids;
  });
  await db.transaction().execute(async (tx) => removeFiles(tx, files, await lockUnusedFiles(tx, detached)));
}

/**
 * Removes locked files. The rows go last: whatever interrupts it, no file is left that nothing knows of.
 * @returns how many
 */
export async function removeFiles(
  tx: Tx,
  files: Context['files'],
  locked: readonly DocumentFileRow[],
): Promise<number> {
  for (const { key } of locked) await files.delete(key);
  await deleteFileRows(
    tx,
    locked.map(({ id }) => id),
  );
  return locked.length;
}
