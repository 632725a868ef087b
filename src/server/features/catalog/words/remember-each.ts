import { LRUCache } from 'lru-cache';
import type { Reader } from '#server/platform/db/named-statement.ts';

const maxAgeMs = 60_000;

interface Remembered<Args extends readonly unknown[], Answer> {
  readonly keyOf: (...args: Args) => string;
  readonly sizeOf: (answer: Answer) => number;
  /** The sum of sizes that is kept; what was asked for least recently goes first. */
  readonly most: number;
  /** In milliseconds. */
  readonly clock?: { now(): number };
}

/** How old an answer may be that is given while it is read again. */
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
 * A cache that revalidates while it serves stale answers: one that is older than a minute is read again in the background, and
 * a caller waits for that only if it is older than ten. For what takes long to read and changes little in minutes.
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
        // The error goes to the callers that wait. The next call reads again.
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
