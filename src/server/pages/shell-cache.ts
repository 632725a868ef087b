import type { FastifyInstance } from 'fastify';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { createTaggedCache, type Made } from '#server/platform/tagged-cache.ts';
import { loadShell, type ShellData } from '#web/page/shell-data.ts';
import { createInProcessApi } from './in-process-api.ts';

export interface TaggedShell {
  readonly shell: ShellData;
  readonly tags: readonly string[];
}

export interface ShellCache {
  /** The cached shell of a language. */
  find(locale: Locale): TaggedShell | undefined;
  /** The shell of a language, loaded once for all pages. */
  get(locale: Locale): Promise<TaggedShell>;
  drop(tags: readonly string[]): void;
  clear(): void;
}

const mostShells = 100;
const lifeMs = 60_000;

export function createShellCache(app: FastifyInstance): ShellCache {
  const shells = createTaggedCache<TaggedShell>({ maxBytes: mostShells, lifeMs, sizeOf: () => 1 });
  async function make(locale: Locale): Promise<Made<TaggedShell>> {
    const found = new Set<string>();
    const shell = await loadShell(createInProcessApi(app, routePath('home', locale), found), locale);
    const tags = [...found];
    return { value: { shell, tags }, tags };
  }
  return {
    find: (locale) => shells.get(locale),
    get: (locale) =>
      shells.getOrMake(locale, () => (app.replicas ? app.replicas.make(() => make(locale)) : make(locale))),
    drop: (tags) => shells.drop(tags),
    clear: () => shells.clear(),
  };
}
