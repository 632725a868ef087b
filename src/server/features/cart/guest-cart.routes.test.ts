import { describe, expect, test } from 'vitest';
import type { Cart } from '#shared/cart/contract.ts';
import { guestCartDays } from '#shared/cart/limits.ts';
import { sweepCarts } from './index.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { buildGoods, createShopper, type Shopper } from '#tests/support/shopping.ts';

const { testing, app, shop, goods } = useShopOrders();

const accept = async (shopper: Shopper, changes: object[]): Promise<Cart> =>
  (await shopper.call('POST', '/api/cart/changes/acceptance?lang=cs', { changes })).json();

describe('a guest’s cart', () => {
  test('R-6.02 is found by a secret cookie; pieces are added, changed and removed', async () => {
    const [rum, gin] = [await goods(50_000), await goods(30_000)];
    const shopper = createShopper(app);
    expect((await shopper.cart()).lines).toEqual([]);
    const added = await shopper.add(rum, 2);
    expect(added.statusCode).toBe(200);
    expect(added.cookies.find(({ name }) => name === 'cart')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    await shopper.add(rum);
    await shopper.add(gin);
    expect(await shopper.cart()).toMatchObject({
      pieces: 4,
      goods: { amount: 180_000, currency: 'CZK' },
      is_delivery_free: true,
      lines: [
        { listing_id: rum, quantity: 3, total: { amount: 150_000 } },
        { listing_id: gin, quantity: 1 },
      ],
    });
    expect(shopper.cookies.get('cart-pieces')).toBe('4');
    // A returning visitor extends its lifetime.
    const looked = await shopper.call('GET', '/api/cart?lang=cs');
    const secret = shopper.cookies.get('cart');
    expect(looked.cookies.find(({ name }) => name === 'cart')).toMatchObject({
      value: secret,
      httpOnly: true,
      maxAge: guestCartDays * 86_400,
    });
    await shopper.call('PUT', `/api/cart/lines/${rum}?lang=cs`, { quantity: 1 });
    const left: Cart = (await shopper.call('DELETE', `/api/cart/lines/${gin}?lang=cs`)).json();
    expect(left).toMatchObject({ pieces: 1, missing_to_free_delivery: { amount: 100_000 } });
    expect((await createShopper(app).cart()).lines).toEqual([]);
  });

  test('R-6.02 contains at most the available pieces, and only goods on sale', async () => {
    const { db } = testing.context;
    const rare = await goods(50_000, 2);
    const hidden = await buildGoods(db, { visibility: 'hidden', stock: { [shop.warehouse]: 5 } });
    const shopper = createShopper(app);
    const refusal = async (answer: Promise<{ statusCode: number; json(): unknown }>) => {
      const { statusCode, json } = await answer;
      return { statusCode, errors: (json() as { errors?: object }).errors };
    };
    expect(await refusal(shopper.add(rare, 3))).toEqual({
      statusCode: 422,
      errors: { quantity: [expect.stringMatching(/^Tolik kusů skladem nemáme\. Skladem je \d+ ks\.$/)] },
    });
    expect(await refusal(shopper.add(hidden))).toEqual({
      statusCode: 422,
      errors: { listing_id: ['Toto zboží už není v nabídce.'] },
    });
    expect(await refusal(shopper.add(999_999))).toMatchObject({ statusCode: 422 });
    expect(await refusal(shopper.add(rare, 0))).toMatchObject({ statusCode: 422 });
  });

  test('R-6.02 reports changes until they are accepted', async () => {
    const { db } = testing.context;
    const [dearer, scarcer, gone] = [await goods(50_000), await goods(20_000, 5), await goods(10_000)];
    const shopper = createShopper(app);
    await shopper.add(dearer);
    await shopper.add(scarcer, 4);
    await shopper.add(gone);
    await db.updateTable('listing').set({ price_minor: 60_000 }).where('id', '=', dearer).execute();
    await db.updateTable('stock').set({ quantity: 3 }).where('listing_id', '=', scarcer).execute();
    await db.updateTable('listing').set({ visibility: 'hidden' }).where('id', '=', gone).execute();
    const cart = await shopper.cart();
    expect(cart.changes).toMatchObject([
      { kind: 'gone', listing_id: gone },
      { kind: 'price', before: { amount: 50_000 }, now: { amount: 60_000 } },
      { kind: 'quantity', before: 4, now: 3 },
    ]);
    expect(cart.goods.amount).toBe(120_000);
    const accepted = await accept(shopper, [
      { kind: 'gone', listing_id: gone },
      { kind: 'price', listing_id: dearer, now: 60_000 },
      { kind: 'quantity', listing_id: scarcer, now: 3 },
    ]);
    expect(accepted).toMatchObject({ changes: [], goods: { amount: 120_000 } });
    expect(accepted.lines).toHaveLength(2);
  });

  test('R-6.02 accepts the displayed prices, not later ones; adding pieces accepts nothing', async () => {
    const { db } = testing.context;
    const rum = await goods(50_000);
    const price = (minor: number) =>
      db.updateTable('listing').set({ price_minor: minor }).where('id', '=', rum).execute();
    const shopper = createShopper(app);
    await shopper.add(rum);
    await price(60_000);
    const change = { kind: 'price', before: { amount: 50_000 }, now: { amount: 60_000 } };
    await shopper.add(rum);
    await shopper.call('PUT', `/api/cart/lines/${rum}?lang=cs`, { quantity: 5 });
    expect(await shopper.cart()).toMatchObject({ pieces: 5, changes: [change] });
    await price(70_000);
    const accepted = await accept(shopper, [{ kind: 'price', listing_id: rum, now: 60_000 }]);
    expect(accepted.changes).toMatchObject([{ before: { amount: 60_000 }, now: { amount: 70_000 } }]);
    expect((await accept(shopper, [{ kind: 'gone', listing_id: rum }])).lines).toHaveLength(1);
    expect((await accept(shopper, [{ kind: 'price', listing_id: rum, now: 70_000 }])).changes).toEqual([]);
  });

  test('R-6.02 is deleted after a long time without use', async () => {
    const shopper = createShopper(app);
    await shopper.add(await goods(10_000));
    const later = { ...testing.context, now: () => new Date(Date.now() + 91 * 86_400_000) };
    expect(await sweepCarts(later)).toBeGreaterThan(0);
    expect((await shopper.cart()).lines).toEqual([]);
  });
});
