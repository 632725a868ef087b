import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Cart, DeliveryOffer } from '#shared/cart/contract.ts';
import { guestCartDays, linesPerCart, vouchersPerCart } from '#shared/cart/limits.ts';
import { createServer } from '#server/http/server.ts';
import { sweepCarts } from './index.ts';
import { buildAccount, buildMember, logIn } from '#tests/support/account-factories.ts';
import { buildCarrier } from '#tests/support/delivery-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { buildGoods, buildShop, createShopper, type BuiltShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';

const testing = useTestContext();
let app: FastifyInstance;
let shop: BuiltShop;

beforeAll(async () => {
  app = await createServer(testing.context);
  shop = await buildShop(testing.context.db);
  return () => app.close();
});

const deliveriesFor = async (shopper: ReturnType<typeof createShopper>) =>
  (await shopper.call('GET', '/api/cart/delivery?lang=cs')).json<{ deliveries: DeliveryOffer[] }>().deliveries;

const goods = (price: number, pieces = 10, options: { category?: number } = {}) =>
  buildGoods(testing.context.db, { price, stock: { [shop.warehouse]: pieces }, ...options });

const accept = async (shopper: ReturnType<typeof createShopper>, changes: object[]): Promise<Cart> =>
  (await shopper.call('POST', '/api/cart/changes/acceptance?lang=cs', { changes })).json();

