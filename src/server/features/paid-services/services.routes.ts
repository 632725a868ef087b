import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { idField } from '#shared/contract/fields.ts';
import { notFound } from '#shared/errors.ts';
import { adminServicesContract } from '#shared/paid-services/contract.ts';
import type { Context } from '#server/context.ts';
import { findDocument, listDocuments, renderInvoicePdf } from '#server/features/orders/index.ts';
import type { PaymentSubjects } from '#server/features/payments/index.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { addServiceOverpayment, markServicePaid, refundService } from './service-money.ts';
import type { AllServiceRules } from './service-rules.ts';
import { findService, findServiceOfDocument } from './service.queries.ts';

/** The documents of all services, and what administrators do with their money. */
export function mountPaidServices(
  app: FastifyInstance,
  context: Context,
  subjects: PaymentSubjects,
  allRules: AllServiceRules,
): void {
  const { db } = context;
  mountCalls(app, 'adminServices', adminServicesContract, {
    markPaid: async ({ params: { id } }, { caller: { accountId } }) => ({
      outcome: await markServicePaid(context, subjects, id, accountId),
    }),
    recordOverpayment: async ({ params: { id }, body }, { caller: { accountId: actorId } }) => {
      await addServiceOverpayment(context, id, { ...body, actorId });
      return {};
    },
    refund: async ({ params: { id }, body }, { caller: { accountId: actorId } }) => {
      await refundService(context, allRules, id, { ...body, actorId });
      return {};
    },
  });
  app.get<{ Params: z.output<typeof ownFile> }>(
    '/api/me/services/documents/:file',
    {
      schema: fileSchema('services', ownFile),
      config: { rateLimit: { max: 60, timeWindow: 10 * 60_000 } },
      onRequest: async (request) => checkAccess(request, 'account'),
    },
    async ({ params: { file }, caller }, reply) => {
      const id = caller && (await findServiceOfDocument(db, caller.accountId, numberOf(file)));
      return sendDocument(db, reply, id, file);
    },
  );
  app.get<{ Params: z.output<typeof adminFile> }>(
    '/api/admin/services/:id/documents/:file',
    {
      schema: fileSchema('adminServices', adminFile),
      onRequest: async (request) => checkAccess(request, { scope: 'orders' }),
    },
    async ({ params: { id, file } }, reply) => sendDocument(db, reply, id, file),
  );
}

const ownFile = z.object({
  file: z
    .string()
    .regex(/^(OD)?\d{10}\.pdf$/)
    .describe('The number of the document and .pdf'),
});
const adminFile = ownFile.extend({ id: idField });

function fileSchema(tag: string, params: z.ZodType) {
  return {
    operationId: `${tag}.document`,
    tags: [tag],
    summary: 'The invoice or a credit note of a service, as PDF',
    security: [{ token: [] }],
    params,
    response: {
      200: { description: 'The file', content: { 'application/pdf': { schema: z.string() } } },
      401: errorAnswerSchema,
      403: errorAnswerSchema,
      404: errorAnswerSchema,
      422: validationAnswerSchema,
      429: errorAnswerSchema,
      503: errorAnswerSchema,
    },
  };
}

const numberOf = (file: string) => file.slice(0, -'.pdf'.length);

async function sendDocument(db: Queryable, reply: FastifyReply, id: number | undefined, file: string) {
  const service = id === undefined ? undefined : await findService(db, id);
  const rows = service ? await listDocuments(db, { kind: service.kind, id: service.id }) : [];
  const row = rows.find(({ number }) => number === numberOf(file));
  const document = row && (await findDocument(db, row.id));
  if (!document) throw notFound();
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="karafa-${file}"`,
      'cache-control': 'no-store',
    })
    .send(await renderInvoicePdf(document.content, document.content.locale));
}
