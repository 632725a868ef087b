import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildAdministrator } from '#tests/support/account-factories.ts';
import { buildBrand, buildCategory, buildListing, buildPackage, ensureCurrency } from '#tests/support/factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: FastifyInstance;
let admin: { id: number; headers: { authorization: string } };
let category: number;
let clock = new Date('2026-06-01T12:00:00Z');

beforeAll(async () => {
  const { db } = testing.context;
  // Times of sales are told beforehand here.
  app = await createServer({ ...testing.context, now: () => clock });
  admin = await buildAdministrator(db, ['content']);
  await ensureCurrency(db);
  await db
    .insertInto('country')
    .values([{ code: 'CZ' }, { code: 'SK' }])
    .execute();
  category = await buildCategory(db, { name: 'Rum', unitPriceUnit: 'litre' });
  return () => app.close();
});
beforeEach(async () => {
  clock = new Date('2026-06-01T12:00:00Z');
  const { db } = testing.context;
  await db.deleteFrom('listing').where('kind', '=', 'product').execute();
  await db.deleteFrom('audit_entry').execute();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = async (method: Method, path = '', payload?: object, headers: object = admin.headers) =>
  app.inject({ method, url: `/api/admin/products${path}`, headers: { ...headers }, ...(payload && { payload }) });
const text = (name: string) => ({ name, description: `O zboží ${name}` });
const form = (more: object = {}) => ({
  texts: { cs: text('Tmavý rum'), en: text('Dark rum'), de: text('Dunkler Rum') },
  category_id: category,
  sku: 'RUM-1',
  tax_rate: 21,
  regular_price: 50_000,
  weight_g: 1200,
  is_shown: true,
  ...more,
});
const add = async (more: object = {}): Promise<number> => (await call('POST', '', form(more))).json().id;
const get = async (id: number) => (await call('GET', `/${id}`)).json();
/** As the form does that was opened just now. */
const change = async (id: number, more: object = {}) =>
  call('PUT', `/${id}`, form({ version: (await get(id)).version, ...more }));
const faultsOf = async (more: object) => {
  const answer = await call('POST', '', form(more));
  return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
};
const historyOf = async (id: number) => {
  const rows = await testing.context.db
    .selectFrom('price_history')
    .where('listing_id', '=', id)
    .select(['price_minor', 'valid_from', 'valid_to'])
    .orderBy('id')
    .execute();
  return rows.map(({ price_minor, valid_from, valid_to }) => [
    price_minor,
    valid_from.toISOString(),
    valid_to?.toISOString() ?? null,
  ]);
};
const lastAudit = () =>
  testing.context.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

async function upload(key: string, owner: number): Promise<string> {
  const now = new Date();
  await testing.context.db
    .insertInto('picture')
    .values({ key, owner_id: owner, uploaded_at: now, unused_since: now })
    .execute();
  return key;
}

describe('products of the administration', () => {
  test('R-9.02 are for administrators of the content alone', async () => {
    const other = await buildAdministrator(testing.context.db, ['settings', 'adverts']);
    const id = await add();
    const sale = { price: 100, starts_at: '2026-06-01T00:00:00Z', ends_at: '2026-07-01T00:00:00Z' };
    const calls: [Method, string, object?][] = [
      ['GET', ''],
      ['GET', '.csv'],
      ['GET', '/choices'],
      ['GET', `/${id}`],
      ['POST', '', form()],
      ['PUT', `/${id}`, form({ version: '' })],
      ['PUT', `/${id}/visibility`, { is_shown: false }],
      ['POST', `/${id}/copies`],
      ['POST', `/${id}/sales`, sale],
      ['PUT', `/${id}/sales/1`, sale],
      ['DELETE', `/${id}/sales/1`],
      ['PUT', `/${id}/stock`, { changes: [{ branch_id: 1, before: 0, quantity: 1 }], reason: 'Příjem' }],
    ];
    for (const [method, path, payload] of calls) {
      expect((await call(method, path, payload, {})).statusCode, `${method} ${path}`).toBe(401);
      expect((await call(method, path, payload, other.headers)).statusCode, `${method} ${path}`).toBe(403);
    }
  });

  test('R-9.02 one is added with all that it has; its address comes from its name', async () => {
    const { db } = testing.context;
    const [brand, pack] = [await buildBrand(db, 'Zacapa'), await buildPackage(db, 'ml', 700)];
    const pictures = [await upload('picture-of-rum-1', admin.id), await upload('picture-of-rum-2', admin.id)];
    const id = await add({
      texts: {
        cs: { ...text('Zacapa 23'), ingredients: 'Může obsahovat karamel.' },
        en: { ...text('Zacapa 23'), slug: 'zacapa-solera' },
        de: text('Zacapa 23 für Genießer'),
      },
      brand_id: brand,
      package_id: pack,
      ean: '4006381333931',
      weight_g: 1300,
      abv: 40.5,
      vintage: 2019,
      age_years: 23,
      origin: 'SK',
      pictures: pictures.toReversed(),
    });
    expect(await get(id)).toEqual({
      id,
      texts: {
        cs: {
          name: 'Zacapa 23',
          slug: 'zacapa-23',
          description: 'O zboží Zacapa 23',
          ingredients: 'Může obsahovat karamel.',
        },
        en: { name: 'Zacapa 23', slug: 'zacapa-solera', description: 'O zboží Zacapa 23', ingredients: '' },
        de: {
          name: 'Zacapa 23 für Genießer',
          slug: 'zacapa-23-fuer-geniesser',
          description: 'O zboží Zacapa 23 für Genießer',
          ingredients: '',
        },
      },
      category: { id: category, name: 'Rum', slug: expect.any(String), may_be_discounted: true },
      brand: { id: brand, name: 'Zacapa' },
      package_id: pack,
      sku: 'RUM-1',
      ean: '4006381333931',
      tax_rate: 21,
      weight_g: 1300,
      regular_price: { amount: 50_000, currency: 'CZK' },
      price: { amount: 50_000, currency: 'CZK' },
      is_on_sale: false,
      abv: 40.5,
      vintage: 2019,
      age_years: 23,
      origin: 'SK',
      pictures: pictures.toReversed(),
      is_shown: true,
      sales: [],
      stock: [],
      version: expect.any(String),
    });
    expect(await historyOf(id)).toEqual([[50_000, '2026-06-01T12:00:00.000Z', null]]);
    expect(await lastAudit()).toMatchObject({ action: 'add', entity: 'product', entity_id: id });
    const page = await app.inject(`/api/catalog/listings/${id}?lang=cs`);
    expect(page.json()).toMatchObject({ name: 'Zacapa 23', price: { amount: 50_000 } });
  });

  test('R-9.02 what does not fit is refused at its field, all at once', async () => {
    const { db } = testing.context;
    const parent = await buildCategory(db);
    await buildCategory(db, { parent });
    const stranger = await upload('picture-of-another', await buildAccount(db));
    const pieces = await buildPackage(db, 'piece', 25);
    expect(await faultsOf({ ean: '4006381333932' })).toEqual([422, ['ean']]);
    expect(await faultsOf({ ean: '400' })).toEqual([422, ['ean']]);
    expect(await faultsOf({ sku: 'ž' })).toEqual([422, ['sku']]);
    expect(await faultsOf({ regular_price: 0 })).toEqual([422, ['regular_price']]);
    expect(
      await faultsOf({
        category_id: parent,
        brand_id: 999_999,
        package_id: 999_999,
        tax_rate: 19,
        pictures: [stranger],
        vintage: 2027,
        origin: 'XX',
      }),
    ).toEqual([422, ['category_id', 'brand_id', 'package_id', 'tax_rate', 'pictures', 'vintage', 'origin']]);
    expect(await faultsOf({ package_id: pieces })).toEqual([422, ['package_id']]);
    expect(await faultsOf({ texts: { cs: text('Rum'), en: text('Rum'), de: { name: '' } } })).toEqual([
      422,
      ['texts.de.name'],
    ]);
  });

  test('R-9.02 a code is there once, in capitals or not, also when two add it at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', form())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await faultsOf({ sku: 'rum-1' })).toEqual([422, ['sku']]);
  });

  test('R-6.01, R-9.02 a changed price is offered at once and stands in the history', async () => {
    const id = await add();
    clock = new Date('2026-06-02T12:00:00Z');
    await change(id, { regular_price: 60_000, texts: { cs: text('A1'), en: text('B1'), de: text('C1') } });
    expect(await get(id)).toMatchObject({
      price: { amount: 60_000 },
      regular_price: { amount: 60_000 },
      texts: { cs: { name: 'A1', slug: 'a1' } },
    });
    expect(await historyOf(id)).toEqual([
      [50_000, '2026-06-01T12:00:00.000Z', '2026-06-02T12:00:00.000Z'],
      [60_000, '2026-06-02T12:00:00.000Z', null],
    ]);
    // Corrected within the same moment: nobody was offered what stood there before.
    await change(id, { regular_price: 61_000 });
    expect((await historyOf(id)).at(-1)).toEqual([61_000, '2026-06-02T12:00:00.000Z', null]);
    expect(await lastAudit()).toMatchObject({
      action: 'change',
      before: { regular_price_minor: 60_000 },
      after: { regular_price_minor: 61_000 },
    });
    expect((await call('PUT', '/999999999', form({ sku: 'X', version: '' }))).statusCode).toBe(404);
  });

  test('R-9.02 what somebody else changed meanwhile is not overwritten; the next change goes on from what is stored', async () => {
    const id = await add();
    const { version } = await get(id);
    const first = await change(id, { weight_g: 1300, version });
    expect(first.json()).toEqual({ id, version: (await get(id)).version });
    const late = await change(id, { weight_g: 900, version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    expect((await get(id)).weight_g).toBe(1300);
    expect((await change(id, { weight_g: 900, version: first.json().version })).statusCode).toBe(200);
  });

  test('R-9.02 showing, sales and stock change nothing of what the form holds', async () => {
    const id = await add();
    const { version } = await get(id);
    await call('PUT', `/${id}/visibility`, { is_shown: false });
    await call('POST', `/${id}/sales`, {
      price: 40_000,
      starts_at: '2026-05-01T00:00:00Z',
      ends_at: '2026-07-01T00:00:00Z',
    });
    expect((await change(id, { weight_g: 900, version, is_shown: true })).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ weight_g: 900, is_shown: false, price: { amount: 40_000 } });
  });

  test('R-8.02 a code that somebody else takes in the same moment is refused at its field', async () => {
    const [id, other] = [await add(), await add({ sku: 'RUM-2' })];
    const answer = await whileHeld(
      testing.context.db,
      (tx) => tx.updateTable('product').set({ sku: 'RUM-3' }).where('listing_id', '=', other).execute(),
      () => change(id, { sku: 'RUM-3' }),
    );
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { sku: ['Tento kód už existuje. Zvolte prosím jiný.'] },
    ]);
  });

  test('R-9.02 one is hidden and shown again', async () => {
    const id = await add();
    const isPublic = async () => (await app.inject(`/api/catalog/listings/${id}?lang=cs`)).statusCode;
    await call('PUT', `/${id}/visibility`, { is_shown: false });
    expect([await isPublic(), (await get(id)).is_shown]).toEqual([404, false]);
    expect(await lastAudit()).toMatchObject({ action: 'hide', entity_id: id });
    await call('PUT', `/${id}/visibility`, { is_shown: true });
    expect(await isPublic()).toBe(200);
    const advert = await buildListing(testing.context.db);
    expect((await call('PUT', `/${advert}/visibility`, { is_shown: false })).statusCode).toBe(404);
  });

  test('R-6.05, R-9.02 no product is shown without a weight: nobody would know what its delivery costs', async () => {
    const missing = [422, ['weight_g']];
    expect(await faultsOf({ sku: 'LEHKE-1', weight_g: null })).toEqual(missing);
    const id = await add({ sku: 'LEHKE-1', weight_g: null, is_shown: false });
    const shown = await call('PUT', `/${id}/visibility`, { is_shown: true });
    expect([shown.statusCode, Object.keys(shown.json().errors)]).toEqual(missing);
    await change(id, { sku: 'LEHKE-1', weight_g: 800 });
    expect((await call('PUT', `/${id}/visibility`, { is_shown: true })).statusCode).toBe(200);
    const emptied = await change(id, { sku: 'LEHKE-1', weight_g: null });
    expect([emptied.statusCode, Object.keys(emptied.json().errors)]).toEqual(missing);
  });

  test('R-9.02 a copy is hidden, has a code of its own, and no EAN, sales and stock', async () => {
    const id = await add({
      ean: '4006381333931',
      weight_g: 900,
      pictures: [await upload('picture-of-copied', admin.id)],
    });
    const copies = [await call('POST', `/${id}/copies`), await call('POST', `/${id}/copies`)];
    const [first, second] = await Promise.all(copies.map((answer) => get(answer.json().id)));
    expect(first).toMatchObject({
      sku: 'RUM-1-2',
      ean: null,
      weight_g: 900,
      is_shown: false,
      sales: [],
      pictures: ['picture-of-copied'],
      texts: { cs: { name: 'Tmavý rum' } },
    });
    expect(second.sku).toBe('RUM-1-3');
    expect((await call('POST', '/999999999/copies')).statusCode).toBe(404);
  });
});