describe('a guest', () => {
  test('R-6.02 keeps a cart under a secret cookie, and adds, changes and removes pieces', async () => {
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
    // Whoever comes back keeps it for as long again.
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

  test('R-6.02 can have no more than there is, and nothing that is not sold', async () => {
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

  test('R-6.02 is told what changed since, until it is taken note of', async () => {
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

  test('R-6.02 accepts the prices that were shown, not those that came since; more pieces accept nothing', async () => {
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

  test('R-6.02 a cart that nobody touched for long is removed', async () => {
    const shopper = createShopper(app);
    await shopper.add(await goods(10_000));
    const later = { ...testing.context, now: () => new Date(Date.now() + 91 * 86_400_000) };
    expect(await sweepCarts(later)).toBeGreaterThan(0);
    expect((await shopper.cart()).lines).toEqual([]);
  });
});

describe('who logs in', () => {
  test('R-6.02 finds what was put aside as a guest in the own cart', async () => {
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

  test('R-6.02 finds it by the login itself, whose answer tells how much lies there; a logout leaves no count', async () => {
    const { db } = testing.context;
    const password = 'Karafa-heslo-1';
    const email = 'kosik@karafa.example';
    const person = { username: 'Kosik', first_name: 'Jan', last_name: 'Novák', phone_prefix: '', phone: '601999888' };
    const company = { is_business: false, company: '', company_id: '', tax_id: '', company_address: '' };
    const secret = { password, password_confirmation: password };
    const form = { ...person, ...company, ...secret, email, terms: true, age: true, lang: 'cs' };
    const registered = await createShopper(app).call('POST', '/api/auth/register', form);
    expect(registered.statusCode).toBe(200);
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
    expect([...buyer.cookies.keys()]).toEqual([]);

    const guest = createShopper(app);
    await guest.add(guests, 3);
    // No more than there is counts.
    await db.updateTable('stock').set({ quantity: 1 }).where('listing_id', '=', guests).execute();
    expect((await logInHere(guest)).statusCode).toBe(200);
    expect([...guest.cookies.keys()].toSorted()).toEqual(['cart-pieces', 'is-logged-in', 'login']);
    expect(guest.cookies.get('cart-pieces')).toBe('3');
    expect((await guest.cart()).lines.map(({ listing_id }) => listing_id)).toEqual([mine, guests]);
  });

  test('R-6.02 finds no more in it than a cart holds, and is told what was left out', async () => {
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
    expect(cart.vouchers.map(({ fault }) => fault)).toEqual([
      ...Array.from({ length: vouchersPerCart }, () => null),
      'too_many_vouchers',
    ]);
    const changes = cart.changes.map(({ kind, listing_id }) => ({ kind, listing_id }));
    const accepted: Cart = (await own.call('POST', '/api/cart/changes/acceptance?lang=cs', { changes })).json();
    expect(accepted).toMatchObject({ changes: [], pieces: linesPerCart });
  });

  test('R-6.01 as a member of a group accepts no lower price, but a higher one', async () => {
    const { db } = testing.context;
    const rum = await goods(10_000);
    const group = await db
      .insertInto('user_group')
      .values({ name: 'Stálí hosté', discount_percent: 10 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const guest = createShopper(app);
    await guest.add(rum);
    const member = createShopper(app, await logIn(db, await buildAccount(db, { user_group_id: group.id })));
    member.cookies.set('cart', guest.cookies.get('cart')!);
    expect(await member.cart()).toMatchObject({ changes: [], total: { amount: 9_000 } });
    await db.updateTable('listing').set({ price_minor: 20_000 }).where('id', '=', rum).execute();
    expect((await member.cart()).changes).toMatchObject([{ kind: 'price', now: { amount: 18_000 } }]);
  });

  test('R-6.01 pays less as a member of a group, but not for what may not be discounted', async () => {
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

describe('a voucher', () => {
  test('R-6.03 lowers the cart, lies in it once, and can be taken back', async () => {
    const { db } = testing.context;
    await buildVoucher(db, { code: 'PODZIM', kind: 'percent', percent: 20 });
    const shopper = createShopper(app);
    await shopper.add(await goods(100_000));
    const use = (code: string) => shopper.call('POST', '/api/cart/vouchers?lang=cs', { code });
    expect((await use(' podzim ')).json()).toMatchObject({
      discount: { amount: 20_000 },
      total: { amount: 80_000 },
      vouchers: [{ code: 'PODZIM', fault: null }],
    });
    expect((await use('PODZIM')).json()).toMatchObject({ errors: { code: ['Tento voucher už v košíku máte.'] } });
    expect((await use('NEZNAM')).json()).toMatchObject({
      errors: { code: ['Tento voucher neznáme. Zkontrolujte prosím jeho kód.'] },
    });
    const without: Cart = (await shopper.call('DELETE', '/api/cart/vouchers/PODZIM?lang=cs')).json();
    expect(without).toMatchObject({ discount: { amount: 0 }, vouchers: [] });
  });

  test('R-6.03 says from when on it is valid, and from which sum', async () => {
    const { db } = testing.context;
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000));
    await buildVoucher(db, { code: 'ZITRA', valid_from: new Date(Date.UTC(2031, 10, 30)) });
    await buildVoucher(db, { code: 'VELKY', min_goods_minor: 80_000 });
    const faultsOf = async (code: string, lang = 'cs') =>
      (await shopper.call('POST', `/api/cart/vouchers?lang=${lang}`, { code })).json().errors;
    expect(await faultsOf('ZITRA')).toEqual({
      code: ['Tento voucher ještě neplatí. Platí od 30.\u00a011.\u00a02031.'],
    });
    const least = 'Hodnota zboží v košíku je nižší, než kolik tento voucher vyžaduje.';
    expect(await faultsOf('VELKY')).toEqual({ code: [`${least} Platí pro nákup alespoň za 800,00\u00a0Kč.`] });
    // Lies in the cart already, which has become smaller.
    await db.updateTable('voucher').set({ min_goods_minor: 0 }).where('code', '=', 'VELKY').execute();
    expect(await faultsOf('VELKY')).toBeUndefined();
    await db.updateTable('voucher').set({ min_goods_minor: 80_000 }).where('code', '=', 'VELKY').execute();
    expect((await shopper.cart()).vouchers).toMatchObject([
      { fault: 'voucher_minimum', fault_text: `${least} Platí pro nákup alespoň za 800,00\u00a0Kč.` },
    ]);
  });

  test('R-6.03 R-11.01 reaches its minimum, and a carrier its lower price, with goods that may be discounted alone', async () => {
    const { db } = testing.context;
    await buildVoucher(db, { code: 'OD1000', kind: 'fixed', amount_minor: 20_000, min_goods_minor: 100_000 });
    const tobacco = await buildCategory(db, {});
    await db.updateTable('category').set({ may_be_discounted: false }).where('id', '=', tobacco).execute();
    await db
      .insertInto('carrier_price')
      .values({ carrier_id: shop.courier, max_weight_g: 1500, min_goods_minor: 90_000, price_minor: 100 })
      .execute();
    const [cigarettes, rum] = [await goods(200_000, 5, { category: tobacco }), await goods(50_000)];
    const shopper = createShopper(app);
    await shopper.add(cigarettes);
    await shopper.add(rum);
    const use = async () => (await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'OD1000' })).statusCode;
    const courier = async () =>
      (await shopper.call('GET', '/api/cart/delivery?lang=cs'))
        .json<{ deliveries: DeliveryOffer[] }>()
        .deliveries.find(({ id }) => id === shop.courier)?.price.amount;
    expect([await use(), await courier()]).toEqual([422, 9900]);
    await shopper.add(rum);
    expect([await courier(), await use()]).toEqual([100, 200]);
    // The discount counts against it.
    expect(await courier()).toBe(9900);
    await db.deleteFrom('carrier_price').where('price_minor', '=', 100).execute();
  });

  test('R-6.03 that asks for an e-mail gets it with the code, and stays with its reason when it stops counting', async () => {
    const { db } = testing.context;
    const id = await buildVoucher(db, {
      code: 'PROTEBE',
      kind: 'fixed',
      amount_minor: 5000,
      for_email: 'jana@karafa.example',
    });
    const shopper = createShopper(app);
    await shopper.add(await goods(100_000));
    const use = (email?: string) =>
      shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'PROTEBE', ...(email && { email }) });
    expect((await use()).json()).toMatchObject({
      errors: { email: ['Pro použití tohoto voucheru vyplňte prosím nejprve svůj e-mail.'] },
    });
    expect((await use('jiny@karafa.example')).json()).toMatchObject({
      errors: { email: ['Tento voucher platí pro jiný e-mail.'] },
    });
    expect((await use('Jana@karafa.example')).json()).toMatchObject({
      email: 'jana@karafa.example',
      discount: { amount: 5000 },
    });
    await db.updateTable('voucher').set({ is_active: false }).where('id', '=', id).execute();
    expect(await shopper.cart()).toMatchObject({
      discount: { amount: 0 },
      vouchers: [{ code: 'PROTEBE', fault: 'voucher_unavailable', fault_text: 'Tento voucher již není dostupný.' }],
    });
    expect((await shopper.call('GET', '/api/cart?lang=en')).json()).toMatchObject({
      vouchers: [{ fault_text: 'This voucher is no longer available.' }],
    });
  });
});

describe('the ways of delivery', () => {
  test('R-6.05 cost by weight and value, know where the goods lie, and tell who takes lighter carts only', async () => {
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

  test.each(['alcohol', 'tobacco'] as const)(
    'R-6.05, R-11.02 whose carrier looks at no age are not offered once there is %s in the cart',
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

  test('R-11.01 goods that stay within some countries are not delivered into others', async () => {
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

describe('the age that a cart asks for', () => {
  test.each([
    ['glass before tobacco', ['none', 'tobacco']],
    ['tobacco before glass', ['tobacco', 'none']],
    ['rum before tobacco', ['alcohol', 'tobacco']],
  ] as const)('R-11.02 is the highest of all its goods: %s asks for the birth date', async (_order, rules) => {
    const { db } = testing.context;
    const shopper = createShopper(app);
    for (const ageRule of rules)
      await shopper.add(await goods(10_000, 5, { category: await buildCategory(db, { ageRule }) }));
    expect(await shopper.cart()).toMatchObject({ needs_age_check: true, needs_birth_date: true });
  });

  test('R-11.02 is no birth date for glass and rum', async () => {
    const { db } = testing.context;
    const shopper = createShopper(app);
    await shopper.add(await goods(10_000));
    await shopper.add(await goods(10_000, 5, { category: await buildCategory(db, { ageRule: 'alcohol' }) }));
    expect(await shopper.cart()).toMatchObject({ needs_age_check: true, needs_birth_date: false });
  });
});
