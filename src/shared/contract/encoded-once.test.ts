import { expect, test } from 'vitest';
import { z } from 'zod';
import { encodedOnce } from './encoded-once.ts';

const card = encodedOnce(z.object({ id: z.int(), name: z.string().nullable() }).meta({ id: 'EncodedOnceCard' }));
const page = z.object({ cards: z.array(card), first: card.nullable() });

test('the same object becomes the same result, without what the schema does not have', () => {
  const rum = { id: 1, name: 'Rum', secret: 'x' };
  const one = z.encode(page, { cards: [rum], first: rum });
  const other = z.encode(page, { cards: [rum], first: null });
  expect(one).toStrictEqual({ cards: [{ id: 1, name: 'Rum' }], first: { id: 1, name: 'Rum' } });
  expect(other.cards[0]).toBe(one.cards[0]);
  expect(one.first).toBe(one.cards[0]);
});

test('another object with the same content is encoded separately', () => {
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

test('an object that the schema refuses is refused within a schema that has checks of its own', () => {
  const list = z.array(card).max(5);
  const wrong = { id: 1.5, name: 'Rum' };
  expect(() => z.encode(list, [wrong])).toThrow();
  expect(() => z.encode(page, { cards: [wrong], first: null })).toThrow();
});

test('what is parsed is a new object each time', () => {
  const rum = { id: 1, name: 'Rum' };
  expect(card.parse(rum)).toStrictEqual(rum);
  expect(card.parse(rum)).not.toBe(card.parse(rum));
});
