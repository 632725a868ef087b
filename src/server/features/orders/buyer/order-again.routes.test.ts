import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { Cart } from '#shared/cart/contract.ts';
import { linesPerCart } from '#shared/cart/limits.ts';
import type { Order, OrderSummary, ordersContract } from '#shared/orders/contract.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { buildCategory, buildListing } from '#tests/support/factories.ts';
import { buildOrder, type BuiltOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';

type Answer = CallAnswer<(typeof ordersContract)['orderAgain']>;

const testing = useTestContext();
const app = useTestServer(testing);
let branch: number;
let category: number;

beforeAll(async () => {
  const { db } = testing.context;
  branch = await buildBranch(db);
  category = await buildCategory(db, { slug: 'rum' });
});

async function buildGoods(stock: number, options: Parameters<typeof buildListing>[1] = {}): Promise<number> {
  const { db } = testing.context;
  const id = await buildListing(db, { kind: 'product', category, price: 50_000, ...options });
  await db.insertInto('stock').values({ listing_id: id, branch_id: branch, quantity: stock }).execute();
  return id;
}

/** An order of these goods, each with the pieces and the price it had then. */
async function buildOrderOf(goods: readonly { id: number | null; quantity: number; price?: number }[], more = {}) {
  const { db } = testing.context;
  const order = await buildOrder(db, {
    lines: goods.map(({ quantity, price = 50_000 }) => ({ quantity, price })),
    order: { state: 'delivered', ...more },
  });
  for (const [index, { id }] of goods.entries())
    await db.updateTable('order_line').set({ listing_id: id }).where('id', '=', order.lineIds[index]!).execute();
  return order;
}

/** Of a new account, which has a cart of its own. */
async function newBuyer() {
  const { db } = testing.context;
  const id = await buildAccount(db);
  const headers = await logIn(db, id);
  const call = async <Body>(method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return answer.json<Body>();
  };
  return {
    id,
    again: ({ id: order, hash }: BuiltOrder) => call<Answer>('POST', `/api/orders/${order}/${hash}/cart?lang=cs`, {}),
    add: (listing_id: number, quantity: number) => call('POST', '/api/cart/lines?lang=cs', { listing_id, quantity }),
    cart: async () => {
      const { lines } = await call<Cart>('GET', '/api/cart?lang=cs');
      return Object.fromEntries(lines.map(({ listing_id: listing, quantity }) => [listing, quantity]));
    },
    call,
  };
}

test('R-6.09 the goods of an order are put into the cart; what is missing or costs another price is named', async () => {
  const enough = await buildGoods(5);
  const few = await buildGoods(2);
  const soldOut = await buildGoods(0);
  const hidden = await buildGoods(5, { visibility: 'hidden' });
  const dearer = await buildGoods(5, { price: 60_000 });
  const order = await buildOrderOf([
    { id: enough, quantity: 2 },
    { id: few, quantity: 3 },
    { id: soldOut, quantity: 1 },
    { id: hidden, quantity: 1 },
    { id: null, quantity: 1 },
    { id: dearer, quantity: 1 },
  ]);
  const buyer = await newBuyer();
  const { pieces, goods } = await buyer.again(order);
  expect(pieces).toBe(5);
  expect(goods.map(({ outcome, ordered, in_cart: put, price }) => [outcome, ordered, put, price?.amount])).toEqual([
    ['in_cart', 2, 2, 50_000],
    ['in_part', 3, 2, 50_000],
    ['sold_out', 1, 0, 50_000],
    ['not_sold', 1, 0, undefined],
    ['not_sold', 1, 0, undefined],
    ['in_cart', 1, 1, 60_000],
  ]);
  expect(goods.at(-1)).toMatchObject({ price_before: { amount: 50_000, currency: 'CZK' } });
  expect(await buyer.cart()).toEqual({ [enough]: 2, [few]: 2, [dearer]: 1 });
});

test('R-6.09 ordering again twice adds once, and never takes anything out of the cart', async () => {
  const more = await buildGoods(9);
  const less = await buildGoods(9);
  const other = await buildGoods(9);
  const order = await buildOrderOf([
    { id: more, quantity: 2 },
    { id: less, quantity: 3 },
  ]);
  const buyer = await newBuyer();
  await buyer.add(more, 4);
  await buyer.add(less, 1);
  await buyer.add(other, 1);
  const [first, second] = await Promise.all([buyer.again(order), buyer.again(order)]);
  expect(second).toEqual(first);
  expect(await buyer.cart()).toEqual({ [more]: 4, [less]: 3, [other]: 1 });
});

test('R-6.09 a full cart takes only pieces of goods that are in it', async () => {
  const { db } = testing.context;
  const [inCart, missing] = [await buildGoods(9), await buildGoods(9)];
  const order = await buildOrderOf([
    { id: missing, quantity: 1 },
    { id: inCart, quantity: 2 },
  ]);
  const buyer = await newBuyer();
  await buyer.add(inCart, 1);
  for (let line = 1; line < linesPerCart; line += 1) {
    const id = await buildListing(db, { kind: 'product', category });
    await sql`insert into cart_line (cart_id, listing_id, quantity, seen_price_minor, added_at)
      select id, ${id}, 1, 10000, now() from cart where account_id = ${buyer.id}`.execute(db);
  }
  expect((await buyer.again(order)).goods.map(({ outcome }) => outcome)).toEqual(['cart_full', 'in_cart']);
});

test('R-6.09 a guest who knows the order’s link gets a cart; a wrong link opens nothing', async () => {
  const id = await buildGoods(5);
  const order = await buildOrderOf([{ id, quantity: 1 }]);
  const again = (hash: string) =>
    app.inject({ method: 'POST', url: `/api/orders/${order.id}/${hash}/cart?lang=cs`, payload: {} });
  const answer = await again(order.hash);
  expect(answer.json<Answer>()).toMatchObject({ pieces: 1 });
  expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual(['cart', 'cart-pieces']);
  expect((await again('x'.repeat(32))).statusCode).toBe(404);
});

test('R-6.09 lines of an order have the picture of their product, and its address while it is sold', async () => {
  const { db } = testing.context;
  const [sold, hidden] = [await buildGoods(5), await buildGoods(5, { visibility: 'hidden' })];
  for (const [id, key] of [
    [sold, 'obrazek-prodavany'],
    [hidden, 'obrazek-skryty'],
  ] as const) {
    const picture = await db.insertInto('picture').values({ key }).returning('id').executeTakeFirstOrThrow();
    await db.updateTable('listing').set({ main_picture_id: picture.id }).where('id', '=', id).execute();
  }
  const buyer = await newBuyer();
  const goods = [
    { id: sold, quantity: 1 },
    { id: hidden, quantity: 1 },
    { id: null, quantity: 1 },
  ];
  const { id, hash } = await buildOrderOf(goods, { account_id: buyer.id });
  const { lines } = await buyer.call<Order>('GET', `/api/orders/${id}/${hash}?lang=en`);
  expect(lines.map(({ picture, path }) => [picture?.key ?? null, path])).toEqual([
    ['obrazek-prodavany', `/en/${sold}/rum/listing-${sold}-en`],
    ['obrazek-skryty', null],
    [null, null],
  ]);
  const { orders } = await buyer.call<{ orders: OrderSummary[] }>('GET', '/api/me/orders');
  expect(orders[0]!.pictures.map(({ key }) => key)).toEqual(['obrazek-prodavany', 'obrazek-skryty']);
});
