import { describe, expect, test } from 'vitest';
import { startAndEndSales } from './prices/apply-prices.ts';
import { lastAuditEntry, priceHistoryOf, useAdminProducts } from '#tests/support/admin-products.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { whileBothWait } from '#tests/support/lock-waits.ts';

const { testing, clock, call, form, add, get, change } = useAdminProducts();

describe('sales of a product', () => {
  const sale = (price: number, starts_at: string, ends_at: string) => ({
    price,
    starts_at: `2026-${starts_at}T12:00:00Z`,
    ends_at: `2026-${ends_at}T12:00:00Z`,
  });
  const salesOf = async (id: number) => (await get(id)).sales;
  /** Changes a sale like a form that was opened just now. */
  const changeSale = async (id: number, saleId: number, change: object) => {
    const { version } = (await salesOf(id)).find((each: { id: number }) => each.id === saleId);
    return call('PUT', `/${id}/sales/${saleId}`, { ...change, version });
  };

  test('R-6.01 a sale that begins now is offered at once, with the earlier price', async () => {
    const id = await add();
    expect((await call('POST', `/${id}/sales`, sale(45_000, '06-01', '06-10'))).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ price: { amount: 45_000 }, is_on_sale: true });
    clock.now = new Date('2026-06-02T12:00:00Z');
    const [{ id: running }] = await salesOf(id);
    await changeSale(id, running, sale(40_000, '06-01', '06-05'));
    expect(await get(id)).toMatchObject({ price: { amount: 40_000 }, regular_price: { amount: 50_000 } });
    expect((await priceHistoryOf(testing.context.db, id)).map(([price]) => price)).toEqual([45_000, 40_000]);
    expect(await salesOf(id)).toMatchObject([{ price: { amount: 40_000 }, state: 'running' }]);
    expect(await lastAuditEntry(testing.context.db)).toMatchObject({ action: 'change', entity: 'sale', entity_id: id });
  });

  test('R-6.01 overlapping sales are refused; adjoining ones are accepted', async () => {
    const id = await add();
    await call('POST', `/${id}/sales`, sale(45_000, '06-10', '06-20'));
    const overlapping = await call('POST', `/${id}/sales`, sale(40_000, '06-15', '06-25'));
    expect(overlapping.statusCode).toBe(422);
    expect(overlapping.json().errors).toMatchObject({ starts_at: [expect.stringContaining('v jiné akci')] });
    expect((await call('POST', `/${id}/sales`, sale(40_000, '06-20', '06-25'))).statusCode).toBe(200);
    const [{ id: later }] = await salesOf(id);
    expect((await changeSale(id, later, sale(40_000, '06-19', '06-25'))).statusCode).toBe(422);
    expect((await changeSale(id, later, sale(39_000, '06-21', '06-25'))).statusCode).toBe(200);
    // Past sales no longer matter.
    clock.now = new Date('2026-06-12T12:00:00Z');
    const [, { id: first }] = await salesOf(id);
    await call('DELETE', `/${id}/sales/${first}`);
    expect((await call('POST', `/${id}/sales`, sale(38_000, '06-12', '06-15'))).statusCode).toBe(200);
  });

  test('R-6.01 a planned sale changes no price yet and can be changed or deleted', async () => {
    const id = await add();
    await call('POST', `/${id}/sales`, sale(45_000, '06-20', '06-30'));
    expect(await get(id)).toMatchObject({ price: { amount: 50_000 }, sales: [{ state: 'planned' }] });
    const [{ id: planned }] = await salesOf(id);
    await changeSale(id, planned, sale(44_000, '06-01', '06-30'));
    expect(await get(id)).toMatchObject({ price: { amount: 44_000 }, sales: [{ state: 'running' }] });
    await call('POST', `/${id}/sales`, sale(30_000, '07-01', '07-02'));
    const [{ id: later }] = await salesOf(id);
    expect((await call('DELETE', `/${id}/sales/${later}`)).statusCode).toBe(200);
    expect(await salesOf(id)).toHaveLength(1);
  });

  test('R-6.01 a start in the past means now and is answered, for new and planned sales, but not for a running one', async () => {
    const id = await add();
    const now = '2026-06-01T12:00:00.000Z';
    const added = await call('POST', `/${id}/sales`, sale(45_000, '05-20', '06-10'));
    const [{ id: running }] = await salesOf(id);
    expect(added.json()).toEqual({ id: running, starts_at: now });
    await call('POST', `/${id}/sales`, sale(40_000, '06-20', '06-30'));
    const [{ id: planned }] = await salesOf(id);
    clock.now = new Date('2026-06-15T12:00:00Z');
    const moved = await changeSale(id, planned, sale(40_000, '06-01', '06-30'));
    expect(moved.json()).toEqual({ id: planned, starts_at: '2026-06-15T12:00:00.000Z' });
    expect(await salesOf(id)).toMatchObject([
      { id: planned, starts_at: '2026-06-15T12:00:00.000Z', state: 'running' },
      { id: running, starts_at: now, state: 'over' },
    ]);
    clock.now = new Date('2026-06-16T12:00:00Z');
    const kept = await changeSale(id, planned, sale(39_000, '06-20', '06-30'));
    expect(kept.json()).toEqual({ id: planned, starts_at: '2026-06-15T12:00:00.000Z' });
  });

  test('R-3.06, R-6.01 no start makes a discount count from a price that was not offered in the 30 days before saving', async () => {
    clock.now = new Date('2026-05-01T12:00:00Z');
    const { db } = testing.context;
    const id = await add();
    clock.now = new Date('2026-05-21T12:00:00Z');
    await call('POST', `/${id}/sales`, sale(40_000, '05-21', '06-01'));
    expect(await get(id)).toMatchObject({ price: { amount: 40_000 }, is_on_sale: true });
    clock.now = new Date('2026-06-01T12:00:00Z');
    await startAndEndSales({ db, now: () => clock.now });
    expect(await get(id)).toMatchObject({ price: { amount: 50_000 }, is_on_sale: false });
    clock.now = new Date('2026-06-01T13:00:00Z');
    expect((await call('POST', `/${id}/sales`, sale(40_000, '05-20', '06-30'))).statusCode).toBe(200);
    expect(await get(id)).toMatchObject({ price: { amount: 40_000 }, is_on_sale: false });
  });

  test('R-6.01 the later of two concurrent changes gets a conflict and changes nothing', async () => {
    const id = await add();
    await call('POST', `/${id}/sales`, sale(45_000, '06-10', '06-20'));
    const [{ id: planned, version }] = await salesOf(id);
    const answers = await Promise.all(
      [44_000, 43_000].map((price) =>
        call('PUT', `/${id}/sales/${planned}`, { ...sale(price, '06-10', '06-20'), version }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(late.json()).toMatchObject({ code: 'conflict', current: (await salesOf(id))[0] });
    expect((await changeSale(id, planned, sale(42_000, '06-10', '06-20'))).statusCode).toBe(200);
    const lacking = await call('PUT', `/${id}/sales/${planned}`, sale(41_000, '06-10', '06-20'));
    expect([lacking.statusCode, Object.keys(lacking.json().errors)]).toEqual([422, ['version']]);
  });

  test('R-6.01 a running sale keeps its start and can be ended', async () => {
    const id = await add();
    await call('POST', `/${id}/sales`, sale(45_000, '06-01', '06-10'));
    const [{ id: running }] = await salesOf(id);
    clock.now = new Date('2026-06-03T12:00:00Z');
    await changeSale(id, running, sale(44_000, '06-08', '06-09'));
    expect(await salesOf(id)).toMatchObject([
      { price: { amount: 44_000 }, starts_at: '2026-06-01T12:00:00.000Z', ends_at: '2026-06-09T12:00:00.000Z' },
    ]);
    clock.now = new Date('2026-06-04T12:00:00Z');
    await call('DELETE', `/${id}/sales/${running}`);
    expect(await get(id)).toMatchObject({
      price: { amount: 50_000 },
      is_on_sale: false,
      sales: [{ state: 'over', ends_at: '2026-06-04T12:00:00.000Z' }],
    });
    expect((await call('DELETE', `/${id}/sales/${running}`)).statusCode).toBe(409);
    expect((await changeSale(id, running, sale(44_000, '06-08', '06-09'))).statusCode).toBe(409);
  });

  test.each([
    ['a running', '06-01', 'cs', 'V akci stojí 450,00 Kč (1. 6. 2026 14:00 – 10. 6. 2026 14:00).'],
    ['a planned', '06-05', 'en', 'On sale it costs 450,00 Kč (Jun 5, 2026 14:00 – Jun 10, 2026 14:00).'],
    ['a planned', '06-05', 'de', 'Der Aktionspreis ist 450,00 Kč (05.06.2026 14:00 – 10.06.2026 14:00).'],
  ])('R-6.01 no regular price falls to that of %s sale: %s, %s', async (_which, starts, lang, minimum) => {
    const id = await add();
    await call('POST', `/${id}/sales`, sale(45_000, starts, '06-10'));
    const { version } = await get(id);
    const refused = await call('PUT', `/${id}?lang=${lang}`, form({ version, regular_price: 45_000, origin: 'XX' }));
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['regular_price', 'origin']]);
    expect(refused.json().errors.regular_price[0].replaceAll('\u00a0', ' ')).toContain(minimum);
    expect((await get(id)).regular_price.amount).toBe(50_000);
    expect((await change(id, { regular_price: 45_001 })).statusCode).toBe(200);
  });

  test('R-6.01 a past sale restricts no regular price, and a stored price below a sale blocks no other change', async () => {
    const id = await add();
    await call('POST', `/${id}/sales`, sale(45_000, '06-01', '06-10'));
    const { db } = testing.context;
    await db.updateTable('sale').set({ price_minor: 50_000 }).where('listing_id', '=', id).execute();
    expect((await change(id, { weight_g: 900 })).statusCode).toBe(200);
    expect((await change(id, { regular_price: 40_000 })).statusCode).toBe(422);
    clock.now = new Date('2026-06-10T12:00:00Z');
    expect((await change(id, { regular_price: 40_000 })).statusCode).toBe(200);
  });

  test('R-6.01 a sale and a regular price that conflict are not both saved when sent at once', async () => {
    const id = await add();
    const { version } = await get(id);
    const answers = await whileBothWait(
      testing.context.db,
      (tx) => tx.selectFrom('listing').where('id', '=', id).select('id').forUpdate().execute(),
      () => call('POST', `/${id}/sales`, sale(45_000, '06-01', '06-10')),
      () => call('PUT', `/${id}`, form({ version, regular_price: 44_000 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 422]);
  });

  test('R-6.01, R-11.01 a sale is refused if it is no cheaper, over, ends before it starts, or its goods are never discounted', async () => {
    const { db } = testing.context;
    const id = await add();
    const errors = async (form: object, product = id) => {
      const answer = await call('POST', `/${product}/sales`, form);
      return [answer.statusCode, Object.keys(answer.json().errors ?? {})];
    };
    expect(await errors(sale(50_000, '06-01', '06-10'))).toEqual([422, ['price']]);
    expect(await errors(sale(40_000, '05-01', '05-10'))).toEqual([422, ['ends_at']]);
    expect(await errors(sale(40_000, '06-10', '06-10'))).toEqual([422, ['ends_at']]);
    // Errors of the schema and those that only the database and the clock know are answered together.
    expect(await errors(sale(60_000, '06-10', '06-10'))).toEqual([422, ['price', 'ends_at']]);
    expect(await errors({ ...sale(60_000, '05-01', '05-10'), starts_at: '' })).toEqual([
      422,
      ['price', 'ends_at', 'starts_at'],
    ]);
    const cigarettes = await buildCategory(db, { ageRule: 'tobacco' });
    await db.updateTable('category').set({ may_be_discounted: false }).where('id', '=', cigarettes).execute();
    const never = await add({ sku: 'CIG-1', category_id: cigarettes });
    expect(await errors(sale(40_000, '06-01', '06-10'), never)).toEqual([422, ['price']]);
    expect((await errors(sale(40_000, '06-01', '06-10'), 999_999_999))[0]).toBe(404);
    expect((await call('DELETE', `/${id}/sales/999999`)).statusCode).toBe(404);
  });
});
