import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DeliveryOffer } from '#shared/cart/contract.ts';
import type { Order } from '#shared/orders/contract.ts';
import { createServer } from '#server/http/server.ts';
import { requestRefund, settleByHand } from '#server/features/payments/index.ts';
import { expireOrders, paidOrders } from './index.ts';
import { recordOrderEvent } from './order.queries.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { buildCategory } from '#tests/support/factories.ts';
import { buildPickupPoint } from '#tests/support/delivery-factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { buildGoods, buildShop, createShopper, type BuiltShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';

const testing = useTestContext({ DATABASE_POOL: '20' });
let app: FastifyInstance;
let shop: BuiltShop;

beforeAll(async () => {
  app = await createServer(testing.context);
  shop = await buildShop(testing.context.db);
  return () => app.close();
});

const goods = (price: number, pieces = 10, options: { category?: number } = {}) =>
  buildGoods(testing.context.db, { price, stock: { [shop.warehouse]: pieces }, ...options });

const person = {
  email: 'jana@karafa.example',
  first_name: 'Jana',
  last_name: 'Nováková',
  phone_prefix: '+420',
  phone: '601 234 567',
  delivery_name: 'Jana Nováková',
  delivery_street: 'Dlouhá 1',
  delivery_city: 'Praha',
  delivery_postcode: '11000',
  delivery_country: 'CZ',
  terms: true,
  age: true,
};

/** An order form by courier and bank transfer, unless told. */
const formFor = (total: number, form: object = {}) => ({
  ...person,
  client_key: randomUUID(),
  expected_total: total,
  carrier_id: shop.courier,
  payment_method_id: shop.transfer,
  ...form,
});

/** Columns of any table in which a text stands. */
async function columnsThatHold(pool: typeof testing.context.pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(`
    select format('%I.%I', c.table_schema, c.table_name) as table_name, quote_ident(c.column_name) as column_name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema in ('public', 'graphile_worker')`);
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of rows) {
    const { rowCount } = await pool.query(`select from ${table} where ${column}::text like $1 limit 1`, [`%${text}%`]);
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found;
}

type Shopper = ReturnType<typeof createShopper>;
const place = (shopper: Shopper, form: object) => shopper.call('POST', '/api/orders?lang=cs', form);
/** As a browser that asks again where there was no connection left for it. */
const placeInRush = async (shopper: Shopper, form: object): ReturnType<typeof place> => {
  const answer = await place(shopper, form);
  return answer.statusCode === 503 ? placeInRush(shopper, form) : answer;
};
const open = async ({ id, hash }: { id: number; hash: string }): Promise<Order> =>
  (await app.inject({ url: `/api/orders/${id}/${hash}?lang=cs` })).json();
const stockOf = async (listing: number) => {
  const rows = await testing.context.db
    .selectFrom('stock')
    .where('listing_id', '=', listing)
    .select('quantity')
    .execute();
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
};

