import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { createCompiledCatalog, createCompilationErrorMessage } from '@lingui/cli/api';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { isPersonalRoute, knownRoutes, type RouteId } from '../src/shared/i18n/paths.ts';
import '../src/shared/i18n/personal-paths.ts';
import { screenFile } from '../src/web/shell/router/screen-file.ts';
import { messageConfig, readMessages, webCatalogue } from './message-catalogue.ts';
import { readShortIds } from './short-message-ids.ts';

const root = resolve(import.meta.dirname, '..');
const entry = resolve(root, 'src/web/shell/browser.tsx');
const webFolder = resolve(root, 'src/web');
const screensFolder = resolve(webFolder, 'screens');
const publicMessages = '\0virtual:messages';
const personalMessages = '\0virtual:personal-messages';
const partMessages = '\0virtual:part-messages';
const partsOf = (locale: string) => `${partMessages}/${locale}`;
/** Begins the names of lazy parts, which stand for a screen. */
const partPrefix = 'p-';
/** Stands for a screen where all texts are meant. */
const allKey = 'all';
const partId = /\/languages\/(\w+)\/web\.po\?screen=([\w-]+)$/;

/** Names the chunks of texts by their language. */
export function textChunkName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, locale] = partId.exec(facadeModuleId ?? '') ?? [];
  return `assets/${locale ?? name}-[hash].js`;
}

/**
 * Cuts the catalogue of a language by screen, so that a page loads no text of another: a screen's part holds the
 * messages that the shell's files or its own use, as their imports tell. `virtual:messages` exports
 * `messages[locale][screen]`, each a chunk of its own; the personal screens have a module of their own, and so has what
 * is loaded by `lazyPart`, whose calls get the name of their part. The server has all of a language in
 * `messages[locale].all`.
 */
export function messagesByScreen(): Plugin {
  let files: Map<string, Set<string>> | undefined;
  // Read once a build, not once a screen.
  const catalogues = new Map<string, ReturnType<typeof readMessages>>();
  const entriesOf = (locale: string) => {
    const known = catalogues.get(locale) ?? readMessages(locale);
    catalogues.set(locale, known);
    return known;
  };

  return {
    name: 'karafa-messages-by-screen',
    enforce: 'pre',
    buildStart() {
      files = undefined;
      catalogues.clear();
    },
    resolveId: (id) =>
      [publicMessages, personalMessages, partMessages, ...messageConfig.locales.map(partsOf)].find(
        (each) => each === `\0${id}`,
      ),
    async load(id, { ssr } = {}) {
      if (ssr && id === publicMessages) return loadersOf(messageConfig.locales, [allKey]);
      files ??= filesByScreen();
      const screens = [...files.keys()];
      if (id === publicMessages)
        return loadersOf(
          messageConfig.locales,
          screens.filter((screen) => !isPersonal(screen) && !isPart(screen)),
        );
      if (id === personalMessages) return loadersOf(messageConfig.locales, screens.filter(isPersonal));
      if (id === partMessages) return partLists();
      const listed = messageConfig.locales.find((locale) => id === partsOf(locale));
      if (listed) return `export const messages = { ${loaderList(listed, screens.filter(isPart))} };`;
      const [, locale, screen] = partId.exec(id) ?? [];
      const used = screen && files.get(screen);
      if (!locale || !screen || (!used && screen !== allKey)) return;
      this.addWatchFile(id.split('?')[0]!);
      const shortIds = ssr ? undefined : await readShortIds();
      const texts = Object.entries(await entriesOf(locale)).flatMap(([key, { translation, message, origin = [] }]) =>
        !used || origin.some(([file]) => used.has(resolve(root, file)))
          ? [[shortIds?.get(key) ?? key, translation || message || key]]
          : [],
      );
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: 'es' });
      if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
      return { code: source, map: null, moduleType: 'js' };
    },
    transform(code, id, options) {
      if (options?.ssr || !code.includes('lazyPart(')) return undefined;
      return {
        code: code.replaceAll(lazyCall, (_call, load: string, specifier: string) => {
          const file = fileOf(id, specifier);
          return `lazyPart(${load}, ${JSON.stringify(partName(file!))})`;
        }),
        map: null,
      };
    },
  };
}

