import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { idField } from '#shared/contract/fields.ts';
import { notFound } from '#shared/errors.ts';
import { documentsQuery } from '#shared/orders/admin-contract.ts';
import { orderHash } from '#shared/orders/contract.ts';
import type { Context } from '#server/context.ts';
import { documentColumns, documentRows } from './documents-csv.ts';
import { findCreditNote, findInvoiceOfOrder, readDocumentsOfPeriod, listInvoicesOfOrders } from './invoice.queries.ts';
import { renderInvoicePdf, renderInvoicesPdf } from './render-invoice.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { mountStreamedCsv } from '#server/platform/csv/mount-streamed-csv.ts';
import { readInSnapshot } from '#server/platform/db/read-in-snapshot.ts';
import { mostDocumentDays } from '#shared/orders/document-days.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { awaitedTransferOf } from '../buyer/awaited-transfer.ts';
import { openOrder } from '../buyer/get-order.ts';
import { paintQr } from '#server/platform/qr/draw-qr.ts';
import { findOrder } from '../order-detail.queries.ts';
import { renderPackingSlips } from './render-packing-slips.ts';

const opened = z.object({ id: idField, hash: orderHash });
const creditNoteFile = z
  .string()
  .regex(/^OD\d{10}\.pdf$/)
  .describe('The number of the credit note and .pdf');
const slipsAtOnce = 100;
const idList = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
  .transform((ids) => [...new Set(ids.split(',').map(Number))])
  .refine((ids) => ids.length <= slipsAtOnce)
  .describe(`Orders, separated by commas, at most ${slipsAtOnce}`);

/** The documents of orders, as PDF, and their payment codes: for callers who know an order's hash, and for administrators. */
export function mountOrderDocuments(app: FastifyInstance, context: Context): void {
  const { db, config } = context;

  app.get<{ Params: z.output<typeof opened> }>(
    '/api/orders/:id/:hash/invoice.pdf',
    { schema: fileSchema('orders.invoice', 'The invoice of an order', { params: opened }), config: buyersLimit },
    async ({ params: { id, hash } }, reply) => {
      await openOrder(context, id, hash);
      return sendDocument(reply, await findInvoiceOfOrder(db, id));
    },
  );

  const openedNote = opened.extend({ file: creditNoteFile });
  app.get<{ Params: z.output<typeof openedNote> }>(
    '/api/orders/:id/:hash/credit-note/:file',
    {
      schema: fileSchema('orders.creditNote', 'A credit note of an order', { params: openedNote }),
      config: buyersLimit,
    },
    async ({ params: { id, hash, file } }, reply) => {
      await openOrder(context, id, hash);
      return sendDocument(reply, await findCreditNote(db, id, numberOf(file)));
    },
  );

  app.get<{ Params: z.output<typeof opened> }>(
    '/api/orders/:id/:hash/payment-code.png',
    {
      schema: fileSchema('orders.paymentCode', 'The code that fills in the transfer of an unpaid order', {
        params: opened,
        type: 'image/png',
      }),
      config: buyersLimit,
    },
    async ({ params: { id, hash } }, reply) => {
      const order = await openOrder(context, id, hash);
      const code = awaitedTransferOf(config, order)?.code;
      if (!code) throw notFound();
      return sendFile(reply, 'image/png', `payment-${order.number}.png`, await paintQr(code.text));
    },
  );

  const ofOrder = z.object({ id: idField });
  const forOrders = { onRequest: async (request: FastifyRequest) => checkAccess(request, { scope: 'orders' }) };
  app.get<{ Params: z.output<typeof ofOrder> }>(
    '/api/admin/orders/:id/invoice.pdf',
    { schema: adminSchema('invoice', 'The invoice of an order', { params: ofOrder }), ...forOrders },
    async ({ params: { id } }, reply) => sendDocument(reply, await findInvoiceOfOrder(db, id)),
  );

  const noteOfOrder = ofOrder.extend({ file: creditNoteFile });
  app.get<{ Params: z.output<typeof noteOfOrder> }>(
    '/api/admin/orders/:id/credit-note/:file',
    { schema: adminSchema('creditNote', 'A credit note of an order', { params: noteOfOrder }), ...forOrders },
    async ({ params: { id, file } }, reply) => sendDocument(reply, await findCreditNote(db, id, numberOf(file))),
  );

  app.get<{ Params: z.output<typeof ofOrder> }>(
    '/api/admin/orders/:id/packing-slip.pdf',
    { schema: adminSchema('packingSlip', 'The packing slip of an order', { params: ofOrder }), ...forOrders },
    async ({ params: { id }, locale }, reply) => {
      const file = await renderPackingSlips(context, [id], locale);
      const order = await findOrder(db, id);
      return sendPdf(reply, `packing-slip-${order?.number ?? id}`, file);
    },
  );

  const several = z.object({ ids: idList });
  app.get<{ Querystring: z.output<typeof several> }>(
    '/api/admin/packing-slips.pdf',
    { schema: adminSchema('packingSlips', 'Packing slips of several orders', { querystring: several }), ...forOrders },
    async ({ query: { ids }, locale }, reply) =>
      sendPdf(reply, 'packing-slips', await renderPackingSlips(context, ids, locale)),
  );
  app.get<{ Querystring: z.output<typeof several> }>(
    '/api/admin/invoices.pdf',
    {
      schema: adminSchema('invoices', 'Invoices of several orders; those without one are left out', {
        querystring: several,
      }),
      ...forOrders,
    },
    async ({ query: { ids } }, reply) => {
      const invoices = await listInvoicesOfOrders(db, ids);
      if (invoices.length === 0) throw notFound();
      return sendPdf(reply, 'invoices', await renderInvoicesPdf(invoices));
    },
  );

  mountStreamedCsv(app, {
    name: 'orders/documents',
    tag: 'adminOrders',
    summary: 'Invoices and credit notes of a period as CSV, a row for each tax rate',
    scope: 'orders',
    query: documentsQuery,
    columns: documentColumns(config.shop.currency),
    limit: `of at most ${mostDocumentDays} days`,
    readPages: (query) =>
      readInSnapshot(db, async function* (tx) {
        for await (const documents of readDocumentsOfPeriod(tx, query)) yield documentRows(documents);
      }),
  });
}