describe('placing an order', () => {
  test('R-6.08, R-6.09 takes the goods, empties the cart and opens by its hash', async () => {
    const rum = await goods(50_000);
    const shopper = createShopper(app);
    await shopper.add(rum, 2);
    const answer = await place(shopper, formFor(109_900, { note: 'Zvoňte prosím.' }));
    expect(answer.statusCode).toBe(200);
    const placed = answer.json<{ id: number; hash: string; number: string; redirect: string | null }>();
    expect(placed.number).toMatch(/^\d{10}$/);
    expect(placed.hash.length).toBeGreaterThanOrEqual(22);
    expect(placed.redirect).toBeNull();
    expect(await stockOf(rum)).toBe(8);
    expect((await shopper.cart()).lines).toEqual([]);
    expect(shopper.cookies.get('cart-pieces')).toBe('0');
    const order = await open(placed);
    expect(order).toMatchObject({
      number: placed.number,
      state: 'waiting_for_payment',
      goods: { amount: 100_000, currency: 'CZK' },
      delivery_price: { amount: 9900 },
      total: { amount: 109_900 },
      taxes: [{ rate: 21, gross: { amount: 109_900 }, base: { amount: 90_826 }, tax: { amount: 19_074 } }],
      delivery_address: { name: 'Jana Nováková', postcode: '110 00', country: 'CZ' },
      invoice_address: { name: 'Jana Nováková' },
      phone: '+420 601234567',
      payment: {
        code: 'bank_transfer',
        can_be_paid: false,
        bank_transfer: { variable_symbol: placed.number, amount: { amount: 109_900 } },
      },
      note: 'Zvoňte prosím.',
      can_be_cancelled: true,
      guest: 'new',
    });
    const wrong = placed.hash.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
    expect((await app.inject({ url: `/api/orders/${placed.id}/${wrong}?lang=cs` })).statusCode).toBe(404);
  });

  test('R-6.08 sent again under the same key is the same order', async () => {
    const rum = await goods(50_000);
    const shopper = createShopper(app);
    await shopper.add(rum);
    const form = formFor(59_900);
    const answers = await Promise.all([place(shopper, form), place(shopper, form), place(shopper, form)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1);
    expect((await place(shopper, form)).json()).toMatchObject({ id: answers[0]!.json<{ id: number }>().id });
    expect(await stockOf(rum)).toBe(9);
    expect((await place(shopper, formFor(59_900))).json()).toMatchObject({ code: 'cart_empty' });
  });

  test('R-6.08 a key that made an order swallows no other: what was put into the cart since is said', async () => {
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000));
    const form = formFor(59_900);
    const first = (await place(shopper, form)).json<{ number: string }>();
    await shopper.add(await goods(50_000));
    const refused = await place(shopper, form);
    expect(refused.json()).toMatchObject({ statusCode: 409, code: 'order_key_used' });
    expect(shopper.cookies.get('cart-pieces')).toBe('1');
    const second = (await place(shopper, { ...form, client_key: randomUUID() })).json<{ number: string }>();
    expect(second.number).not.toBe(first.number);
    expect((await place(shopper, form)).json()).toMatchObject({ number: first.number });
  });

  test('R-6.08 of 60 callers who want the last 20 pieces, each asking twice, 20 get one', async () => {
    const last = await goods(10_000, 20);
    const shoppers = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const shopper = createShopper(app);
        await shopper.add(last);
        return shopper;
      }),
    );
    const answers = await Promise.all(
      shoppers.flatMap((shopper) => {
        const form = formFor(19_900);
        return [placeInRush(shopper, form), placeInRush(shopper, form)];
      }),
    );
    const sold = new Set(answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().id));
    expect(sold.size).toBe(20);
    const refusals = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code);
    expect(new Set(refusals)).toEqual(new Set(['cart_changed']));
    expect(await stockOf(last)).toBe(0);
  }, 60_000);

  test('R-6.08 another price, quantity or total than was shown is refused, and nothing is lost', async () => {
    const { db } = testing.context;
    const rum = await goods(50_000, 3);
    const shopper = createShopper(app);
    await shopper.add(rum, 2);
    expect((await place(shopper, formFor(109_800))).json()).toMatchObject({
      statusCode: 409,
      code: 'cart_changed',
      message: 'Ceny nebo dostupnost zboží se mezitím změnily. Zkontrolujte prosím svůj košík.',
    });
    await db.updateTable('listing').set({ price_minor: 60_000 }).where('id', '=', rum).execute();
    expect((await place(shopper, formFor(109_900))).json()).toMatchObject({ code: 'cart_changed' });
    expect(await shopper.cart()).toMatchObject({ pieces: 2, changes: [{ kind: 'price' }] });
    expect(await stockOf(rum)).toBe(3);
  });

  test('R-6.03 vouchers lower what is paid, are used once placed, and given back when cancelled', async () => {
    const { db } = testing.context;
    const voucher = await buildVoucher(db, { code: 'JEDNOU', kind: 'fixed', amount_minor: 10_000, max_uses: 1 });
    const uses = async () =>
      (await db.selectFrom('voucher').where('id', '=', voucher).select('uses').executeTakeFirstOrThrow()).uses;
    const first = createShopper(app);
    const second = createShopper(app);
    for (const shopper of [first, second]) {
      await shopper.add(await goods(50_000));
      await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'JEDNOU' });
    }
    const placed = (await place(first, formFor(49_900))).json();
    expect(await open(placed)).toMatchObject({
      discount: { amount: 10_000 },
      vouchers: [{ code: 'JEDNOU', discount: { amount: 10_000 } }],
      lines: [{ discount: { amount: 10_000 } }],
    });
    expect(await uses()).toBe(1);
    expect((await place(second, formFor(49_900))).json()).toMatchObject({
      errors: { vouchers: ['Tento voucher již není dostupný.'] },
    });
    await app.inject({
      method: 'POST',
      url: `/api/orders/${placed.id}/${placed.hash}/cancellation?lang=cs`,
      payload: {},
    });
    expect(await uses()).toBe(0);
    expect((await place(second, formFor(49_900))).statusCode).toBe(200);
  });

  test('R-6.03, R-6.09 an order of which vouchers leave nothing to be paid is paid at once, with its invoice', async () => {
    await buildVoucher(testing.context.db, { code: 'VSECHNO', kind: 'percent', percent: 100 });
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000));
    await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'VSECHNO' });
    const invoice = { name: 'Jana', street: 'Dlouhá 1', city: 'Praha', postcode: '110 00', country: 'CZ' };
    const placed = await place(
      shopper,
      formFor(0, {
        carrier_id: shop.pickup,
        branch_id: shop.branch,
        payment_method_id: shop.card,
        ...Object.fromEntries(Object.entries(invoice).map(([part, value]) => [`invoice_${part}`, value])),
      }),
    );
    expect(placed.json()).toMatchObject({ redirect: null });
    expect(await open(placed.json())).toMatchObject({ state: 'paid', total: { amount: 0 }, has_invoice: true });
  });

  test('R-6.06, R-10.01 who sees prices in euros is charged crowns: order, QR code and invoice', async () => {
    const { context } = testing;
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000));
    shopper.cookies.set('currencyId', '2');
    expect((await shopper.cart()).total).toEqual({ amount: 50_000, currency: 'CZK' });
    const placed = (await place(shopper, formFor(59_900))).json<{ id: number; hash: string }>();
    const stored = await context.db
      .selectFrom('shop_order')
      .where('id', '=', placed.id)
      .select(['total_minor', 'currency_code'])
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ total_minor: 59_900, currency_code: 'CZK' });
    const { payment } = (await shopper.call('GET', `/api/orders/${placed.id}/${placed.hash}?lang=cs`)).json<Order>();
    expect(payment.bank_transfer!.amount).toEqual({ amount: 59_900, currency: 'CZK' });
    expect(payment.bank_transfer!.code.text).toMatch(/\*AM:599\.00\*CC:CZK\*/);

    const actorId = await buildAccount(context.db);
    const subject = { kind: 'order', id: placed.id } as const;
    const subjects = { order: paidOrders(context) };
    await context.db.transaction().execute((tx) => settleByHand(tx, subjects, { subject, actorId, at: context.now() }));
    const invoice = await shopper.call('GET', `/api/orders/${placed.id}/${placed.hash}/invoice.pdf`);
    const words = (await readPdf(invoice.rawPayload)).join(' ');
    expect(words).toContain('Celkem 599,00 Kč');
    expect(words).not.toContain('€');
  });

  test.each(['card', 'transfer', 'cash'] as const)(
    'R-6.03, R-6.09 mails about an order with nothing left to pay ask for no money (%s)',
    async (way) => {
      await buildVoucher(testing.context.db, { code: `CELE-${way}`.toUpperCase(), kind: 'percent', percent: 100 });
      await buildVoucher(testing.context.db, { code: `DOPRAVA-${way}`.toUpperCase(), kind: 'free_delivery' });
      await testing.context.db
        .updateTable('payment_method')
        .set({ fee_minor: 0 })
        .where('id', '=', shop[way])
        .execute();
      const shopper = createShopper(app);
      await shopper.add(await goods(50_000));
      for (const code of [`CELE-${way}`, `DOPRAVA-${way}`])
        await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code });
      const placed = await place(shopper, formFor(0, { payment_method_id: shop[way] }));
      const { id, number } = placed.json<{ id: number; number: string }>();
      await testing.context.db
        .updateTable('payment_method')
        .set({ fee_minor: 3900 })
        .where('id', '=', shop.cash)
        .execute();
      const mails = await testing.context.db
        .selectFrom('mail')
        .where('dedupe_key', 'like', `order.%:${id}`)
        .select(['kind', 'subject', 'text'])
        .orderBy('id')
        .execute();
      expect(mails.map(({ kind }) => kind)).toEqual(way === 'cash' ? ['order.placed'] : ['order.placed', 'order.paid']);
      expect(mails[0]!.text).toContain('Není co platit.');
      if (way !== 'cash') expect(mails[1]!.subject).toBe(`Objednávku ${number} platit nemusíte`);
      for (const { text } of mails)
        expect(text).not.toMatch(/IBAN|Číslo účtu|Variabilní|Částka|Zaplaťte|nezaplatili|převzetí\.|přijali jsme 0/);
    },
  );

  test('R-6.06 cash on delivery costs its fee, is rounded, and need not be paid beforehand', async () => {
    const shopper = createShopper(app);
    await shopper.add(await goods(49_930));
    const placed = (await place(shopper, formFor(63_700, { payment_method_id: shop.cash }))).json();
    expect(await open(placed)).toMatchObject({
      state: 'being_prepared',
      fee: { amount: 3900 },
      rounding: { amount: -30 },
      total: { amount: 63_700 },
      pay_before: null,
      payment: { code: 'cash_on_delivery', bank_transfer: null },
    });
  });
});

