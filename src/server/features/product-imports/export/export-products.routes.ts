import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Locale } from '#shared/i18n/locales.ts';
import { adminProductQuery } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { checkAccess } from '#server/platform/calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { csvLines, csvStart } from '#server/platform/csv/csv.ts';
import { writeXlsx, type XlsxCell } from '#server/platform/tables/write-xlsx.ts';
import { productTable, type TableCell } from './product-table.ts';

type Batches = AsyncIterable<readonly (readonly TableCell[])[]>;

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (batches: Batches) => writeXlsx(xlsxBatches(batches)),
  },
} as const satisfies Record<
  string,
  { type: string; write: (batches: Batches, locale: Locale) => AsyncIterable<unknown> }
>;

/** The list of products as a table, with its filters and without a limit: it is written while it is read. */
export function mountProductExports(app: FastifyInstance, context: Context): void {
  for (const [format, { type, write }] of Object.entries(formats))
    app.get(
      `/api/admin/products.${format}`,
      {
        schema: {
          operationId: `productImports.${format}`,
          tags: ['productImports'],
          summary: `Products with prices and stock as ${format.toUpperCase()}, filtered and sorted; an import understands it`,
          security: [{ token: [] }],
          querystring: adminProductQuery,
          response: {
            200: { description: 'The file', content: { [type.split(';')[0]!]: { schema: z.string() } } },
            401: errorAnswerSchema,
            403: errorAnswerSchema,
            422: validationAnswerSchema,
            429: errorAnswerSchema,
            503: errorAnswerSchema,
          },
        },
        onRequest: async (request) => checkAccess(request, { scope: 'content' }),
      },
      async ({ query, locale }, reply) => {
        const table = productTable(context, adminProductQuery.parse(query), locale);
        // A failure of the first queries can still be answered as an error.
        const first = await table.next();
        return reply
          .headers({
            'content-type': type,
            'content-disposition': `attachment; filename="karafa-products.${format}"`,
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
          })
          .send(Readable.from(write(resumed(first.value ?? [], table), locale), { objectMode: false }));
      },
    );
}

async function* resumed<Batch>(first: Batch, rest: AsyncIterable<Batch>): AsyncGenerator<Batch> {
  yield first;
  yield* rest;
}

async function* writeCsv(batches: Batches, locale: Locale): AsyncGenerator<string> {
  yield csvStart;
  for await (const rows of batches) yield csvLines(rows, locale);
}

async function* xlsxBatches(batches: Batches): AsyncGenerator<XlsxCell[][]> {
  for await (const rows of batches) yield rows.map((row) => row.map(xlsxCell));
}

function xlsxCell(cell: TableCell): XlsxCell {
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  return typeof cell === 'boolean' ? String(cell) : cell.amount / 100;
}
