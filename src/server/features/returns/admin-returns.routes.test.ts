import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildOrder, buildPaidPayment, deliverOrder, type BuiltOrder } from '#tests/support/order-factories.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { buildGoods } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { shops } from '#shared/shop/shops.ts';
import { createServer } from '#server/http/server.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';

const testing = useTestContext();
const now = new Date('2026-03-05T10:00:00Z');
let app: FastifyInstance;
let admin: Awaited<ReturnType<typeof buildAdministrator>>;
let headers: typeof admin.headers;
let order: BuiltOrder;

beforeAll(async () => {
  app = await createServer({ ...testing.context, now: () => now });
  admin = await buildAdministrator(testing.context.db, ['orders']);
  headers = admin.headers;
  return () => app.close();
});

beforeEach(async () => {
  const { db } = testing.context;
  for (const table of ['mail', 'withdrawal', 'complaint', 'invoice', 'refund', 'audit_entry'] as const)
    await db.deleteFrom(table).execute();
  order = await buildOrder(db, {
    lines: [
      { name: 'Ležák', quantity: 6, price: 5000, discount: 1000 },
      { name: 'Sklenice', price: 10_000 },
    ],
    order: { email: 'jiri@example.cz' },
  });
  await buildPaidPayment(db, order.id, order.total);
  await deliverOrder(db, order.id, new Date('2026-03-02T10:00:00Z'));
});

const post = (url: string, payload: object, more: object = headers) =>
  app.inject({ method: 'POST', url, payload, headers: { ...more } });
const list = async (query = '') =>
  (await app.inject({ url: `/api/admin/returns?${query}`, headers })).json<{ returns: AdminReturn[] }>().returns;
const mails = () => testing.context.db.selectFrom('mail').select(['kind', 'subject', 'text']).orderBy('id').execute();
const audit = async () =>
  (
    await testing.context.db.selectFrom('audit_entry').select(['action', 'entity', 'after']).orderBy('id').execute()
  ).map(({ action, entity, after }) => [action, entity, after]);

/** Somebody says that the money of all refunds has left. */
async function confirmRefunds(): Promise<void> {
  const waiting = await testing.context.db.selectFrom('refund').where('state', '=', 'waiting').select('id').execute();
  const ids = waiting.map(({ id }) => id);
  expect((await post('/api/admin/refunds/confirmation', { ids })).json()).toEqual({ decided: ids, left: [] });
}

const sender = { name: 'Jiří Dvořák', email: 'jiri@example.cz' };
async function withdraw(...quantities: number[]): Promise<number> {
  const lines = quantities
    .map((quantity, index) => ({ order_line_id: order.lineIds[index], quantity }))
    .filter(({ quantity }) => quantity > 0);
  const form = { client_key: randomUUID(), lines, ...sender };
  const answer = await post(`/api/orders/${order.id}/${order.hash}/withdrawals`, form, {});
  return answer.json<OrderReturns>().withdrawals.at(-1)!.id;
}
async function complain(): Promise<number> {
  const description = 'Sklenice přišla prasklá.';
  const goods = { order_line_id: order.lineIds[1], quantity: 1 };
  const form = { client_key: randomUUID(), ...goods, ...sender, description, wished_solution: 'refund' };
  const answer = await post(`/api/orders/${order.id}/${order.hash}/complaints`, form, {});
  return answer.json<OrderReturns>().complaints.at(-1)!.id;
}

