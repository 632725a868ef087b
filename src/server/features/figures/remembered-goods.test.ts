import { expect, test } from 'vitest';
import { createShopper } from '#tests/support/shopping.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';

const { testing, app, buy, goods, formFor } = useShopOrders();

test('R-9.07 an order remembers what its goods cost the shop and their category, whatever changes later', async () => {
  const { db } = testing.context;
  const first = await buy();
  const { category_id: category } = await db
    .selectFrom('listing')
    .where('id', '=', first.listing)
    .select('category_id')
    .executeTakeFirstOrThrow();
  const line = (orderId: number) =>
    db
      .selectFrom('order_line')
      .where('order_id', '=', orderId)
      .select(['category_id', 'purchase_price_minor'])
      .executeTakeFirstOrThrow();
  expect(await line(first.id)).toEqual({ category_id: category, purchase_price_minor: null });
  await db.updateTable('product').set({ purchase_price_minor: 20_000 }).execute();
  expect((await line(first.id)).purchase_price_minor).toBeNull();
});

test('R-9.07 the purchase price of goods is never public', async () => {
  const listing = await goods(10_000);
  await testing.context.db
    .updateTable('product')
    .set({ purchase_price_minor: 7654 })
    .where('listing_id', '=', listing)
    .execute();
  const shopper = createShopper(app);
  await shopper.add(listing, 1);
  await shopper.call('POST', '/api/orders?lang=cs', formFor(10_000 + 9900));
  const { rows } = await testing.context.pool.query<{ price: number }>(
    'select purchase_price_minor as price from order_line where listing_id = $1',
    [listing],
  );
  expect(rows).toEqual([{ price: 7654 }]);
  const answers = await Promise.all(
    [`/api/catalog/listings/${listing}?lang=cs`, '/api/catalog/listings?lang=cs'].map((url) => app.inject({ url })),
  );
  for (const { body, statusCode } of answers) {
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/purchase|7654/);
  }
});
