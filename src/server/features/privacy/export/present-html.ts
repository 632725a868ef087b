import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import type { Section } from './collect-data.ts';
import { columnTexts } from './column-texts.ts';
import { sectionTexts } from './section-texts.ts';

interface Reading {
  readonly i18n: I18n;
  readonly locale: Locale;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2a211c}
h1,h2{font-family:Georgia,serif}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;
border-top:1px solid #d8cec4;padding-top:.75rem}dt{color:#6b5d52}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`;

/** One readable page in the person's language, without anything that has to be loaded. */
export function presentHtml(
  sections: readonly Section[],
  { locale, at }: { readonly locale: Locale; readonly at: Date },
): string {
  const i18n = serverI18n(locale);
  const title = i18n._(msg`Vaše údaje na Karafě`);
  const intro = i18n._(
    msg`Stav k ${{ date: formatDateTime(at, locale) }}. Totéž v podobě pro počítače je v souboru data.json.`,
  );
  const body = sections
    .filter(({ rows }) => rows.length > 0)
    .map((section) => presentSection(section, { i18n, locale }))
    .join('\n');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${style}</style></head>
<body><h1>${escape(title)}</h1><p>${escape(intro)}</p>
${body}
</body></html>
`;
}

function presentSection({ name, rows }: Section, reading: Reading): string {
  const heading = sectionTexts[name];
  const lists = rows.map((row) => {
    const items = Object.entries(row)
      .filter(([, value]) => value !== null && value !== '')
      .map(([column, value]) => {
        const label = columnTexts[column];
        const text = presentValue(column, value, reading);
        return `<dt>${escape(label ? reading.i18n._(label) : column)}</dt><dd>${escape(text)}</dd>`;
      });
    return `<dl>${items.join('')}</dl>`;
  });
  return `<section><h2>${escape(heading ? reading.i18n._(heading) : name)}</h2>${lists.join('\n')}</section>`;
}

function presentValue(column: string, value: unknown, { i18n, locale }: Reading): string {
  if (value instanceof Date) return formatDateTime(value, locale);
  if (typeof value === 'boolean') return value ? i18n._(msg`ano`) : i18n._(msg`ne`);
  if (typeof value === 'number' && column.endsWith('_minor'))
    return i18n.number(value / 100, { minimumFractionDigits: 2 });
  if (typeof value === 'object') return JSON.stringify(value, null, 2);
  return String(value);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
