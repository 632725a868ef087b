import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { documentFileName, documentFilesPath } from './document-presenter.ts';
import { findDocument } from './document.queries.ts';

/**
 * The files of the documents. The address names a document by its id; which file that is, the database says, so no
 * address can lead to another file.
 */
export function mountDocumentFiles(app: FastifyInstance, { db, config }: Context): void {
  app.get<{ Params: { file: string } }>(
    `${documentFilesPath}:file`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const id = /^([1-9]\d{0,8})(?:-[a-z0-9-]*)?\.pdf$/.exec(params.file)?.[1];
      const document = id === undefined ? undefined : await findDocument(db, Number(id));
      const file = document && (await findFile(config.files.dir, document.file_key));
      if (!file) throw notFound();
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-length': file.bytes,
          'content-disposition': `inline; filename="${documentFileName(document)}"`,
          'cache-control': 'public, max-age=3600',
          'x-content-type-options': 'nosniff',
          'last-modified': document.updated_at.toUTCString(),
        })
        .send(createReadStream(file.path));
    },
  );
}

async function findFile(folder: string, key: string): Promise<{ path: string; bytes: number } | undefined> {
  const path = resolve(join(folder, key));
  if (!path.startsWith(resolve(folder) + sep)) return undefined;
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, bytes: found.size } : undefined;
}
