import type { FastifyInstance } from 'fastify';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { z } from 'zod';
import { tooManyRows } from '#shared/errors.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import { checkAccess } from '../calls/caller.ts';
import { errorAnswerSchema, validationAnswerSchema } from '../calls/error-answers.ts';
import { serverI18n } from '../i18n/server-i18n.ts';
import { csvOf, mostCsvRows, type CsvCell } from './csv.ts';

export type CsvColumn<Row> = readonly [title: MessageDescriptor, cellOf: (row: Row, i18n: I18n) => CsvCell];

export interface CsvRoute<Query extends object, Row> {
  /** `/api/admin/{name}.csv`; one of several files of a feature is `{feature}/{file}` */
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  readonly scope: Scope;
  /** The scope that the list requires. */
  readonly query: z.ZodType<Query>;
  readonly columns: readonly CsvColumn<Row>[];
}

interface CsvFile<Query extends object, Row> extends CsvRoute<Query, Row> {
  /** Reads up to `csvRows`. */
  readonly listRows: (query: Query, locale: Locale) => Promise<readonly Row[]>;
}

/**
 * Mounts the export of an administrators' list: with the filters of the list, without paging. A list that is too long
 * is rejected (`too_many_rows`), because nobody would notice missing rows.
 */
export function mountCsv<Query extends object, Row>(app: FastifyInstance, file: CsvFile<Query, Row>): void {
  const { name, scope, columns, listRows } = file;
  app.get(
    `/api/admin/${name}.csv`,
    {
      schema: csvSchema(file, `at most ${mostCsvRows} rows`),
      onRequest: async (request) => checkAccess(request, { scope }),
    },
    async ({ query, locale }, reply) => {
      // Already validated; parsed once more for its type.
      const rows = await listRows(file.query.parse(query), locale);
      if (rows.length > mostCsvRows) throw tooManyRows();
      const i18n = serverI18n(locale);
      return reply
        .headers(csvHeaders(name))
        .send(
          csvOf(
            [
              columns.map(([title]) => i18n._(title)),
              ...rows.map((row) => columns.map(([, cellOf]) => cellOf(row, i18n))),
            ],
            locale,
          ),
        );
    },
  );
}

/** @param limit what the file is limited to, in English */
export function csvSchema<Query extends object, Row>(
  { name, tag, summary, query }: CsvRoute<Query, Row>,
  limit: string,
) {
  return {
    operationId: [tag, 'csv', ...name.split('/').slice(1)].join('.'),
    tags: [tag],
    summary: `${summary}, ${limit}`,
    security: [{ token: [] }],
    querystring: query,
    response: {
      200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
      401: errorAnswerSchema,
      403: errorAnswerSchema,
      422: validationAnswerSchema,
      429: errorAnswerSchema,
      503: errorAnswerSchema,
    },
  };
}

export function csvHeaders(name: string) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="karafa-${name.replaceAll('/', '-')}.csv"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}
