import { beforeAll, expect, test } from 'vitest';
import type { BranchGoods, FoundPage } from '#shared/catalog/contract.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { foldCounters } from '../index.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let brno: number;
let zlin: number;
let spirits: number;
let cigars: number;
/** By name. */
const goods: Record<string, number> = {};

beforeAll(async () => {
  const { db } = testing.context;
  brno = await buildBranch(db, { town: 'Brno' });
  zlin = await buildBranch(db, { town: 'Zlín' });
  spirits = await buildCategory(db, { name: { cs: 'Destiláty', en: 'Spirits', de: 'Spirituosen' } });
  cigars = await buildCategory(db, { name: { cs: 'Doutníky', en: 'Cigars', de: 'Zigarren' } });
  const large = await buildPackage(db, 'ml', 1000);
  const add = async (name: string, options: Parameters<typeof buildListing>[1], stock: readonly [number, number][]) => {
    const id = await buildListing(db, { kind: 'product', name, category: spirits, price: 50_000, ...options });
    goods[name] = id;
    for (const [branch, quantity] of stock)
      await db.insertInto('stock').values({ listing_id: id, branch_id: branch, quantity }).execute();
  };
  await add('Slivovice stará', { publishedAt: new Date('2026-01-01') }, [[brno, 3]]);
  await add('Hruškovice', { publishedAt: new Date('2026-01-02'), description: 'Jemná jako slivovice.' }, [[brno, 1]]);
  await add('Slivovice drahá', { publishedAt: new Date('2026-01-03'), price: 200_000, package: large }, [[brno, 1]]);
  await add('Slivovice zlínská', {}, [[zlin, 5]]);
  await add('Slivovice vyprodaná', {}, [[brno, 0]]);
  await add('Slivovice skrytá', { visibility: 'hidden' }, [[brno, 5]]);
  await add('Doutník', { category: cigars, publishedAt: new Date('2025-01-01') }, [[brno, 9]]);
  await foldCounters(db);
});

const ask = async (query: string, branch = brno, lang = 'cs') => {
  const answer = await app.inject(`/api/delivery/branches/${branch}/goods?lang=${lang}&${query}`);
  return answer.json<BranchGoods>();
};
const names = ({ listings }: BranchGoods) => listings.map(({ name }) => name);

test('R-3.06 lists public goods in stock at a branch, the newest first, with their root categories', async () => {
  const all = await ask('', brno, 'de');
  expect(names(all)).toEqual(['Slivovice drahá', 'Hruškovice', 'Slivovice stará', 'Doutník']);
  expect(all).toMatchObject({
    total: { count: 4, is_more: false },
    page: 1,
    pages: 1,
    categories: [
      { id: spirits, name: 'Spirituosen', results: { count: 3 } },
      { id: cigars, name: 'Zigarren', results: { count: 1 } },
    ],
  });
  expect(names(await ask('', zlin))).toEqual(['Slivovice zlínská']);
});

test('R-3.06 searches them by words in any inflection, code, package and price, names before descriptions', async () => {
  expect(names(await ask('q=slivovici'))).toEqual(['Slivovice drahá', 'Slivovice stará', 'Hruškovice']);
  expect(names(await ask('q=slivovice+do+600'))).toEqual(['Slivovice stará', 'Hruškovice']);
  expect(names(await ask('q=1+l'))).toEqual(['Slivovice drahá']);
  expect(names(await ask(`q=SKU-${goods.Doutník}`))).toEqual(['Doutník']);
  expect(names(await ask(`q=SKU-${goods['Slivovice zlínská']}`))).toEqual([]);
  expect(names(await ask('q=absint'))).toEqual([]);
  expect(names(await ask(`q=slivovice&category=${cigars}`))).toEqual([]);
});

test('R-3.06 a chosen category narrows the goods, not the categories', async () => {
  const chosen = await ask(`category=${cigars}`);
  expect(names(chosen)).toEqual(['Doutník']);
  expect(chosen.categories).toHaveLength(2);
});

test('R-3.06 an unknown branch, a warehouse and a page beyond the last one are not found', async () => {
  const warehouse = await buildBranch(testing.context.db, { kind: 'warehouse' });
  for (const path of ['9999/goods?lang=cs', `${warehouse}/goods?lang=cs`, `${brno}/goods?lang=cs&page=2`])
    expect((await app.inject(`/api/delivery/branches/${path}`)).statusCode).toBe(404);
});

test('R-3.04 searches find a branch by its town, and the list of branches, in every language', async () => {
  const find = async (q: string, lang: string) => {
    const pages = await app.inject(`/api/catalog/pages?lang=${lang}&q=${encodeURIComponent(q)}`);
    return pages.json<FoundPage[]>().map(({ title, path }) => [title, path]);
  };
  expect(await find('prodejna Brno', 'cs')).toEqual([['Prodejna Brno', `/prodejny/${brno}/brno`]]);
  expect(await find('otevírací doba zlín', 'cs')).toEqual([['Prodejna Zlín', `/prodejny/${zlin}/zlin`]]);
  expect(await find('Filiale Zlín', 'de')).toEqual([['Filiale Zlín', `/de/filialen/${zlin}/zlin`]]);
  expect((await find('prodejny', 'cs'))[0]).toEqual(['Prodejny', '/prodejny']);
  expect((await find('branches', 'en'))[0]).toEqual(['Branches', '/en/branches']);
});
