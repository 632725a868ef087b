import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { createCompiledCatalog, createCompilationErrorMessage, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import ts from 'typescript';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '..');
const entry = resolve(root, 'src/web/shell/browser.tsx');
const screensFolder = resolve(root, 'src/web/screens');
const catalogue = 'src/web/locales/{locale}';
const virtualModule = 'virtual:messages';
const partId = /\/src\/web\/locales\/(\w+)\.po\?part=([\w-]+)$/;

/**
 * Cuts the catalogue of a language into the messages of the shell and those that only a screen needs, so that
 * a page loads no text of another. A message belongs to every part whose files, by their imports, use it.
 * `virtual:messages` exports `messages[locale][part]`, each a chunk of its own.
 */
export function messagesByScreen(): Plugin {
  const config = getConfig();
  let parts: Map<string, Set<string>> | undefined;

  return {
    name: 'karafa-messages-by-screen',
    enforce: 'pre',
    buildStart: () => void (parts = undefined),
    resolveId: (id) => (id === virtualModule ? `\0${virtualModule}` : undefined),
    async load(id) {
      parts ??= filesByPart();
      if (id === `\0${virtualModule}`) return loadersOf(config.locales, [...parts.keys()]);
      const [, locale, part] = partId.exec(id) ?? [];
      if (!locale || !part) return;
      const catalog = (await getCatalogs(config)).find(({ path }) => path.endsWith(catalogue));
      if (!catalog) throw new Error(`lingui.config.ts names no catalogue ${catalogue}`);
      this.addWatchFile(id.split('?')[0]!);
      const files = parts.get(part);
      const entries = (await catalog.read(locale)) ?? {};
      const texts = Object.entries(entries).flatMap(([key, { translation, message, origin = [] }]) =>
        origin.some(([file]) => files?.has(resolve(root, file))) ? [[key, translation || message || key]] : [],
      );
      const { source, errors } = createCompiledCatalog(locale, Object.fromEntries(texts), { namespace: 'es' });
      if (errors.length > 0) throw new Error(createCompilationErrorMessage(locale, errors));
      return { code: source, map: null, moduleType: 'js' };
    },
  };
}

function loadersOf(locales: readonly string[], parts: readonly string[]): string {
  const loader = (locale: string, part: string) =>
    `${JSON.stringify(part)}: () => import('/${catalogue.replace('{locale}', locale)}.po?part=${part}')`;
  const languages = locales.map((locale) => `${locale}: { ${parts.map((part) => loader(locale, part)).join(',\n')} }`);
  return `export const messages = { ${languages.join(',\n')} };`;
}

/** The files of the shell, and those that a screen has besides. */
function filesByPart(): Map<string, Set<string>> {
  const shell = reachableFrom(entry, (file) => relative(screensFolder, file).startsWith('..'));
  const parts = new Map([['shell', shell]]);
  for (const screen of readdirSync(screensFolder)) {
    const file = resolve(screensFolder, screen, `${screen}.tsx`);
    parts.set(
      screen,
      reachableFrom(file, (other) => !shell.has(other)),
    );
  }
  return parts;
}

function reachableFrom(start: string, isWanted: (file: string) => boolean, found = new Set<string>()): Set<string> {
  found.add(start);
  for (const { fileName } of ts.preProcessFile(readFileSync(start, 'utf8')).importedFiles) {
    const file = fileName.startsWith('.')
      ? resolve(dirname(start), fileName)
      : fileName.startsWith('#') && resolve(root, 'src', fileName.slice(1));
    if (file && /\.tsx?$/.test(file) && existsSync(file) && !found.has(file) && isWanted(file))
      reachableFrom(file, isWanted, found);
  }
  return found;
}
