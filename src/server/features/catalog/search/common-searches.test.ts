import { beforeAll, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { databaseUrl } from '#tests/support/database-server.ts';
import { buildBrand, buildCategory, buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { wholeCatalogue } from '../facets/listing-selection.ts';
import { foldCounters, recountCatalog } from '../facets/listing-counts.queries.ts';
import { readQuery } from '../words/search-words.ts';
import { storeCommonSearches } from './common-searches.ts';
import { countResults } from './count-results.ts';
import { searchedText, understandQuery } from './understand-query.ts';

const testing = useTestContext();
/** More results are many. */
const candidates = 10;
const searched = ['rum', 'kyjovska hruska', 'gin'];

async function build(name: string, times: number, brand?: number): Promise<void> {
  const { db } = testing.context;
  const category = await buildCategory(db, { name: 'Sklad' });
  for (let n = 0; n < times; n++) await buildListing(db, { category, name, ...(brand && { brand }) });
  await foldCounters(db);
}

beforeAll(async () => {
  const { db } = testing.context;
  await build('Starý rum', 20, await buildBrand(db, 'Kyjovská hruška'));
  await build('Mladý gin', 5);
  await recountCatalog(db);
});

/** How many results a process counts that has never searched. */
async function countInNewProcess(query: string): Promise<number> {
  return inNewProcess(async (reader) => {
    const understood = await understandQuery(reader, readQuery(query));
    const text = await searchedText(reader, understood!);
    const { flags } = await countResults(reader, text, wholeCatalogue);
    return [...flags.values()].reduce((sum, listings) => sum + listings, 0);
  });
}

/** What is remembered belongs to a pool. */
async function inNewProcess<T>(work: (reader: Database) => Promise<T>): Promise<T> {
  const { rows } = await testing.context.pool.query<{ name: string }>('select current_database() as name');
  const database = openDatabase(databaseUrl(inject('databaseServer'), rows[0]!.name), { max: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

test('a process that has never searched uses the stored counts of a common search for ten minutes', async () => {
  const { pool } = testing.context;
  await storeCommonSearches(testing.context, searched, undefined, candidates);
  await build('Starý rum', 1);
  await build('Mladý gin', 1);
  expect(await countInNewProcess('rum')).toBe(20);
  expect(await countInNewProcess('gin')).toBe(6);
  await pool.query(`update search_answer set read_at = read_at - interval '10 minutes'`);
  expect(await countInNewProcess('rum')).toBe(21);
  await storeCommonSearches(testing.context, [], undefined, candidates);
  expect(await countInNewProcess('rum')).toBe(21);
});

test('common searches are those of frequent words and of brands with many listings, each in one of five turns', async () => {
  const countedIn = (turn?: number) => inNewProcess((reader) => storeCommonSearches(reader, [], turn, candidates));
  const all = await countedIn();
  const turns: number[] = [];
  for (const turn of [0, 1, 2, 3, 4]) turns.push(await countedIn(turn));
  expect(all).toBeGreaterThanOrEqual(4);
  expect(turns.reduce((sum, counted) => sum + counted, 0)).toBe(all);
  expect(Math.max(...turns)).toBeLessThan(all);
});

test('stored counts that are too old are deleted', async () => {
  const { pool } = testing.context;
  await storeCommonSearches(testing.context, searched, undefined, candidates);
  await pool.query(`update search_answer set read_at = read_at - interval '10 minutes'`);
  await storeCommonSearches(testing.context, [], undefined, 1_000_000);
  expect((await pool.query('select from search_answer')).rowCount).toBe(0);
});