describe('withdrawals', () => {
  test('R-11.04 are listed with what goes back: the goods as they were paid, the delivery once all is back', async () => {
    const first = await withdraw(3);
    const rest = await withdraw(3, 1);
    // As long as nobody has accepted the first part, the rest isn't all.
    expect((await list())[0]!.suggested.amount).toBe(15_000 - 500 + 10_000);
    await post(`/api/admin/withdrawals/${first}/decision`, { is_accepted: true, decision: '' });
    expect(await list()).toMatchObject([
      {
        id: rest,
        kind: 'withdrawal',
        suggested: { amount: 14_500 + 10_000 + 9900, currency: 'CZK' },
        due_on: '2026-03-19',
      },
      {
        state: 'accepted',
        lines: [{ name: 'Ležák', quantity: 3 }],
        suggested: { amount: 14_500 },
        refund: null,
        order: { number: order.number },
      },
    ]);
  });

  test('are found by state, order number, name and address', async () => {
    const id = await withdraw(1);
    await post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: true, decision: '' });
    const found = async (query: string) => (await list(query)).length;
    expect(await found('state=accepted')).toBe(1);
    expect(await found('state=received')).toBe(0);
    for (const words of [order.number.slice(3), 'dvorak', 'JIRI@']) expect(await found(`q=${words}`), words).toBe(1);
    expect(await found('q=nikdo')).toBe(0);
    expect(await found('kind=complaint')).toBe(0);
  });

  test('R-11.04 pieces of a line add up to what was paid for it, whatever a piece comes to', async () => {
    const { db } = testing.context;
    order = await buildOrder(db, { delivery: 0, lines: [{ quantity: 3, price: 3334, discount: 1 }, {}] });
    await buildPaidPayment(db, order.id, order.total);
    await deliverOrder(db, order.id, now);
    const sums: number[] = [];
    for (let piece = 0; piece < 3; piece += 1) {
      const id = await withdraw(1);
      await post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: true, decision: '' });
      sums.push((await list())[0]!.suggested.amount);
      await post(`/api/admin/withdrawals/${id}/refund`, { amount: sums.at(-1) });
    }
    expect([sums.length, sums.reduce((sum, each) => sum + each, 0)]).toEqual([3, 10_001]);
  });

  test('R-11.04 that are accepted wait for the goods, then for the money to leave; the buyer reads of both', async () => {
    const { db } = testing.context;
    const id = await withdraw(6, 1);
    const accept = () => post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: true, decision: 'Rozumíme.' });
    expect((await post(`/api/admin/withdrawals/${id}/refund`, { amount: 100 })).json()).toEqual({ decided: [] });
    const decided = await Promise.all([accept(), accept()]);
    expect(decided.map((each) => each.json<{ decided: number[] }>().decided.length).toSorted()).toEqual([0, 1]);
    const refund = (amount: number) => post(`/api/admin/withdrawals/${id}/refund`, { amount });
    for (const wrong of [order.total + 1, 0, -1, 0.5]) expect((await refund(wrong)).statusCode, `${wrong}`).toBe(422);
    const sent = await Promise.all([refund(order.total), refund(order.total)]);
    expect(sent.map((each) => each.json<{ decided: number[] }>().decided.length).toSorted()).toEqual([0, 1]);

    const refunds = await db.selectFrom('refund').select(['amount_minor', 'reason', 'state', 'content']).execute();
    const lines = order.lineIds.map((line_id, index) => ({ line_id, quantity: [6, 1][index] }));
    const content = { lines, delivery: 9900, fee: 0 };
    expect(refunds).toEqual([{ amount_minor: order.total, reason: 'withdrawal', state: 'waiting', content }]);
    const waits = { amount: { amount: order.total }, state: 'waiting' };
    expect(await list()).toMatchObject([{ state: 'accepted', refund: waits, suggested: { amount: 0 } }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['withdrawal.received', 'withdrawal.decided']);

    await confirmRefunds();
    expect(await list()).toMatchObject([{ state: 'settled', refund: { state: 'done' } }]);
    const written = await mails();
    expect(written.map(({ kind }) => kind)).toEqual([
      'withdrawal.received',
      'withdrawal.decided',
      'order.refunded',
      'withdrawal.settled',
    ]);
    expect(written[1]!.text).toContain('Rozumíme.');
    expect(written[3]!.text.replace(/\s+/g, ' ')).toContain('Vrátili jsme vám 489,00 Kč');
    expect((await audit()).slice(0, 2)).toEqual([
      ['approve', 'withdrawal', { state: 'accepted', reason: 'Rozumíme.' }],
      ['send_back', 'withdrawal', { amount: '489.00 CZK', back_to_stock: false }],
    ]);
  });

  test('R-11.04 the receipt and the acceptance name the address to which the goods are sent', async () => {
    const { db } = testing.context;
    const contacts = {
      company: 'Karafa s.r.o.',
      street: 'Na Demu 12',
      city: 'Praha 1',
      postcode: '110 00',
      company_id: '',
      tax_id: '',
      register: '',
      email: '',
      phone: '',
      opening_hours: '',
      socials: [],
    };
    await db
      .insertInto('setting')
      .values({ name: 'contacts', locale: '*', value: JSON.stringify(contacts) })
      .execute();
    const words = async () => (await mails()).at(-1)!.text.replace(/\s+/g, ' ');
    const first = await withdraw(1);
    expect(await words()).toContain('Adresa pro vrácení zboží: Karafa s.r.o. Na Demu 12 110 00 Praha 1');
    const warehouse = await buildBranch(db, { kind: 'warehouse', town: 'Jirny' });
    await db
      .updateTable('branch')
      .set({ street: 'Skladová 1', postcode: '250 90' })
      .where('id', '=', warehouse)
      .execute();
    await post(`/api/admin/withdrawals/${first}/decision`, { is_accepted: true, decision: '' });
    const accepted = await words();
    await post(`/api/admin/withdrawals/${await withdraw(1)}/decision`, { is_accepted: false, decision: 'Rozbité.' });
    const refused = await words();
    await db.updateTable('branch').set({ is_active: false }).where('id', '=', warehouse).execute();
    await db.deleteFrom('setting').execute();
    expect(accepted).toContain('Adresa pro vrácení zboží: Karafa s.r.o. Skladová 1 250 90 Jirny');
    expect(refused).not.toContain('Adresa');
  });

  test('R-11.04 that are refused need a reason, and their goods may be withdrawn from anew', async () => {
    const id = await withdraw(6);
    const refuse = (decision: string) =>
      post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: false, decision });
    const bare = await refuse('');
    expect([bare.statusCode, Object.keys(bare.json<{ errors: object }>().errors)]).toEqual([422, ['decision']]);
    expect((await refuse('Láhev byla otevřená.')).json()).toEqual({ decided: [id] });
    expect((await mails()).at(-1)!.text).toContain('Láhev byla otevřená.');
    expect(await list('state=open')).toEqual([]);
    await withdraw(6);
    expect(await list('state=received')).toHaveLength(1);
    expect(await list('state=open')).toHaveLength(1);
  });

  test.each([
    ['cz', 'https://adr.coi.gov.cz'],
    ['sk', 'https://www.soi.sk'],
  ] as const)(
    'R-10.01, R-11.04 a refusal names who settles disputes in the country of the shop (%s)',
    async (shop, authority) => {
      const { context } = testing;
      const here = { ...context, config: { ...context.config, shop: shops[shop] } };
      const refused = { isAccepted: false, decision: 'Láhev byla otevřená.' };
      await decideWithdrawal(here, { id: await withdraw(6), actorId: admin.id }, refused);
      expect((await mails()).at(-1)!.text.match(/https:\/\/[^\s/]+/g)).toContain(authority);
    },
  );
});