describe('R-6.06 cash on delivery takes no more than the law allows', () => {
  const offer = async (price: number) => {
    const shopper = createShopper(app);
    await shopper.add(await goods(price));
    const answer = await shopper.call('GET', '/api/cart/delivery?lang=cs');
    const { deliveries } = answer.json<{ deliveries: DeliveryOffer[] }>();
    return { shopper, courier: deliveries.find(({ id }) => id === shop.courier)! };
  };
  // Goods of this value are delivered free of charge, cash costs 39 Kč.
  const limit = 27_000_000 - 3900;

  test('270 000 Kč with its fee', async () => {
    const { shopper, courier } = await offer(limit);
    expect([courier.payment_methods.includes(shop.cash), courier.over_limit]).toEqual([true, []]);
    expect((await place(shopper, formFor(27_000_000, { payment_method_id: shop.cash }))).statusCode).toBe(200);
  });

  test('a haléř more is paid otherwise, and why is said', async () => {
    const { shopper, courier } = await offer(limit + 1);
    expect(courier.payment_methods.toSorted()).toEqual([shop.card, shop.transfer].toSorted());
    expect(courier.over_limit).toEqual([shop.cash]);
    const refused = await place(shopper, formFor(27_000_000, { payment_method_id: shop.cash }));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { errors: { payment_method_id: ['Tak vysokou částku zákon nedovoluje platit v hotovosti.'] } },
    ]);
    expect((await place(shopper, formFor(limit + 1))).statusCode).toBe(200);
  });
});

