import { describe, expect, test } from 'vitest';
import { createTaggedCache, type Made, type TaggedCache } from './tagged-cache.ts';

interface Entry {
  bytes: number;
}

const create = (maxBytes = 100) =>
  createTaggedCache<Entry>({ maxBytes, lifeMs: 60_000, sizeOf: (value) => value.bytes });
const keep = (cache: TaggedCache<Entry>, key: string, bytes: number, tags: string[]) =>
  cache.getOrMake(key, async () => ({ value: { bytes }, tags }));

/** A value that is finished by a call. */
function inTheMaking(): { make: () => Promise<Made<Entry>>; end: (made: Made<Entry>) => void; times: () => number } {
  let times = 0;
  let end: (made: Made<Entry>) => void = () => {};
  const made = new Promise<Made<Entry>>((resolve) => (end = resolve));
  return {
    make: () => {
      times += 1;
      return made;
    },
    end,
    times: () => times,
  };
}

describe('the tagged cache', () => {
  test('drops exactly the entries with a tag', async () => {
    const cache = create();
    await keep(cache, 'a', 1, ['listing:1', 'settings']);
    await keep(cache, 'b', 1, ['listing:2', 'settings']);
    cache.drop(['listing:1']);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, { bytes: 1 }]);
    cache.drop(['settings']);
    expect(cache.size).toBe(0);
  });

  test('forgets the old tags of an entry that is remade', async () => {
    const cache = create();
    await keep(cache, 'a', 1, ['old', 'both']);
    cache.drop(['both']);
    await keep(cache, 'a', 2, ['new']);
    cache.drop(['old']);
    expect(cache.get('a')).toEqual({ bytes: 2 });
  });

  test('stays within its limit and rejects an entry larger than the limit', async () => {
    const cache = create(10);
    for (const key of ['a', 'b', 'c', 'd']) await keep(cache, key, 4, [key]);
    expect(cache.size).toBe(2);
    await keep(cache, 'huge', 11, ['x']);
    expect(cache.get('huge')).toBeUndefined();
    cache.drop(['x', 'a']);
    expect(cache.get('d')).toEqual({ bytes: 4 });
  });

  test.each([
    ['a tag of it', (cache: TaggedCache<Entry>) => cache.drop(['listing:1'])],
    ['everything', (cache: TaggedCache<Entry>) => cache.clear()],
    [
      'more than can be remembered',
      (cache: TaggedCache<Entry>) => cache.drop(Array.from({ length: 10_001 }, (_, id) => `x:${id}`)),
    ],
  ])('does not cache a value when %s was dropped while it was made', async (_what, drop) => {
    const cache = create();
    const { make, end } = inTheMaking();
    const asked = cache.getOrMake('a', make);
    drop(cache);
    end({ value: { bytes: 1 }, tags: ['listing:1'] });
    expect(await asked).toEqual({ bytes: 1 });
    expect(cache.get('a')).toBeUndefined();
    await keep(cache, 'a', 2, ['listing:1']);
    expect(cache.get('a')).toEqual({ bytes: 2 });
  });

  test('caches a value when something else was dropped while it was made', async () => {
    const cache = create();
    const { make, end } = inTheMaking();
    const asked = cache.getOrMake('a', make);
    cache.drop(['listing:2']);
    end({ value: { bytes: 1 }, tags: ['listing:1'] });
    await asked;
    expect(cache.get('a')).toEqual({ bytes: 1 });
  });

  test('keeps values that are made together, without those whose tag was dropped meanwhile', () => {
    const cache = create();
    const keepMade = cache.begin();
    cache.drop(['listing:2']);
    for (const bytes of [1, 2, 3])
      keepMade(`${bytes}`, { value: { bytes }, tags: bytes === 3 ? undefined : [`listing:${bytes}`] });
    expect(['1', '2', '3'].map((key) => cache.get(key))).toEqual([{ bytes: 1 }, undefined, undefined]);
  });

  test('makes a value once for concurrent callers, but again for callers after a change', async () => {
    const cache = create();
    const { make, end, times } = inTheMaking();
    const asked = [cache.getOrMake('a', make), cache.getOrMake('a', make)];
    cache.drop(['listing:1']);
    const later = keep(cache, 'a', 2, ['listing:1']);
    end({ value: { bytes: 1 }, tags: ['listing:1'] });
    expect(await Promise.all([...asked, later])).toEqual([{ bytes: 1 }, { bytes: 1 }, { bytes: 2 }]);
    expect(times()).toBe(1);
    expect(cache.get('a')).toEqual({ bytes: 2 });
  });

  test('does not cache failures and uncacheable values', async () => {
    const cache = create();
    const failing = () => Promise.reject(new Error('no database'));
    await expect(cache.getOrMake('a', failing)).rejects.toThrow('no database');
    await cache.getOrMake('a', async () => ({ value: { bytes: 1 }, tags: undefined }));
    expect(cache.size).toBe(0);
    await keep(cache, 'a', 2, []);
    expect(cache.get('a')).toEqual({ bytes: 2 });
  });
});
