import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { idField } from '#shared/contract/fields.ts';
import { conflict, notFound } from '#shared/errors.ts';
import { adminVerificationContract, verificationContract } from '#shared/verification/contract.ts';
import type { Context } from '#server/context.ts';
import { findDocument, listDocuments, renderInvoicePdf } from '#server/features/orders/index.ts';
import { askGateway, settleByHand, type PaymentSubjects } from '#server/features/payments/index.ts';
import { adminPage } from '#server/platform/calls/admin-page.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { changeFee, getFee } from './fee.ts';
import { documentsOf, getVerification } from './get-verification.ts';
import { audit, lockVerification } from './paid-verifications.ts';
import { cancelRequest, payFee } from './pay-fee.ts';
import { refundFee } from './refund-fee.ts';
import { findCurrent, listVerifications, rowsPerPage, type AdminVerificationRow } from './verification.queries.ts';

export function mountVerification(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  const { db } = context;
  mountCalls(app, 'verification', verificationContract, {
    get: (_input, { caller }) => getVerification(context, caller.accountId),
    pay: async ({ body: { method } }, { caller: { accountId }, locale }) => ({
      redirect: await payFee(context, subjects, { accountId, method, locale }),
    }),
    check: async (_input, { caller: { accountId } }) => {
      const current = await findCurrent(db, accountId);
      if (current?.state === 'waiting') await askGateway(context, subjects, { kind: 'verification', id: current.id });
      return getVerification(context, accountId);
    },
    cancel: async (_input, { caller }) => {
      await cancelRequest(context, caller.accountId);
      return {};
    },
  });
  app.get<{ Params: z.output<typeof ownFile> }>(
    '/api/me/verification/documents/:file',
    {
      schema: fileSchema('verification', 'document', ownFile),
      config: { rateLimit: { max: 60, timeWindow: 10 * 60_000 } },
      onRequest: async (request) => checkAccess(request, 'account'),
    },
    async ({ params: { file }, caller }, reply) => {
      const current = caller && (await findCurrent(db, caller.accountId));
      return sendDocument(db, reply, current?.id, file);
    },
  );
}

export function mountAdminVerification(app: FastifyInstance, context: Context, subjects: PaymentSubjects): void {
  const { db, now } = context;
  mountCalls(app, 'adminVerification', adminVerificationContract, {
    list: async ({ query }) => {
      const { rows, has_more } = adminPage(await listVerifications(db, query), query.page, rowsPerPage);
      const verifications = await Promise.all(rows.map((row) => present(db, row)));
      return { verifications, page: query.page, has_more };
    },
    markPaid: async ({ params: { id } }, { caller: { accountId: actorId } }) =>
      db.transaction().execute(async (tx) => {
        if ((await lockVerification(tx, id))?.paid_at) throw conflict();
        const at = now();
        const outcome = await settleByHand(tx, subjects, { subject: { kind: 'verification', id }, actorId, at });
        await audit(tx, id, { actorId, at, after: { state: outcome === 'settled' ? 'paid' : 'overpayment' } });
        return { outcome };
      }),
    refund: async ({ params: { id }, body }, { caller }) => {
      await refundFee(context, id, body, caller.accountId);
      return {};
    },
    fee: async () => withVersion(await getFee(db, context)),
    changeFee: ({ body }, { caller }) => changeFee(context, caller.accountId, body),
  });
  app.get<{ Params: z.output<typeof adminFile> }>(
    '/api/admin/verifications/:id/documents/:file',
    {
      schema: fileSchema('adminVerification', 'document', adminFile),
      onRequest: async (request) => checkAccess(request, { scope: 'orders' }),
    },
    async ({ params: { id, file } }, reply) => sendDocument(db, reply, id, file),
  );
}

async function present(db: Queryable, row: AdminVerificationRow) {
  const { id, number, state, method, is_refund_asked, keeps_verified } = row;
  return {
    id,
    number,
    account: { id: row.account_id, username: row.username },
    state,
    fee: { amount: row.fee_minor, currency: row.currency_code },
    method,
    started_at: row.started_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    is_refund_asked,
    keeps_verified,
    documents: await documentsOf(db, id, `/api/admin/verifications/${id}/documents`),
  };
}

const ownFile = z.object({
  file: z
    .string()
    .regex(/^(OD)?\d{10}\.pdf$/)
    .describe('The number of the document and .pdf'),
});
const adminFile = ownFile.extend({ id: idField });

function fileSchema(tag: string, name: string, params: z.ZodType) {
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: 'The invoice or a credit note of a verified account, as PDF',
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

async function sendDocument(db: Queryable, reply: FastifyReply, id: number | undefined, file: string) {
  const rows = id === undefined ? [] : await listDocuments(db, { kind: 'verification', id });
  const row = rows.find(({ number }) => `${number}.pdf` === file);
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
