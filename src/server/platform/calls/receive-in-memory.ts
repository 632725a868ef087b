import type { FastifyRequest } from 'fastify';
import { CodedError, fieldError, type FieldErrorCode } from '#shared/errors.ts';

/** For `@fastify/multipart`: one file of at most so many bytes, no other fields. */
export function oneFile(fileSize: number) {
  return { fileSize, files: 1, fields: 0, headerPairs: 20 };
}

/**
 * The only file of a form, in memory, and its name: at most 100 characters, to be shown.
 * @param tooLarge the error of a file beyond the limit
 * @throws FieldError on `file` (422)
 */
export async function receiveInMemory(
  request: FastifyRequest,
  tooLarge: FieldErrorCode,
): Promise<{ bytes: Buffer; fileName: string }> {
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
    throw fieldError('file', isTooLarge ? tooLarge : 'upload_failed');
  }
}
