import { beforeAll, describe, expect, test } from 'vitest';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { readInPart, readWhole, searchIn } from '#tests/support/many-results.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();

async function search(q: string, candidates = readWhole) {
  const { corrected_query, listings } = await searchIn(testing.context, q, candidates);
  return [corrected_query, listings.map(({ name }) => name)];
}

describe('R-3.04 a word of names', () => {
  beforeAll(async () => {
    const { db } = testing.context;
    const category = await buildCategory(db, { name: 'Palírny' });
    const build = (name: string, description?: string) =>
      buildListing(db, { category, name, ...(description && { description }) });
    await build('Absinth', 'Zelená víla.');
    await build('Absinthium likér', 'Tato láhev je mírná.');
    await build('Lžička', 'Na absinthy.');
    await build('Hrnek', 'V barvě absinthově zelené.');
    await build('Hrnek', 'Víla a absinthové večery.');
  });

  test.each([
    ['absinth', null],
    ['absinht', 'Absinth'],
  ])(
    'typed as %j, finds its inflections and longer words of names, but not those of descriptions',
    async (q, corrected) => {
      expect(await search(q)).toEqual([corrected, ['Absinth', 'Absinthium likér', 'Lžička']]);
    },
  );

  test.each([readWhole, readInPart])(
    'finds longer words of descriptions where no listing has all words (%i)',
    async (candidates) => {
      expect(await search('absinth hrnek', candidates)).toEqual([null, ['Hrnek', 'Hrnek']]);
    },
  );

  test('finds no longer words of descriptions where a listing has all words', async () => {
    expect(await search('absinth vila')).toEqual([null, ['Absinth']]);
  });

  test('finds longer words of descriptions before words are dropped', async () => {
    expect(await search('absinth hrnek mirna')).toEqual(['absinth Hrnek', ['Hrnek', 'Hrnek']]);
  });

  test('means no longer words where only a filter leaves nothing', async () => {
    const { facets } = await searchIn(testing.context, 'absinth', readWhole, { kind: 'product' });
    expect(facets.kind.advert.count).toBe(3);
  });

  test('that is only a beginning finds everything', async () => {
    expect(await search('absinthov')).toEqual([null, ['Hrnek', 'Hrnek']]);
  });
});