describe('sales of a product', () => {
  const sale = (price: number, starts_at: string, ends_at: string) => ({
    price,
    starts_at: `2026-${starts_at}T12:00:00Z`,
    ends_at: `2026-${ends_at}T12:00:00Z`,
  });
  const salesOf = async (id: number) => (await get(id)).sales;

  test('R-6.01 one that has begun is offered at once, with the price before it; of two the cheaper counts', async () => {
    const id = await add();
    expect((await call('POST', `/${id}/sales`, sale(45_000, '05-20', '06-10'))).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ price: { amount: 45_000 }, is_on_sale: true });
    clock = new Date('2026-06-02T12:00:00Z');
    await call('POST', `/${id}/sales`, sale(40_000, '06-01', '06-05'));
    expect(await get(id)).toMatchObject({ price: { amount: 40_000 }, regular_price: { amount: 50_000 } });
    expect((await historyOf(id)).map(([price]) => price)).toEqual([45_000, 40_000]);
    expect(await salesOf(id)).toMatchObject([
      { price: { amount: 40_000 }, state: 'running' },
      { price: { amount: 45_000 }, state: 'running' },
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'add', entity: 'sale', entity_id: id });
  });

  test('R-6.01 one to come changes nothing yet; it can be changed, or deleted', async () => {
    const id = await add();
    await call('POST', `/${id}/sales`, sale(45_000, '06-20', '06-30'));
    expect(await get(id)).toMatchObject({ price: { amount: 50_000 }, sales: [{ state: 'planned' }] });
    const [{ id: planned }] = await salesOf(id);
    await call('PUT', `/${id}/sales/${planned}`, sale(44_000, '05-30', '06-30'));
    expect(await get(id)).toMatchObject({ price: { amount: 44_000 }, sales: [{ state: 'running' }] });
    await call('POST', `/${id}/sales`, sale(30_000, '07-01', '07-02'));
    const [{ id: later }] = await salesOf(id);
    expect((await call('DELETE', `/${id}/sales/${later}`)).statusCode).toBe(200);
    expect(await salesOf(id)).toHaveLength(1);
  });

  test('R-6.01 one that runs keeps its start, and ends when it is told to', async () => {
    const id = await add();
    await call('POST', `/${id}/sales`, sale(45_000, '05-20', '06-10'));
    const [{ id: running }] = await salesOf(id);
    clock = new Date('2026-06-03T12:00:00Z');
    await call('PUT', `/${id}/sales/${running}`, sale(44_000, '06-08', '06-09'));
    expect(await salesOf(id)).toMatchObject([
      { price: { amount: 44_000 }, starts_at: '2026-05-20T12:00:00.000Z', ends_at: '2026-06-09T12:00:00.000Z' },
    ]);
    clock = new Date('2026-06-04T12:00:00Z');
    await call('DELETE', `/${id}/sales/${running}`);
    expect(await get(id)).toMatchObject({
      price: { amount: 50_000 },
      is_on_sale: false,
      sales: [{ state: 'over', ends_at: '2026-06-04T12:00:00.000Z' }],
    });
    expect((await call('DELETE', `/${id}/sales/${running}`)).statusCode).toBe(409);
    expect((await call('PUT', `/${id}/sales/${running}`, sale(44_000, '06-08', '06-09'))).statusCode).toBe(409);
  });

  test('R-6.01, R-11.01 one is refused that is no cheaper, over, the wrong way round, or of goods never discounted', async () => {
    const { db } = testing.context;
    const id = await add();
    const faults = async (form: object, product = id) => {
      const answer = await call('POST', `/${product}/sales`, form);
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
    };
    expect(await faults(sale(50_000, '06-01', '06-10'))).toEqual([422, ['price']]);
    expect(await faults(sale(40_000, '05-01', '05-10'))).toEqual([422, ['ends_at']]);
    expect(await faults(sale(40_000, '06-10', '06-10'))).toEqual([422, ['ends_at']]);
    const cigarettes = await buildCategory(db, { ageRule: 'tobacco' });
    await db.updateTable('category').set({ may_be_discounted: false }).where('id', '=', cigarettes).execute();
    const never = await add({ sku: 'CIG-1', category_id: cigarettes });
    expect(await faults(sale(40_000, '06-01', '06-10'), never)).toEqual([422, ['price']]);
    expect((await faults(sale(40_000, '06-01', '06-10'), 999_999_999))[0]).toBe(404);
    expect((await call('DELETE', `/${id}/sales/999999`)).statusCode).toBe(404);
  });
});

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
    const names = (name: string) => ({ texts: { cs: text(name), en: text(name), de: text(name) } });
    await stock(
      await add({ ...names('Čistý rum'), sku: 'A-1', category_id: shelf, regular_price: 30_000, ean: '4006381333931' }),
      5,
    );
    clock = new Date('2026-06-01T13:00:00Z');
    const onSale = await add({ ...names('Dobrý rum'), sku: 'B-2', regular_price: 40_000, category_id: other });
    await call('POST', `/${onSale}/sales`, {
      price: 20_000,
      starts_at: '2026-06-01T00:00:00Z',
      ends_at: '2026-07-01T00:00:00Z',
    });
    await stock(onSale, 6);
    clock = new Date('2026-06-01T14:00:00Z');
    await add({
      texts: { cs: text('Brandy'), en: text('Brandy of agave'), de: text('Brandy') },
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

  test('R-9.02 is found by the name that it has now', async () => {
    const skus = async (q: string) =>
      (await call('GET', `?q=${q}`)).json().products.map(({ sku }: { sku: string }) => sku);
    const { products } = (await call('GET', '?q=brandy')).json();
    await change(products[0].id, {
      sku: 'C-4',
      texts: { cs: text('Koňak'), en: text('Cognac'), de: text('Cognac') },
    });
    expect([await skus('brandy'), await skus('konak'), await skus('cognac'), await skus('c-4')]).toEqual([
      [],
      ['C-4'],
      ['C-4'],
      ['C-4'],
    ]);
  });

  test('R-9.02 is narrowed to a category with those below it, and to a brand', async () => {
    const skus = async (query: string) =>
      (await call('GET', query)).json().products.map(({ sku }: { sku: string }) => sku);
    expect(await skus(`?category=${other}`)).toEqual(['C-3', 'B-2']);
    expect(await skus(`?category=${root}`)).toEqual(['C-3', 'B-2', 'A-1']);
    const branded = (await call('GET', `?brand=${brand}`)).json();
    expect([branded.products.length, branded.brand]).toEqual([1, expect.stringContaining('Brand')]);
  });

  test('R-9.02 is saved as a file', async () => {
    const [head, row] = (await call('GET', '.csv?on_sale=yes&lang=cs')).body.split('\r\n');
    expect(head).toBe('\uFEFFČíslo;Název;Kód zboží;EAN;Kategorie;Značka;Cena;Běžná cena;Měna;V akci;Skladem;V nabídce');
    expect(row).toMatch(/^\d+;Dobrý rum;B-2;;Rumy z Guatemaly;;200;400;CZK;ano;6;ano$/);
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
