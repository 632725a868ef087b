import { expect, test } from 'vitest';
import { z } from 'zod';
import { writtenOnce } from './written-once.ts';

const card = writtenOnce(z.object({ id: z.int(), name: z.string().nullable() }).meta({ id: 'WrittenOnceCard' }));
const page = z.object({ cards: z.array(card), first: card.nullable() });

test('the same object becomes the same result, without what the schema does not have', () => {
  const rum = { id: 1, name: 'Rum', secret: 'x' };
  const one = z.encode(page, { cards: [rum], first: rum });
  const other = z.encode(page, { cards: [rum], first: null });
  expect(one).toStrictEqual({ cards: [{ id: 1, name: 'Rum' }], first: { id: 1, name: 'Rum' } });
  expect(other.cards[0]).toBe(one.cards[0]);
  expect(one.first).toBe(one.cards[0]);
});

test('an equal object is written by itself', () => {
  const write = () => z.encode(page, { cards: [{ id: 1, name: null }], first: null }).cards[0];
  expect(write()).toStrictEqual(write());
  expect(write()).not.toBe(write());
});

test('an object that the schema refuses is refused each time', () => {
  const wrong = { id: 1.5, name: 'Rum' };
  const write = () => z.encode(page, { cards: [wrong], first: null });
  expect(write).toThrow();
  expect(write).toThrow();
});

test('what is read is a new object each time', () => {
  const rum = { id: 1, name: 'Rum' };
  expect(card.parse(rum)).toStrictEqual(rum);
  expect(card.parse(rum)).not.toBe(card.parse(rum));
});
