import type { FastifyInstance } from 'fastify';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { documentFileName, documentFilesPath } from './document-presenter.ts';
import { findDocument } from './document.queries.ts';

/**
 * The files of the documents. The URL holds only a document's id and the database has the file's key, so no URL can
 * reach another file.
 */
export function mountDocumentFiles(app: FastifyInstance, { db, files }: Context): void {
  app.get<{ Params: { file: string } }>(
    `${documentFilesPath}:file`,
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const id = /^([1-9]\d{0,8})(?:-[a-z0-9-]*)?\.pdf$/.exec(params.file)?.[1];
      const document = id === undefined ? undefined : await findDocument(db, Number(id));
      const body = document && (await files.find(document.file_key));
      if (!body) throw notFound();
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${documentFileName(document)}"`,
          // A replaced file keeps its address.
          'cache-control': 'public, max-age=60',
          'x-content-type-options': 'nosniff',
          'last-modified': document.updated_at.toUTCString(),
        })
        .send(body);
    },
  );
}
