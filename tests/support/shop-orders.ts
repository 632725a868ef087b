import { beforeAll } from 'vitest';
import type { Order } from '#shared/orders/contract.ts';
import { orderFormOf } from './order-form.ts';
import { buildGoods, buildShop, createShopper, type BuiltShop, type Shopper } from './shopping.ts';
import { useTestContext } from './test-context.ts';
import { useTestServer } from './test-server.ts';

/** A shop in which tests order, and how they look at what came of it. */
export function useShopOrders() {
  const testing = useTestContext({ DATABASE_POOL: '20' });
  const app = useTestServer(testing);
  // Filled in place before the tests, because test files destructure it at their top.
  const shop = {} as BuiltShop;

  beforeAll(async () => {
    Object.assign(shop, await buildShop(testing.context.db));
  });

  const goods = (price: number, pieces = 10, options: { category?: number } = {}) =>
    buildGoods(testing.context.db, { price, stock: { [shop.warehouse]: pieces }, ...options });
  /** An order form by courier and bank transfer, unless told. */
  const formFor = (total: number, form: object = {}) =>
    orderFormOf({ expected_total: total, carrier_id: shop.courier, payment_method_id: shop.transfer }, form);
  const place = (shopper: Shopper, form: object) => shopper.call('POST', '/api/orders?lang=cs', form);
  /** Retries when no connection was free, as a browser does. */
  const placeInRush = async (shopper: Shopper, form: object): ReturnType<typeof place> => {
    const answer = await place(shopper, form);
    return answer.statusCode === 503 ? placeInRush(shopper, form) : answer;
  };
  return {
    testing,
    app,
    shop,
    goods,
    formFor,
    place,
    placeInRush,
    /** Goods of 500 Kč apiece that nobody else wants, ordered by somebody new. */
    buy: async (pieces = 2, form: object = {}) => {
      const listing = await goods(50_000);
      const shopper = createShopper(app);
      await shopper.add(listing, pieces);
      const placed = (await place(shopper, formFor(50_000 * pieces + 9900, form))).json<{
        id: number;
        hash: string;
        redirect: string | null;
      }>();
      return { ...placed, listing };
    },
    open: async ({ id, hash }: { id: number; hash: string }): Promise<Order> =>
      (await app.inject({ url: `/api/orders/${id}/${hash}?lang=cs` })).json(),
    stockOf: async (listing: number) => {
      const rows = await testing.context.db
        .selectFrom('stock')
        .where('listing_id', '=', listing)
        .select('quantity')
        .execute();
      return rows.reduce((sum, { quantity }) => sum + quantity, 0);
    },
  };
}
