import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listingQuery } from '#shared/catalog/contract.ts';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { textOf } from '#tests/support/many-results.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { readSelection } from '../facets/listing-selection.ts';
import type { SearchText } from './search-conditions.queries.ts';
import { listingsWithWords } from './search-in-categories.queries.ts';
import { findByWords, hasAnyByWords } from './search.queries.ts';

const testing = useTestContext();
const everything = readSelection(listingQuery.parse({}), undefined, []);

/** As words that many listings have. */
const common = (text: SearchText): SearchText => ({ ...text, atMost: 100_000 });
const statementOf = (text: SearchText, areFew = true) =>
  sql`select l.id from ${listingsWithWords(text, { areFew, categoryIds: undefined })}`.compile(testing.context.db);

const wholePage = { sort: 'best', offset: 0, limit: 24 } as const;

describe('R-3.04 common words that few listings have together', () => {
  const ids: Record<string, number> = {};
  let categories: { lighters: number; spirits: number; below: number };

  beforeAll(async () => {
    const { db } = testing.context;
    const lighters = await buildCategory(db, { name: 'Zapalovače' });
    const glasses = await buildCategory(db, { name: 'Sklenice' });
    const spirits = await buildCategory(db, { name: 'Destiláty' });
    const below = await buildCategory(db, { name: 'Rumy', parent: spirits });
    const build = async (key: string, category: number, name: string, description?: string) =>
      (ids[key] = await buildListing(db, { category, name, ...(description && { description }) }));
    await build('lighter', lighters, 'Zippo se sudem', 'V krabici od rumu.');
    await build('plain', lighters, 'Zippo chromové');
    await build('glass', glasses, 'Sklenice Zippo', 'Na rumy i víno.');
    await build('rum', below, 'Zippo rum');
    await build('other', below, 'Rum na víno');
    await build('address', lighters, 'Zvlhčovač', String.raw`Viz "zvlhcovac.com/it's,{2}\d%20" a zippo.`);
    categories = { lighters, spirits, below };
  });

  const find = (text: SearchText, selection = everything, offset = 0) =>
    findByWords(testing.context, text, selection, { sort: 'best', offset, limit: 2 - offset }, false);
  const read = async (text: SearchText) => (await findByWords(testing.context, text, everything, wholePage, false)).ids;

  test.each([
    ['of every category, also of those with subcategories', textOf('zippo', 'rum'), ['rum']],
    [
      'a word in any of its forms',
      { ...textOf('zippo', 'rum'), words: [['zippo'], ['rum', 'rumy', 'rumu']] },
      ['glass', 'lighter', 'rum'],
    ],
    ['three words', { ...textOf('zippo', 'vino'), words: [['zippo'], ['vino'], ['rumy']] }, ['glass']],
    ['a loose beginning', { ...textOf('zippo'), words: [['zippo'], ['rumu', 'rumy']], loose: "'kra':*" }, ['lighter']],
  ])('are found: %s', async (_name, text, expected) => {
    const keys = (await read(common(text))).map((id) => Object.keys(ids).find((key) => ids[key] === id)!);
    expect(keys.toSorted()).toEqual(expected);
    expect(await hasAnyByWords(testing.context, common(text))).toBe(true);
  });

  test('are the same as those of intersecting the lists, with the same counts, filters and pages', async () => {
    const { lighters, spirits, below } = categories;
    const within = (...categoryIds: number[]) => ({ ...everything, categoryIds });
    const cheap = { ...everything, ranges: { ...everything.ranges, price: { from: undefined, to: 1 } } };
    for (const selection of [everything, within(lighters), within(spirits, below), within(spirits), cheap])
      for (const offset of [0, 1]) {
        const found = await find(common(textOf('zippo', 'rum')), selection, offset);
        expect(found).toEqual(await find(textOf('zippo', 'rum'), selection, offset));
      }
    for (const words of [
      ['zippo', 'rum'],
      ['zippo', 'vino'],
      ['rum', 'vino'],
      ['zippo', 'sklenice'],
    ]) {
      const whole = await read(textOf(...words));
      expect(whole).not.toEqual([]);
      expect(await read(common(textOf(...words)))).toEqual(whole);
    }
    expect(await hasAnyByWords(testing.context, common(textOf('chromove', 'vino')))).toBe(false);
  });

  test('may have any characters', async () => {
    const { rows } = await testing.context.pool.query<{ word: string }>(
      `select unnest(tsvector_to_array(doc)) as word from listing_search where id = $1`,
      [ids['address']],
    );
    expect(rows.map(({ word }) => word)).toEqual(expect.arrayContaining([expect.stringMatching(/['"{\\%,]/)]));
    for (const { word } of rows)
      expect(await read(common({ ...textOf('zippo'), words: [['zippo'], [word]] })), word).toContain(ids['address']);
  });

  test('are looked for in each category by the index', async () => {
    const { sql: statement, parameters } = statementOf(common(textOf('zippo', 'rum')));
    const transaction = await testing.context.db.startTransaction().execute();
    try {
      await sql`set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off`.execute(transaction);
      await sql`prepare in_categories as ${sql.raw(statement)}`.execute(transaction);
      const places = sql.raw(parameters.map(() => 'null').join());
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain (costs off) execute in_categories(${places})`.execute(transaction);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Bitmap Index Scan on listing_search_in_categories');
      expect(
        plan
          .match(/Index Cond: .*/g)!
          .at(-1)!
          .split('words_in_category(tsvector_to_array(doc)'),
      ).toHaveLength(3);
    } finally {
      await transaction.rollback().execute();
    }
  });

  const manyForms = Array.from({ length: 40 }, (_, at) => `rum${at}`);

  test.each([
    ['rare words', textOf('zippo', 'rum')],
    ['a single word', common(textOf('zippo'))],
    ['words that many listings have together', common(textOf('zippo', 'rum')), false],
    ['many forms of a word', { ...common(textOf('zippo', 'rum')), words: [['zippo'], manyForms] }],
    ['a beginning', { ...common(textOf('zippo', 'rum')), words: undefined }],
  ])('are intersected without categories: %s', (_name, text, areFew = true) => {
    expect(statementOf(text, areFew).sql).not.toContain('words_in_category');
  });
});
