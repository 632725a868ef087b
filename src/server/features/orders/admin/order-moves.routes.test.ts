import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { AdminOrderRow } from '#shared/orders/admin-contract.ts';
import { orderMoves, orderStates, orderTransitions } from '#shared/orders/lifecycle.ts';
import { useAdminOrders } from '#tests/support/admin-orders.ts';
import type { BuiltOrder } from '#tests/support/order-factories.ts';

const { testing, app, admin, username, call, inState, paid, move, read, mailsOf, auditOf } = useAdminOrders();

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
    const answer = await move([order], wanted, { age_checked: true, cancels_sent: true });
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
    'R-9.03 an order (%s) with a requested full refund can only be cancelled or refunded',
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

  test('R-9.03 several at once: a failure is reported and does not affect the others', async () => {
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

  test('R-9.03 several at once: those that may not be moved are skipped', async () => {
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

  test.each([
    ['prepare', 'paid', 'courier'],
    ['send', 'being_prepared', 'courier'],
    ['make_ready', 'paid', 'branch'],
  ] as const)(
    'R-9.03, R-11.04 an order with an open withdrawal cannot be packed (%s)',
    async (wanted, state, carrier) => {
      const [withdrawn, other] = [await inState(state, { carrier }), await inState(state, { carrier })];
      await withdraw(withdrawn);
      const answer = await move([withdrawn, other], wanted);
      const left = [{ id: withdrawn.id, number: withdrawn.number, why: 'withdrawn' }];
      expect(answer.json()).toEqual({ decided: [other.id], left });
      expect((await move([withdrawn], wanted)).json()).toEqual({ decided: [], left });
      expect(await read(withdrawn)).toMatchObject({ order: { state }, history: (await read(withdrawn)).history });
      expect(await mailsOf(withdrawn)).toEqual([]);

      await testing.context.db
        .updateTable('withdrawal')
        .set({ state: 'refused', decided_at: new Date() })
        .where('order_id', '=', withdrawn.id)
        .execute();
      expect((await move([withdrawn], wanted)).json()).toEqual({ decided: [withdrawn.id], left: [] });
    },
  );

  test.each([
    ['deliver', 'sent'],
    ['cancel', 'paid'],
  ] as const)(
    'R-9.03 a withdrawal does not block an order that was delivered or cancelled (%s)',
    async (wanted, state) => {
      const order = await inState(state);
      await withdraw(order);
      expect((await move([order], wanted)).json()).toEqual({ decided: [order.id], left: [] });
    },
  );

  test('R-9.03 a sent order is not cancelled among several, but alone and explicitly confirmed', async () => {
    const [sent, unsent] = [await inState('sent'), await inState('paid')];
    const left = [{ id: sent.id, number: sent.number, why: 'on_its_way' }];
    expect((await move([sent], 'cancel')).json()).toEqual({ decided: [], left });
    expect((await move([sent, unsent], 'cancel', { cancels_sent: true })).json()).toEqual({
      decided: [unsent.id],
      left,
    });
    expect([(await read(sent)).order.state, await mailsOf(sent)]).toEqual(['sent', []]);
    expect((await move([sent], 'cancel', { cancels_sent: true })).json()).toEqual({ decided: [sent.id], left: [] });
  });

  test('R-9.03 of two simultaneous moves one takes effect', async () => {
    const order = await inState('paid');
    const answers = await Promise.all([move([order], 'send'), move([order], 'send')]);
    expect(answers.flatMap((answer) => answer.json().decided)).toEqual([order.id]);
    expect(await mailsOf(order)).toHaveLength(1);
  });

  test.each([
    [{ ids: [], move: 'send' }, 'ids'],
    [{ ids: [1], move: 'pay' }, 'move'],
    [{ ids: [1], move: 'cancel', reason: 'x'.repeat(501) }, 'reason'],
  ])('rejects an invalid request: %j', async (wish, field) => {
    const answer = await call('POST', 'orders/moves', wish);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });
});

describe('orders paid on delivery', () => {
  test('R-9.03 are new until a clerk begins to prepare them', async () => {
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
    const begun = { actor_id: admin.id, action: 'change', before: { begun: false }, after: { begun: true } };
    expect(await auditOf(order)).toEqual([begun]);
  });

  test('R-9.03, R-11.04 cannot be begun after a withdrawal', async () => {
    const order = await inState('being_prepared', { payment: 'cash_on_delivery' });
    await withdraw(order);
    expect((await move([order], 'prepare')).json()).toMatchObject({ decided: [], left: [{ why: 'withdrawn' }] });
  });
});

describe('tracking numbers', () => {
  test('R-9.03 are set for each sent order, and included in its mail', async () => {
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

  test('R-9.03 can be corrected while the goods are on their way; the buyer gets each once', async () => {
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

  test.each(orderStates.filter((state) => state !== 'sent'))('cannot be set for an order that is %s', async (state) => {
    const order = await inState(state);
    const answer = await call('PUT', `orders/${order.id}/tracking-code`, { tracking_code: 'CZ1' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
  });
});

describe('the age check at pickup', () => {
  test('R-11.02 precedes the handover at a branch, and records the administrator', async () => {
    const order = await inState('ready_for_pickup', { carrier: 'branch' });
    expect((await move([order], 'deliver')).json()).toEqual({
      decided: [],
      left: [{ id: order.id, number: order.number, why: 'age_check' }],
    });
    expect((await read(order)).age_checks).toEqual([]);
    await move([order], 'deliver', { age_checked: true });
    expect((await read(order)).age_checks).toMatchObject([{ level: 'handover', is_adult: true, actor: username }]);
  });

  test('R-11.02 can fail, and the goods stay', async () => {
    const order = await inState('ready_for_pickup', { carrier: 'branch' });
    expect((await read(order)).can_refuse_handover).toBe(true);
    expect((await call('POST', `orders/${order.id}/handover-refusal`)).statusCode).toBe(200);
    const seen = await read(order);
    expect(seen.order.state).toBe('ready_for_pickup');
    expect(seen.age_checks).toMatchObject([{ level: 'handover', is_adult: false, actor: username }]);
    expect(seen.history).toMatchObject([{ kind: 'refuse_handover', actor: username }]);
    expect(await auditOf(order)).toMatchObject([{ after: { is_adult: false } }]);
    // Another adult may still come.
    await move([order], 'deliver', { age_checked: true });
    expect((await read(order)).age_checks).toHaveLength(2);
  });

  test('R-11.02 is not recorded for couriers', async () => {
    const order = await inState('sent');
    await move([order], 'deliver', { age_checked: true });
    expect(await read(order)).toMatchObject({ order: { state: 'delivered' }, age_checks: [] });
  });

  test('R-11.02 cannot fail elsewhere: with a courier, goods for everybody, goods not there yet', async () => {
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

test('R-9.03 a note is shown in the history only', async () => {
  const order = await inState('paid');
  expect((await call('POST', `orders/${order.id}/notes`, { text: 'Volala, přijde v pátek.' })).statusCode).toBe(200);
  expect((await read(order)).history).toMatchObject([
    { kind: 'note', note: 'Volala, přijde v pátek.', actor: username, from: null, to: null },
  ]);
  const asBuyer = await app.inject({ url: `/api/orders/${order.id}/${order.hash}?lang=cs` });
  expect(asBuyer.body).not.toContain('v pátek');
  expect((await call('POST', `orders/${order.id}/notes`, { text: ' ' })).statusCode).toBe(422);
});

/** The buyer withdraws, and the withdrawal is undecided. */
async function withdraw({ id }: BuiltOrder): Promise<void> {
  const withdrawal = { client_key: randomUUID(), locale: 'cs', name: 'Jiří Dvořák', email: 'jiri@example.cz' };
  await testing.context.db
    .insertInto('withdrawal')
    .values({ ...withdrawal, order_id: id, received_at: new Date() })
    .execute();
}
