import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { productText, useAdminProducts } from '#tests/support/admin-products.ts';
import { buildBrand, buildCategory } from '#tests/support/factories.ts';
import { addManyProducts } from '#tests/support/many-products.ts';
import { listIdsByName } from './product-name.queries.ts';

const { testing, clock, call, add, change } = useAdminProducts();

describe('the list of products', () => {
  let root: number;
  let other: number;
  let brand: number;

  beforeEach(async () => {
    const { db } = testing.context;
    root = await buildCategory(db);
    const shelf = await buildCategory(db, { parent: root });
    other = await buildCategory(db, { parent: root, name: 'Rumy z Guatemaly' });
    brand = await buildBrand(db);
    const branch = await ensureBranch();
    const stock = (listing_id: number, quantity: number) =>
      db.insertInto('stock').values({ listing_id, branch_id: branch, quantity }).execute();
    const names = (name: string) => ({
      texts: { cs: productText(name), en: productText(name), de: productText(name) },
    });
    await stock(
      await add({ ...names('Čistý rum'), sku: 'A-1', category_id: shelf, regular_price: 30_000, ean: '4006381333931' }),
      5,
    );
    clock.now = new Date('2026-06-01T13:00:00Z');
    const onSale = await add({ ...names('Dobrý rum'), sku: 'B-2', regular_price: 40_000, category_id: other });
    await call('POST', `/${onSale}/sales`, {
      price: 20_000,
      starts_at: '2026-06-01T13:00:00Z',
      ends_at: '2026-07-01T00:00:00Z',
    });
    await stock(onSale, 6);
    clock.now = new Date('2026-06-01T14:00:00Z');
    await add({
      texts: { cs: productText('Brandy'), en: productText('Brandy of agave'), de: productText('Brandy') },
      sku: 'C-3',
      weight_g: null,
      regular_price: 35_000,
      is_shown: false,
      brand_id: brand,
      category_id: other,
    });
  });

  test.each([
    ['', ['C-3', 'B-2', 'A-1']],
    ['?sort=name', ['C-3', 'A-1', 'B-2']],
    ['?sort=sku', ['A-1', 'B-2', 'C-3']],
    ['?sort=cheapest', ['B-2', 'A-1', 'C-3']],
    ['?sort=dearest', ['C-3', 'A-1', 'B-2']],
    ['?sort=stock', ['C-3', 'A-1', 'B-2']],
    ['?q=cisty', ['A-1']],
    ['?q=b-2', ['B-2']],
    ['?q=400638', ['A-1']],
    ['?q=rum%20ciST%C3%BD', ['A-1']],
    ['?q=agave', ['C-3']],
    ['?q=agave%20c-3', ['C-3']],
    ['?q=%25', []],
    ['?q=_', []],
    ['?state=hidden', ['C-3']],
    ['?state=shown', ['B-2', 'A-1']],
    ['?stock=none', ['C-3']],
    ['?stock=low', ['A-1']],
    ['?stock=any', ['B-2', 'A-1']],
    ['?on_sale=yes', ['B-2']],
    ['?on_sale=no', ['C-3', 'A-1']],
    ['?weight=missing', ['C-3']],
  ])('R-9.02 is filtered and sorted: %s', async (query, expected) => {
    const { products, total } = (await call('GET', query)).json();
    expect(products.map(({ sku }: { sku: string }) => sku)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  test('R-9.02 pages by stock go from the few to the many without a gap', async () => {
    const { db } = testing.context;
    await addManyProducts(db, { prefix: 'M', count: 118, price: 100 });
    // Every second one of them is sold out, the others have ever more pieces.
    await sql`
      insert into stock (listing_id, branch_id, quantity)
      select p.listing_id, ${await ensureBranch()}::bigint, 100 + split_part(p.sku, '-', 2)::integer
      from product p where p.sku like 'M-%' and split_part(p.sku, '-', 2)::integer % 2 = 0`.execute(db);
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await call('GET', `?sort=stock&page=${page}`)).json()),
    );
    const stocks = pages.flatMap(({ products }) => products.map(({ stock }: { stock: number }) => stock));
    expect(stocks).toEqual([...Array<number>(60).fill(0), 5, 6, ...Array.from({ length: 59 }, (_, n) => 102 + 2 * n)]);
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }: { id: number }) => id))).size).toBe(121);
  });

  test('R-9.02 finds a renamed product by its new name', async () => {
    const skus = async (q: string) =>
      (await call('GET', `?q=${q}`)).json().products.map(({ sku }: { sku: string }) => sku);
    const { products } = (await call('GET', '?q=brandy')).json();
    await change(products[0].id, {
      sku: 'C-4',
      texts: { cs: productText('Koňak'), en: productText('Cognac'), de: productText('Cognac') },
    });
    expect([await skus('brandy'), await skus('konak'), await skus('cognac'), await skus('c-4')]).toEqual([
      [],
      ['C-4'],
      ['C-4'],
      ['C-4'],
    ]);
  });

  test('R-9.02 is filtered by category with its subcategories, and by brand', async () => {
    const skus = async (query: string) =>
      (await call('GET', query)).json().products.map(({ sku }: { sku: string }) => sku);
    expect(await skus(`?category=${other}`)).toEqual(['C-3', 'B-2']);
    expect(await skus(`?category=${root}`)).toEqual(['C-3', 'B-2', 'A-1']);
    const branded = (await call('GET', `?brand=${brand}`)).json();
    expect([branded.products.length, branded.brand]).toEqual([1, expect.stringContaining('Brand')]);
  });

  test('R-9.02 is read by name within a category, also after a change of name or category', async () => {
    const { db } = testing.context;
    const skus = async (query: string) =>
      (await call('GET', `${query}&sort=name`)).json().products.map(({ sku }: { sku: string }) => sku);
    expect(await skus(`?category=${root}&lang=en`)).toEqual(['C-3', 'A-1', 'B-2']);
    expect([await skus(`?category=${other}`), await skus(`?category=${root}&page=2`)]).toEqual([['C-3', 'B-2'], []]);
    const { products } = (await call('GET', '?q=brandy')).json();
    const cognac = productText('Zlatý koňak');
    await change(products[0].id, { sku: 'C-4', category_id: other, texts: { cs: cognac, en: cognac, de: cognac } });
    expect(await skus(`?category=${other}`)).toEqual(['B-2', 'C-4']);
    await sql`update listing set category_id = ${root} where id = ${products[0].id}`.execute(db);
    expect([await skus(`?category=${other}`), await skus(`?category=${root}`)]).toEqual([
      ['B-2'],
      ['A-1', 'B-2', 'C-4'],
    ]);
  });

  test('R-9.02 has the same order far within a large category as at its beginning', async () => {
    const { db } = testing.context;
    await addManyProducts(db, { prefix: 'M', count: 60, price: 100 });
    const ids = (limit: number, offset: number) => listIdsByName(db, { category: root, lang: 'cs', limit, offset });
    const all = await ids(20_000, 0);
    expect([all.length, [...(await ids(50, 0)), ...(await ids(50, 50))]]).toEqual([63, all]);
  });

  test('R-9.02 is exported as a file', async () => {
    const [head, row] = (await call('GET', '.csv?on_sale=yes&lang=cs')).body.split('\r\n');
    expect(head).toMatch(/^\uFEFFsku;ean;category;brand;package;tax_rate;weight_g;price;/);
    expect(row).toMatch(/^B-2;;\d+;;;21;.*;400,00;.*;Dobrý rum;.*;Rumy z Guatemaly;200,00;ano$/);
  });
});

async function ensureBranch(): Promise<number> {
  const branch = { code: 'A', town: 'Brno', street: 'Ukázková 1', postcode: '602 00', country_code: 'CZ' };
  const { id } = await testing.context.db
    .insertInto('branch')
    .values(branch)
    .onConflict((conflict) => conflict.column('code').doUpdateSet(branch))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
