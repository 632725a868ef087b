import { expect, test } from 'vitest';
import type { FoundPage } from '#shared/catalog/contract.ts';
import { buildBlogCategory, buildPost } from '#tests/support/content-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

const testing = useTestContext();
const app = useTestServer(testing);

test('R-3.04 a search finds info pages and blog posts, in any inflection, those with the words in the title first', async () => {
  const { db } = testing.context;
  const { id } = await db.insertInto('info_page').defaultValues().returning('id').executeTakeFirstOrThrow();
  const text = { info_page_id: id, perex: '', slug: 'doprava' };
  await db
    .insertInto('info_page_text')
    .values([
      { ...text, locale: 'cs', title: 'Doprava a platba', body: 'Vrácení zboží a peněz.' },
      { ...text, locale: 'en', title: 'Delivery and payment', body: 'Returns.' },
    ])
    .execute();
  const category = await buildBlogCategory(db, { cs: 'Rady', en: 'Advice', de: 'Rat' });
  const post = await buildPost(db, {
    category,
    title: 'Jak vracet lahve',
    publishedAt: new Date('2025-01-01'),
    body: 'O dopravě ani slovo.',
  });
  await buildPost(db, { category, title: 'Doprava příště', publishedAt: new Date(Date.now() + 86_400_000) });
  const find = async (q: string, lang = 'cs') => {
    const pages = (await app.inject(`/api/catalog/pages?lang=${lang}&q=${encodeURIComponent(q)}`)).json<FoundPage[]>();
    return pages.map((page) => [page.kind, page.id, page.is_in_title]);
  };
  expect(await find('dopravy')).toEqual([
    ['info', id, true],
    ['post', post, false],
  ]);
  expect(await find('vrácení peněz')).toEqual([['info', id, false]]);
  expect(await find('delivery', 'en')).toEqual([['info', id, true]]);
  expect(await find('delivery')).toEqual([]);
  expect(await find('z')).toEqual([]);
  const suggestions = await app.inject('/api/catalog/suggestions?lang=cs&q=doprav');
  expect(suggestions.json()).toMatchObject({ pages: [{ title: 'Doprava a platba' }, { title: 'Jak vracet lahve' }] });
});