describe('withdrawals from what has not been sent', () => {
  const accept = (id: number) => post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: true, decision: '' });
  const stateOf = async () =>
    (await testing.context.db.selectFrom('shop_order').where('id', '=', order.id).select('state').execute())[0]!.state;
  const refunds = () =>
    testing.context.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('payment.subject_id', '=', order.id)
      .select(['refund.amount_minor as amount', 'refund.reason'])
      .orderBy('refund.id')
      .execute();
  /** Two products that the order took out of the stock: six of one from two places, one of the other. */
  let stock: (listing: 0 | 1) => Promise<number[]>;

  beforeEach(async () => {
    const { db } = testing.context;
    const branches = [await buildBranch(db), await buildBranch(db)] as const;
    const listings = [
      await buildGoods(db, { stock: { [branches[0]]: 0, [branches[1]]: 10 } }),
      await buildGoods(db, { stock: { [branches[0]]: 3 } }),
    ] as const;
    const goods = [
      { line: order.lineIds[0]!, listing: listings[0], held: [4, 2] },
      { line: order.lineIds[1]!, listing: listings[1], held: [1] },
    ];
    for (const { line, listing, held } of goods) {
      await db.updateTable('order_line').set({ listing_id: listing }).where('id', '=', line).execute();
      for (const [index, quantity] of held.entries())
        await db
          .insertInto('stock_hold')
          .values({ order_line_id: line, branch_id: branches[index]!, quantity })
          .execute();
    }
    await db.updateTable('shop_order').set({ state: 'being_prepared' }).where('id', '=', order.id).execute();
    await db.deleteFrom('order_event').where('order_id', '=', order.id).execute();
    stock = async (listing) => {
      const rows = await db
        .selectFrom('stock')
        .where('listing_id', '=', listings[listing])
        .select('quantity')
        .orderBy('branch_id')
        .execute();
      return rows.map(({ quantity }) => quantity);
    };
  });

  test('R-11.04 cancel it: goods go back to the stock and all the money to the buyer', async () => {
    const id = await withdraw(6, 1);
    expect((await accept(id)).json()).toEqual({ decided: [id] });
    expect([await stock(0), await stock(1)]).toEqual([[4, 12], [4]]);
    expect([await stateOf(), await refunds()]).toEqual(['cancelled', [{ amount: order.total, reason: 'withdrawal' }]]);
    expect(await list()).toMatchObject([{ state: 'accepted', refund: { state: 'waiting' } }]);
    expect((await mails()).find(({ kind }) => kind === 'withdrawal.decided')!.text).toContain('nemusíte tedy nic');
    await confirmRefunds();
    expect(await list()).toMatchObject([{ state: 'settled', refund: { amount: { amount: order.total } } }]);
    expect(await stateOf()).toBe('refunded');
    expect([await stock(0), await stock(1)]).toEqual([[4, 12], [4]]);
  });

  test('R-11.04 of a part give back its pieces and what they cost; with the rest the order is cancelled', async () => {
    const [first, second] = [await withdraw(5), await withdraw(1, 1)];
    await accept(first);
    expect(await stock(0)).toEqual([4, 11]);
    expect([await stateOf(), await refunds()]).toEqual(['being_prepared', [{ amount: 24_167, reason: 'withdrawal' }]]);
    const { holds } = (await app.inject({ url: `/api/admin/orders/${order.id}`, headers })).json<AdminOrder>();
    expect(holds.map(({ quantity }) => quantity)).toEqual([1, 1]);
    await confirmRefunds();
    expect(await list('state=settled')).toHaveLength(1);
    expect(await stateOf()).toBe('being_prepared');
    await accept(second);
    expect([await stock(0), await stock(1)]).toEqual([[4, 12], [4]]);
    expect([await stateOf(), (await refunds())[1]]).toEqual([
      'cancelled',
      { amount: order.total - 24_167, reason: 'withdrawal' },
    ]);
    await confirmRefunds();
    expect([await stateOf(), (await list('state=settled')).length]).toEqual(['refunded', 2]);
  });

  test('R-11.04 send what was paid by transfer where the buyer wrote', async () => {
    const { db } = testing.context;
    const id = await withdraw(1);
    await db.updateTable('withdrawal').set({ bank_account: '19-2000145399/0800' }).where('id', '=', id).execute();
    await accept(id);
    expect(await db.selectFrom('refund').select('bank_account').execute()).toEqual([
      { bank_account: '19-2000145399/0800' },
    ]);
  });

  test('R-11.04 to be paid on delivery are settled at once: nothing was paid', async () => {
    const { db } = testing.context;
    await db.deleteFrom('payment').where('subject_id', '=', order.id).execute();
    await db.updateTable('shop_order').set({ paid_at: null }).where('id', '=', order.id).execute();
    const part = await withdraw(2);
    await accept(part);
    // The parcel goes as it was ordered; whoever takes it pays it whole and gets the part back then.
    expect([await stateOf(), await stock(0), (await list())[0]!.state]).toEqual([
      'being_prepared',
      [0, 10],
      'accepted',
    ]);
    await accept(await withdraw(4, 1));
    expect([await stateOf(), await stock(0), await refunds()]).toEqual(['cancelled', [4, 12], []]);
    expect(await list()).toMatchObject([
      { state: 'settled', refund: null },
      { id: part, state: 'accepted' },
    ]);
    expect((await post(`/api/admin/withdrawals/${part}/refund`, { amount: 0 })).json()).toEqual({ decided: [part] });
    expect((await list()).map(({ state }) => state)).toEqual(['settled', 'settled']);
  });
});

