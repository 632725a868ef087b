import { expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { textOf } from '#tests/support/many-results.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readSelection } from '../facets/listing-selection.ts';
import { countResults } from './count-results.ts';

const testing = useTestContext();
const everything = readSelection(listingQuery.parse({}), undefined, []);

test('R-3.03 results are counted in the sample, as minimums, when there are too many', async () => {
  const { db, pool } = testing.context;
  const category = await buildCategory(db);
  const ids: number[] = [];
  await pool.query(`select setval('catalog_id_seq', 1023)`);
  for (let index = 0; index < 5; index++) ids.push(await buildListing(db, { category, name: 'Drahé víno' }));
  await pool.query(`select setval('catalog_id_seq', 1099)`);
  await buildListing(db, { category, name: 'Drahé mimo vzorek' });
  const text = { ...textOf('drahe'), atMost: ids.length + 1 };
  const numbers = async (readable: number) => {
    const { brand, isWhole } = await countResults(testing.context, text, everything, readable);
    return { listings: brand.get(0), isWhole };
  };
  expect(await numbers(ids.length + 1)).toEqual({ listings: ids.length + 1, isWhole: true });
  expect(await numbers(ids.length)).toEqual({ listings: ids.length, isWhole: false });
});

test('R-3.03 results are counted in the sample when the database gives up counting all', async () => {
  const { db } = testing.context;
  const category = await buildCategory(db);
  await buildListing(db, { category, name: 'Levné mimo vzorek' });
  const text = textOf('levne');
  const asked: string[] = [];
  const bitmapPool = {
    query: async (statement: { text: string }) => {
      const isOfSample = statement.text.includes('960');
      asked.push(isOfSample ? 'sample' : 'all');
      if (!isOfSample)
        throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
      return testing.context.bitmapPool.query(statement);
    },
  };
  // What is remembered belongs to a pool.
  const pool = Object.create(testing.context.pool) as typeof testing.context.pool;
  const reader = { ...testing.context, pool, bitmapPool: bitmapPool as unknown as typeof testing.context.bitmapPool };
  for (const _ of [1, 2]) expect((await countResults(reader, text, everything)).isWhole).toBe(false);
  expect(asked).toEqual(['all', 'sample']);
});
