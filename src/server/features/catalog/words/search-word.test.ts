import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { foldCounters } from '../index.ts';
import { listWordBeginnings, refreshSearchWords, unfoldedRead } from './search-word.queries.ts';

const testing = useTestContext();

test('a search reads the words of the latest changes, and all others once they are folded', async () => {
  const { context } = testing;
  await sql`
    insert into search_word_delta (head, doc, listings)
    select to_tsvector('simple', word), to_tsvector('simple', word), 1
    from unnest(array['nejstarsi'] || array_fill('novejsi'::text, array[${unfoldedRead}::int])) with ordinality as changed (word, place)
    order by place`.execute(context.db);
  const known = () => listWordBeginnings(context, ['nejstar', 'novej'], 10);
  const newer = { typed: 'novej', word: 'novejsi', head: unfoldedRead, doc: unfoldedRead };
  expect(await known()).toEqual([newer]);
  await foldCounters(context.db);
  expect(await known()).toEqual([{ typed: 'nejstar', word: 'nejstarsi', head: 1, doc: 1 }, newer]);
});

test('R-3.04 a search knows the words of listings while a renamed category rewrites more of them than it reads', async () => {
  const { context } = testing;
  const category = await buildCategory(context.db);
  for (const name of ['Absint', 'Becherovka']) await buildListing(context.db, { category, name });
  await foldCounters(context.db);
  await refreshSearchWords(context.db, { categoryId: category });
  // Of what the refreshing has written, the two latest changes are read.
  await sql`
    insert into search_word_delta (head, doc, listings)
    select to_tsvector('simple', 'novejsi'), to_tsvector('simple', 'novejsi'), 1
    from generate_series(3, ${unfoldedRead}::int)`.execute(context.db);
  const known = await listWordBeginnings(context, ['absint', 'becherovka'], 10);
  expect(known.map(({ word }) => word)).toEqual(['absint', 'becherovka']);
});