describe('complaints', () => {
  const move = (id: number, state: string, decision = '') =>
    post(`/api/admin/complaints/${id}/state`, { state, decision });

  test('R-11.04 go their way, and every step is told', async () => {
    const id = await complain();
    expect(await list('kind=complaint')).toMatchObject([
      {
        state: 'received',
        wished_solution: 'refund',
        note: 'Sklenice přišla prasklá.',
        due_on: '2026-04-04',
        suggested: { amount: 10_000 },
        refund: null,
      },
    ]);
    expect((await move(id, 'closed')).statusCode).toBe(409);
    expect((await move(id, 'being_examined')).json()).toEqual({ decided: [id] });
    expect((await move(id, 'accepted')).statusCode).toBe(422);
    expect((await move(id, 'accepted', 'Pošleme novou.')).json()).toEqual({ decided: [id] });
    expect((await move(id, 'refused', 'Ne.')).statusCode).toBe(409);
    expect((await move(id, 'closed')).json()).toEqual({ decided: [id] });
    expect(await list('kind=complaint')).toMatchObject([{ state: 'closed', decision: 'Pošleme novou.' }]);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'complaint.received',
      ...Array(3).fill('complaint.moved'),
    ]);
    expect((await audit()).map(([action, entity]) => [action, entity])).toEqual([
      ['change', 'complaint'],
      ['approve', 'complaint'],
      ['change', 'complaint'],
    ]);
  });
});

