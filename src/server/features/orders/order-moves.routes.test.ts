import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrder, AdminOrderRow } from '#shared/orders/admin-contract.ts';
import {
  orderMoves,
  orderStates,
  orderTransitions,
  type OrderMove,
  type OrderState,
} from '#shared/orders/lifecycle.ts';
import { createPayment } from '#server/features/payments/index.ts';
import { createServer } from '#server/http/server.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { buildOrder, buildPaidPayment, type BuiltOrder, type OrderOptions } from '#tests/support/order-factories.ts';
import { buildGoods } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { queueOrderMail } from './order-mails.ts';

const testing = useTestContext();
let app: FastifyInstance;
let admin: { id: number; headers: { authorization: string } };
let username: string;

beforeAll(async () => {
  const { db } = testing.context;
  app = await createServer(testing.context);
  admin = await buildAdministrator(db, ['orders']);
  ({ username } = await db
    .selectFrom('account')
    .where('id', '=', admin.id)
    .select('username')
    .executeTakeFirstOrThrow());
  return () => app.close();
});

type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, path: string, payload?: object) =>
  app.inject({ method, url: `/api/admin/${path}?lang=cs`, headers: admin.headers, ...(payload && { payload }) });
const move = async (orders: readonly BuiltOrder[], wanted: OrderMove, details: object = {}) =>
  call('POST', 'orders/moves', { ids: orders.map(({ id }) => id), move: wanted, ...details });
const read = async ({ id }: BuiltOrder): Promise<AdminOrder> => (await call('GET', `orders/${id}`)).json();
const inState = async (state: OrderState, options: OrderOptions = {}): Promise<BuiltOrder> => {
  const { db } = testing.context;
  const order = await buildOrder(db, { payment: 'card', ...options, order: { state, ...options.order } });
  // Before that it was paid, and somebody began.
  if (state === 'being_prepared' && options.payment !== 'cash_on_delivery')
    await db
      .insertInto('order_event')
      .values({ order_id: order.id, kind: 'prepare', from_state: 'paid', to_state: state, happened_at: new Date(0) })
      .execute();
  return order;
};
const mailsOf = async ({ number }: BuiltOrder) =>
  testing.context.db
    .selectFrom('mail')
    .where('subject', 'like', `%${number}%`)
    .select(['kind', 'text'])
    .orderBy('id')
    .execute();
const auditOf = async ({ id }: BuiltOrder) =>
  testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', 'order')
    .where('entity_id', '=', id)
    .select(['actor_id', 'action', 'before', 'after'])
    .orderBy('id')
    .execute();

/** An order that waits for a bank transfer. */
async function awaitsTransfer(options: OrderOptions = {}): Promise<BuiltOrder> {
  const { db, config } = testing.context;
  const order = await buildOrder(db, options);
  await db.transaction().execute((tx) =>
    createPayment(tx, config, {
      subject: { kind: 'order', id: order.id },
      method: 'bank_transfer',
      amount: order.total,
      currency: 'CZK',
      variableSymbol: order.number,
      at: new Date('2026-03-02T10:00:00Z'),
    }),
  );
  return order;
}

async function paid(options: OrderOptions = {}): Promise<BuiltOrder> {
  const order = await inState('paid', { payment: 'bank_transfer', ...options });
  await buildPaidPayment(testing.context.db, order.id, order.total);
  return order;
}

