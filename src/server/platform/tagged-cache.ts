import { LRUCache } from 'lru-cache';

/**
 * A cache whose entries are dropped by tag: `listing:12`, `category:3`, `settings`. An entry's tags name everything
 * that it shows; a change drops its tags in every process (see change-feed.ts).
 */
export interface TaggedCache<Value extends object> {
  get(key: string): Value | undefined;
  /**
   * Returns the cached value or makes a new one. Concurrent callers share one `make`. A value is not cached when one
   * of its tags was dropped while it was made: it may have read data from before the change.
   */
  getOrMake(key: string, make: () => Promise<Made<Value>>): Promise<Value>;
  /** For values that are made together, without sharing: call it before making them, and what it returns with each. */
  begin(): (key: string, made: Made<Value>) => void;
  drop(tags: readonly string[]): void;
  clear(): void;
  readonly size: number;
}

export interface Made<Value> {
  readonly value: Value;
  /** Tags of everything that the value shows; undefined when it must not be cached. */
  readonly tags: readonly string[] | undefined;
}

/** Limit of dropped tags remembered for values in progress; above it none of these values is cached. */
const mostDroppedTags = 10_000;

/**
 * @param maxBytes limit of all entries together, by `sizeOf`
 * @param lifeMs maximum age, for changes without a tag
 */
export function createTaggedCache<Value extends object>(options: {
  maxBytes: number;
  lifeMs: number;
  sizeOf: (value: Value, key: string) => number;
}): TaggedCache<Value> {
  const keysByTag = new Map<string, Set<string>>();
  const tagsByKey = new Map<string, readonly string[]>();
  const making = new Map<string, { since: number; value: Promise<Value> }>();
  const droppedAt = new Map<string, number>();
  /** Counts the drops: a value read at one count and finished at another may be stale. */
  let drops = 0;
  let allDroppedAt = 0;
  const entries = new LRUCache<string, Value>({
    maxSize: options.maxBytes,
    ttl: options.lifeMs,
    sizeCalculation: (value, key) => Math.max(1, options.sizeOf(value, key)),
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

  function keep(key: string, value: Value, tags: readonly string[]): void {
    forget(key);
    entries.set(key, value);
    if (!entries.has(key)) return;
    tagsByKey.set(key, tags);
    for (const tag of tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  function isDroppedSince(since: number, tags: readonly string[]): boolean {
    return allDroppedAt > since || tags.some((tag) => (droppedAt.get(tag) ?? 0) > since);
  }

  function dropAll(): void {
    allDroppedAt = drops;
    droppedAt.clear();
  }

  return {
    get: (key) => entries.get(key),
    async getOrMake(key, make) {
      const known = entries.get(key);
      if (known) return known;
      const since = drops;
      const running = making.get(key);
      // A caller after a change must not share work begun before it.
      if (running?.since === since) return running.value;
      const begun = {
        since,
        value: make()
          .then(({ value, tags }) => {
            if (tags && !isDroppedSince(since, tags)) keep(key, value, tags);
            return value;
          })
          .finally(() => {
            if (making.get(key) === begun) making.delete(key);
          }),
      };
      making.set(key, begun);
      return begun.value;
    },
    begin() {
      const since = drops;
      return (key, { value, tags }) => {
        if (tags && !isDroppedSince(since, tags)) keep(key, value, tags);
      };
    },
    drop(tags) {
      drops += 1;
      for (const tag of tags) {
        droppedAt.set(tag, drops);
        // Deleting from a set while iterating is safe: deleted members are not visited.
        for (const key of keysByTag.get(tag) ?? []) entries.delete(key);
      }
      if (droppedAt.size > mostDroppedTags) dropAll();
    },
    clear() {
      drops += 1;
      dropAll();
      entries.clear();
    },
    get size() {
      return entries.size;
    },
  };
}