function isPersonal(screen: string): boolean {
  return screen !== 'error' && !isPart(screen) && isPersonalRoute(screen as RouteId);
}

function isPart(screen: string): boolean {
  return screen.startsWith(partPrefix);
}

/** A call of `lazyPart` as `lazyImportsOf` has found it. */
const lazyCall = /\blazyPart\((\(\)\s*=>\s*import\(\s*["']([^"']+)["']\s*\)),?\s*\)/g;

/** Short, because pages carry it with each call. */
function partName(file: string): string {
  return partPrefix + createHash('sha256').update(relative(webFolder, file)).digest('base64url').slice(0, 5);
}

/** A list of each language of its own: a page needs those of one. */
function partLists(): string {
  const lists = messageConfig.locales.map((locale) => `${locale}: () => import('${partsOf(locale).slice(1)}')`);
  return `export const messages = { ${lists.join(',\n')} };`;
}

function loadersOf(locales: readonly string[], screens: readonly string[]): string {
  const languages = locales.map((locale) => `${locale}: { ${loaderList(locale, screens)} }`);
  return `export const messages = { ${languages.join(',\n')} };`;
}

function loaderList(locale: string, screens: readonly string[]): string {
  const file = webCatalogue.replace('{locale}', locale);
  return screens.map((screen) => `${JSON.stringify(screen)}: () => import('/${file}.po?screen=${screen}')`).join(',\n');
}

function filesByScreen(): Map<string, Set<string>> {
  const lazyParts = new Set<string>();
  const shell = filesOf(entry, lazyParts, (file) => relative(screensFolder, file).startsWith('..'));
  const isWanted = (file: string) => !shell.has(file);
  const screens = [...knownRoutes(), 'error' as const].map((screen) => {
    const start = resolve(root, screenFile(screen));
    return [screen, new Set([...shell, ...filesOf(start, lazyParts, isWanted)])] as const;
  });
  const parts: [string, Set<string>][] = [];
  // A part may open others in its turn: they join the list while it is gone through.
  for (const part of lazyParts) parts.push([partName(part), filesOf(part, lazyParts, isWanted)]);
  return new Map<string, Set<string>>([...screens, ...parts]);
}

/** The files that a file imports, directly or through others. Lazy parts are added to `lazyParts` and not followed. */
function filesOf(
  start: string,
  lazyParts: Set<string>,
  isWanted: (file: string) => boolean,
  found = new Set<string>(),
): Set<string> {
  found.add(start);
  const text = readFileSync(start, 'utf8');
  const lazy = lazyImportsOf(start, text);
  for (const { fileName } of ts.preProcessFile(text).importedFiles) {
    const file = fileOf(start, fileName);
    if (!file || !/\.tsx?$/.test(file) || !existsSync(file) || found.has(file) || !isWanted(file)) continue;
    if (lazy.has(fileName)) lazyParts.add(file);
    else filesOf(file, lazyParts, isWanted, found);
  }
  return found;
}

function fileOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(importer), specifier);
  return specifier.startsWith('#') ? resolve(root, 'src', specifier.slice(1)) : undefined;
}

/** The specifiers that a file loads as `lazyPart(() => import('…'))`. @throws an Error for a part written otherwise */
function lazyImportsOf(file: string, text: string): Set<string> {
  const found = new Set<string>();
  if (!text.includes('lazyPart')) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'lazyPart') {
      const [load] = node.arguments;
      const call = load && ts.isArrowFunction(load) ? load.body : undefined;
      const isImport = call && ts.isCallExpression(call) && call.expression.kind === ts.SyntaxKind.ImportKeyword;
      const [specifier] = isImport ? call.arguments : [];
      if (!specifier || !ts.isStringLiteral(specifier))
        throw new Error(`${relative(root, file)}: a lazy part must be written as lazyPart(() => import('…'))`);
      found.add(specifier.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}
