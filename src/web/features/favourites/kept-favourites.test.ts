import { expect, test } from 'vitest';
import { mostFavourites } from '#shared/favourites/limits.ts';
import { parseKept } from './kept-favourites.ts';

const kept = {
  listing_id: 7,
  added_at: '2026-06-01T12:00:00.000Z',
  name: 'Rum',
  price: { amount: 99_000, currency: 'CZK' },
};

test('What a guest has collected is read back as it was stored, as much as fits', () => {
  expect(parseKept(JSON.stringify([kept, { ...kept, listing_id: 8, price: null }]))).toEqual([
    kept,
    { ...kept, listing_id: 8, price: null },
  ]);
  expect(parseKept(JSON.stringify(Array.from({ length: mostFavourites + 1 }, () => kept)))).toHaveLength(
    mostFavourites,
  );
});

test.each([
  { ...kept, listing_id: 0 },
  { ...kept, listing_id: '7' },
  { ...kept, added_at: '2026-06-01' },
  { ...kept, added_at: '2026-02-30T12:00:00.000Z' },
  { ...kept, name: ' ' },
  { ...kept, name: 'x'.repeat(201) },
  { ...kept, price: undefined },
  { ...kept, price: { amount: -1, currency: 'CZK' } },
  { ...kept, price: { amount: 1 } },
  null,
])('An entry that the server refuses is left out, the others stay: %j', (edited) => {
  expect(parseKept(JSON.stringify([edited, kept]))).toEqual([kept]);
});

test.each([null, '', '{', '7', '{}'])('Nothing is read from %j', (stored) => {
  expect(parseKept(stored)).toEqual([]);
});
