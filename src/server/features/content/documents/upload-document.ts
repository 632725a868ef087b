import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { UploadedDocument } from '#shared/content/documents-contract.ts';
import { fieldError } from '#shared/errors.ts';
import { unusedPictureHours } from '#shared/pictures/limits.ts';
import type { Context } from '#server/context.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import { insertDocumentFile, lockUnusedSince } from './document-file.queries.ts';
import { removeFiles } from './remove-document.ts';

const uploadsPerHour = 60;
const filesAtOnce = 100;

/** Checks the limit before a file is received. @throws too_many_requests (429) */
export async function checkMayUploadDocument({ db, now }: Context, accountId: number): Promise<void> {
  const limit = { max: uploadsPerHour, windowSeconds: 3600 };
  await countAgainstLimit(db, `document-upload:account:${accountId}`, limit, now());
}

/**
 * Stores a received PDF under a new key: files never change, so earlier versions stay. The row is inserted before the
 * file is stored, so that a crash in between leaves nothing unknown.
 * @throws FieldError at `file` (422)
 */
export async function uploadDocument(
  { db, files, now }: Context,
  accountId: number,
  path: string,
): Promise<UploadedDocument> {
  const body = await readFile(path);
  if (!(await isPdf(body))) throw fieldError('file', 'document_not_pdf');
  const key = `documents/${randomBytes(16).toString('hex')}.pdf`;
  await insertDocumentFile(db, { key, bytes: body.length, at: now(), by: accountId });
  await files.put(key, body);
  return { key, bytes: body.length };
}

/** Removes uploads that no form has saved for a day. Run by the worker. */
export async function removeUnusedDocuments({
  db,
  files,
  now,
}: Pick<Context, 'db' | 'files' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - unusedPictureHours * 3_600_000);
  return db.transaction().execute(async (tx) => removeFiles(tx, files, await lockUnusedSince(tx, before, filesAtOnce)));
}

/** By its content: a PDF begins with its header and ends with its trailer (ISO 32000-1, 7.5). A cut off file has none. */
async function isPdf(body: Buffer): Promise<boolean> {
  const isMarked = (await fileTypeFromBuffer(body))?.mime === 'application/pdf';
  const end = body.subarray(-1024).toString('latin1');
  return isMarked && body.subarray(0, 5).toString('latin1') === '%PDF-' && /startxref\s+\d+\s+%%EOF/.test(end);
}
