import { msg } from '@lingui/core/macro';
import type { Context } from '#server/context.ts';
import { csvLines, csvStart } from '#server/platform/csv/csv.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { problemTexts, type RowWords } from './import-presenter.ts';
import type { ImportRecord } from './import.queries.ts';
import { listRows } from './rows/import-row.queries.ts';

const readAtOnce = 1000;

/** The bad rows of an import as they were in the file, with their lines and the reasons in words. */
export async function* badRowsCsv(
  { db }: Context,
  { id, header }: ImportRecord,
  words: RowWords,
): AsyncGenerator<string> {
  const { locale } = words;
  const i18n = serverI18n(locale);
  yield csvStart + csvLines([[...header, i18n._(msg`Řádek souboru`), i18n._(msg`Důvod`)]], locale);
  let after = 0;
  for (;;) {
    const rows = await listRows(db, id, { state: 'bad', lang: locale, after, limit: readAtOnce });
    if (rows.length === 0) return;
    yield csvLines(
      rows.map(({ cells, line, problems }) => [
        ...header.map((_title, index) => cells[index] ?? ''),
        line,
        problemTexts(problems, words).join(' '),
      ]),
      locale,
    );
    after = rows.at(-1)!.line;
  }
}
