import { describe, expect, test } from 'vitest';
import type { Cart } from '#shared/cart/contract.ts';
import { linesPerCart, vouchersPerCart } from '#shared/cart/limits.ts';
import { buildAccount, buildMember, logIn, registrationForm } from '#tests/support/account-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper } from '#tests/support/shopping.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';

const { testing, app, goods } = useShopOrders();

describe('the cart after a login', () => {
  test('R-6.02 contains what was put into the guest’s cart', async () => {
    const { db } = testing.context;
    const [both, mine, guests] = [await goods(10_000), await goods(20_000), await goods(30_000)];
    const login = await logIn(db, await buildAccount(db));
    const own = createShopper(app, login);
    await own.add(both, 1);
    await own.add(mine, 1);
    const guest = createShopper(app);
    await guest.add(both, 3);
    await guest.add(guests, 2);
    const later = createShopper(app, login);
    later.cookies.set('cart', guest.cookies.get('cart')!);
    const { lines } = await later.cart();
    expect(lines.map(({ listing_id, quantity }) => [listing_id, quantity])).toEqual([
      [both, 3],
      [mine, 1],
      [guests, 2],
    ]);
    expect(later.cookies.has('cart')).toBe(false);
    expect((await guest.cart()).lines).toEqual([]);
  });

  test('R-6.02 is merged by the login, whose answer has the count; a logout removes the count', async () => {
    const { db } = testing.context;
    const password = 'Karafa-heslo-1';
    const email = 'kosik@karafa.example';
    const form = registrationForm({
      username: 'Kosik',
      phone: '601999888',
      email,
      password,
      password_confirmation: password,
    });
    expect((await createShopper(app).call('POST', '/api/auth/register', form)).statusCode).toBe(200);
    await db.updateTable('account').set({ state: 'approved' }).where('email', '=', email).execute();
    const [mine, guests] = [await goods(10_000), await goods(20_000)];
    const buyer = createShopper(app);
    const logInHere = (shopper: typeof buyer) => shopper.call('POST', '/api/auth/login', { email, password });

    await logInHere(buyer);
    expect(buyer.cookies.get('cart-pieces')).toBe('0');
    await buyer.add(mine, 2);
    const { id } = (await buyer.call('GET', '/api/me')).json<{ data: { id: number } }>().data;
    expect(buyer.cookies.get('is-logged-in')).toBe(String(id));
    await buyer.call('GET', '/api/auth/logout');
    // The device stays known, so that guesses of strangers do not delay its next login.
    expect([...buyer.cookies.keys()]).toEqual(['device']);

    const guest = createShopper(app);
    await guest.add(guests, 3);
    // Limited to the available pieces.
    await db.updateTable('stock').set({ quantity: 1 }).where('listing_id', '=', guests).execute();
    expect((await logInHere(guest)).statusCode).toBe(200);
    expect([...guest.cookies.keys()].toSorted()).toEqual(['cart-pieces', 'device', 'is-logged-in', 'login']);
    expect(guest.cookies.get('cart-pieces')).toBe('3');
    expect((await guest.cart()).lines.map(({ listing_id }) => listing_id)).toEqual([mine, guests]);
  });

  test('R-6.02 has at most the allowed lines and reports what was left out', async () => {
    const { db } = testing.context;
    const login = await logIn(db, await buildAccount(db));
    const [first, ...many] = await Promise.all(Array.from({ length: linesPerCart + 1 }, () => goods(1_000)));
    const own = createShopper(app, login);
    await own.add(first!);
    const guest = createShopper(app);
    await guest.add(many[0]!);
    const { id } = await db.selectFrom('cart').orderBy('id', 'desc').select('id').executeTakeFirstOrThrow();
    const added_at = testing.context.now();
    await db
      .insertInto('cart_line')
      .values(
        many
          .slice(1)
          .map((listing_id) => ({ cart_id: id, listing_id, quantity: 1, seen_price_minor: 1_000, added_at })),
      )
      .execute();
    for (let at = 0; at <= vouchersPerCart; at += 1) {
      const voucher_id = await buildVoucher(db, { code: `NAVIC${at}`, kind: 'fixed', amount_minor: 100 });
      await db.insertInto('cart_voucher').values({ cart_id: id, voucher_id, added_at }).execute();
    }
    own.cookies.set('cart', guest.cookies.get('cart')!);
    const cart = await own.cart();
    expect(cart).toMatchObject({ pieces: linesPerCart, discount: { amount: vouchersPerCart * 100 } });
    expect(cart.changes).toEqual([expect.objectContaining({ kind: 'left_out' })]);
    expect(cart.vouchers.map(({ error }) => error)).toEqual([
      ...Array.from({ length: vouchersPerCart }, () => null),
      'too_many_vouchers',
    ]);
    const changes = cart.changes.map(({ kind, listing_id }) => ({ kind, listing_id }));
    const accepted: Cart = (await own.call('POST', '/api/cart/changes/acceptance?lang=cs', { changes })).json();
    expect(accepted).toMatchObject({ changes: [], pieces: linesPerCart });
  });

  test('R-6.01 a group member need not accept a lower price, but must accept a higher one', async () => {
    const { db } = testing.context;
    const rum = await goods(10_000);
    const guest = createShopper(app);
    await guest.add(rum);
    const member = createShopper(app, await logIn(db, await buildMember(db, 10)));
    member.cookies.set('cart', guest.cookies.get('cart')!);
    expect(await member.cart()).toMatchObject({ changes: [], total: { amount: 9_000 } });
    await db.updateTable('listing').set({ price_minor: 20_000 }).where('id', '=', rum).execute();
    expect((await member.cart()).changes).toMatchObject([{ kind: 'price', now: { amount: 18_000 } }]);
  });

  test('R-6.01 a group member pays less, except for goods that may not be discounted', async () => {
    const { db } = testing.context;
    const tobacco = await buildCategory(db, {});
    await db.updateTable('category').set({ may_be_discounted: false }).where('id', '=', tobacco).execute();
    const [rum, cigarettes] = [await goods(10_000), await goods(15_000, 10, { category: tobacco })];
    const member = await buildMember(db, 12.5);
    const shopper = createShopper(app, await logIn(db, member));
    await shopper.add(rum);
    await shopper.add(cigarettes);
    expect((await shopper.cart()).lines).toMatchObject([
      { price: { amount: 8_750 }, regular_price: { amount: 10_000 }, may_be_discounted: true },
      { price: { amount: 15_000 }, regular_price: null, may_be_discounted: false },
    ]);
  });
});
