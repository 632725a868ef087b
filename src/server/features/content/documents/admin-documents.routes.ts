import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  adminDocumentsContract,
  documentUploadContract,
  type AdminDocument,
} from '#shared/content/documents-contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { multipartLimits, receiveFile } from '#server/features/pictures/index.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { withCurrent } from '#server/platform/db/row-version.ts';
import { presentAdminDocument, presentDocumentVersion } from './admin-document-presenter.ts';
import { listStoredDocuments, type StoredDocument } from './admin-document.queries.ts';
import { addDocument, changeDocument, orderDocuments, setPublished } from './change-documents.ts';
import { findDocumentFile, listDocumentVersions } from './document-file.queries.ts';
import { listDocumentReferences, type ListLinking } from './document-reference.queries.ts';
import { removeDocument, textIdsOf } from './remove-document.ts';
import { checkMayUploadDocument, uploadDocument } from './upload-document.ts';

export function mountAdminDocuments(app: FastifyInstance, context: Context, listNewsletters: ListLinking): void {
  const { db } = context;
  const getStored = async (id: number): Promise<StoredDocument> => {
    const [document] = await listStoredDocuments(db, id);
    if (!document) throw notFound();
    return document;
  };
  const get = async (id: number): Promise<AdminDocument> => presentAdminDocument(await getStored(id));
  mountCalls(app, 'adminDocuments', adminDocumentsContract, {
    list: async () => (await listStoredDocuments(db)).map(presentAdminDocument),
    get: ({ params: { id } }) => get(id),
    add: ({ body }, { caller }) => addDocument(context, caller.accountId, body),
    change: async ({ params: { id }, body }, { caller }) => {
      await withCurrent(
        () => get(id),
        () => changeDocument(context, caller.accountId, id, body),
      );
      return get(id);
    },
    setPublished: async ({ params: { id }, body }, { caller }) => {
      await setPublished(context, caller.accountId, id, body.is_published);
      return {};
    },
    order: async ({ body }, { caller }) => {
      await orderDocuments(context, caller.accountId, body.ids);
      return {};
    },
    references: async ({ params: { id }, query: { lang } }) =>
      listDocumentReferences(db, textIdsOf(await getStored(id)), lang, listNewsletters),
    remove: async ({ params: { id } }, { caller }) => {
      await removeDocument(context, listNewsletters, caller.accountId, id);
      return {};
    },
    versions: async ({ params: { id } }) => {
      const document = await getStored(id);
      return (await listDocumentVersions(db, id)).map((row) => presentDocumentVersion(row, document));
    },
  });
  void app.register(async (uploads) => {
    await uploads.register(multipart, { limits: multipartLimits });
    mountCalls(uploads, 'documentUpload', documentUploadContract, {
      upload: async (_input, { caller, request }) => {
        await checkMayUploadDocument(context, caller.accountId);
        return uploadDocument(context, caller.accountId, await receiveFile(request));
      },
    });
  });
  mountVersionFiles(app, context);
}

const versionFile = z.object({ file: z.string().regex(/^[1-9]\d{0,8}\.pdf$/) });

/** Every version of a file, also replaced ones and those of documents that are off: for administrators only. */
function mountVersionFiles(app: FastifyInstance, { db, files }: Context): void {
  app.get<{ Params: z.output<typeof versionFile> }>(
    '/api/admin/documents/files/:file',
    {
      schema: {
        operationId: 'adminDocuments.file',
        tags: ['adminDocuments'],
        summary: 'A version of the file of a document as PDF, for administrators',
        params: versionFile,
        security: [{ token: [] }],
        response: {
          200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
          401: errorAnswerSchema,
          403: errorAnswerSchema,
          404: errorAnswerSchema,
          422: validationAnswerSchema,
          429: errorAnswerSchema,
          503: errorAnswerSchema,
        },
      },
      onRequest: async (request: FastifyRequest) => checkAccess(request, { scope: 'content' }),
    },
    async ({ params }, reply) => {
      const file = await findDocumentFile(db, Number.parseInt(params.file, 10));
      const body = file && (await files.find(file.key));
      if (!body) throw notFound();
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="document-${params.file}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(body);
    },
  );
}