describe('an order form', () => {
  const faultsOf = async (form: object, needs: { category?: number } = {}) => {
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000, 5, needs));
    const answer = await place(shopper, formFor(59_900, form));
    expect(answer.statusCode).toBe(422);
    expect((await shopper.cart()).pieces).toBe(1);
    return answer.json<{ errors: Record<string, string[]> }>().errors;
  };

  test.each([
    [{ terms: false }, { terms: ['Pro odeslání objednávky je nutné souhlasit s obchodními podmínkami.'] }],
    [{ age: false }, { age: ['Potvrďte prosím, že jste plnoletí.'] }],
    [{ carrier_id: null }, { carrier_id: ['Vyberte prosím způsob dopravy.'] }],
    [{ carrier_id: 99_999 }, { carrier_id: ['Tento způsob dopravy pro zboží v košíku zvolit nelze.'] }],
    [{ payment_method_id: null }, { payment_method_id: ['Vyberte prosím způsob platby.'] }],
    [{ payment_method_id: 99_999 }, { payment_method_id: ['Tento způsob platby ke zvolené dopravě nepatří.'] }],
    [
      { delivery_country: 'SK', delivery_postcode: '811 01' },
      { delivery_country: ['Zboží doručujeme pouze v rámci České republiky.'] },
    ],
    [{ delivery_street: ' ' }, { delivery_street: ['Doručovací adresa chybí nebo není platná.'] }],
    [{ delivery_postcode: '1234' }, { delivery_postcode: ['PSČ neodpovídá zvolené zemi.'] }],
    [
      {
        is_invoice_elsewhere: true,
        invoice_country: 'CZ',
        invoice_name: 'Firma',
        invoice_street: '',
        invoice_city: 'Brno',
        invoice_postcode: '60200',
      },
      { invoice_street: ['Fakturační adresa chybí nebo není platná.'] },
    ],
    [{ is_company: true, company: 'Vzor s.r.o.', company_id: '' }, { company_id: ['Vyplňte prosím IČO.'] }],
    [{ is_company: true, company: '', company_id: '27074358' }, { company: ['Pole musí být vyplněno'] }],
    [
      { is_company: true, company: 'Vzor s.r.o.', company_id: '27074358', tax_id: 'plátce' },
      { tax_id: ['Toto DIČ není platné. Píše se i s kódem země, například CZ nebo SK.'] },
    ],
    [{ email: 'jana' }, { email: ['Pole musí obsahovat platný email.'] }],
    [{ first_name: '' }, { first_name: ['Pole musí být vyplněno'] }],
  ])('R-6.07, R-8.04 %j is answered at its field', async (form, errors) => {
    expect(await faultsOf(form)).toEqual(errors);
  });

  test('R-6.05 personal pickup needs a branch that exists and online payment', async () => {
    const pickup = {
      carrier_id: shop.pickup,
      is_invoice_elsewhere: true,
      invoice_name: 'Jana',
      invoice_street: 'Dlouhá 1',
      invoice_city: 'Praha',
      invoice_postcode: '110 00',
      invoice_country: 'CZ',
    };
    expect(await faultsOf({ ...pickup, payment_method_id: shop.card })).toEqual({
      branch_id: ['Vyberte prosím prodejnu.'],
    });
    expect(await faultsOf({ ...pickup, payment_method_id: shop.card, branch_id: 99_999 })).toEqual({
      branch_id: ['Zvolená prodejna neexistuje.'],
    });
    expect(await faultsOf({ ...pickup, payment_method_id: shop.transfer, branch_id: shop.branch })).toEqual({
      payment_method_id: ['Osobní odběr vyžaduje online platbu.'],
    });
  });

  test('R-6.07 an invoice is made out to a country that there is', async () => {
    const invoice = {
      is_invoice_elsewhere: true,
      invoice_name: 'Jana',
      invoice_street: 'Dlouhá 1',
      invoice_city: 'Praha',
      invoice_postcode: '110 00',
    };
    const unknown = { invoice_country: ['Tato hodnota není platná.'] };
    expect(await faultsOf({ ...invoice, invoice_country: 'XX' })).toEqual(unknown);
    // Picked up, the goods have no country either.
    const pickup = { carrier_id: shop.pickup, payment_method_id: shop.card, branch_id: shop.branch };
    expect(await faultsOf({ ...invoice, ...pickup, delivery_country: 'XX' })).toEqual(unknown);
  });

  test('R-6.05, R-11.01 a pickup point must be the carrier’s, and lockers hand nothing over that needs an age check', async () => {
    const { db } = testing.context;
    const locker = await buildPickupPoint(db, { carrier: shop.points, kind: 'locker' });
    const foreign = await buildPickupPoint(db, { carrier: shop.courier });
    const alcohol = await buildCategory(db, {});
    await db.updateTable('category').set({ age_rule: 'alcohol' }).where('id', '=', alcohol).execute();
    const form = {
      carrier_id: shop.points,
      invoice_name: 'Jana',
      invoice_street: 'Dlouhá 1',
      invoice_city: 'Praha',
      invoice_postcode: '110 00',
      invoice_country: 'CZ',
    };
    const missing = { pickup_point_id: ['Vyberte prosím výdejní místo.'] };
    expect(await faultsOf(form)).toEqual(missing);
    const gone = { pickup_point_id: ['Zvolené výdejní místo už neexistuje. Vyberte prosím jiné.'] };
    for (const id of [foreign, 99_999]) expect(await faultsOf({ ...form, pickup_point_id: id })).toEqual(gone);
    expect(await faultsOf({ ...form, pickup_point_id: locker }, { category: alcohol })).toEqual({
      pickup_point_id: ['Ve výdejním boxu nelze ověřit věk. Vyberte prosím výdejní místo s obsluhou.'],
    });
  });

  test('R-11.02 alcohol asks for a confirmation, and that is written down', async () => {
    const { db } = testing.context;
    const alcohol = await buildCategory(db, {});
    await db.updateTable('category').set({ age_rule: 'alcohol' }).where('id', '=', alcohol).execute();
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000, 5, { category: alcohol }));
    const placed = (await place(shopper, formFor(59_900))).json();
    const checks = await db.selectFrom('age_check').where('order_id', '=', placed.id).select('level').execute();
    expect(checks).toEqual([{ level: 'confirmed' }]);
  });

  test('R-11.02 tobacco asks for a birth date, which is looked at and not kept', async () => {
    const { db, now } = testing.context;
    const tobacco = await buildCategory(db, {});
    await db.updateTable('category').set({ age_rule: 'tobacco' }).where('id', '=', tobacco).execute();
    const needs = { category: tobacco };
    const yearsAgo = (years: number) => `${now().getUTCFullYear() - years}-01-01`;
    expect(await faultsOf({}, needs)).toEqual({
      birth_date: ['Pro nákup tabákových výrobků vyplňte prosím datum narození.'],
    });
    expect(await faultsOf({ birth_date: yearsAgo(17) }, needs)).toEqual({
      birth_date: ['Toto zboží smíme prodat jen plnoletým.'],
    });
    for (const wrong of ['0001-01-01', yearsAgo(121), yearsAgo(-1)])
      expect(await faultsOf({ birth_date: wrong }, needs)).toEqual({
        birth_date: ['Zkontrolujte prosím datum narození.'],
      });
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000, 5, needs));
    const born = yearsAgo(30).replace('-01-01', '-02-17');
    const placed = (await place(shopper, formFor(59_900, { birth_date: born }))).json();
    const checks = await db
      .selectFrom('age_check')
      .where('order_id', '=', placed.id)
      .select(['level', 'is_adult'])
      .execute();
    expect(checks).toEqual([{ level: 'birth_date', is_adult: true }]);
    for (const kept of [born, born.replaceAll('-', ''), '17. 2.'])
      expect(await columnsThatHold(testing.context.pool, kept), kept).toEqual([]);
  });
});

