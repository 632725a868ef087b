import type { FastifyRequest } from 'fastify';
import { CodedError, fieldError, fileTooLarge } from '#shared/errors.ts';
import { uploadBytes } from '#shared/pictures/limits.ts';

/** How many bytes a form may have beyond its file. */
const formBytes = 16_384;

/** For `@fastify/multipart`: one file, no other fields, never more than `uploadBytes` of it on the disk. */
export const multipartLimits = { fileSize: uploadBytes, files: 1, fields: 0, headerPairs: 20 };

/**
 * Writes the only file of a form to a temporary file, which is deleted at the end of the request.
 * @throws FieldError at `file`: too large (413); missing or malformed (422)
 */
export async function receiveFile(request: FastifyRequest): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > uploadBytes + formBytes) throw fileTooLarge('file');
  if (!request.isMultipart()) throw fieldError('file', 'upload_failed');
  try {
    const { files } = await request.saveRequestFiles();
    const [file] = files;
    if (!file) throw fieldError('file', 'required');
    if (file.fieldname !== 'file') throw fieldError('file', 'upload_failed');
    return file.filepath;
  } catch (error) {
    if (error instanceof CodedError || isOfSystem(error)) throw error;
    const isTooLarge = (error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE';
    throw isTooLarge ? fileTooLarge('file') : fieldError('file', 'upload_failed');
  }
}

/** A full disk is not the caller's error. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
