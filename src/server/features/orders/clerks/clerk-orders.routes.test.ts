import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ClerkChannel } from '#shared/orders/channels.ts';
import type { PricedDraft } from '#shared/orders/clerk-contract.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { buyer, invoiceTo } from '#tests/support/order-form.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper } from '#tests/support/shopping.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';

const { testing, app, shop, goods, formFor, place, stockOf } = useShopOrders();

let clerk: { readonly id: number; readonly headers: { readonly authorization: string } };
let stranger: { readonly authorization: string };
beforeAll(async () => {
  const { db } = testing.context;
  const id = await buildAccount(db, { username: 'petra.telefonova', scopes: ['orders'] });
  clerk = { id, headers: await logIn(db, id) };
  stranger = await logIn(db, await buildAccount(db, { scopes: ['content'] }));
});

type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, path: string, payload?: object, headers: object = clerk.headers) =>
  app.inject({
    method,
    url: `/api/admin/${path}${path.includes('?') ? '&' : '?'}lang=cs`,
    headers: { ...headers },
    ...(payload && { payload }),
  });

interface Line {
  readonly listing_id: number;
  readonly quantity: number;
}

/** A clerk's form by courier and bank transfer, unless told. */
const { terms: _terms, ...known } = buyer;
const formOf = (lines: readonly Line[], total: number, form: object = {}) => ({
  ...known,
  client_key: randomUUID(),
  expected_total: total,
  account_id: null,
  channel: 'phone' as ClerkChannel,
  locale: 'cs',
  lines,
  carrier_id: shop.courier,
  payment_method_id: shop.transfer,
  ...form,
});
const read = async (id: number): Promise<AdminOrder> => (await call('GET', `orders/${id}`)).json();
const preview = async (draft: object) => (await call('POST', 'orders/previews', draft)).json<PricedDraft>();
const auditOf = (id: number) =>
  testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'order')
    .where('entity_id', '=', id)
    .select(['actor_id', 'action', 'after'])
    .execute();

describe('who may order for a buyer', () => {
  test.each<[Method, string, object?]>([
    ['GET', 'order-goods?q=a'],
    ['GET', 'order-buyers?q=a'],
    ['GET', 'order-buyers/1'],
    ['POST', 'orders/previews', { account_id: null, lines: [] }],
    ['POST', 'orders', {}],
    ['POST', 'orders/1/lines/previews', { lines: [], added: [] }],
    ['PUT', 'orders/1/lines', {}],
  ])('R-9.03 %s %s needs an administrator of orders', async (method, path, body) => {
    expect((await call(method, path, body, {})).statusCode).toBe(401);
    expect((await call(method, path, body, stranger)).statusCode).toBe(403);
  });
});

