import { describe, expect, test } from 'vitest';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper, type Shopper } from '#tests/support/shopping.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { ordersPerHour, unpaidGuestShare, unpaidLimit, unpaidOrderDays } from '#shared/shop/figures.ts';

const { testing, app, goods, formFor, placeInRush, stockOf } = useShopOrders();
/** Another web process with the same database. */
const other = useTestServer(testing);

const price = 50_000;
const totalOf = (pieces: number) => price * pieces + (price * pieces > 150_000 ? 0 : 9900);

async function shopperWith(listing: number, pieces = 1, server = app): Promise<Shopper> {
  const shopper = createShopper(server);
  await shopper.add(listing, pieces);
  return shopper;
}

async function order(shopper: Shopper, form: object = {}) {
  const { total } = await shopper.cart();
  const delivery = (await shopper.call('GET', '/api/cart/delivery?lang=cs')).json().deliveries[0].price.amount;
  const answer = await placeInRush(shopper, formFor(total.amount + delivery, form));
  return { status: answer.statusCode, code: answer.json<{ code?: string }>().code };
}

const count = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length;

describe('what can be reserved without paying', () => {
  test('R-6.08 one buyer at 50 addresses at once, in two processes, reserves no more than the limit', async () => {
    const rum = await goods(price, 1000);
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => shopperWith(rum, 20, at % 2 === 0 ? app : other)),
    );
    const answers = await Promise.all(shoppers.map((shopper) => order(shopper, { email: 'chce.vse@karafa.example' })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(1000 - (await stockOf(rum))).toBe(unpaidLimit.pieces);
  });

  test('R-6.08 guests with 50 e-mails at 50 addresses at once, in two processes, hold no more than the share', async () => {
    const { db } = testing.context;
    const stock = 100;
    const rum = await goods(price, stock);
    const shoppers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => shopperWith(rum, 5, at % 2 === 0 ? app : other)),
    );
    const answers = await Promise.all(
      shoppers.map((shopper, at) => order(shopper, { email: `host${at}@karafa.example` })),
    );
    const most = stock * unpaidGuestShare.share;
    expect(stock - (await stockOf(rum))).toBe(most);
    expect(count(answers, ({ status }) => status === 200)).toBe(most / 5);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['unpaid_share']),
    );
    // An account has limits of its own, and what is paid is no longer held.
    const owner = createShopper(app, await logIn(db, await buildAccount(db)));
    await owner.add(rum, 5);
    expect((await order(owner, { email: 'ucet.kupuje@karafa.example' })).status).toBe(200);
    const late = await shopperWith(rum, 5);
    expect((await order(late, { email: 'pozdeji@karafa.example' })).code).toBe('unpaid_share');
    const paid = { state: 'paid', paid_at: new Date() } as const;
    const buyers = answers.flatMap(({ status }, at) => (status === 200 ? [`host${at}@karafa.example`] : []));
    await db.updateTable('shop_order').set(paid).where('email', 'in', buyers.slice(0, 3)).execute();
    expect((await order(late, { email: 'pozdeji@karafa.example' })).status).toBe(200);
  }, 60_000);

  test('R-6.08 a guest can order a carton, or the last piece, of goods of which there is little', async () => {
    const [carton, last] = [await goods(price, unpaidGuestShare.least), await goods(price, 1)];
    expect(
      (await order(await shopperWith(carton, unpaidGuestShare.least), { email: 'karton@karafa.example' })).status,
    ).toBe(200);
    expect((await order(await shopperWith(last), { email: 'posledni@karafa.example' })).status).toBe(200);
  });

  test('R-6.08 one buyer has a limited number of unpaid orders, of whatever goods; a paid one no longer counts', async () => {
    const { db } = testing.context;
    const email = 'kupuje.casto@karafa.example';
    const buy = async () => order(await shopperWith(await goods(price)), { email });
    const answers = [];
    for (let n = 0; n <= unpaidLimit.orders; n += 1) answers.push(await buy());
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(unpaidLimit.orders).fill(200), 409]);
    expect(answers.at(-1)!.code).toBe('unpaid_orders');
    const paid = { state: 'paid', paid_at: new Date() } as const;
    await db.updateTable('shop_order').set(paid).where('email', '=', email).execute();
    expect((await buy()).status).toBe(200);
  });

  test('R-6.08 a single order may be of any value, but no other follows while it is unpaid', async () => {
    const email = 'sberatel@karafa.example';
    const cask = await shopperWith(await goods(unpaidLimit.value.CZK + 1));
    expect((await order(cask, { email })).status).toBe(200);
    expect(await order(await shopperWith(await goods(price)), { email })).toEqual({
      status: 409,
      code: 'unpaid_orders',
    });
  });

  test('R-6.08 one order holds a limited number of pieces of one product', async () => {
    const rum = await goods(price, 1000);
    const shopper = await shopperWith(rum, unpaidLimit.pieces + 1);
    expect(await order(shopper)).toEqual({ status: 409, code: 'unpaid_pieces' });
    expect(await stockOf(rum)).toBe(1000);
  });

  test('R-6.08 orders of one address count together in all processes, for IPv6 those of a /64', async () => {
    const rum = await goods(price, 1000);
    const carts = await Promise.all(
      Array.from({ length: ordersPerHour.address + 10 }, async (_, at) => {
        const server = at % 2 === 0 ? app : other;
        const shopper = await shopperWith(rum, 1, server);
        return { server, at, cookie: [...shopper.cookies].map((each) => each.join('=')).join('; ') };
      }),
    );
    const answers = await Promise.all(
      carts.map(async ({ server, at, cookie }) =>
        server.inject({
          method: 'POST',
          url: '/api/orders?lang=cs',
          remoteAddress: `2001:db8:1:1::${at + 1}`,
          headers: { cookie },
          payload: formFor(totalOf(1)),
        }),
      ),
    );
    expect(count(answers, ({ statusCode }) => statusCode === 200)).toBe(ordersPerHour.address);
    expect(count(answers, ({ statusCode }) => statusCode === 429)).toBe(10);
  });

  test('R-6.08 strangers who order under the e-mail of an account do not keep its owner from ordering', async () => {
    const { db } = testing.context;
    const email = 'majitel@karafa.example';
    const headers = await logIn(db, await buildAccount(db, { email }));
    for (let n = 0; n < unpaidLimit.orders; n += 1)
      expect((await order(await shopperWith(await goods(price)), { email })).status).toBe(200);
    const owner = createShopper(app, headers);
    await owner.add(await goods(price));
    expect((await order(owner, { email })).status).toBe(200);
  });

  test('R-6.08 goods stay reserved for guests for a shorter time than for accounts', async () => {
    const { db } = testing.context;
    const headers = await logIn(db, await buildAccount(db));
    const owner = createShopper(app, headers);
    await owner.add(await goods(price));
    const days = async (email: string) => {
      const row = await db
        .selectFrom('shop_order')
        .where('email', '=', email)
        .select(['placed_at', 'expires_at'])
        .executeTakeFirstOrThrow();
      return (row.expires_at!.getTime() - row.placed_at.getTime()) / 86_400_000;
    };
    await order(owner, { email: 'ucet@karafa.example' });
    await order(await shopperWith(await goods(price)), { email: 'host@karafa.example' });
    expect([await days('ucet@karafa.example'), await days('host@karafa.example')]).toEqual([
      unpaidOrderDays.account,
      unpaidOrderDays.guest,
    ]);
  });
});