describe('an order', () => {
  const buy = async (pieces = 2, form: object = {}) => {
    const listing = await goods(50_000);
    const shopper = createShopper(app);
    await shopper.add(listing, pieces);
    const placed = (await place(shopper, formFor(50_000 * pieces + 9900, form))).json<{
      id: number;
      hash: string;
      redirect: string | null;
    }>();
    return { ...placed, listing };
  };

  test('R-6.09 keeps the names that carrier, payment and place had when it was placed', async () => {
    const { db } = testing.context;
    const point = await buildPickupPoint(db, { carrier: shop.points, name: 'Zásilkovna Letná' });
    const invoice = {
      invoice_name: 'Jana',
      invoice_street: 'Dlouhá 1',
      invoice_city: 'Praha',
      invoice_postcode: '110 00',
    };
    const rum = await goods(50_000);
    const shopper = createShopper(app);
    await shopper.add(rum);
    const offers = (await shopper.call('GET', '/api/cart/delivery?lang=cs')).json<{ deliveries: DeliveryOffer[] }>();
    const carrier = offers.deliveries.find(({ id }) => id === shop.points)!;
    const placed = await place(
      shopper,
      formFor(50_000 + carrier.price.amount, { ...invoice, carrier_id: shop.points, pickup_point_id: point }),
    );
    const before = await open(placed.json());
    expect(before.delivery).toMatchObject({ name: carrier.name, place: expect.stringMatching(/^Zásilkovna Letná, /) });
    const { rows } = await testing.context.pool.query('select name from payment_method_text where locale = $1', ['cs']);
    expect(rows.map(({ name }) => name)).toContain(before.payment.name);
    await db.updateTable('carrier_text').set({ name: 'Jiný' }).where('carrier_id', '=', shop.points).execute();
    await db.updateTable('payment_method_text').set({ name: 'Jinak' }).execute();
    await db.updateTable('pickup_point').set({ name: 'Jinde' }).where('id', '=', point).execute();
    expect(await open(placed.json())).toMatchObject({
      delivery: before.delivery,
      payment: { name: before.payment.name },
    });
  });

  test('R-6.08 that nobody pays gives its goods back after 7 days', async () => {
    const { listing, ...placed } = await buy();
    const after = (days: number) => ({ ...testing.context, now: () => new Date(Date.now() + days * 86_400_000) });
    await expireOrders(after(6.9));
    expect(await stockOf(listing)).toBe(8);
    await expireOrders(after(7.1));
    expect(await stockOf(listing)).toBe(10);
    expect(await open(placed)).toMatchObject({ state: 'cancelled', can_be_cancelled: false });
    await expireOrders(after(8));
    expect(await stockOf(listing)).toBe(10);
  });

  test('R-6.08 is cancelled by its buyer once, whatever is clicked twice', async () => {
    const { listing, id, hash } = await buy();
    const cancel = () =>
      app.inject({
        method: 'POST',
        url: `/api/orders/${id}/${hash}/cancellation?lang=cs`,
        payload: { reason: 'Omyl' },
      });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stockOf(listing)).toBe(10);
    expect(
      (
        await app.inject({
          method: 'POST',
          url: `/api/orders/${id}/${'x'.repeat(32)}/cancellation?lang=cs`,
          payload: {},
        })
      ).statusCode,
    ).toBe(404);
  });

  test('R-6.09 paid on delivery is cancelled by its buyer until somebody begins with it', async () => {
    const { context } = testing;
    const cash = { payment_method_id: shop.cash, expected_total: 63_800 };
    const [waiting, begun] = [await buy(1, cash), await buy(1, cash)];
    const cancel = ({ id, hash }: { id: number; hash: string }) =>
      app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/cancellation?lang=cs`, payload: {} });
    expect(await open(waiting)).toMatchObject({ state: 'being_prepared', can_be_cancelled: true });
    expect((await cancel(waiting)).json()).toMatchObject({ state: 'cancelled', can_be_cancelled: false });
    expect(await stockOf(waiting.listing)).toBe(10);

    const at = context.now();
    await context.db
      .transaction()
      .execute((tx) =>
        recordOrderEvent(tx, { orderId: begun.id, kind: 'prepare', from: 'being_prepared', to: 'being_prepared', at }),
      );
    expect((await open(begun)).can_be_cancelled).toBe(false);
    expect((await cancel(begun)).json()).toMatchObject({
      code: 'not_cancellable',
      message: 'Tuto objednávku už zrušit nelze. Napište nám prosím.',
    });
    expect(await stockOf(begun.listing)).toBe(9);
  });

  test('R-6.06 is paid by the test gateway, refused, paid anew, and never twice', async () => {
    const { id, hash, redirect } = await buy(1, { payment_method_id: shop.card });
    const play = (address: string, outcome: string) =>
      app.inject({
        method: 'POST',
        url: `/api/payments/test/${address.split('/').pop()!.split('?')[0]}`,
        payload: { outcome },
      });
    expect(redirect).toBeTruthy();
    await play(redirect!, 'refuse');
    expect(await open({ id, hash })).toMatchObject({
      state: 'waiting_for_payment',
      payment: { state: 'failed', can_be_paid: true },
    });
    const failures = () =>
      testing.context.db
        .selectFrom('mail')
        .where('kind', '=', 'order.payment_failed')
        .where('text', 'like', `%/${hash}%`)
        .select('recipient_address')
        .execute();
    expect(await failures()).toEqual([{ recipient_address: 'jana@karafa.example' }]);
    const again = await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/payments?lang=cs` });
    expect(again.statusCode).toBe(200);
    await play(again.json().redirect, 'refuse');
    await play(again.json().redirect, 'refuse');
    expect(await failures()).toHaveLength(2);
    const last = await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/payments?lang=cs` });
    await play(last.json().redirect, 'pay_twice');
    expect(await failures()).toHaveLength(2);
    expect(await open({ id, hash })).toMatchObject({ state: 'paid', payment: { state: 'paid', can_be_paid: false } });
    const third = await app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/payments?lang=cs` });
    expect(third.json()).toMatchObject({ code: 'already_paid' });
  });

  test('R-6.08 that is refunded whole before it leaves gives its goods back', async () => {
    const { context } = testing;
    const { id, hash, listing } = await buy(2);
    const subject = { kind: 'order', id } as const;
    const subjects = { order: paidOrders(context) };
    const admin = await buildAccount(context.db);
    const at = context.now();
    await context.db.transaction().execute(async (tx) => {
      await settleByHand(tx, subjects, { subject, actorId: admin, at });
      const refund = { subject, amount: 109_900, reason: 'omyl', actorId: admin, at };
      const { refundId } = await requestRefund(tx, refund);
      await subjects.order.refunded(tx, id, { refundId, amount: refund.amount, isWhole: true, isSurplus: false, at });
    });
    expect((await open({ id, hash })).state).toBe('refunded');
    expect(await stockOf(listing)).toBe(10);
  });

  test('R-2.28 stands in its buyer’s account; a guest’s can be taken into one, and nobody else’s', async () => {
    const { db } = testing.context;
    const { id, hash } = await buy();
    const [mine, other] = [await logIn(db, await buildAccount(db)), await logIn(db, await buildAccount(db))];
    const take = (headers: Record<string, string>, key = hash) =>
      app.inject({ method: 'PUT', url: `/api/orders/${id}/${key}/account`, headers });
    expect((await take({})).statusCode).toBe(401);
    expect((await take(mine, 'x'.repeat(32))).statusCode).toBe(404);
    expect((await take(mine)).statusCode).toBe(200);
    expect((await take(mine)).statusCode).toBe(200);
    expect((await take(other)).statusCode).toBe(409);
    const list = (await app.inject({ url: '/api/me/orders', headers: mine })).json();
    expect(list).toMatchObject({ total: 1, orders: [{ id, pieces: 2, can_be_paid: false }] });
    expect((await app.inject({ url: `/api/me/orders/${id}`, headers: other })).statusCode).toBe(404);
  });

  test('R-6.07 a guest registers by the order with a name and a password', async () => {
    const { id, hash } = await buy(1, { email: 'host@karafa.example', phone: '777888999' });
    const register = (form: object) =>
      app.inject({ method: 'POST', url: `/api/orders/${id}/${hash}/account`, payload: form });
    const form = {
      username: 'host.karafy',
      password: 'dlouhe heslo',
      password_confirmation: 'dlouhe heslo',
      terms: true,
    };
    expect((await register({ ...form, password_confirmation: 'jine' })).json()).toMatchObject({
      errors: { password_confirmation: ['Hesla se neshodují.'] },
    });
    expect((await register(form)).statusCode).toBe(200);
    const account = await testing.context.db
      .selectFrom('account')
      .innerJoin('shop_order', 'shop_order.account_id', 'account.id')
      .where('shop_order.id', '=', id)
      .select(['account.email', 'account.state', 'account.phone'])
      .executeTakeFirst();
    expect(account).toEqual({ email: 'host@karafa.example', state: 'waiting', phone: '777888999' });
  });

  test('R-6.07 whose e-mail or telephone has an account is told so at its field, and registers with others', async () => {
    const { db } = testing.context;
    await buildAccount(db, { email: 'obsazeny@karafa.example', phone_prefix: '+420', phone: '777111222' });
    const { id, hash } = await buy(1, { email: 'obsazeny@karafa.example', phone: '777111222' });
    const register = (form: object) =>
      app.inject({
        method: 'POST',
        url: `/api/orders/${id}/${hash}/account`,
        payload: {
          username: 'jiny.host',
          password: 'dlouhe heslo',
          password_confirmation: 'dlouhe heslo',
          terms: true,
          ...form,
        },
      });
    const refused = await register({});
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      {
        email: ['Účet s tímto e-mailem již existuje. Zkuste se nejprve přihlásit.'],
        phone: ['Účet s tímto telefonním číslem již existuje. Zkuste se nejprve přihlásit.'],
      },
    ]);
    expect((await register({ email: 'host2@karafa.example', phone: 'mobil' })).json().errors).toHaveProperty('phone');
    const other = { email: 'host2@karafa.example', phone_prefix: '+420', phone: '+420 777 111 333' };
    expect((await register(other)).statusCode).toBe(200);
    const account = await db
      .selectFrom('account')
      .innerJoin('shop_order', 'shop_order.account_id', 'account.id')
      .where('shop_order.id', '=', id)
      .select(['account.email', 'account.phone', 'shop_order.email as ordered_by'])
      .executeTakeFirst();
    expect(account).toEqual({
      email: 'host2@karafa.example',
      phone: '777111333',
      ordered_by: 'obsazeny@karafa.example',
    });
  });
});

