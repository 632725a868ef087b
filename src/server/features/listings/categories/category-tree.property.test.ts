import { beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { replaceCategory } from '#server/jobs/replace-merged.ts';
import { foldCounters } from '#server/features/catalog/index.ts';
import { CodedError } from '#shared/errors.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildBrand, buildCategory, buildListing, ensureCurrency } from '#tests/support/factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { mergeCategory, startMerge } from './merge-category.ts';
import { moveCategory } from './move-category.ts';

const testing = useTestContext();
let actorId: number;

beforeAll(async () => {
  await ensureCurrency(testing.context.db);
  actorId = (await buildAdministrator(testing.context.db, ['content'])).id;
});

/** Mulberry32: the same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What is wrong with the tree and its counters, compared with plain queries. */
async function listFaults(): Promise<unknown[]> {
  const { rows } = await sql`
    select 'path' as fault, c.id from category c left join category p on p.id = c.parent_id
    where c.path is distinct from coalesce(p.path, '{}') || c.id or c.level <> cardinality(c.path) or c.level > 5
    union all
    select 'count', c.id from category c
    where c.listings <> (
      select count(*) from listing l join category own on own.id = l.category_id
      where l.visibility = 'listed' and own.path @> array[c.id])
    union all
    select 'brands of category', coalesce(stored.id, counted.id)
    from (
      select category_id as id, value_id, sum(listings) as listings from listing_count
      where dimension = 'brand' and category_id <> 0 group by 1, 2 having sum(listings) <> 0) stored
    full join (
      select step as id, coalesce(l.brand_id, 0)::text as value_id, count(*) as listings
      from listing l join category own on own.id = l.category_id, unnest(own.path) step
      where l.visibility = 'listed' group by 1, 2) counted using (id, value_id, listings)
    where stored.id is null or counted.id is null
    union all
    select 'search', l.id from listing l left join listing_search s on s.id = l.id
    where l.visibility = 'listed' and s.category_id is distinct from l.category_id
    union all
    select 'listing beside subcategories', l.id from listing l
    where exists (select from category c where c.parent_id = l.category_id)`.execute(testing.context.db);
  return rows;
}

test('R-9.02 random moves and merges keep paths, levels, counters and search rows right', async () => {
  const { context } = testing;
  const { db } = context;
  const random = createRandom(20_260_601);
  const brands = [await buildBrand(db), await buildBrand(db)];
  const categories: number[] = [];
  for (let at = 0; at < 24; at += 1) {
    const { rows } = await sql<{ id: number }>`
      select id from category c where level < 4 and not exists (select from listing l where l.category_id = c.id)
      order by id`.execute(db);
    const parent = at < 4 ? undefined : rows[random(rows.length)]!.id;
    const id = await buildCategory(db, { ...(parent !== undefined && { parent }) });
    categories.push(id);
  }
  const { rows: leaves } = await sql<{ id: number }>`
    select id from category c where not exists (select from category child where child.parent_id = c.id)`.execute(db);
  for (let at = 0; at < 30; at += 1)
    await buildListing(db, {
      category: leaves[random(leaves.length)]!.id,
      brand: brands[random(2)]!,
      visibility: random(4) === 0 ? 'hidden' : 'listed',
    });
  await foldCounters(db);
  expect(await listFaults()).toEqual([]);

  let [moves, merges] = [0, 0];
  for (let at = 0; at < 60; at += 1) {
    const [id, other] = [categories[random(categories.length)]!, categories[random(categories.length)]!];
    try {
      if (random(4) > 0) {
        await moveCategory(context, { id, actorId, parent_id: random(5) === 0 ? null : other, before_id: null });
        moves += 1;
      } else {
        await startMerge(context, { id, actorId, into: other });
        await mergeCategory(context, id, replaceCategory);
        merges += 1;
      }
      // A change of counters may be folded before a move or after it.
      if (random(2) === 0) await foldCounters(db);
    } catch (error) {
      // Refused by the rules, or merged away earlier.
      if (!(error instanceof CodedError)) throw error;
    }
  }
  await foldCounters(db);
  expect(await listFaults()).toEqual([]);
  expect(moves).toBeGreaterThan(10);
  expect(merges).toBeGreaterThan(2);
});
