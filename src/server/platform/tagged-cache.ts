import { LRUCache } from 'lru-cache';

/**
 * A cache whose entries are dropped by tag: `listing:12`, `category:3`, `settings`. What an entry shows, it is tagged
 * with; whoever changes a thing drops its tag in every process (see change-feed.ts).
 */
export interface TaggedCache<Value extends object> {
  get(key: string): Value | undefined;
  /**
   * The kept value, else a new one. `make` runs once for all who ask meanwhile. A value is not kept when one of its
   * tags was dropped while it was made: what it shows may have been read before the change.
   */
  getOrMake(key: string, make: () => Promise<Made<Value>>): Promise<Value>;
  drop(tags: readonly string[]): void;
  clear(): void;
  readonly size: number;
}

export interface Made<Value> {
  readonly value: Value;
  /** What the value shows; undefined when it is not to be kept. */
  readonly tags: readonly string[] | undefined;
}

/** So many dropped tags are remembered for the values being made; beyond them none of these is kept. */
const mostDroppedTags = 10_000;

/** @param maxBytes upper bound of all entries together, by `sizeOf`; @param lifeMs a net for what no tag catches */
export function createTaggedCache<Value extends object>(options: {
  maxBytes: number;
  lifeMs: number;
  sizeOf: (value: Value) => number;
}): TaggedCache<Value> {
  const keysByTag = new Map<string, Set<string>>();
  const tagsByKey = new Map<string, readonly string[]>();
  const making = new Map<string, { since: number; value: Promise<Value> }>();
  const droppedAt = new Map<string, number>();
  /** Counts the drops: what was read at one count and finished at another may be stale. */
  let drops = 0;
  let allDroppedAt = 0;
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
      // Who asks after a change must not be given what was begun before it.
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
    drop(tags) {
      drops += 1;
      for (const tag of tags) {
        droppedAt.set(tag, drops);
        // A set may lose members while it is walked: what is deleted is simply not visited again.
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
