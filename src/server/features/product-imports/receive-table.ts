import type { FastifyRequest } from 'fastify';
import { CodedError, fieldError } from '#shared/errors.ts';
import { mostImportBytes } from '#shared/product-imports/imports.ts';

/** For `@fastify/multipart`: one file, no other fields. */
export const tableLimits = { fileSize: mostImportBytes, files: 1, fields: 0, headerPairs: 20 };

/**
 * The only file of a form, in memory.
 * @throws FieldError on `file`
 */
export async function receiveTable(request: FastifyRequest): Promise<{ bytes: Buffer; fileName: string }> {
  if (!request.isMultipart()) throw fieldError('file', 'upload_failed');
  try {
    const file = await request.file();
    if (!file) throw fieldError('file', 'required');
    const bytes = await file.toBuffer();
    if (file.fieldname !== 'file') throw fieldError('file', 'upload_failed');
    if (bytes.length === 0) throw fieldError('file', 'required');
    const fileName = file.filename
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(-100);
    return { bytes, fileName: fileName === '' ? 'file' : fileName };
  } catch (error) {
    if (error instanceof CodedError) throw error;
    const isTooLarge = (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE';
    throw fieldError('file', isTooLarge ? 'table_too_large' : 'upload_failed');
  }
}
