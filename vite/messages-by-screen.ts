import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { createCompiledCatalog, createCompilationErrorMessage, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { isPersonalRoute, type RouteId } from '../src/shared/i18n/paths.ts';

const root = resolve(import.meta.dirname, '..');
const entry = resolve(root, 'src/web/shell/browser.tsx');
const screensFolder = resolve(root, 'src/web/screens');
const catalogue = 'src/web/locales/{locale}';
const publicMessages = '\0virtual:messages';
const personalMessages = '\0virtual:personal-messages';
const partId = /\/src\/web\/locales\/(\w+)\.po\?screen=([\w-]+)$/;

/**
 * Cuts the catalogue of a language by screen, so that a page loads no text of another: a screen's part holds the
 * messages that the shell's files or its own use, as their imports tell. `virtual:messages` exports
 * `messages[locale][screen]`, each a chunk of its own; the personal screens have a module of their own. What is loaded
 * by `lazyPart` has its texts in `messages[locale]['later-parts']`.
 */
export function messagesByScreen(): Plugin {
  const config = getConfig();
  let files: Map<string, Set<string>> | undefined;
  // Read once a build, not once a screen.
  const catalogues = new Map<string, ReturnType<typeof readCatalogue>>();
  const entriesOf = (locale: string) => {
    const known = catalogues.get(locale) ?? readCatalogue(config, locale);
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
    resolveId: (id) => [publicMessages, personalMessages].find((each) => each === `\0${id}`),
    async load(id) {
      files ??= filesByScreen();
      const screens = [...files.keys()];
      if (id === publicMessages)
        return loadersOf(
          config.locales,
          screens.filter((screen) => !isPersonal(screen)),
        );
      if (id === personalMessages) return loadersOf(config.locales, screens.filter(isPersonal));
      const [, locale, screen] = partId.exec(id) ?? [];
      const used = screen && files.get(screen);
      if (!locale || !used) return;
      this.addWatchFile(id.split('?')[0]!);
      const texts = Object.entries(await entriesOf(locale)).flatMap(([key, { translation, message, origin = [] }]) =>
        origin.some(([file]) => used.has(resolve(root, file))) ? [[key, translation || message || key]] : [],
      );
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: 'es' });
      if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
      return { code: source, map: null, moduleType: 'js' };
    },
  };
}

async function readCatalogue(config: ReturnType<typeof getConfig>, locale: string) {
  const catalog = (await getCatalogs(config)).find(({ path }) => path.endsWith(catalogue));
  if (!catalog) throw new Error(`lingui.config.ts names no catalogue ${catalogue}`);
  return (await catalog.read(locale)) ?? {};
}

function isPersonal(screen: string): boolean {
  return screen !== 'error' && screen !== 'later-parts' && isPersonalRoute(screen as RouteId);
}

function loadersOf(locales: readonly string[], screens: readonly string[]): string {
  const loader = (locale: string, screen: string) =>
    `${JSON.stringify(screen)}: () => import('/${catalogue.replace('{locale}', locale)}.po?screen=${screen}')`;
  const languages = locales.map(
    (locale) => `${locale}: { ${screens.map((screen) => loader(locale, screen)).join(',\n')} }`,
  );
  return `export const messages = { ${languages.join(',\n')} };`;
}

function filesByScreen(): Map<string, Set<string>> {
  const lazyParts = new Set<string>();
  const shell = filesOf(entry, lazyParts, (file) => relative(screensFolder, file).startsWith('..'));
  const isWanted = (file: string) => !shell.has(file);
  const screens = readdirSync(screensFolder).map((screen) => {
    const start = resolve(screensFolder, screen, `${screen}.tsx`);
    return [screen, new Set([...shell, ...filesOf(start, lazyParts, isWanted)])] as const;
  });
  // A part may open others in its turn: they join the list while it is gone through.
  const later = new Set<string>();
  for (const part of lazyParts) filesOf(part, lazyParts, isWanted, later);
  return new Map([...screens, ['later-parts', later]]);
}

/** What a file imports, and so on; parts that are loaded later are noted, not followed. */
function filesOf(
  start: string,
  lazyParts: Set<string>,
  isWanted: (file: string) => boolean,
  found = new Set<string>(),
): Set<string> {
  found.add(start);
  const text = readFileSync(start, 'utf8');
  const later = new Set([...text.matchAll(/lazyPart\(\s*\(\) => import\('([^']+)'\)/g)].map(([, name]) => name));
  for (const { fileName } of ts.preProcessFile(text).importedFiles) {
    const file = fileName.startsWith('.')
      ? resolve(dirname(start), fileName)
      : fileName.startsWith('#') && resolve(root, 'src', fileName.slice(1));
    if (!file || !/\.tsx?$/.test(file) || !existsSync(file) || found.has(file) || !isWanted(file)) continue;
    if (later.has(fileName)) lazyParts.add(file);
    else filesOf(file, lazyParts, isWanted, found);
  }
  return found;
}