describe('moving orders', () => {
  const ways = (['courier', 'branch'] as const).flatMap((carrier) =>
    orderMoves.flatMap((wanted) => orderStates.map((state) => [wanted, state, carrier] as const)),
  );
  test.each(ways)('R-6.09, R-9.03 %s from %s by %s', async (wanted, state, carrier) => {
    const order = await inState(state, { carrier });
    const isOfOtherWay = carrier === 'branch' ? wanted === 'send' : wanted === 'make_ready';
    const isAllowed = orderTransitions[wanted].from.includes(state) && !isOfOtherWay;
    const before = await read(order);
    expect(before.moves.includes(wanted)).toBe(isAllowed);
    const answer = await move([order], wanted, { age_checked: true });
    const left = [{ id: order.id, number: order.number, why: 'state' }];
    expect(answer.json()).toEqual(isAllowed ? { decided: [order.id], left: [] } : { decided: [], left });
    const after = await read(order);
    expect(after.order.state).toBe(isAllowed ? orderTransitions[wanted].to : state);
    const events = after.history
      .slice(0, after.history.length - before.history.length)
      .map(({ kind, from, to, actor }) => ({ kind, from, to, actor }));
    expect(events).toEqual(isAllowed ? [{ kind: wanted, from: state, to: after.order.state, actor: username }] : []);
    const audited = { actor_id: admin.id, action: 'change', before: { state }, after: { state: after.order.state } };
    expect(await auditOf(order)).toEqual(isAllowed ? [audited] : []);
  });

  test.each(['paid', 'being_prepared', 'ready_for_pickup'] as const)(
    'R-9.03 an order (%s) whose whole money was asked back is cancelled or refunded, no more',
    async (state) => {
      const order = await paid({ order: { state }, carrier: state === 'ready_for_pickup' ? 'branch' : 'courier' });
      const [before] = (await call('GET', 'orders')).json<{ orders: AdminOrderRow[] }>().orders;
      expect(before).toMatchObject({ id: order.id, moves: expect.arrayContaining(['cancel']) });
      expect(before!.moves.length).toBeGreaterThan(1);
      const form = { client_key: randomUUID(), reason: 'Zákazník nechce.', content: null };
      await call('POST', `orders/${order.id}/refunds`, { ...form, amount: order.total - 1 });
      expect((await read(order)).moves).toEqual(before!.moves);
      await call('POST', `orders/${order.id}/refunds`, { ...form, client_key: randomUUID(), amount: 1 });
      expect((await read(order)).moves).toEqual(['cancel']);
      const [row] = (await call('GET', 'orders')).json<{ orders: AdminOrderRow[] }>().orders;
      expect(row).toMatchObject({ id: order.id, moves: ['cancel'] });
      for (const task of ['new', 'begun', 'pickup_late'])
        expect(
          (await app.inject({ url: `/api/admin/orders?task=${task}`, headers: admin.headers })).body,
        ).not.toContain(order.number);
      for (const wanted of before!.moves.filter((each) => each !== 'cancel')) {
        const answer = await move([order], wanted, { age_checked: true });
        expect(answer.json().left, wanted).toEqual([{ id: order.id, number: order.number, why: 'money_back' }]);
      }
      expect((await move([order], 'cancel')).json()).toEqual({ decided: [order.id], left: [] });
    },
  );

  test('R-9.03 several at once: what goes wrong with one is told, and the others stand', async () => {
    const { db } = testing.context;
    const orders = [await inState('paid'), await inState('paid'), await inState('paid')] as const;
    const [first, broken, third] = orders;
    await sql`create function refuse_move() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      db,
    );
    await sql`
      create constraint trigger refuse_move after insert on order_event deferrable initially deferred
      for each row when (new.order_id = ${sql.lit(broken.id)}) execute function refuse_move()`.execute(db);
    const answer = await move(orders, 'prepare');
    await sql`drop trigger refuse_move on order_event`.execute(db);
    await sql`drop function refuse_move`.execute(db);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { decided: [first.id, third.id], left: [{ id: broken.id, number: broken.number, why: 'failed' }] },
    ]);
    const states = await Promise.all(orders.map(async (order) => (await read(order)).order.state));
    expect(states).toEqual(['being_prepared', 'paid', 'being_prepared']);
  });

  test('R-9.03 several at once: what may not be moved is left out', async () => {
    const orders = [await inState('paid'), await inState('waiting_for_payment'), await inState('being_prepared')];
    const [first, second, third] = orders as [BuiltOrder, BuiltOrder, BuiltOrder];
    const answer = await call('POST', 'orders/moves', {
      ids: [third.id, second.id, first.id, first.id, 999_999],
      move: 'send',
    });
    expect(answer.json()).toEqual({
      decided: [first.id, third.id],
      left: [
        { id: second.id, number: second.number, why: 'state' },
        { id: 999_999, number: null, why: 'missing' },
      ],
    });
    expect((await read(second)).order.state).toBe('waiting_for_payment');
    for (const sent of [first, third]) expect((await mailsOf(sent)).map(({ kind }) => kind)).toEqual(['order.sent']);
    expect(await mailsOf(second)).toEqual([]);
  });

  test('R-9.03 two who move the same move it once', async () => {
    const order = await inState('paid');
    const answers = await Promise.all([move([order], 'send'), move([order], 'send')]);
    expect(answers.flatMap((answer) => answer.json().decided)).toEqual([order.id]);
    expect(await mailsOf(order)).toHaveLength(1);
  });

  test.each([
    [{ ids: [], move: 'send' }, 'ids'],
    [{ ids: [1], move: 'pay' }, 'move'],
    [{ ids: [1], move: 'cancel', reason: 'x'.repeat(501) }, 'reason'],
  ])('a wrong wish is refused: %j', async (wish, field) => {
    const answer = await call('POST', 'orders/moves', wish);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });
});

describe('orders that are paid on delivery', () => {
  test('R-9.03 are new until somebody begins to prepare them', async () => {
    const order = await inState('being_prepared', { payment: 'cash_on_delivery' });
    const isListed = async (task: string) => {
      const answer = await app.inject({
        url: `/api/admin/orders?task=${task}&q=${order.number}`,
        headers: admin.headers,
      });
      return answer.json().orders.map(({ is_new }: { is_new: boolean }) => is_new);
    };
    expect([await isListed('new'), await isListed('begun')]).toEqual([[true], []]);
    expect((await read(order)).moves).toEqual(['prepare', 'send', 'cancel']);
    expect((await move([order], 'prepare')).json()).toEqual({ decided: [order.id], left: [] });
    expect((await move([order], 'prepare')).json()).toMatchObject({ decided: [], left: [{ why: 'state' }] });
    expect([await isListed('new'), await isListed('begun')]).toEqual([[], [false]]);
    const seen = await read(order);
    expect(seen.moves).toEqual(['send', 'cancel']);
    expect(seen.history).toMatchObject([{ kind: 'prepare', from: 'being_prepared', to: 'being_prepared' }]);
    expect(seen.order.events).toEqual([]);
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order.being_prepared']);
  });
});

describe('numbers of parcels', () => {
  test('R-9.03 are given to each order that is sent, and stand in its mail', async () => {
    const orders = [await inState('paid'), await inState('paid'), await inState('paid')];
    const [first, second, third] = orders as [BuiltOrder, BuiltOrder, BuiltOrder];
    const codes = [
      { id: second.id, tracking_code: 'CZ 2' },
      { id: first.id, tracking_code: 'CZ1' },
    ];
    await move(orders, 'send', { tracking_codes: codes });
    expect((await read(first)).order.delivery).toMatchObject({
      tracking_code: 'CZ1',
      tracking_url: 'https://zasilky.example/CZ1',
    });
    expect((await read(second)).order.delivery.tracking_code).toBe('CZ 2');
    expect((await read(second)).history[0]).toMatchObject({ kind: 'send', note: 'CZ 2' });
    expect((await read(third)).order.delivery.tracking_code).toBeNull();
    expect((await mailsOf(first))[0]!.text).toContain('https://zasilky.example/CZ1');
    expect((await mailsOf(second))[0]!.text).toContain('CZ 2');
    expect((await mailsOf(third))[0]!.text).not.toContain('Číslo zásilky');
  });

  test('R-9.03 are set and corrected while the goods are on their way; the buyer gets each once', async () => {
    const order = await inState('paid');
    await move([order], 'send');
    const set = (code: string) => call('PUT', `orders/${order.id}/tracking-code`, { tracking_code: code });
    expect((await set(' CZ-100 ')).statusCode).toBe(200);
    await set('CZ-100');
    await set('CZ-101');
    const { order: seen, history } = await read(order);
    expect(seen.delivery.tracking_code).toBe('CZ-101');
    expect(history.slice(0, 2)).toMatchObject([
      { kind: 'set_tracking', from: 'sent', to: 'sent', note: 'CZ-101', actor: username },
      { kind: 'set_tracking', note: 'CZ-100' },
    ]);
    const mails = await mailsOf(order);
    expect(mails.map(({ kind }) => kind)).toEqual(['order.sent', 'order.sent', 'order.sent']);
    expect(mails[2]!.text).toContain('CZ-101');
    expect((await auditOf(order)).at(-1)).toMatchObject({
      before: { tracking_code: 'CZ-100' },
      after: { tracking_code: 'CZ-101' },
    });
    expect((await set(' ')).statusCode).toBe(422);
  });

  test.each(orderStates.filter((state) => state !== 'sent'))('are not set of an order that is %s', async (state) => {
    const order = await inState(state);
    const answer = await call('PUT', `orders/${order.id}/tracking-code`, { tracking_code: 'CZ1' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
  });
});

describe('the age of who picks up', () => {
  test('R-11.02 is looked at before goods are handed over at a branch, and by whom is written down', async () => {
    const order = await inState('ready_for_pickup', { carrier: 'branch' });
    expect((await move([order], 'deliver')).json()).toEqual({
      decided: [],
      left: [{ id: order.id, number: order.number, why: 'age_check' }],
    });
    expect((await read(order)).age_checks).toEqual([]);
    await move([order], 'deliver', { age_checked: true });
    expect((await read(order)).age_checks).toMatchObject([{ level: 'handover', is_adult: true, actor: username }]);
  });

  test('R-11.02 that somebody was not adult is written down, and the goods stay', async () => {
    const order = await inState('ready_for_pickup', { carrier: 'branch' });
    expect((await read(order)).can_refuse_handover).toBe(true);
    expect((await call('POST', `orders/${order.id}/handover-refusal`)).statusCode).toBe(200);
    const seen = await read(order);
    expect(seen.order.state).toBe('ready_for_pickup');
    expect(seen.age_checks).toMatchObject([{ level: 'handover', is_adult: false, actor: username }]);
    expect(seen.history).toMatchObject([{ kind: 'refuse_handover', actor: username }]);
    expect(await auditOf(order)).toMatchObject([{ after: { is_adult: false } }]);
    // Somebody adult may still come.
    await move([order], 'deliver', { age_checked: true });
    expect((await read(order)).age_checks).toHaveLength(2);
  });

  test('R-11.02 nobody claims to know what a courier has seen', async () => {
    const order = await inState('sent');
    await move([order], 'deliver', { age_checked: true });
    expect(await read(order)).toMatchObject({ order: { state: 'delivered' }, age_checks: [] });
  });

  test('R-11.02 is nothing to be refused elsewhere: a courier, goods for everybody, goods not there yet', async () => {
    const others = [
      await inState('sent'),
      await inState('ready_for_pickup', { carrier: 'branch', order: { needs_age_check: false } }),
      await inState('being_prepared', { carrier: 'branch' }),
    ];
    for (const order of others) {
      expect((await read(order)).can_refuse_handover).toBe(false);
      expect((await call('POST', `orders/${order.id}/handover-refusal`)).statusCode).toBe(409);
    }
    const [, free] = others;
    expect((await move([free!], 'deliver')).json()).toEqual({ decided: [free!.id], left: [] });
    expect((await read(free!)).age_checks).toEqual([]);
  });
});

describe('cancelling', () => {
  test('R-6.08, R-6.09 gives the goods back, begins the refund and tells the buyer why', async () => {
    const { db } = testing.context;
    const branch = await buildBranch(db);
    const listing = await buildGoods(db, { stock: { [branch]: 4 } });
    const order = await paid();
    await db.updateTable('order_line').set({ listing_id: listing }).where('id', '=', order.lineIds[0]!).execute();
    await db
      .insertInto('stock_hold')
      .values({ order_line_id: order.lineIds[0]!, branch_id: branch, quantity: 2 })
      .execute();
    expect((await read(order)).holds).toMatchObject([{ line_id: order.lineIds[0], quantity: 2 }]);

    await move([order], 'cancel', { reason: 'Láhev se rozbila.' });
    const seen = await read(order);
    expect(seen.order.state).toBe('cancelled');
    expect(seen.holds).toEqual([]);
    const [{ quantity }] = (await db
      .selectFrom('stock')
      .where('listing_id', '=', listing)
      .select('quantity')
      .execute()) as [{ quantity: number }];
    expect(quantity).toBe(6);
    expect(seen.refunds).toMatchObject([{ amount: { amount: order.total, currency: 'CZK' }, reason: 'cancelled' }]);
    expect(seen.refundable.amount).toBe(0);
    const [mail] = await mailsOf(order);
    expect(mail).toMatchObject({ kind: 'order.cancelled' });
    expect(mail!.text).toContain('Láhev se rozbila.');
  });
});

describe('correcting who ordered and where to', () => {
  const correct = (order: BuiltOrder, contact: object) => call('PUT', `orders/${order.id}/contact`, contact);

  test('R-9.03 of an order whose goods have not left; who did it is written down', async () => {
    const order = await inState('being_prepared');
    const { contact, can_be_corrected: isOffered } = await read(order);
    expect(isOffered).toBe(true);
    const changed = {
      ...contact,
      phone: '601 222 333',
      delivery: { ...contact.delivery!, street: ' Nová 8 ', postcode: '60200' },
    };
    expect((await correct(order, changed)).statusCode).toBe(200);
    const seen = await read(order);
    expect(seen.order).toMatchObject({
      phone: '+420 601222333',
      delivery_address: { name: 'Jiří Dvořák', street: 'Nová 8', postcode: '602 00', country: 'CZ' },
      invoice_address: { street: 'Žižkova 5' },
    });
    expect(seen.history[0]).toMatchObject({ kind: 'correct', actor: username });
    expect(await auditOf(order)).toMatchObject([
      { before: { delivery: { street: 'Žižkova 5' } }, after: { phone: '601222333', delivery: { street: 'Nová 8' } } },
    ]);
    // Somebody who looks at what was there before.
    expect((await correct(order, { ...changed, phone: '602333444' })).statusCode).toBe(409);
  });

  test('R-9.03 a mistyped e-mail is corrected, and what had gone elsewhere goes out once more', async () => {
    const { db, config } = testing.context;
    const order = await inState('being_prepared');
    await db.transaction().execute(async (tx) => {
      for (const kind of ['order.placed', 'order.paid', 'order.expiring'] as const)
        await queueOrderMail({ config }, tx, order.id, kind);
    });
    const sentTo = async (address: string) =>
      (await db.selectFrom('mail').where('recipient_address', '=', address).select('kind').orderBy('id').execute()).map(
        ({ kind }) => kind,
      );
    const { contact } = await read(order);
    const changed = { ...contact, email: ' Jiri.Novy@Example.cz', first_name: 'Jiřík', last_name: 'Nový' };
    expect((await correct(order, changed)).statusCode).toBe(200);
    expect(await sentTo('jiri.novy@example.cz')).toEqual([]);
    const again = { ...(await read(order)).contact, email: 'jirik.novy@example.cz', sends_mails: true };
    expect((await correct(order, again)).statusCode).toBe(200);
    expect(await sentTo('jirik.novy@example.cz')).toEqual(['order.placed', 'order.paid']);
    const { order: seen } = await read(order);
    expect(seen).toMatchObject({ email: 'jirik.novy@example.cz', first_name: 'Jiřík', last_name: 'Nový' });
    expect(await auditOf(order)).toMatchObject([
      { before: { email: contact.email }, after: { email: 'jiri.novy@example.cz', last_name: 'Nový' } },
      { after: { email: 'jirik.novy@example.cz' } },
    ]);
  });

  test('R-9.03 a company is written down afterwards, and taken away', async () => {
    const order = await inState('paid');
    const company = { company: 'Vinotéka Říp', company_id: '27082440', tax_id: 'cz 27082440' };
    const { contact } = await read(order);
    expect((await correct(order, { ...contact, ...company })).statusCode).toBe(200);
    const written = await read(order);
    expect(written.order).toMatchObject({ ...company, tax_id: 'CZ27082440' });
    const without = { ...written.contact, company: '', company_id: '', tax_id: '' };
    expect((await correct(order, without)).statusCode).toBe(200);
    expect((await read(order)).order).toMatchObject({ company: null, company_id: null, tax_id: null });
  });

  test('R-9.03 what is wrong is said at its field', async () => {
    const order = await inState('paid');
    const { contact } = await read(order);
    const errorsOf = async (changes: object) => (await correct(order, { ...contact, ...changes })).json().errors;
    expect(await errorsOf({ delivery: { ...contact.delivery, postcode: '1' } })).toEqual({
      'delivery.postcode': ['PSČ neodpovídá zvolené zemi.'],
    });
    expect(await errorsOf({ phone: 'nevím', invoice: { ...contact.invoice, city: '' } })).toEqual({
      phone: ['Pole musí obsahovat pouze číslice.'],
      'invoice.city': ['Pole musí být vyplněno'],
    });
    expect(Object.keys(await errorsOf({ email: 'nikam', first_name: '', company_id: '27082441' }))).toEqual([
      'email',
      'first_name',
      'company',
      'company_id',
    ]);
    expect(Object.keys(await errorsOf({ company: 'Vinotéka Říp' }))).toEqual(['company_id']);
    const wrongTax = { company: 'Vinotéka Říp', company_id: '27082440', tax_id: 'CZ1' };
    expect(Object.keys(await errorsOf(wrongTax))).toEqual(['tax_id']);
  });

  test.each(['sent', 'delivered', 'cancelled', 'refunded'] as const)('not of one that is %s', async (state) => {
    const order = await inState(state);
    const { contact, can_be_corrected: isOffered } = await read(order);
    expect(isOffered).toBe(false);
    expect((await correct(order, contact)).statusCode).toBe(409);
  });

  test('what is picked up has no address of delivery', async () => {
    const order = await inState('paid', { carrier: 'branch' });
    const { contact } = await read(order);
    expect(contact.delivery).toBeNull();
    expect((await correct(order, { ...contact, delivery: contact.invoice })).statusCode).toBe(409);
    expect((await correct(order, { ...contact, phone: '601222333' })).statusCode).toBe(200);
  });
});

describe('refunds', () => {
  const refund = (order: BuiltOrder, amount: number, reason = 'Rozbitá láhev') =>
    call('POST', `orders/${order.id}/refunds`, { client_key: randomUUID(), amount, reason });

  test('R-9.03 of a part leave the rest, and never more than was paid', async () => {
    const order = await paid();
    expect((await refund(order, 10_000)).statusCode).toBe(200);
    const seen = await read(order);
    expect(seen).toMatchObject({
      order: { state: 'paid' },
      refundable: { amount: order.total - 10_000 },
      refunds: [{ amount: { amount: 10_000 }, reason: 'Rozbitá láhev' }],
    });
    expect(seen.history[0]).toMatchObject({ kind: 'ask_refund', note: 'Rozbitá láhev', actor: username });
    const tooMuch = await refund(order, order.total - 9_999);
    expect([tooMuch.statusCode, Object.keys(tooMuch.json().errors)]).toEqual([422, ['amount']]);
    expect((await refund(order, 100, '')).json().errors).toHaveProperty('reason');
    expect((await refund(order, 0)).json().errors).toHaveProperty('amount');

    const confirm = await call('POST', 'refunds/confirmation', { ids: [seen.refunds[0]!.id] });
    expect(confirm.json().decided).toHaveLength(1);
    expect((await read(order)).order.state).toBe('paid');
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order.refunded']);
  });

  test('R-9.03 there is none of what was not paid', async () => {
    const order = await awaitsTransfer();
    expect((await read(order)).refundable.amount).toBe(0);
    expect((await refund(order, 100)).statusCode).toBe(409);
  });
});

test('R-9.03 a note stands in the history and nowhere else', async () => {
  const order = await inState('paid');
  expect((await call('POST', `orders/${order.id}/notes`, { text: 'Volala, přijde v pátek.' })).statusCode).toBe(200);
  expect((await read(order)).history).toMatchObject([
    { kind: 'note', note: 'Volala, přijde v pátek.', actor: username, from: null, to: null },
  ]);
  const asBuyer = await app.inject({ url: `/api/orders/${order.id}/${order.hash}?lang=cs` });
  expect(asBuyer.body).not.toContain('v pátek');
  expect((await call('POST', `orders/${order.id}/notes`, { text: ' ' })).statusCode).toBe(422);
});

describe('money that came', () => {
  const marked = (order: BuiltOrder) => call('POST', `orders/${order.id}/payment`);
  const surplusOf = async ({ number }: BuiltOrder) =>
    (await call('GET', 'payments/surplus'))
      .json()
      .payments.filter((payment: { variable_symbol: string }) => payment.variable_symbol === number);

  test('R-6.06, R-9.03 pays an order once', async () => {
    const order = await awaitsTransfer();
    expect(await read(order)).toMatchObject({ can_be_marked_paid: true, variable_symbol: order.number });
    expect((await marked(order)).json()).toEqual({ outcome: 'settled' });
    expect(await read(order)).toMatchObject({ can_be_marked_paid: false, order: { state: 'paid' } });
    const again = await marked(order);
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_paid']);
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order.paid']);
  });

  test('R-9.03 of several at once: those that wait for none are left out', async () => {
    const orders = [await awaitsTransfer(), await inState('waiting_for_payment'), await awaitsTransfer()];
    const late = await awaitsTransfer({ order: { state: 'cancelled' } });
    const ids = [...orders, late].map(({ id }) => id);
    const answer = await call('POST', 'orders/payments', { ids });
    expect(answer.json()).toEqual({ decided: [orders[0]!.id, orders[2]!.id] });
    expect((await call('POST', 'orders/payments', { ids })).json()).toEqual({ decided: [] });
    expect(await surplusOf(late)).toEqual([]);
  });

  test('R-6.06, R-9.03 after the order has ended waits to be sent back', async () => {
    const order = await awaitsTransfer();
    await move([order], 'cancel');
    expect((await read(order)).can_be_marked_paid).toBe(true);
    expect((await marked(order)).json()).toEqual({ outcome: 'surplus' });
    expect(await surplusOf(order)).toMatchObject([{ amount: { amount: order.total, currency: 'CZK' } }]);
    const seen = await read(order);
    expect(seen).toMatchObject({ can_be_marked_paid: false, order: { state: 'cancelled' } });
    expect(seen.history[0]).toMatchObject({ kind: 'surplus', actor: username });
  });

  test('R-6.06, R-9.03 twice or of a wrong sum is written down and waits to be sent back', async () => {
    const order = await awaitsTransfer();
    await marked(order);
    const wish = { client_key: randomUUID(), amount: 12_345 };
    const add = () => call('POST', `orders/${order.id}/surplus`, wish);
    expect((await Promise.all([add(), add()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const found = await surplusOf(order);
    expect(found).toMatchObject([{ provider: 'bank_transfer', amount: { amount: 12_345, currency: 'CZK' } }]);
    const seen = await read(order);
    expect(seen.order).toMatchObject({ state: 'paid', payment: { state: 'paid' } });
    expect(seen.refundable.amount).toBe(order.total);
    expect(seen.history.map(({ kind }) => kind)).toEqual(['surplus', 'pay']);
    const audited = await testing.context.db
      .selectFrom('audit_entry')
      .where('entity', '=', 'payment')
      .where('entity_id', '=', found[0].id)
      .select(['actor_id', 'action', 'after'])
      .execute();
    expect(audited).toEqual([{ actor_id: admin.id, action: 'add', after: { amount: '123.45 CZK' } }]);
    expect((await call('POST', `orders/${order.id}/surplus`, { ...wish, amount: 0 })).statusCode).toBe(422);

    // Sent back, it isn't a refund of what the order cost.
    await testing.context.db
      .insertInto('refund')
      .values({
        payment_id: found[0].id,
        amount_minor: 12_345,
        reason: 'surplus',
        state: 'done',
        created_at: new Date(0),
        done_at: new Date(0),
      })
      .execute();
    expect((await read(order)).order).toMatchObject({ refunded: { amount: 0 }, refunds: [{ step: 'made' }] });
  });
});
