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
/** `virtual:messages-of/features/login/login` are those of `src/web/features/login/login.tsx`. */
const ownMessages = 'virtual:messages-of/';
const partId = /\/src\/web\/locales\/(\w+)\.po\?(screen|of)=([\w/-]+)$/;

/**
 * Cuts the catalogue of a language by screen, so that a page loads no text of another: a screen's part holds the
 * messages that the shell's files or its own use, as their imports tell. `virtual:messages` exports
 * `messages[locale][screen]`, each a chunk of its own; the personal screens have a module of their own.
 *
 * What is loaded later, if at all, may bring its texts along: a file that imports `virtual:messages-of/…`, which exports
 * `messages[locale]`, leaves the texts of the named file out of its screens' parts.
 */
export function messagesByScreen(): Plugin {
  const config = getConfig();
  let files: Map<string, Set<string>> | undefined;

  return {
    name: 'karafa-messages-by-screen',
    enforce: 'pre',
    buildStart: () => void (files = undefined),
    resolveId: (id) =>
      id.startsWith(ownMessages) ? `\0${id}` : [publicMessages, personalMessages].find((each) => each === `\0${id}`),
    async load(id) {
      files ??= filesByScreen();
      const screens = [...files.keys()];
      if (id === publicMessages)
        return loadersOf(
          config.locales,
          screens.filter((screen) => !isPersonal(screen)),
        );
      if (id === personalMessages) return loadersOf(config.locales, screens.filter(isPersonal));
      if (id.startsWith(`\0${ownMessages}`)) return ownLoaders(config.locales, id.slice(ownMessages.length + 1));
      const [, locale, kind, name] = partId.exec(id) ?? [];
      const used = name && (kind === 'of' ? reachableFrom(ownerOf(name), () => true) : files.get(name));
      if (!locale || !used) return;
      const catalog = (await getCatalogs(config)).find(({ path }) => path.endsWith(catalogue));
      if (!catalog) throw new Error(`lingui.config.ts names no catalogue ${catalogue}`);
      this.addWatchFile(id.split('?')[0]!);
      const entries = (await catalog.read(locale)) ?? {};
      const texts = Object.entries(entries).flatMap(([key, { translation, message, origin = [] }]) =>
        origin.some(([file]) => used.has(resolve(root, file))) ? [[key, translation || message || key]] : [],
      );
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: 'es' });
      if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
      return { code: source, map: null, moduleType: 'js' };
    },
  };
}

function isPersonal(screen: string): boolean {
  return screen !== 'error' && isPersonalRoute(screen as RouteId);
}

function loadersOf(locales: readonly string[], screens: readonly string[]): string {
  const loader = (locale: string, screen: string) =>
    `${JSON.stringify(screen)}: () => import('/${catalogue.replace('{locale}', locale)}.po?screen=${screen}')`;
  const languages = locales.map(
    (locale) => `${locale}: { ${screens.map((screen) => loader(locale, screen)).join(',\n')} }`,
  );
  return `export const messages = { ${languages.join(',\n')} };`;
}

function ownLoaders(locales: readonly string[], name: string): string {
  const loaders = locales.map(
    (locale) => `${locale}: () => import('/${catalogue.replace('{locale}', locale)}.po?of=${name}')`,
  );
  return `export const messages = { ${loaders.join(',\n')} };`;
}

function ownerOf(name: string): string {
  return resolve(root, `src/web/${name}.tsx`);
}

function filesByScreen(): Map<string, Set<string>> {
  const shell = reachableFrom(entry, (file) => relative(screensFolder, file).startsWith('..'));
  const screens = readdirSync(screensFolder).map((screen) => {
    const start = resolve(screensFolder, screen, `${screen}.tsx`);
    return [screen, new Set([...shell, ...reachableFrom(start, (file) => !shell.has(file))])] as const;
  });
  return new Map(screens);
}

function reachableFrom(start: string, isWanted: (file: string) => boolean, found = new Set<string>()): Set<string> {
  found.add(start);
  const imported = ts.preProcessFile(readFileSync(start, 'utf8')).importedFiles.map(({ fileName }) => fileName);
  const apart = new Set(
    imported.filter((name) => name.startsWith(ownMessages)).map((name) => ownerOf(name.slice(ownMessages.length))),
  );
  for (const fileName of imported) {
    const file = fileName.startsWith('.')
      ? resolve(dirname(start), fileName)
      : fileName.startsWith('#') && resolve(root, 'src', fileName.slice(1));
    if (file && /\.tsx?$/.test(file) && existsSync(file) && !found.has(file) && !apart.has(file) && isWanted(file))
      reachableFrom(file, isWanted, found);
  }
  return found;
}
