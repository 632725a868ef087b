import { describe, expect, test } from 'vitest';
import { buildAccount, buildAdministrator } from '#tests/support/account-factories.ts';
import {
  lastAuditEntry,
  priceHistoryOf,
  productText,
  useAdminProducts,
  type Method,
} from '#tests/support/admin-products.ts';
import { buildBrand, buildCategory, buildListing, buildPackage } from '#tests/support/factories.ts';
import { whileHeld } from '#tests/support/lock-waits.ts';

const shop = useAdminProducts();
const { testing, clock, call, form, add, get, change } = shop;
const errorsOf = async (more: object) => {
  const answer = await call('POST', '', form(more));
  return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
};

describe('the administration of products', () => {
  test('R-9.02 takes the scope of content', async () => {
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

  test('R-9.02 adds a product with all its fields; its slug is made from its name', async () => {
    const { db } = testing.context;
    const [brand, pack] = [await buildBrand(db, 'Zacapa'), await buildPackage(db, 'ml', 700)];
    const pictures = [await upload('picture-of-rum-1', shop.admin.id), await upload('picture-of-rum-2', shop.admin.id)];
    const id = await add({
      texts: {
        cs: { ...productText('Zacapa 23'), ingredients: 'Může obsahovat karamel.' },
        en: { ...productText('Zacapa 23'), slug: 'zacapa-solera' },
        de: productText('Zacapa 23 für Genießer'),
      },
      brand_id: brand,
      package_id: pack,
      ean: '4006381333931',
      weight_g: 1300,
      purchase_price: 27_050,
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
      category: { id: shop.category, name: 'Rum', slug: expect.any(String), may_be_discounted: true },
      brand: { id: brand, name: 'Zacapa' },
      package_id: pack,
      sku: 'RUM-1',
      ean: '4006381333931',
      tax_rate: 21,
      weight_g: 1300,
      regular_price: { amount: 50_000, currency: 'CZK' },
      purchase_price: { amount: 27_050, currency: 'CZK' },
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
    expect(await priceHistoryOf(testing.context.db, id)).toEqual([[50_000, '2026-06-01T12:00:00.000Z', null]]);
    expect(await lastAuditEntry(testing.context.db)).toMatchObject({ action: 'add', entity: 'product', entity_id: id });
    const page = await shop.getPublic(id);
    expect(page.json()).toMatchObject({ name: 'Zacapa 23', price: { amount: 50_000 } });
  });

  test('R-9.02 reports all field errors together', async () => {
    const { db } = testing.context;
    const parent = await buildCategory(db);
    await buildCategory(db, { parent });
    const stranger = await upload('picture-of-another', await buildAccount(db));
    const pieces = await buildPackage(db, 'piece', 25);
    expect(await errorsOf({ ean: '4006381333932' })).toEqual([422, ['ean']]);
    expect(await errorsOf({ ean: '400' })).toEqual([422, ['ean']]);
    expect(await errorsOf({ sku: 'ž' })).toEqual([422, ['sku']]);
    expect((await call('POST', '', form({ sku: '' }))).json().errors).toEqual({ sku: ['Pole musí být vyplněno'] });
    expect(await errorsOf({ regular_price: 0 })).toEqual([422, ['regular_price']]);
    expect(await errorsOf({ purchase_price: -1 })).toEqual([422, ['purchase_price']]);
    expect(
      await errorsOf({
        category_id: parent,
        brand_id: 999_999,
        package_id: 999_999,
        tax_rate: 19,
        pictures: [stranger],
        vintage: 2027,
        origin: 'XX',
      }),
    ).toEqual([422, ['category_id', 'brand_id', 'package_id', 'tax_rate', 'pictures', 'vintage', 'origin']]);
    expect(await errorsOf({ package_id: pieces })).toEqual([422, ['package_id']]);
    // Errors of the schema and those that only the database and the clock know are answered together.
    const taken = await add();
    const wrong = {
      sku: 'RUM-1',
      vintage: 2150,
      texts: { cs: productText(''), en: productText('Rum'), de: productText('') },
    };
    const together = [422, ['sku', 'vintage', 'texts.cs.name', 'texts.de.name']];
    expect(await errorsOf(wrong)).toEqual(together);
    expect(await errorsOf({ ...wrong, is_shown: true, weight_g: null, brand_id: 999_999 })).toEqual([
      422,
      ['brand_id', 'sku', 'weight_g', 'vintage', 'texts.cs.name', 'texts.de.name'],
    ]);
    expect((await change(taken, { ...wrong, sku: 'RUM-1' })).json().errors).toMatchObject({
      vintage: ['Rok nemůže být v budoucnosti.'],
    });
    expect(
      await errorsOf({ sku: 'RUM-2', texts: { cs: productText('Rum'), en: productText('Rum'), de: { name: '' } } }),
    ).toEqual([422, ['texts.de.name']]);
  });

  test('R-9.02 keeps codes unique in any letter case, also with concurrent additions', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', form())));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
    expect(await errorsOf({ sku: 'rum-1' })).toEqual([422, ['sku']]);
  });

  test('R-6.01, R-9.02 offers a changed price at once and records it in the history', async () => {
    const id = await add();
    clock.now = new Date('2026-06-02T12:00:00Z');
    await change(id, {
      regular_price: 60_000,
      texts: { cs: productText('A1'), en: productText('B1'), de: productText('C1') },
    });
    expect(await get(id)).toMatchObject({
      price: { amount: 60_000 },
      regular_price: { amount: 60_000 },
      texts: { cs: { name: 'A1', slug: 'a1' } },
    });
    expect(await priceHistoryOf(testing.context.db, id)).toEqual([
      [50_000, '2026-06-01T12:00:00.000Z', '2026-06-02T12:00:00.000Z'],
      [60_000, '2026-06-02T12:00:00.000Z', null],
    ]);
    // Corrected at the same moment: nobody was offered the earlier price.
    await change(id, { regular_price: 61_000 });
    expect((await priceHistoryOf(testing.context.db, id)).at(-1)).toEqual([61_000, '2026-06-02T12:00:00.000Z', null]);
    expect(await lastAuditEntry(testing.context.db)).toMatchObject({
      action: 'change',
      before: { regular_price_minor: 60_000 },
      after: { regular_price_minor: 61_000 },
    });
    expect((await call('PUT', '/999999999', form({ sku: 'X', version: '' }))).statusCode).toBe(404);
  });

  test('R-9.02 doesn’t overwrite another administrator’s change; the answered version allows the next one', async () => {
    const id = await add();
    const { version } = await get(id);
    const first = await change(id, { weight_g: 1300, version });
    expect(first.json()).toEqual({ id, version: (await get(id)).version });
    const late = await change(id, { weight_g: 900, version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    expect(late.json().current).toEqual(await get(id));
    expect((await get(id)).weight_g).toBe(1300);
    expect((await change(id, { weight_g: 900, version: first.json().version })).statusCode).toBe(200);
  });

  test('R-9.02 keeps the form’s version when visibility, sales or stock change', async () => {
    const id = await add();
    const { version } = await get(id);
    await call('PUT', `/${id}/visibility`, { is_shown: false });
    await call('POST', `/${id}/sales`, {
      price: 40_000,
      starts_at: '2026-06-01T12:00:00Z',
      ends_at: '2026-07-01T00:00:00Z',
    });
    expect((await change(id, { weight_g: 900, version, is_shown: true })).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ weight_g: 900, is_shown: false, price: { amount: 40_000 } });
  });

  test('R-8.02 refuses at its field a code that is taken at the same moment', async () => {
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

  test('R-9.02 hides a product and shows it again', async () => {
    const id = await add();
    const isPublic = async () => (await shop.getPublic(id)).statusCode;
    await call('PUT', `/${id}/visibility`, { is_shown: false });
    expect([await isPublic(), (await get(id)).is_shown]).toEqual([404, false]);
    expect(await lastAuditEntry(testing.context.db)).toMatchObject({ action: 'hide', entity_id: id });
    await call('PUT', `/${id}/visibility`, { is_shown: true });
    expect(await isPublic()).toBe(200);
    const advert = await buildListing(testing.context.db);
    expect((await call('PUT', `/${advert}/visibility`, { is_shown: false })).statusCode).toBe(404);
  });

  test('R-6.05, R-9.02 shows no product without a weight, on which its delivery price depends', async () => {
    const missing = [422, ['weight_g']];
    expect(await errorsOf({ sku: 'LEHKE-1', weight_g: null })).toEqual(missing);
    const id = await add({ sku: 'LEHKE-1', weight_g: null, is_shown: false });
    const shown = await call('PUT', `/${id}/visibility`, { is_shown: true });
    expect([shown.statusCode, Object.keys(shown.json().errors)]).toEqual(missing);
    await change(id, { sku: 'LEHKE-1', weight_g: 800 });
    expect((await call('PUT', `/${id}/visibility`, { is_shown: true })).statusCode).toBe(200);
    const emptied = await change(id, { sku: 'LEHKE-1', weight_g: null });
    expect([emptied.statusCode, Object.keys(emptied.json().errors)]).toEqual(missing);
  });

  test('R-9.02 copies a product as a hidden one with a new code and without EAN, sales and stock', async () => {
    const id = await add({
      ean: '4006381333931',
      weight_g: 900,
      pictures: [await upload('picture-of-copied', shop.admin.id)],
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

async function upload(key: string, owner: number): Promise<string> {
  const now = new Date();
  await testing.context.db
    .insertInto('picture')
    .values({ key, owner_id: owner, uploaded_at: now, unused_since: now })
    .execute();
  return key;
}
