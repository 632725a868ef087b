import type { FastifyInstance } from 'fastify';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { z } from 'zod';
import { langField } from '#shared/contract/fields.ts';
import { figuresQuery, moderationFiguresContract, type ModerationFigures } from '#shared/reports/figures-contract.ts';
import type { Context } from '#server/context.ts';
import { errorAnswerSchema, validationAnswerSchema } from '#server/platform/calls/error-answers.ts';
import { mountCalls } from '#server/platform/calls/mount-calls.ts';
import { csvOf, type CsvCell } from '#server/platform/csv/csv.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { kindName, reasonName } from '../report-names.ts';
import { getFigures } from './get-figures.ts';

const csvQuery = figuresQuery.extend({ lang: langField });

/** The yearly figures, for everybody: as an answer and as a file. */
export function mountModerationFigures(app: FastifyInstance, context: Context): void {
  mountCalls(app, 'moderationFigures', moderationFiguresContract, {
    get: async ({ query: { year } }) => getFigures(context, year),
  });
  app.get(
    '/api/moderation-figures.csv',
    {
      schema: {
        operationId: 'moderationFigures.csv',
        tags: ['moderationFigures'],
        summary: 'The figures of a year as CSV',
        querystring: csvQuery,
        response: {
          200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
          422: validationAnswerSchema,
          429: errorAnswerSchema,
          503: errorAnswerSchema,
        },
      },
    },
    async ({ query }, reply) => {
      const { year, lang } = csvQuery.parse(query);
      const figures = await getFigures(context, year);
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="karafa-moderation-${figures.year}.csv"`,
          'x-content-type-options': 'nosniff',
        })
        .send(csvOf(rowsOf(serverI18n(lang), figures), lang));
    },
  );
}

function rowsOf(i18n: I18n, { reports, decisions, appeals, automated }: ModerationFigures): CsvCell[][] {
  const reported = i18n._(msg`Nahlášení`);
  const decided = i18n._(msg`Rozhodnutí`);
  const appealed = i18n._(msg`Odvolání`);
  const held = i18n._(msg`Automaticky zadržené texty`);
  return [
    [i18n._(msg`Oddíl`), i18n._(msg`Údaj`), i18n._(msg`Počet`)],
    ...reports.map(({ kind, reason, count }) => [
      reported,
      `${kindName(i18n, kind)}: ${reasonName(i18n, reason)}`,
      count,
    ]),
    [decided, i18n._(msg`celkem`), decisions.total],
    [decided, i18n._(msg`bez opatření`), decisions.no_action],
    [decided, i18n._(msg`skrytí obsahu`), decisions.hide],
    [decided, i18n._(msg`upozornění`), decisions.warn],
    [decided, i18n._(msg`pozastavení účtu`), decisions.suspend],
    [decided, i18n._(msg`zablokování účtu`), decisions.block],
    [decided, i18n._(msg`medián doby rozhodnutí (hodiny)`), decisions.median_hours],
    [appealed, i18n._(msg`od dotčených uživatelů`), appeals.affected],
    [appealed, i18n._(msg`od těch, kdo nahlásili`), appeals.reporter],
    [appealed, i18n._(msg`čeká`), appeals.waiting],
    [appealed, i18n._(msg`rozhodnutí zůstalo`), appeals.upheld],
    [appealed, i18n._(msg`rozhodnutí zrušeno`), appeals.reversed],
    [appealed, i18n._(msg`rozhodnutí změněno`), appeals.changed],
    [held, i18n._(msg`celkem`), automated.held],
    [held, i18n._(msg`propuštěno člověkem`), automated.released],
    [held, i18n._(msg`zamítnuto člověkem`), automated.refused],
  ];
}
