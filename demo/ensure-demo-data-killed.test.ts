import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hasCatalogue } from '#server/has-catalogue.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { killWaiting } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { ensureDemoData } from './ensure-demo-data.ts';

const testing = useTestContext();

/** The start is killed while it waits for the table. */
async function killAt(table: string): Promise<void> {
  const { config, db } = testing.context;
  const lock = (tx: Tx) => sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
  await killWaiting(db, lock, () => ensureDemoData(config, { db }));
}

test('a start that is killed before counters or documents are written is completed by the next one', async () => {
  const { config, db } = testing.context;
  for (const table of ['listing_count', 'invoice']) {
    await killAt(table);
    expect(await hasCatalogue(db)).toBe(false);
  }
  expect(await ensureDemoData(config, { db })).toBe(true);
  const counted = async () => {
    const { rows } = await sql`
      select (select sum(listings)::int from category where parent_id is null) as listings,
        (select sum(listings)::int from listing_count where category_id = 0 and dimension = 'brand') as of_brands,
        (select count(*)::int from listing_count_delta) as to_count,
        (select sum(doc_listings)::int from search_word) as words,
        (select count(*)::int from search_word_delta) as words_to_count`.execute(db);
    return rows[0];
  };
  const { rows } = await sql`
    select (select count(*)::int from listing where visibility = 'listed') as listings,
      (select count(*)::int from listing where visibility = 'listed') as of_brands, 0 as to_count,
      (select sum(ndoc)::int from ts_stat('select doc from listing_search')) as words, 0 as words_to_count`.execute(db);
  expect(await counted()).toEqual(rows[0]);
  expect(await sql`select from invoice`.execute(db).then((found) => found.rows.length)).toBeGreaterThan(0);
}, 120_000);
