import { describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { useAdminProducts } from '#tests/support/admin-products.ts';

const { testing, call, add, get } = useAdminProducts();

const preview = async (ids: number[], change: object) => (await call('POST', '/bulk/preview', { ids, change })).json();
const apply = async (ids: number[], change: object) => {
  const { version } = await preview(ids, change);
  return call('POST', '/bulk', { ids, change, version });
};
const priceOf = async (id: number) => (await get(id)).regular_price.amount;

describe('R-9.02 several products at once', () => {
  test('take the scope of content', async () => {
    const other = await buildAdministrator(testing.context.db, ['settings', 'adverts']);
    const body = { ids: [1], change: { kind: 'price', price: 100 }, version: '' };
    for (const path of ['/bulk/preview', '/bulk']) {
      expect((await call('POST', path, body, {})).statusCode).toBe(401);
      expect((await call('POST', path, body, other.headers)).statusCode).toBe(403);
      expect((await call('POST', path, { ...body, change: { kind: 'price', price: 0 } })).statusCode).toBe(422);
      expect((await call('POST', path, { ...body, ids: [999_999] })).statusCode).toBe(404);
    }
  });

  test('change their prices by percents, rounded, as the preview has shown', async () => {
    const [one, two] = [
      await add({ sku: 'A-1', regular_price: 49_990 }),
      await add({ sku: 'A-2', regular_price: 10_000 }),
    ];
    const change = { kind: 'percent', percent: -10, round_to: 100 };
    const { rows } = await preview([two, one], change);
    expect(rows.map((row: { after: { regular_price: number } }) => row.after.regular_price)).toEqual([45_000, 9000]);
    expect(await priceOf(one)).toBe(49_990);
    expect((await apply([one, two], change)).json().decided).toEqual([one, two]);
    expect([await priceOf(one), await priceOf(two)]).toEqual([45_000, 9000]);
    const entries = await testing.context.db
      .selectFrom('audit_entry')
      .where('action', '=', 'change')
      .select(['entity_id', 'before', 'after'])
      .orderBy('id')
      .execute();
    expect(entries).toMatchObject([
      { entity_id: one, before: { regular_price_minor: 49_990 }, after: { regular_price_minor: 45_000 } },
      { entity_id: two, before: { regular_price_minor: 10_000 }, after: { regular_price_minor: 9000 } },
    ]);
  });

  test('a preview that is out of date is refused, and sent twice it applies once', async () => {
    const id = await add({ sku: 'B-1', regular_price: 10_000 });
    const change = { kind: 'percent', percent: 10, round_to: 1 };
    const { version } = await preview([id], change);
    const send = () => call('POST', '/bulk', { ids: [id], change, version });
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(409);
    expect(await priceOf(id)).toBe(11_000);
  });

  test('leave out a product whose sale would not be cheaper, or that lacks a weight', async () => {
    const [onSale, plain] = [
      await add({ sku: 'C-1', regular_price: 50_000 }),
      await add({ sku: 'C-2', regular_price: 50_000 }),
    ];
    const light = await add({ sku: 'C-3', weight_g: null, is_shown: false });
    const sale = { price: 40_000, starts_at: '2026-06-01T00:00:00Z', ends_at: '2026-07-01T00:00:00Z' };
    expect((await call('POST', `/${onSale}/sales`, sale)).statusCode).toBe(200);
    const { rows } = await preview([onSale, plain], { kind: 'price', price: 30_000 });
    expect(rows.map(({ obstacle }: { obstacle: string | null }) => obstacle)).toEqual(['not_above_sale', null]);
    expect((await apply([onSale, plain], { kind: 'price', price: 30_000 })).json().decided).toEqual([plain]);
    expect((await apply([plain, light], { kind: 'visibility', is_shown: false })).json().decided).toEqual([plain]);
    expect((await apply([plain, light], { kind: 'visibility', is_shown: true })).json().decided).toEqual([plain]);
  });
});
