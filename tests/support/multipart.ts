import { randomBytes } from 'node:crypto';

export interface FormPart {
  readonly field?: string;
  readonly fileName?: string;
  readonly type?: string;
  readonly body: Buffer | string;
}

/** A multipart/form-data body (RFC 7578) for `inject`. A part without a file name is a plain field. */
export function multipartForm(parts: readonly FormPart[], boundary = `karafa-${randomBytes(12).toString('hex')}`) {
  const chunks = parts.flatMap(({ field = 'file', fileName, type, body }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"`,
    fileName === undefined ? '' : `; filename="${fileName}"`,
    type === undefined ? '' : `\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    body,
    '\r\n',
  ]);
  return {
    payload: Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
