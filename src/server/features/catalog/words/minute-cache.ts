import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context.ts';
import { readCurrent } from '#server/platform/db/read-scope.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';

const maxAgeMs = 60_000;

const forgetting = new Map<string, ((pool: Reader['pool']) => void)[]>();

/**
 * Remembers for a minute what `read` returns, for each database. For small tables that every search needs.
 * @param tag of the changes after which it is read again at once, where `forgetChanged` runs
 */
export function rememberForMinute<Value extends object>(
  read: (reader: Reader) => Promise<Value>,
  tag?: string,
): (reader: Reader) => Promise<Value> {
  const tags = tag === undefined ? [] : [tag];
  const caches = new WeakMap<Reader['pool'], LRUCache<'value', Value, Reader>>();
  if (tag !== undefined) forgetting.set(tag, [...(forgetting.get(tag) ?? []), (pool) => caches.delete(pool)]);
  return (reader) => {
    let cache = caches.get(reader.pool);
    if (!cache) {
      cache = new LRUCache({
        max: 1,
        ttl: maxAgeMs,
        fetchMethod: (_key, _stale, { context }) => readCurrent(tags, () => read(context)),
      });
      caches.set(reader.pool, cache);
    }
    return cache.forceFetch('value', { context: reader });
  };
}

/** Forgets what a commit of any process has changed. */
export function forgetChanged({ changes, pool }: Pick<Context, 'changes' | 'pool'>): void {
  changes.listen((tags) => {
    for (const [tag, forget] of forgetting)
      if (tags.includes(tag) || tags.includes('all')) forget.forEach((each) => each(pool));
  });
}
