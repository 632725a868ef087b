import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { idField } from '#shared/contract/fields.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { badRowsCsv } from './bad-rows.ts';
import { findImport } from './import.queries.ts';
import type { IssueText } from './rows/row-problem.ts';
import { readRowWords } from './row-words.ts';

const params = z.object({ id: idField });
const schemaOf = (operation: string, summary: string, type: string) => ({
  operationId: `productImports.${operation}`,
  tags: ['productImports'],
  summary,
  security: [{ token: [] }],
  params,
  response: {
    200: { description: 'The file', content: { [type]: { schema: z.string() } } },
    401: errorAnswerSchema,
    403: errorAnswerSchema,
    404: errorAnswerSchema,
    422: validationAnswerSchema,
    429: errorAnswerSchema,
    503: errorAnswerSchema,
  },
});
const headersOf = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
});

export function mountImportFiles(app: FastifyInstance, context: Context, issueText: IssueText): void {
  const { db, files } = context;
  const getImport = async (given: unknown) => {
    const found = await findImport(db, params.parse(given).id);
    if (!found) throw notFound();
    return found;
  };
  app.get(
    '/api/admin/product-imports/:id/file',
    {
      schema: schemaOf('file', 'The uploaded file of an import', 'application/octet-stream'),
      onRequest: async (request) => checkAccess(request, { scope: 'content' }),
    },
    async (request, reply) => {
      const { id, file_key: key, format } = await getImport(request.params);
      const file = await files.find(key);
      if (!file) throw notFound();
      return reply.headers(headersOf('application/octet-stream', `karafa-import-${id}.${format}`)).send(file);
    },
  );
  app.get(
    '/api/admin/product-imports/:id/bad-rows.csv',
    {
      schema: schemaOf('badRows', 'The bad rows of an import with the reasons, as CSV', 'text/csv'),
      onRequest: async (request) => checkAccess(request, { scope: 'content' }),
    },
    async (request, reply) => {
      const found = await getImport(request.params);
      const words = await readRowWords(context, request.locale, issueText);
      return reply
        .headers(headersOf('text/csv; charset=utf-8', `karafa-import-${found.id}-bad.csv`))
        .send(Readable.from(badRowsCsv(context, found, words), { objectMode: false }));
    },
  );
}
