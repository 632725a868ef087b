import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { orderCookie } from '#shared/orders/order-cookie.ts';
import { readConfig } from '#server/config.ts';
import { createServer } from '#server/http/server.ts';
import { orderFormOf } from '#tests/support/order-form.ts';
import { buildGoods, buildShop, createShopper, type BuiltShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';

// Nothing listens on this port.
const comgate = {
  COMGATE_URL: 'http://127.0.0.1:1',
  COMGATE_MERCHANT: '123456',
  COMGATE_SECRET: 'secret-of-tests',
  PUBLIC_URL: 'http://karafa.example',
};
const testing = useTestContext({ LOG_LEVEL: 'silent', ...comgate });
let app: FastifyInstance;
let shop: BuiltShop;

beforeAll(async () => {
  app = await createServer(testing.context);
  shop = await buildShop(testing.context.db);
  return () => app.close();
});

const form = () => orderFormOf({ expected_total: 59_900, carrier_id: shop.courier, payment_method_id: shop.card });

async function shopperWithGoods() {
  const shopper = createShopper(app);
  await shopper.add(await buildGoods(testing.context.db, { price: 50_000, stock: { [shop.warehouse]: 5 } }));
  return shopper;
}

test('R-6.06, R-6.08 an order is placed although its payment cannot be started, and the browser remembers it', async () => {
  const shopper = await shopperWithGoods();
  const answer = await shopper.call('POST', '/api/orders?lang=cs', form());
  expect(answer.statusCode).toBe(200);
  const placed = answer.json<{ id: number; hash: string }>();
  expect(placed).toMatchObject({ redirect: null, payment_failed: true });
  expect(shopper.cookies.get('cart-pieces')).toBe('0');
  expect(shopper.cookies.get(orderCookie)).toBe(`${placed.id}.${placed.hash}`);
  const waiting = await shopper.call('GET', '/api/orders/unpaid');
  expect(waiting.json()).toMatchObject({ order: { id: placed.id, can_be_paid: true } });
});

test('R-6.06, R-6.08 a repeated request returns the same order, also when its gateway is no longer configured', async () => {
  const shopper = await shopperWithGoods();
  const sent = form();
  const placed = (await shopper.call('POST', '/api/orders?lang=cs', sent)).json<{ id: number }>();
  const without = await createServer({ ...testing.context, config: readConfig({ PUBLIC_URL: comgate.PUBLIC_URL }) });
  const again = await without.inject({
    method: 'POST',
    url: '/api/orders?lang=cs',
    headers: { cookie: [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    payload: sent,
  });
  await without.close();
  expect([again.statusCode, again.json()]).toMatchObject([
    200,
    { id: placed.id, redirect: null, payment_failed: true },
  ]);
});

test('R-6.06 an order that is not paid online has no failing payment', async () => {
  const shopper = await shopperWithGoods();
  const answer = await shopper.call('POST', '/api/orders?lang=cs', { ...form(), payment_method_id: shop.transfer });
  expect(answer.json()).toMatchObject({ redirect: null, payment_failed: false });
});