/** A lower rate limit than for other calls, because rendering a file is expensive. */
const buyersLimit = { rateLimit: { max: 60, timeWindow: 10 * 60_000 } };

type Input = Pick<FastifySchema, 'params' | 'querystring'>;

type FileType = 'application/pdf' | 'image/png';

function fileSchema(
  operationId: string,
  summary: string,
  { type = 'application/pdf', ...input }: Input & { readonly type?: FileType },
) {
  return {
    operationId,
    tags: ['orders'],
    summary: `${summary} as ${type === 'image/png' ? 'PNG' : 'PDF'}`,
    ...input,
    response: {
      200: { description: 'The file', content: { [type]: { schema: z.string() } } },
      404: errorAnswerSchema,
      422: validationAnswerSchema,
      429: errorAnswerSchema,
      503: errorAnswerSchema,
    },
  };
}

function adminSchema(name: string, summary: string, input: Input) {
  const schema = fileSchema(`adminOrders.${name}`, `${summary}, for administrators,`, input);
  return {
    ...schema,
    tags: ['adminOrders'],
    security: [{ token: [] }],
    response: { ...schema.response, 401: errorAnswerSchema, 403: errorAnswerSchema },
  };
}

function numberOf(file: string): string {
  return file.slice(0, -'.pdf'.length);
}

async function sendDocument(
  reply: FastifyReply,
  document: { content: InvoiceContent } | undefined,
): Promise<FastifyReply> {
  if (!document) throw notFound();
  const { content } = document;
  return sendPdf(reply, content.number, await renderInvoicePdf(content, content.locale));
}

function sendPdf(reply: FastifyReply, name: string, file: Buffer): FastifyReply {
  return sendFile(reply, 'application/pdf', `${name}.pdf`, file);
}

/** Forbids caching, and sending the URL as referrer, because it opens the order. */
function sendFile(reply: FastifyReply, type: FileType, name: string, file: Buffer): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `attachment; filename="karafa-${name}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(file);
}