test('R-11.04 an accepted complaint is settled by money once, whole or in part, and shows it', async () => {
  const id = await complain();
  const refund = (amount: number) => post(`/api/admin/complaints/${id}/refund`, { amount });
  expect((await refund(100)).json()).toEqual({ decided: [] });
  await post(`/api/admin/complaints/${id}/state`, { state: 'accepted', decision: 'Vrátíme polovinu.' });
  for (const wrong of [0, order.total + 1]) expect((await refund(wrong)).statusCode).toBe(422);
  const answers = await Promise.all([refund(5000), refund(5000)]);
  expect(answers.map((each) => each.json<{ decided: number[] }>().decided.length).toSorted()).toEqual([0, 1]);
  const seen = async () =>
    (await app.inject({ url: `/api/orders/${order.id}/${order.hash}/returns` })).json<OrderReturns>().complaints;
  const money = { amount: 5000, currency: 'CZK' };
  expect(await list('kind=complaint')).toMatchObject([
    { state: 'accepted', refund: { amount: money, state: 'waiting' } },
  ]);
  await confirmRefunds();
  expect(await seen()).toMatchObject([{ state: 'accepted', refund: { amount: money, state: 'done' } }]);
  expect((await audit()).slice(0, 2)).toEqual([
    ['approve', 'complaint', { state: 'accepted', reason: 'Vrátíme polovinu.' }],
    ['send_back', 'complaint', { amount: '50.00 CZK' }],
  ]);
});

test('R-9.03, R-11.04 both stand at their order and in its history; a transfer goes where the buyer wrote', async () => {
  const { db } = testing.context;
  const get = async (path: string) =>
    (await app.inject({ url: `/api/admin/orders/${order.id}${path}`, headers })).json();
  expect(await get('/returns')).toEqual([]);
  const id = await withdraw(2);
  const complaint = await complain();
  expect(await get('/returns')).toEqual([
    {
      kind: 'withdrawal',
      id,
      state: 'received',
      received_at: now.toISOString(),
      lines: [{ name: 'Ležák', quantity: 2 }],
    },
    {
      kind: 'complaint',
      id: complaint,
      state: 'received',
      received_at: now.toISOString(),
      lines: [{ name: 'Sklenice', quantity: 1 }],
    },
  ]);
  const { history } = await get('?lang=cs');
  expect(history.slice(0, 2)).toMatchObject([{ kind: 'complain' }, { kind: 'withdraw' }]);

  await db.updateTable('withdrawal').set({ bank_account: '19-2000145399/0800' }).where('id', '=', id).execute();
  await post(`/api/admin/withdrawals/${id}/decision`, { is_accepted: true, decision: '' });
  await post(`/api/admin/withdrawals/${id}/refund`, { amount: 100 });
  const { refunds } = (await app.inject({ url: '/api/admin/refunds', headers })).json();
  expect(refunds.find((each: { order_id: number }) => each.order_id === order.id)).toMatchObject({
    bank_account: '19-2000145399/0800',
    step: 'asked',
  });
});

test('R-9.03 the list is saved as CSV', async () => {
  await withdraw(2);
  const { body, statusCode } = await app.inject({ url: '/api/admin/returns.csv?kind=withdrawal&lang=cs', headers });
  expect(statusCode).toBe(200);
  expect(body).toContain(`${order.number};přijato;Jiří Dvořák;jiri@example.cz;2 × Ležák;`);
});

test('returns are for administrators of orders alone', async () => {
  const id = await withdraw(1);
  const other = (await buildAdministrator(testing.context.db, ['content'])).headers;
  for (const [who, status] of [
    [{}, 401],
    [other, 403],
  ] as const) {
    for (const url of ['/api/admin/returns', `/api/admin/orders/${order.id}/returns`])
      expect((await app.inject({ url, headers: { ...who } })).statusCode, url).toBe(status);
    for (const path of [
      `withdrawals/${id}/decision`,
      `withdrawals/${id}/refund`,
      `complaints/${id}/state`,
      `complaints/${id}/refund`,
    ])
      expect((await post(`/api/admin/${path}`, {}, who)).statusCode, path).toBe(status);
  }
  const missing = await post('/api/admin/withdrawals/999999/decision', { is_accepted: true, decision: '' });
  expect(missing.statusCode).toBe(404);
});
