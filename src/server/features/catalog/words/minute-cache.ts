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

interface Remembered<Args extends readonly unknown[], Answer> {
  readonly keyOf: (...args: Args) => string;
  readonly sizeOf: (answer: Answer) => number;
  /** The sum of sizes that is kept; what was asked for least recently goes first. */
  readonly most: number;
  /** In milliseconds. */
  readonly clock?: { now(): number };
}

/** How old an answer may be that is given while it is read anew. */
const maxStaleMs = 10 * maxAgeMs;

const turns = new WeakMap<Reader['pool'], Promise<unknown>>();

/** One after another: what nobody waits for leaves the other connections and cores to those who wait. */
function inTurn<T>(pool: Reader['pool'], work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(pool) ?? Promise.resolve()).then(work);
  turns.set(
    pool,
    turn.catch(() => undefined),
  );
  return turn;
}

/**
 * Remembers the answer to each of many questions. One that is older than a minute is read anew, which nobody waits for
 * unless it is older than ten. For what takes long to read and changes little in minutes.
 */
export function rememberEach<Args extends readonly unknown[], Answer>(
  read: (reader: Reader, ...args: Args) => Promise<Answer>,
  { keyOf, sizeOf, most, clock = performance }: Remembered<Args, Answer>,
): (reader: Reader, ...args: Args) => Promise<Answer> {
  interface Kept {
    readonly answer: Answer;
    readonly at: number;
  }
  interface Asked {
    readonly reader: Reader;
    readonly args: Args;
  }
  const caches = new WeakMap<Reader['pool'], LRUCache<string, Kept, Asked>>();
  return async (reader, ...args) => {
    let cache = caches.get(reader.pool);
    if (!cache) {
      cache = new LRUCache({
        ttl: maxAgeMs,
        ttlResolution: 0,
        perf: clock,
        maxSize: most,
        sizeCalculation: ({ answer }) => sizeOf(answer) + 1,
        allowStale: true,
        // Whoever waits is told; the next one asks again.
        noDeleteOnFetchRejection: true,
        // Callers that wait get the answer even if the cache has no room for it.
        ignoreFetchAbort: true,
        fetchMethod: (_key, stale, { context }) => {
          const readNow = async () => ({ at: clock.now(), answer: await read(context.reader, ...context.args) });
          return stale ? inTurn(context.reader.pool, readNow) : readNow();
        },
      });
      caches.set(reader.pool, cache);
    }
    const key = keyOf(...args);
    const known = cache.peek(key, { allowStale: true });
    const isTooOld = known !== undefined && clock.now() - known.at > maxStaleMs;
    const { answer } = await cache.forceFetch(key, { context: { reader, args }, allowStale: !isTooOld });
    return answer;
  };
}

/** Forgets what a commit of any process has changed. */
export function forgetChanged({ changes, pool }: Pick<Context, 'changes' | 'pool'>): void {
  changes.listen((tags) => {
    for (const [tag, forget] of forgetting)
      if (tags.includes(tag) || tags.includes('all')) forget.forEach((each) => each(pool));
  });
}
