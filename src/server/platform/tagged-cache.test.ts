import { describe, expect, test } from 'vitest';
import { createTaggedCache } from './tagged-cache.ts';

const create = (maxBytes = 100) =>
  createTaggedCache<{ bytes: number }>({ maxBytes, lifeMs: 60_000, sizeOf: (value) => value.bytes });

describe('the tagged cache', () => {
  test('drops just what carries a tag', () => {
    const cache = create();
    cache.set('a', { bytes: 1 }, ['listing:1', 'settings']);
    cache.set('b', { bytes: 1 }, ['listing:2', 'settings']);
    cache.drop(['listing:1']);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, { bytes: 1 }]);
    cache.drop(['settings']);
    expect(cache.size).toBe(0);
  });

  test('forgets the old tags of an entry that is set again', () => {
    const cache = create();
    cache.set('a', { bytes: 1 }, ['old']);
    cache.set('a', { bytes: 2 }, ['new']);
    cache.drop(['old']);
    expect(cache.get('a')).toEqual({ bytes: 2 });
  });

  test('stays within its bounds and refuses what is larger than all of it', () => {
    const cache = create(10);
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, { bytes: 4 }, [key]);
    expect(cache.size).toBe(2);
    cache.set('huge', { bytes: 11 }, ['x']);
    expect(cache.get('huge')).toBeUndefined();
    cache.drop(['x', 'a']);
    expect(cache.get('d')).toEqual({ bytes: 4 });
  });
});
