import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const maxBytes = 32 * 1024 * 1024;
/** For changes without a tag: posts appear at a time. */
const lifeMs = 60 * 60_000;

type Pieces = AsyncIterable<string> | Iterable<string>;

interface Building {
  readonly body: Promise<Buffer | undefined>;
  readonly tags: ReadonlySet<string>;
  isOutdated: boolean;
}

/** Sitemaps as gzip, kept until one of their tags changes. */
export interface SitemapFiles {
  /**
   * Builds a missing file from its pieces, at most one file at a time. Callers of the same file share its build.
   * @param key origin and name
   * @param write returns undefined where there is no such file
   */
  getOrBuild(
    key: string,
    tags: readonly string[],
    write: () => Promise<Pieces | undefined>,
  ): Promise<Buffer | undefined>;
  drop(changed: readonly string[]): void;
}

export function createSitemapFiles(): SitemapFiles {
  const kept = new LRUCache<string, { body: Buffer; tags: ReadonlySet<string> }>({
    maxSize: maxBytes,
    ttl: lifeMs,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  const building = new Map<string, Building>();
  let lastBuild: Promise<unknown> = Promise.resolve();

  function build(key: string, tags: ReadonlySet<string>, write: () => Promise<Pieces | undefined>): Building {
    const begun: Building = {
      tags,
      isOutdated: false,
      body: lastBuild
        .then(async () => {
          const pieces = await write();
          return pieces && buffer(Readable.from(pieces, { objectMode: false }).compose(createGzip({ level: 6 })));
        })
        .then((body) => {
          if (body && !begun.isOutdated) kept.set(key, { body, tags });
          return body;
        })
        .finally(() => building.delete(key)),
    };
    building.set(key, begun);
    lastBuild = begun.body.catch(() => undefined);
    return begun;
  }

  return {
    async getOrBuild(key, tags, write) {
      return kept.get(key)?.body ?? (building.get(key) ?? build(key, new Set(tags), write)).body;
    },
    drop(changed) {
      const isChanged = ({ tags }: { tags: ReadonlySet<string> }) =>
        changed.some((tag) => tag === 'all' || tags.has(tag));
      for (const [key, file] of kept.entries()) if (isChanged(file)) kept.delete(key);
      for (const file of building.values()) if (isChanged(file)) file.isOutdated = true;
    },
  };
}
