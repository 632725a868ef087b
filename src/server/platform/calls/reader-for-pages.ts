import type { FastifyRequest } from 'fastify';
import type { ChangeFeed } from '#server/platform/db/change-feed.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { isCurrent } from '#server/platform/db/read-scope.ts';
import { createTaggedCache, type TaggedCache } from '#server/platform/tagged-cache.ts';
import { mayBeAged } from './in-process.ts';

/** As JSON. The objects take about twice as much memory, and a card twice that, as its encoded copy is kept with it. */
const maxBytes = 1_000_000;
/** Of an entry, besides its key and value. */
const entryBytes = 200;
/** As long as a page lives. */
const lifeMs = 60_000;

/** What is needed of the context to build the reader of a call. */
interface Source extends Reader {
  readonly changes: ChangeFeed;
}

const memories = new WeakMap<Reader, TaggedCache<object>>();
const readers = new WeakMap<Source, Reader>();

/**
 * The reader of a call. One for pages that the cache may hold remembers what many of them show until a tag changes, as the
 * cache does. Other callers read what they have just written.
 */
export function readerFor(source: Source, request: FastifyRequest): Reader {
  return mayBeAged(request.headers) ? readerForPages(source) : source;
}

function readerForPages(source: Source): Reader {
  let reader = readers.get(source);
  if (reader) return reader;
  const { db, pool, bitmapPool, changes } = source;
  reader = { db, pool, bitmapPool };
  const memory = createTaggedCache<object>({
    maxBytes,
    lifeMs,
    sizeOf: (value, key) => JSON.stringify(value).length + key.length + entryBytes,
  });
  changes.listen((tags) => (tags.includes('all') ? memory.clear() : memory.drop(tags)));
  memories.set(reader, memory);
  readers.set(source, reader);
  return reader;
}

interface Remembered<Id, Value> {
  readonly keyOf: (id: Id) => string;
  readonly idOf: (value: Value) => Id;
  readonly tagsOf: (value: Value) => readonly string[];
}

/** Reads the values of these ids, as far as the reader does not remember them. Those without a value are left out. */
export async function readMissing<Id, Value extends object>(
  reader: Reader,
  ids: readonly Id[],
  { keyOf, idOf, tagsOf }: Remembered<Id, Value>,
  read: (ids: readonly Id[]) => Promise<readonly Value[]>,
): Promise<Value[]> {
  const memory = memories.get(reader);
  if (!memory) return [...(await read(ids))];
  const known = new Map(ids.map((id) => [id, memory.get(keyOf(id)) as Value | undefined]));
  const missing = ids.filter((id) => !known.get(id));
  if (missing.length > 0) {
    const keep = memory.begin();
    for (const value of await read(missing)) {
      const tags = tagsOf(value);
      keep(keyOf(idOf(value)), { value, tags: isCurrent(tags) ? tags : undefined });
      known.set(idOf(value), value);
    }
  }
  return ids.map((id) => known.get(id)).filter((value) => value !== undefined);
}

/** Reads a value unless the reader remembers it. That there is none is not remembered. */
export async function readOnce<Value extends object | undefined>(
  reader: Reader,
  key: string,
  tags: readonly string[],
  read: () => Promise<Value>,
): Promise<Value> {
  const remembered = { keyOf: () => key, idOf: () => key, tagsOf: () => tags };
  const [value] = await readMissing<string, object>(reader, [key], remembered, async () => {
    const found = await read();
    return found ? [found] : [];
  });
  return value as Value;
}
