import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '#server/platform/db/db.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { deleteAnswers, findAnswer, storeAnswer } from './search-answer.queries.ts';

const maxAgeMs = 60_000;

interface Remembered<Args extends readonly unknown[], Answer> {
  readonly keyOf: (...args: Args) => string;
  readonly sizeOf: (answer: Answer) => number;
  /** The sum of sizes that is kept; what was asked for least recently goes first. */
  readonly most: number;
  /** Looks among the stored answers first. Unique, as it is a part of their ids. Answers are then JSON. */
  readonly storedAs?: string;
  readonly clock?: Clock;
}

export interface RememberedRead<Args extends readonly unknown[], Answer> {
  (reader: Reader, ...args: Args): Promise<Answer>;
  /**
   * Reads again and stores the answer for all processes, which use it for ten minutes before they read themselves. Waits
   * for its turn among what nobody waits for. Only where answers are stored.
   */
  store(reader: Reader, ...args: Args): Promise<Answer>;
}

/** In milliseconds. */
interface Clock {
  now(): number;
  sleep(ms: number): Promise<unknown>;
}

const realClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) => setTimeout(ms, undefined, { ref: false }),
};

/** How old an answer may be that is given while it is read again. */
const maxStaleMs = 10 * maxAgeMs;

const turns = new WeakMap<Reader['pool'], Promise<unknown>>();

/** After so many times as long as it took, the next is read. */
const restTimes = 4;

/**
 * One after another and with rests: what nobody waits for takes a fifth of one core from those who wait.
 */
function inTurn<T>(pool: Reader['pool'], clock: Clock, work: () => Promise<T>): Promise<T> {
  let begun = 0;
  const turn = (turns.get(pool) ?? Promise.resolve()).then(() => {
    begun = clock.now();
    return work();
  });
  turns.set(
    pool,
    turn.catch(() => undefined).then(() => clock.sleep((clock.now() - begun) * restTimes)),
  );
  return turn;
}

/** Deletes the stored answers that are too old to be used. */
export const sweepAnswers = (db: Queryable): Promise<void> => deleteAnswers(db, maxStaleMs);

/**
 * A cache that revalidates while it serves stale answers: one that is older than a minute is read again in the background, and
 * a caller waits for that only if it is older than ten. For what takes long to read and changes little in minutes.
 */
export function rememberEach<Args extends readonly unknown[], Answer>(
  read: (reader: Reader, ...args: Args) => Promise<Answer>,
  { keyOf, sizeOf, most, storedAs, clock = realClock }: Remembered<Args, Answer>,
): RememberedRead<Args, Answer> {
  interface Kept {
    readonly answer: Answer;
    readonly at: number;
  }
  interface Asked {
    readonly reader: Reader;
    readonly args: Args;
    /** Somebody waits for the answer, although there is an old one. */
    readonly isAwaited: boolean;
  }
  const caches = new WeakMap<Reader['pool'], LRUCache<string, Kept, Asked>>();
  const idOf = (key: string) => `${storedAs} ${createHash('sha256').update(key).digest('base64url')}`;
  const readOrFind = async (key: string, { reader, args }: Asked): Promise<Kept> => {
    const stored = storedAs === undefined ? undefined : await findAnswer(reader, idOf(key), maxStaleMs);
    if (stored) return { at: clock.now() - stored.ageMs, answer: stored.answer as Answer };
    return { at: clock.now(), answer: await read(reader, ...args) };
  };
  const ask = async (reader: Reader, ...args: Args): Promise<Answer> => {
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
        fetchMethod: (asked, stale, { context }) => {
          const readNow = () => readOrFind(asked, context);
          return stale && !context.isAwaited ? inTurn(context.reader.pool, clock, readNow) : readNow();
        },
      });
      caches.set(reader.pool, cache);
    }
    const key = keyOf(...args);
    const known = cache.peek(key, { allowStale: true });
    const isTooOld = known !== undefined && clock.now() - known.at > maxStaleMs;
    const context = { reader, args, isAwaited: isTooOld };
    const { answer } = await cache.forceFetch(key, { context, allowStale: !isTooOld });
    return answer;
  };
  const store = async (reader: Reader, ...args: Args): Promise<Answer> => {
    const begun = clock.now();
    const answer = await inTurn(reader.pool, clock, () => read(reader, ...args));
    await storeAnswer(reader.db, idOf(keyOf(...args)), { answer, ageMs: clock.now() - begun });
    return answer;
  };
  return Object.assign(ask, { store });
}
