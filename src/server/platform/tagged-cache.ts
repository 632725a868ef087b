import { LRUCache } from 'lru-cache';

/**
 * A cache whose entries are dropped by tag: `listing:12`, `category:3`, `settings`. What an entry shows, it is tagged
 * with; whoever changes a thing drops its tag in every process (see change-feed.ts).
 */
export interface TaggedCache<Value extends object> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, tags: readonly string[]): void;
  drop(tags: readonly string[]): void;
  clear(): void;
  readonly size: number;
}

/** @param maxBytes upper bound of all entries together, by `sizeOf`; @param lifeMs a net for what no tag catches */
export function createTaggedCache<Value extends object>(options: {
  maxBytes: number;
  lifeMs: number;
  sizeOf: (value: Value) => number;
}): TaggedCache<Value> {
  const keysByTag = new Map<string, Set<string>>();
  const tagsByKey = new Map<string, readonly string[]>();
  const entries = new LRUCache<string, Value>({
    maxSize: options.maxBytes,
    ttl: options.lifeMs,
    sizeCalculation: (value) => Math.max(1, options.sizeOf(value)),
    dispose: (_value, key, reason) => {
      if (reason !== 'set') forget(key);
    },
  });

  function forget(key: string): void {
    for (const tag of tagsByKey.get(key) ?? []) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
    tagsByKey.delete(key);
  }

  return {
    get: (key) => entries.get(key),
    set(key, value, tags) {
      forget(key);
      entries.set(key, value);
      if (!entries.has(key)) return;
      tagsByKey.set(key, tags);
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
    },
    drop(tags) {
      // A set may lose members while it is walked: what is deleted is simply not visited again.
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) entries.delete(key);
    },
    clear: () => entries.clear(),
    get size() {
      return entries.size;
    },
  };
}
