import { LRUCache } from 'lru-cache';
import type { Reader } from '#server/platform/db/named-statement.ts';

const maxAgeMs = 60_000;

/** Remembers for a minute what `read` returns, for each database. For small tables that every search needs. */
export function rememberForMinute<Value extends object>(
  read: (reader: Reader) => Promise<Value>,
): (reader: Reader) => Promise<Value> {
  const caches = new WeakMap<Reader['pool'], LRUCache<'value', Value, Reader>>();
  return (reader) => {
    let cache = caches.get(reader.pool);
    if (!cache) {
      cache = new LRUCache({ max: 1, ttl: maxAgeMs, fetchMethod: (_key, _stale, { context }) => read(context) });
      caches.set(reader.pool, cache);
    }
    return cache.forceFetch('value', { context: reader });
  };
}