describe('an order that waits for its payment', () => {
  const unpaid = async (shopper: Shopper) => (await shopper.call('GET', '/api/orders/unpaid')).json().order;
  const order = async (shopper: Shopper, form: object = {}) => {
    await shopper.add(await goods(50_000));
    const answer = await place(shopper, formFor(59_900, form));
    return {
      ...answer.json<{ id: number; hash: string; number: string; redirect: string }>(),
      cookies: answer.cookies,
    };
  };

  test('R-6.08 is found again by the guest’s browser until it is paid or ended, and only until it is closed', async () => {
    const shopper = createShopper(app);
    expect(await unpaid(shopper)).toBeNull();
    const { id, hash, number, redirect, cookies } = await order(shopper, { payment_method_id: shop.card });
    const cookie = cookies.find(({ name }) => name === 'order')!;
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect([cookie.maxAge, cookie.expires]).toEqual([undefined, undefined]);
    expect(await unpaid(shopper)).toMatchObject({ id, hash, number, can_be_paid: true, total: { amount: 59_900 } });
    expect(await unpaid(createShopper(app))).toBeNull();
    const key = redirect.split('/').pop();
    await app.inject({ method: 'POST', url: `/api/payments/test/${key}`, payload: { outcome: 'pay' } });
    expect(await unpaid(shopper)).toBeNull();
    expect(shopper.cookies.has('order')).toBe(false);
  });

  test.each(['', '7', '7.short', `999999999999999.${'x'.repeat(32)}`, 'x.y', '%00'])(
    'R-6.08 a cookie of %j finds nothing',
    async (value) => {
      const shopper = createShopper(app);
      shopper.cookies.set('order', value);
      expect(await unpaid(shopper)).toBeNull();
    },
  );

  test('R-6.08 is not opened by its number alone', async () => {
    const { id } = await order(createShopper(app));
    const stranger = createShopper(app);
    stranger.cookies.set('order', `${id}.${'x'.repeat(32)}`);
    expect(await unpaid(stranger)).toBeNull();
  });

  test('R-6.08 of an account is its newest one, wherever it logs in, and leaves nothing in the browser', async () => {
    const login = await logIn(testing.context.db, await buildAccount(testing.context.db));
    const shopper = createShopper(app, login);
    await order(shopper);
    const newest = await order(shopper);
    expect(shopper.cookies.has('order')).toBe(false);
    expect(await unpaid(createShopper(app, login))).toMatchObject({ id: newest.id, can_be_paid: false });
    await app.inject({
      method: 'POST',
      url: `/api/orders/${newest.id}/${newest.hash}/cancellation?lang=cs`,
      payload: {},
    });
    expect(await unpaid(createShopper(app, login))).not.toMatchObject({ id: newest.id });
  });
});
