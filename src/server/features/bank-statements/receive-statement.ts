import type { FastifyRequest } from 'fastify';
import { mostStatementBytes } from '#shared/bank-statements/bank-lines.ts';
import { CodedError, fieldError } from '#shared/errors.ts';

/** For `@fastify/multipart`: one file, no other fields. */
export const statementLimits = { fileSize: mostStatementBytes, files: 1, fields: 0, headerPairs: 20 };

/**
 * The only file of a form, in memory.
 * @throws FieldError on `file`
 */
export async function receiveStatement(request: FastifyRequest): Promise<{ bytes: Uint8Array; fileName: string }> {
  if (!request.isMultipart()) throw fieldError('file', 'upload_failed');
  try {
    const file = await request.file();
    if (!file) throw fieldError('file', 'required');
    const bytes = await file.toBuffer();
    if (file.fieldname !== 'file') throw fieldError('file', 'upload_failed');
    if (bytes.length === 0) throw fieldError('file', 'required');
    // The name is shown to administrators only.
    const fileName = file.filename
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(-100);
    return { bytes, fileName: fileName === '' ? 'file' : fileName };
  } catch (error) {
    if (error instanceof CodedError) throw error;
    const isTooLarge = (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE';
    throw fieldError('file', isTooLarge ? 'statement_too_long' : 'upload_failed');
  }
}
