import { existsSync, readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { defaultLocale, languages, locales } from '#shared/i18n/locales.ts';
import '#shared/i18n/personal-paths.ts';
import { knownRoutes, pathsInAllLocales } from '#shared/i18n/paths.ts';

const folder = 'src/shared/i18n/languages';

describe('a language is complete', () => {
  test.each(locales)('%s has every file of a language folder', (locale) => {
    const files = ['language.ts', 'paths.ts', 'personal-paths.ts', 'server.po', 'text-rules.ts', 'web.po'];
    expect(files.filter((file) => !existsSync(`${folder}/${locale}/${file}`))).toEqual([]);
    expect(languages[locale].tag).toMatch(new RegExp(`^${locale}-[A-Z]{2}$`));
  });

  test('the flag of every language is drawn', () => {
    const flags = readFileSync('src/web/public/flags.svg', 'utf8');
    expect(locales.filter((locale) => !flags.includes(`id="${locale}"`))).toEqual([]);
  });

  test('every route has the same parameters in every language', () => {
    const parametersOf = (path: string) => (path.match(/:\w+/g) ?? []).toSorted();
    for (const route of knownRoutes()) {
      const paths = pathsInAllLocales(route);
      for (const locale of locales)
        expect([route, locale, parametersOf(paths[locale])]).toEqual([
          route,
          locale,
          parametersOf(paths[defaultLocale]),
        ]);
    }
  });
});

/** Files that may name a language, by reason. Where they list all, the compiler finds a language that is missing. */
const exceptions = {
  'lists of all languages': ['src/shared/i18n/locales.ts', 'src/shared/i18n/paths.ts'],
  'initial slugs of the fixed info pages': ['src/shared/content/info-paths.ts', 'src/shared/content/terms-path.ts'],
  'the specification fixes an English sentence': ['src/web/screens/public/error/error.tsx'],
  'gateways and mail servers answer in English': ['src/web/ui/failure-detail.tsx'],
  'slugs of brands belong to no language': ['src/server/features/listings/brands/brand-slug.ts'],
};
const mayNameLanguages = new Set(Object.values(exceptions).flat());

test('no code outside the language folders names a language', () => {
  const named = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.startsWith(folder) &&
        !/\.(test|d)\.tsx?$/.test(file) &&
        !mayNameLanguages.has(file),
    )
    .flatMap((file) => languagesNamedIn(file, readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
});

test.each([`const locales = ['cs', 'en'];`, `if (locale === 'de') write();`, `const texts = { cs: 1, en: 2 };`])(
  'a planted language is found: %s',
  (code) => {
    expect(languagesNamedIn('planted.ts', code)).not.toEqual([]);
  },
);

const anyLanguage = new RegExp(`\\b(?:${locales.join('|')})\\b`);

/** Literals and property names that are locales, as `file:line`. Most files have no such word and are not parsed. */
function languagesNamedIn(file: string, code: string): string[] {
  if (!anyLanguage.test(code)) return [];
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const isLanguage = (text: string) => locales.some((locale) => locale === text);
  const visit = (node: ts.Node): void => {
    const isLiteral = ts.isStringLiteralLike(node) && isLanguage(node.text);
    const isKey = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && isLanguage(node.name.text);
    if (isLiteral || isKey) found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
