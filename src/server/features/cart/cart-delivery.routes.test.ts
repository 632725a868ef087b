import { describe, expect, test } from 'vitest';
import type { DeliveryOffer } from '#shared/cart/contract.ts';
import { buildCarrier } from '#tests/support/delivery-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { buildGoods, createShopper, type Shopper } from '#tests/support/shopping.ts';

const { testing, app, shop, goods, formFor, place } = useShopOrders();

const deliveriesFor = async (shopper: Shopper) =>
  (await shopper.call('GET', '/api/cart/delivery?lang=cs')).json<{ deliveries: DeliveryOffer[] }>().deliveries;

describe('the delivery options', () => {
  test('R-6.05 are priced by weight and value, consider where the goods are, and include carriers that take lighter carts only', async () => {
    const { db } = testing.context;
    await db.updateTable('branch').set({ is_in_prague: true }).where('id', '=', shop.warehouse).execute();
    const heavy = await buildGoods(db, {
      price: 40_000,
      weightG: 2000,
      stock: { [shop.warehouse]: 30, [shop.branch]: 1 },
    });
    const shopper = createShopper(app);
    await shopper.add(heavy);
    const offers = async () => (await shopper.call('GET', '/api/cart/delivery?lang=cs')).json();
    const first = await offers();
    expect(first.country).toBe('CZ');
    expect(first.deliveries).toMatchObject([
      { id: shop.courier, price: { amount: 14_900 }, payment_methods: [shop.card, shop.transfer, shop.cash] },
      { id: shop.points, price: { amount: 9900 } },
      { id: shop.pickup, price: { amount: 0 }, payment_methods: [shop.card] },
    ]);
    expect(first.branches).toMatchObject([{ id: shop.branch, has_everything: true }]);
    await shopper.call('PUT', `/api/cart/lines/${heavy}?lang=cs`, { quantity: 3 });
    expect((await offers()).branches).toMatchObject([{ id: shop.branch, has_everything: false }]);
    await shopper.call('PUT', `/api/cart/lines/${heavy}?lang=cs`, { quantity: 20 });
    const heaviest = await offers();
    expect(heaviest.deliveries.map(({ id }: { id: number }) => id)).toEqual([shop.points, shop.pickup]);
    expect(heaviest.deliveries[0].price.amount).toBe(0);
    expect(first.too_small).toEqual([]);
    expect(heaviest.too_small).toMatchObject([{ id: shop.courier, kind: 'courier', max_weight_g: 30_000 }]);
  });

  test('R-6.05 exclude a carrier of heavy goods below its lowest weight', async () => {
    const { db } = testing.context;
    const pallet = await buildCarrier(db, { minWeightG: 30_000, prices: [[300_000, 0, 69_000]] });
    const keg = await buildGoods(db, { price: 40_000, weightG: 10_000, stock: { [shop.warehouse]: 30 } });
    const shopper = createShopper(app);
    await shopper.add(keg, 2);
    const isOffered = async () => (await deliveriesFor(shopper)).some(({ id }) => id === pallet);
    expect(await isOffered()).toBe(false);
    await shopper.call('PUT', `/api/cart/lines/${keg}?lang=cs`, { quantity: 3 });
    expect(await isOffered()).toBe(true);
    await shopper.call('PUT', `/api/cart/lines/${keg}?lang=cs`, { quantity: 2 });
    const form = formFor(80_000 + 69_000, { carrier_id: pallet });
    expect((await place(shopper, form)).json()).toMatchObject({ errors: { carrier_id: [expect.any(String)] } });
  });

  test.each(['alcohol', 'tobacco'] as const)(
    'R-6.05, R-11.02 exclude carriers without age checks for a cart with %s',
    async (ageRule) => {
      const { db } = testing.context;
      const careless = await buildCarrier(db, { checksAge: false });
      const shopper = createShopper(app);
      const isOffered = async () => {
        const ids = (await deliveriesFor(shopper)).map(({ id }) => id);
        expect(ids).toContain(shop.points);
        return ids.includes(careless);
      };
      await shopper.add(await goods(10_000));
      expect([(await shopper.cart()).needs_age_check, await isOffered()]).toEqual([false, true]);
      const adult = await goods(10_000, 5, { category: await buildCategory(db, { ageRule }) });
      await shopper.add(adult);
      expect([(await shopper.cart()).needs_age_check, await isOffered()]).toEqual([true, false]);
      await shopper.call('DELETE', `/api/cart/lines/${adult}?lang=cs`);
      expect(await isOffered()).toBe(true);
      await db.updateTable('carrier').set({ is_active: false }).where('id', '=', careless).execute();
    },
  );

  test('R-11.01 exclude countries to which goods must not be delivered', async () => {
    const { db } = testing.context;
    const elsewhere = await buildCategory(db, {});
    await db
      .updateTable('category')
      .set({ delivery_countries: ['SK'] })
      .where('id', '=', elsewhere)
      .execute();
    const shopper = createShopper(app);
    await shopper.add(await goods(10_000, 5, { category: elsewhere }));
    expect((await shopper.call('GET', '/api/cart/delivery?lang=cs')).json().deliveries).toEqual([]);
  });
});

describe('the age check of a cart', () => {
  test.each([
    ['glass before tobacco', ['none', 'tobacco']],
    ['tobacco before glass', ['tobacco', 'none']],
    ['rum before tobacco', ['alcohol', 'tobacco']],
  ] as const)('R-11.02 is the strictest of all its goods: %s requires the birth date', async (_order, rules) => {
    const { db } = testing.context;
    const shopper = createShopper(app);
    for (const ageRule of rules)
      await shopper.add(await goods(10_000, 5, { category: await buildCategory(db, { ageRule }) }));
    expect(await shopper.cart()).toMatchObject({ needs_age_check: true, needs_birth_date: true });
  });

  test('R-11.02 does not require a birth date for glasses and rum', async () => {
    const { db } = testing.context;
    const shopper = createShopper(app);
    await shopper.add(await goods(10_000));
    await shopper.add(await goods(10_000, 5, { category: await buildCategory(db, { ageRule: 'alcohol' }) }));
    expect(await shopper.cart()).toMatchObject({ needs_age_check: true, needs_birth_date: false });
  });
});
