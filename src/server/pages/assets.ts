import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Locale } from '#shared/i18n/locales.ts';
import type { RouteId } from '#shared/i18n/paths.ts';
import type { Assets } from '#web/shell/document/document.tsx';
import { latePageFile, screenFile } from '#web/shell/router/screen-file.ts';

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}

const entry = 'src/web/shell/browser.tsx';
/** Screens in a language. Those of all screens together take 5 MB. */
const mostKnown = 60;

/** Reads the manifest of the browser build: the files that a page of a screen and language loads. */
export function readAssets(clientDir: string): (route: RouteId | 'error', locale: Locale) => Assets {
  const text = readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>;
  // It names every file, and each file's name changes with its content.
  const build = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const main = manifest[entry]!;
  const fonts = fontFiles(manifest);

  const known = new LRUCache<string, Assets>({ max: mostKnown });
  return (route, locale) => {
    const key = `${route} ${locale}`;
    let assets = known.get(key);
    if (!assets) known.set(key, (assets = read(route, locale)));
    return assets;
  };

  function read(route: RouteId | 'error', locale: Locale): Assets {
    const chunks = [screenFile(route), `src/shared/i18n/languages/${locale}/web.po?screen=${route}`] as const;
    const [screen, texts] = chunks.map((chunk) => manifest[chunk] && `/${manifest[chunk].file}`);
    const needed = new Set<string>();
    for (const chunk of chunks) collect(manifest, chunk, needed);
    const own = collect(manifest, entry, new Set());
    const late = [...collect(manifest, latePageFile(route), new Set())];
    return {
      build,
      script: `/${main.file}`,
      screen,
      texts,
      styles: [
        ...(main.css ?? []),
        ...[...chunks, latePageFile(route)].flatMap((chunk) => manifest[chunk]?.css ?? []),
      ].map((file) => `/${file}`),
      fonts,
      late: late.filter((file) => !own.has(file) && !needed.has(file)).map((file) => `/${file}`),
      preloads: [...new Set([...own, ...needed])].filter((file) => file !== main.file).map((file) => `/${file}`),
    };
  }
}

function collect(manifest: Record<string, ManifestChunk>, name: string, files: Set<string>): Set<string> {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const dependency of chunk.imports ?? []) collect(manifest, dependency, files);
  return files;
}

/** The text and heading fonts. */
function fontFiles(manifest: Record<string, ManifestChunk>): string[] {
  const files = manifest[entry]?.assets ?? [];
  return files.filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`);
}
