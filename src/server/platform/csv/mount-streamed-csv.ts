import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { I18n } from '@lingui/core';
import type { Locale } from '#shared/i18n/locales.ts';
import { checkAccess } from '../calls/caller.ts';
import { serverI18n } from '../i18n/server-i18n.ts';
import { csvLines, csvStart } from './csv.ts';
import { csvHeaders, csvSchema, type CsvColumn, type CsvRoute } from './mount-csv.ts';

interface StreamedCsv<Query extends object, Row> extends CsvRoute<Query, Row> {
  /** In English, for the API's document: the rules of the query limit the file. */
  readonly limit: string;
  readonly readPages: (query: Query) => AsyncGenerator<readonly Row[]>;
}

/**
 * Mounts an export without a limit of rows: it is written while it is read, so that the memory does not depend on their
 * number. A failure halfway breaks the connection, so that nobody takes a part for the whole.
 */
export function mountStreamedCsv<Query extends object, Row>(app: FastifyInstance, file: StreamedCsv<Query, Row>): void {
  const { name, scope, limit, columns, readPages } = file;
  app.get(
    `/api/admin/${name}.csv`,
    {
      schema: csvSchema(file, limit),
      onRequest: async (request) => checkAccess(request, { scope }),
    },
    async ({ query, locale }, reply) => {
      const text = textOf(readPages(file.query.parse(query)), columns, locale);
      // A failure of the first page can still be answered as an error.
      const first = await text.next();
      return reply.headers(csvHeaders(name)).send(Readable.from(resumed(first, text), { objectMode: false }));
    },
  );
}

/** The first part has the titles and the first page, so that asking for it begins to read. */
async function* textOf<Row>(
  pages: AsyncGenerator<readonly Row[]>,
  columns: readonly CsvColumn<Row>[],
  locale: Locale,
): AsyncGenerator<string> {
  const i18n: I18n = serverI18n(locale);
  let start = csvStart + csvLines([columns.map(([title]) => i18n._(title))], locale);
  for await (const rows of pages) {
    yield (
      start +
      csvLines(
        rows.map((row) => columns.map(([, cellOf]) => cellOf(row, i18n))),
        locale,
      )
    );
    start = '';
  }
  if (start !== '') yield start;
}

/** Closing it closes the generator, also before its second part: an unused wrapper would leave a transaction open. */
function resumed<Part>(first: IteratorResult<Part>, rest: AsyncGenerator<Part>): AsyncIterable<Part> {
  let pending: IteratorResult<Part> | undefined = first;
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        const part = pending;
        pending = undefined;
        return part ? Promise.resolve(part) : rest.next();
      },
      return: () => rest.return(undefined),
    }),
  };
}
