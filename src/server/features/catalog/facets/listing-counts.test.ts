import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import { buildBrand, buildCategory, buildListing, buildPackage, buildSeller } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { getCategoryTree } from '../category/get-category.ts';
import { countPublicListings, foldCounters } from '../index.ts';
import { chosenBits } from './facet-bits.ts';
import { listSparseCategories, readCounters } from './listing-counts.queries.ts';
import { wholeCatalogue, type ListingSelection } from './listing-selection.ts';
import { sumOf } from './value-counts.ts';

const testing = useTestContext();
let root: number;
let leaf: number;

beforeAll(async () => {
  root = await buildCategory(testing.context.db);
  leaf = await buildCategory(testing.context.db, { parent: root });
});

async function countIn(category: number | undefined, selection = wholeCatalogue): Promise<number> {
  return sumOf((await readCounters(testing.context, category, selection)).flags);
}

async function countInTree(category: number): Promise<number | undefined> {
  const find = (nodes: readonly CategoryNode[]): CategoryNode | undefined =>
    nodes.map((node) => (node.id === category ? node : find(node.subcategories))).find(Boolean);
  return find(await getCategoryTree(testing.context, 'cs'))?.listings;
}

describe('the counters of public listings', () => {
  test('are right at once after each change, folded or not', async () => {
    const { db } = testing.context;
    const id = await buildListing(db, { category: leaf });
    expect([await countIn(leaf), await countIn(root), await countInTree(root)]).toEqual([1, 1, 1]);
    await foldCounters(db);
    expect([await countIn(leaf), await countIn(root), await countInTree(root)]).toEqual([1, 1, 1]);
    await db.updateTable('listing').set({ category_id: root }).where('id', '=', id).execute();
    expect([await countIn(leaf), await countIn(root)]).toEqual([0, 1]);
    await db.updateTable('listing').set({ visibility: 'reachable' }).where('id', '=', id).execute();
    expect([await countIn(root), await countPublicListings(testing.context)]).toEqual([0, 0]);
    await db.updateTable('listing').set({ visibility: 'listed' }).where('id', '=', id).execute();
    await foldCounters(db);
    await db.deleteFrom('listing').where('id', '=', id).execute();
    expect([await countIn(root), await countInTree(root)]).toEqual([0, 0]);
    await foldCounters(db);
    expect([await countIn(root), await countInTree(root)]).toEqual([0, 0]);
  });

  test('tell in which categories few listings have the chosen brand', async () => {
    const { db } = testing.context;
    const [dense, sparse, empty] = [await buildCategory(db), await buildCategory(db), await buildCategory(db)];
    const [brand, other] = [await buildBrand(db), await buildBrand(db)];
    for (let index = 0; index < 9; index++) {
      await buildListing(db, { category: dense, brand: index < 6 ? brand : other });
      await buildListing(db, { category: sparse, brand: index < 3 ? brand : other, kind: 'product' });
    }
    await foldCounters(db);
    const selection = { ...wholeCatalogue, ids: { ...wholeCatalogue.ids, brand: [brand] } };
    const list = (chosen: ListingSelection, wanted: number) =>
      listSparseCategories(testing.context, [dense, sparse, empty], chosen, wanted);
    // To find two, the order passes 3 listings of the dense category and 6 of the sparse one.
    expect(await list(selection, 2)).toEqual([sparse, empty]);
    expect(await list(selection, 6)).toEqual([dense, sparse, empty]);
    // None of them is an advert, so the order would be walked to its end.
    expect(await list({ ...selection, chosen: chosenBits({ scope: 'all', kind: 'advert' }) }, 1)).toEqual([
      sparse,
      empty,
    ]);
    expect(await list(wholeCatalogue, 1)).toEqual([]);
  });

  test('follow a brand and a package together', async () => {
    const { db } = testing.context;
    const brand = await buildBrand(db);
    const packaged = await buildPackage(db);
    const category = await buildCategory(db);
    await buildListing(db, { category, brand, package: packaged });
    await foldCounters(db);
    await buildListing(db, { category, brand });
    const withIds = (ids: object) => ({ ...wholeCatalogue, ids: { ...wholeCatalogue.ids, ...ids } });
    expect(await countIn(category, withIds({ brand: [brand], package: [packaged] }))).toBe(1);
    expect(await countIn(category, withIds({ brand: [brand] }))).toBe(2);
  });

  test('move with a category and its descendants', async () => {
    const { db } = testing.context;
    const [from, to] = [await buildCategory(db), await buildCategory(db)];
    const moved = await buildCategory(db, { parent: from });
    const below = await buildCategory(db, { parent: moved });
    await buildListing(db, { category: below });
    await db.updateTable('category').set({ parent_id: to }).where('id', '=', moved).execute();
    expect([await countIn(from), await countIn(to), await countInTree(to)]).toEqual([0, 1, 1]);
    const { path } = await db.selectFrom('category').where('id', '=', below).select('path').executeTakeFirstOrThrow();
    expect(path).toEqual([to, moved, below]);
  });

  test('stay right, without waits, when many write and fold at once', async () => {
    const { db } = testing.context;
    const category = await buildCategory(db);
    const seller = await buildSeller(db);
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => buildListing(db, { category, seller, name: 'Souběžný inzerát' })),
    );
    await foldCounters(db);
    // Two transactions touch the same listings' categories in opposite order, with folding in between.
    const hide = (id: number) =>
      db.transaction().execute(async (tx) => {
        await tx.updateTable('listing').set({ visibility: 'hidden' }).where('id', '=', id).execute();
        await sql`select fold_listing_counts()`.execute(tx);
        await sql`select fold_search_words()`.execute(tx);
      });
    await Promise.all([
      ...ids.slice(0, 6).map(hide),
      ...Array.from({ length: 6 }, () => buildListing(db, { category, seller, name: 'Souběžný inzerát' })),
      foldCounters(db),
      foldCounters(db),
    ]);
    expect(await countIn(category)).toBe(12);
    await foldCounters(db);
    expect(await countIn(category)).toBe(12);
    const words = await db.selectFrom('search_word').where('word', '=', 'soubezny').selectAll().execute();
    expect(words).toEqual([{ word: 'soubezny', head_listings: 12, doc_listings: 12 }]);
  });

  test('fold a backlog in steps', async () => {
    const { db } = testing.context;
    await foldCounters(db);
    const category = await buildCategory(db);
    for (let n = 0; n < 5; n += 1) await buildListing(db, { category, name: `Várka ${n}` });
    const step = async (fold: string) =>
      (await sql<{ taken: number }>`select ${sql.ref(fold)}(2) as taken`.execute(db)).rows[0]!.taken;
    expect([await step('fold_listing_counts'), await step('fold_search_words')]).toEqual([2, 2]);
    expect(await countIn(category)).toBe(5);
    const folded = await foldCounters(db, { listings: 2, words: 2 });
    expect(folded.listings).toBe(3);
    expect(await foldCounters(db)).toEqual({ listings: 0, words: 0 });
    expect(await countIn(category)).toBe(5);
    const words = await db.selectFrom('search_word').where('word', '=', 'varka').selectAll().execute();
    expect(words).toEqual([{ word: 'varka', head_listings: 5, doc_listings: 5 }]);
  });

  test('can be recounted from the listings', async () => {
    const { db } = testing.context;
    await foldCounters(db);
    const read = () => Promise.all([countIn(undefined), countInTree(root), countPublicListings(testing.context)]);
    const before = await read();
    await sql`select recount_listings()`.execute(db);
    await sql`select recount_search_words()`.execute(db);
    expect(await read()).toEqual(before);
  });
});
