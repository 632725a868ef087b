import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { DeliveryOffer } from '#shared/cart/contract.ts';
import type { Order } from '#shared/orders/contract.ts';
import { settleByHand } from '#server/features/payments/index.ts';
import { buildAccount, logIn } from '#tests/support/account-factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { invoiceTo } from '#tests/support/order-form.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper } from '#tests/support/shopping.ts';
import { countWrites } from '#tests/support/socket-writes.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';

const { testing, app, shop, goods, formFor, place, placeInRush, open, stockOf } = useShopOrders();

describe('placing an order', () => {
  test('R-6.08, R-6.09 reserves the goods, empties the cart and returns the hash that opens it', async () => {
    const rum = await goods(50_000);
    const shopper = createShopper(app);
    await shopper.add(rum, 2);
    const begun = testing.context.now();
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
      phone: '+420 601 234 567',
      payment: {
        code: 'bank_transfer',
        can_be_paid: false,
        bank_transfer: { variable_symbol: placed.number, amount: { amount: 109_900 } },
      },
      note: 'Zvoňte prosím.',
      can_be_cancelled: true,
      guest: 'new',
    });
    expect(order.invoice_address.postcode).toBe('110 00');
    const stored = await testing.context.db
      .selectFrom('shop_order')
      .where('id', '=', placed.id)
      .select(['terms_agreed_at', 'placed_at'])
      .executeTakeFirstOrThrow();
    expect(stored.terms_agreed_at).toEqual(stored.placed_at);
    expect(stored.placed_at.getTime()).toBeGreaterThanOrEqual(begun.getTime());
    const wrong = placed.hash.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
    expect((await app.inject({ url: `/api/orders/${placed.id}/${wrong}?lang=cs` })).statusCode).toBe(404);
  });

  test('R-6.07, R-6.09 formats the postcode of a foreign invoice address for its country', async () => {
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000));
    const elsewhere = { ...invoiceTo, is_invoice_elsewhere: true, invoice_postcode: '60200' };
    const placed = (await place(shopper, formFor(59_900, elsewhere))).json();
    expect((await open(placed)).invoice_address.postcode).toBe('602 00');
  });

  test('R-6.02, R-6.03 removes the voucher’s e-mail from the cart', async () => {
    await buildVoucher(testing.context.db, {
      code: 'ADRESA',
      kind: 'fixed',
      amount_minor: 5000,
      max_uses_per_user: 1,
    });
    const shopper = createShopper(app);
    await shopper.add(await goods(50_000));
    await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'ADRESA', email: 'jana@karafa.example' });
    expect((await shopper.cart()).email).toBe('jana@karafa.example');
    expect((await place(shopper, formFor(54_900, { email: 'jana@karafa.example' }))).statusCode).toBe(200);
    await shopper.add(await goods(50_000));
    expect(await shopper.cart()).toMatchObject({ pieces: 1, email: null });
  });

  test('R-6.06, R-6.09 above the highest amount of the code gives the details of the transfer only', async () => {
    const shopper = createShopper(app);
    await shopper.add(await goods(1_000_000_000));
    const placed = (await place(shopper, formFor(1_000_000_000))).json<{ id: number; hash: string; number: string }>();
    const { payment } = await open(placed);
    expect(payment.bank_transfer).toMatchObject({
      iban: 'CZ6508000000192000145399',
      variable_symbol: placed.number,
      amount: { amount: 1_000_000_000, currency: 'CZK' },
      code: null,
    });
    const { text } = await testing.context.db
      .selectFrom('mail')
      .where('dedupe_key', '=', `order.placed:${placed.id}`)
      .select('text')
      .executeTakeFirstOrThrow();
    expect(text.replace(/\s+/g, ' ')).toMatch(/IBAN: CZ65.*Částka: 10 000 000,00 Kč/);
  });

  test('R-6.08 again under the same key returns the same order', async () => {
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

  test('R-6.08 under a used key with a refilled cart is rejected', async () => {
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

  test('R-6.08 when 60 callers request the last 20 pieces twice each, 20 get one', async () => {
    const { db } = testing.context;
    const last = await goods(10_000, 20);
    // Guests may not hold all of it without having paid.
    const shoppers = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const shopper = createShopper(app, await logIn(db, await buildAccount(db)));
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

  test('R-6.08 with an outdated price, quantity or total is rejected, and nothing is lost', async () => {
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

  test('R-6.03 applies vouchers, counts them as used, and releases them when it is cancelled', async () => {
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

  test('R-6.03, R-6.09 with vouchers for the whole price is paid at once, with its invoice', async () => {
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

  test('R-6.06, R-10.01 with prices shown in euros is charged in crowns: order, QR code and invoice', async () => {
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
    expect(payment.bank_transfer!.code!.text).toMatch(/\*AM:599\.00\*CC:CZK\*/);

    const actorId = await buildAccount(context.db);
    const subject = { kind: 'order', id: placed.id } as const;
    const subjects = paymentSubjects(context);
    await context.db.transaction().execute((tx) => settleByHand(tx, subjects, { subject, actorId, at: context.now() }));
    const invoice = await shopper.call('GET', `/api/orders/${placed.id}/${placed.hash}/invoice.pdf`);
    const words = (await readPdf(invoice.rawPayload)).join(' ');
    expect(words).toContain('Celkem 599,00 Kč');
    expect(words).not.toContain('€');
  });

  test.each(['card', 'transfer', 'cash'] as const)(
    'R-6.03, R-6.09 with nothing left to pay sends mails that request no money (%s)',
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

  test('R-6.06 with cash on delivery costs its fee, is rounded, and is not prepaid', async () => {
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

describe('R-6.06 with cash on delivery is limited to the legal maximum', () => {
  const offer = async (price: number) => {
    const shopper = createShopper(app);
    await shopper.add(await goods(price));
    const answer = await shopper.call('GET', '/api/cart/delivery?lang=cs');
    const { deliveries } = answer.json<{ deliveries: DeliveryOffer[] }>();
    return { shopper, courier: deliveries.find(({ id }) => id === shop.courier)! };
  };
  // Goods of this value are delivered free of charge, cash costs 39 Kč.
  const limit = 27_000_000 - 3900;

  test('accepts 270 000 Kč including the fee', async () => {
    const { shopper, courier } = await offer(limit);
    expect([courier.payment_methods.includes(shop.cash), courier.over_limit]).toEqual([true, []]);
    expect((await place(shopper, formFor(27_000_000, { payment_method_id: shop.cash }))).statusCode).toBe(200);
  });

  test('requires another payment for a haléř more, and says why', async () => {
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

test('R-6.08 an order waits for the database seven times, whatever its number of statements', async () => {
  const { pool } = testing.context;
  const shopper = createShopper(app);
  await shopper.add(await goods(50_000));
  const counters = new Map<object, () => number>();
  const count = (client: object) => counters.has(client) || counters.set(client, countWrites(client));
  pool.on('acquire', count);
  const { statusCode } = await place(shopper, formFor(59_900));
  pool.off('acquire', count);
  expect(statusCode).toBe(200);
  expect([...counters.values()].reduce((sum, writes) => sum + writes(), 0)).toBe(7);
});