describe('an order by phone', () => {
  test('R-6.08 is placed once, reserves its goods, names its clerk and sends a mail with the link to pay', async () => {
    const listing = await goods(50_000);
    const form = formOf([{ listing_id: listing, quantity: 2 }], 109_900, { email: 'po.telefonu@karafa.example' });
    const [one, other] = await Promise.all([call('POST', 'orders', form), call('POST', 'orders', form)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(other.json()).toEqual(one.json());
    const { id, number } = one.json<{ id: number; number: string }>();
    expect(await stockOf(listing)).toBe(8);
    const order = await read(id);
    expect(order).toMatchObject({
      channel: 'phone',
      placed_by: 'petra.telefonova',
      order: { number, state: 'waiting_for_payment', total: { amount: 109_900 } },
      age_checks: [{ level: 'confirmed', is_adult: true, actor: 'petra.telefonova' }],
    });
    expect(order.history.at(-1)).toMatchObject({ kind: 'place', actor: 'petra.telefonova' });
    const mails = await testing.context.db
      .selectFrom('mail')
      .where('recipient_address', '=', 'po.telefonu@karafa.example')
      .select(['kind', 'text'])
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['order.placed']);
    expect(mails[0]!.text).toContain('/shrnuti/');
    expect(await auditOf(id)).toMatchObject([
      { actor_id: clerk.id, action: 'add', after: { number, channel: 'phone', age_check: 'confirmed' } },
    ]);
  });

  test('R-9.03 is found by its channel, in the list and in the file', async () => {
    const listing = await goods(50_000);
    const form = formOf([{ listing_id: listing, quantity: 1 }], 59_900, { channel: 'counter' });
    const { number } = (await call('POST', 'orders', form)).json<{ number: string }>();
    const listed = async (channel: string) =>
      (await call('GET', `orders?channel=${channel}&q=${number}`)).json<{ orders: object[] }>().orders;
    expect(await listed('counter')).toMatchObject([{ number, channel: 'counter' }]);
    expect(await listed('web')).toEqual([]);
    const file = await call('GET', `orders.csv?channel=counter&q=${number}`);
    expect(file.body).toContain('Kanál');
    expect(file.body).toContain('prodejna');
  });

  test('R-6.09 needs no e-mail, unless it is to be paid by card; without one no mail is sent', async () => {
    const listing = await goods(50_000);
    const lines = [{ listing_id: listing, quantity: 1 }];
    const mails = () =>
      testing.context.db
        .selectFrom('mail')
        .select((of) => of.fn.countAll<number>().as('mails'))
        .executeTakeFirst();
    const before = await mails();
    expect((await call('POST', 'orders', formOf(lines, 59_900, { email: '' }))).statusCode).toBe(200);
    expect(await mails()).toEqual(before);
    const byCard = await call('POST', 'orders', formOf(lines, 59_900, { email: '', payment_method_id: shop.card }));
    expect(byCard.statusCode).toBe(422);
    expect(byCard.json<{ errors: object }>().errors).toHaveProperty('email');
  });

  test('R-11.02 asks for a birth date where tobacco needs one; at a counter a seen document is enough', async () => {
    const { db } = testing.context;
    const tobacco = await buildCategory(db, { ageRule: 'tobacco' });
    const lines = [{ listing_id: await goods(50_000, 10, { category: tobacco }), quantity: 1 }];
    const carrier = { carrier_id: shop.pickup, branch_id: shop.branch, payment_method_id: shop.card };
    const pickup = { ...carrier, is_invoice_elsewhere: true, ...invoiceTo };
    const young = await call('POST', 'orders', formOf(lines, 50_000, pickup));
    expect(young.json<{ errors: object }>().errors).toHaveProperty('birth_date');
    const told = await call('POST', 'orders', formOf(lines, 50_000, { ...pickup, birth_date: '1980-01-01' }));
    expect((await read(told.json<{ id: number }>().id)).age_checks).toMatchObject([
      { level: 'birth_date', actor: 'petra.telefonova' },
    ]);
    const seen = await call('POST', 'orders', formOf(lines, 50_000, { ...pickup, channel: 'counter' }));
    expect((await read(seen.json<{ id: number }>().id)).age_checks).toMatchObject([
      { level: 'handover', is_adult: true, actor: 'petra.telefonova' },
    ]);
    const unasked = await call('POST', 'orders', formOf(lines, 50_000, { ...pickup, age: false }));
    expect(unasked.json<{ errors: object }>().errors).toHaveProperty('age');
  });

  test('R-6.08 passes the limits of unpaid orders, which the audit names, but never the stock', async () => {
    const listing = await goods(10_000, 70);
    const total = 620_000 + 9900;
    const placed = await call(
      'POST',
      'orders',
      formOf([{ listing_id: listing, quantity: 62 }], total - 9900, { email: 'hospoda@karafa.example' }),
    );
    expect(placed.statusCode).toBe(200);
    const { id } = placed.json<{ id: number }>();
    expect(await auditOf(id)).toMatchObject([{ after: { passed_limits: ['unpaid_pieces'] } }]);
    const more = await call('POST', 'orders', formOf([{ listing_id: listing, quantity: 9 }], 99_900));
    expect(more.statusCode).toBe(422);
    expect(more.json<{ errors: object }>().errors).toEqual({
      'lines.0.quantity': [expect.stringContaining('8')],
    });
    expect(await stockOf(listing)).toBe(8);
  });

  test('R-6.08 is refused with another total, without goods, for nobody and with an unknown voucher', async () => {
    const listing = await goods(50_000);
    const lines = [{ listing_id: listing, quantity: 1 }];
    expect((await call('POST', 'orders', formOf(lines, 1))).json()).toMatchObject({ code: 'cart_changed' });
    const errorsOf = async (form: object) =>
      Object.keys((await call('POST', 'orders', form)).json<{ errors: object }>().errors);
    expect(await errorsOf(formOf([], 0))).toEqual(['lines']);
    expect(await errorsOf(formOf(lines, 59_900, { account_id: 999_999 }))).toEqual(['account_id']);
    expect(await errorsOf(formOf(lines, 59_900, { vouchers: ['NEZNAMY'] }))).toEqual(['vouchers']);
    expect(await errorsOf(formOf(lines, 59_900, { phone: '', carrier_id: null }))).toEqual(['phone', 'carrier_id']);
    expect(await stockOf(listing)).toBe(10);
  });
});

describe('what a clerk finds', () => {
  test('R-9.03 goods by code with the price of the person’s group, and people with their data', async () => {
    const { db } = testing.context;
    const { id: group } = await db
      .insertInto('user_group')
      .values({ name: 'Hospody', discount_percent: 10 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const person = await buildAccount(db, { username: 'hostinsky.karel', email: 'karel@hospoda.example' });
    await db.updateTable('account').set({ user_group_id: group }).where('id', '=', person).execute();
    const listing = await goods(50_000);
    const { sku } = await db
      .selectFrom('product')
      .where('listing_id', '=', listing)
      .select('sku')
      .executeTakeFirstOrThrow();
    const found = (await call('GET', `order-goods?q=${sku}&account=${person}`)).json<object[]>();
    expect(found).toMatchObject([{ listing_id: listing, sku, price: { amount: 45_000 }, available: 10 }]);
    expect((await call('GET', 'order-buyers?q=hostinsky')).json()).toMatchObject([{ id: person }]);
    expect((await call('GET', `order-buyers/${person}`)).json()).toMatchObject({
      email: 'karel@hospoda.example',
      discount: 10,
    });
    expect((await call('GET', 'order-buyers/999999')).statusCode).toBe(404);
  });
});

describe('the sums', () => {
  test('R-6.08 are those of the same cart ordered by its buyer', async () => {
    const { db } = testing.context;
    const listings = [await goods(1999, 500), await goods(35_050, 500), await goods(129_900, 500)];
    await buildVoucher(db, { code: 'DESET', kind: 'percent', percent: 10 });
    await buildVoucher(db, { code: 'STOVKA', kind: 'fixed', amount_minor: 10_000, min_goods_minor: 50_000 });
    const cart = fc.record({
      quantities: fc.tuple(
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
      ),
      vouchers: fc.subarray(['DESET', 'STOVKA']),
      isCash: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(cart, async ({ quantities, vouchers, isCash }) => {
        const lines = listings.flatMap((listing_id, index) =>
          quantities[index]! > 0 ? [{ listing_id, quantity: quantities[index]! }] : [],
        );
        const ways = { carrier_id: shop.courier, payment_method_id: isCash ? shop.cash : shop.transfer };
        const email = `${randomUUID()}@karafa.example`;
        const seen = await preview({ account_id: null, email, lines, vouchers, ...ways });
        const clerks = await call('POST', 'orders', formOf(lines, seen.total.amount, { ...ways, vouchers, email }));
        const shopper = createShopper(app);
        for (const { listing_id, quantity } of lines) await shopper.add(listing_id, quantity);
        for (const code of vouchers) await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code });
        const buyers = await place(shopper, formFor(seen.total.amount, ways));
        expect([clerks.statusCode, buyers.statusCode]).toEqual([200, 200]);
        const [one, other] = await Promise.all(
          [clerks, buyers].map(async (answer) => (await read(answer.json<{ id: number }>().id)).order),
        );
        const sums = ({
          goods: sum,
          discount,
          delivery_price,
          fee,
          rounding,
          total,
          taxes,
          lines: sold,
        }: AdminOrder['order']) => ({
          sum,
          discount,
          delivery_price,
          fee,
          rounding,
          total,
          taxes,
          sold: sold.map(({ listing_id, quantity, total: amount, discount: off }) => [
            listing_id,
            quantity,
            amount,
            off,
          ]),
        });
        expect(sums(one!)).toEqual(sums(other!));
        expect(one!.total).toEqual(seen.total);
      }),
      { numRuns: 12 },
    );
  });
});
