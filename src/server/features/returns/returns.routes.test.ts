import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildOrder, buildPaidPayment, deliverOrder, type BuiltOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import type { ComplaintState } from '#shared/returns/lifecycle.ts';
import { refundComplaint } from './decide-complaint.ts';
import { sendReturnLink } from './index.ts';

const testing = useTestContext({ PUBLIC_URL: 'https://karafa.example' });
const app = useTestServer(testing, { now: () => now });
const delivered = new Date('2026-03-02T10:00:00Z');
let now = delivered;
let order: BuiltOrder;

beforeEach(async () => {
  const { db } = testing.context;
  now = new Date('2026-03-05T13:30:00Z');
  await db.deleteFrom('mail').execute();
  await db.deleteFrom('rate_limit').execute();
  order = await buildOrder(db, {
    lines: [{ name: 'Ležák', quantity: 6, price: 5000 }, { name: 'Sklenice' }],
    order: { email: 'jiri@example.cz' },
  });
  await deliverOrder(db, order.id, delivered);
});

const path = (end: string, { id, hash } = order) => `/api/orders/${id}/${hash}/${end}`;
const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
const get = async () => (await app.inject({ url: path('returns') })).json<OrderReturns>();
const mails = () =>
  testing.context.db
    .selectFrom('mail')
    .select(['kind', 'recipient_address', 'locale', 'subject', 'text'])
    .orderBy('id')
    .execute();

const sender = { name: 'Jiří Dvořák', email: 'jiri@example.cz' };
const withdrawal = (lines: object[] = [{ order_line_id: order.lineIds[0], quantity: 2 }], more: object = {}) => ({
  client_key: randomUUID(),
  lines,
  ...sender,
  ...more,
});
const withdraw = (form: object, lang = 'cs') => post(`${path('withdrawals')}?lang=${lang}`, form);
const complaint = (more: object = {}) => ({
  client_key: randomUUID(),
  order_line_id: order.lineIds[1],
  quantity: 1,
  ...sender,
  description: 'Sklenice přišla prasklá.',
  wished_solution: 'replacement',
  ...more,
});

const emailOfOrder = async () =>
  (
    await testing.context.db
      .selectFrom('shop_order')
      .where('id', '=', order.id)
      .select('email')
      .executeTakeFirstOrThrow()
  ).email;

describe('withdrawing from the contract', () => {
  test('R-11.04 shows the remaining pieces and the deadline', async () => {
    expect(await get()).toMatchObject({
      order: { number: order.number, name: 'Jiří Dvořák' },
      may_withdraw: true,
      withdraw_until: '2026-03-16',
      lines: [
        { name: 'Ležák', quantity: 6, left: 6, price: { amount: 5000, currency: 'CZK' } },
        { name: 'Sklenice', quantity: 1, left: 1 },
      ],
    });
  });

  test('R-11.04 from a part is confirmed at once, with date and time', async () => {
    const note = 'Nechutná.';
    const answer = await withdraw(withdrawal(undefined, { note, bank_account: '19-2000145399/0800' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<OrderReturns>()).toMatchObject({
      lines: [{ left: 4 }, { left: 1 }],
      withdrawals: [{ state: 'received', lines: [{ name: 'Ležák', quantity: 2 }] }],
    });
    const [receipt] = await mails();
    expect(receipt).toMatchObject({ kind: 'withdrawal.received', recipient_address: 'jiri@example.cz' });
    const words = receipt!.text.replace(/\s+/g, ' ');
    for (const part of ['Přijato: 5. 3. 2026 14:30', order.number, '2 × Ležák', 'Nechutná.', '19-2000145399/0800'])
      expect(words).toContain(part);
  });

  test.each(['123', '19-2000145398/0800', 'CZ6508000000192000145398'])(
    'R-11.04 is rejected with an invalid bank account: %s',
    async (bank_account) => {
      const answer = await withdraw(withdrawal(undefined, { bank_account }));
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['bank_account'],
      ]);
      expect(await mails()).toEqual([]);
    },
  );

  test('R-11.04 is validated completely before the confirmation, and nothing is sent', async () => {
    const check = (form: object) => post(`${path('withdrawals/check')}?lang=cs`, form);
    const fine = withdrawal(undefined, { bank_account: '19-2000145399/0800' });
    expect((await check(fine)).statusCode).toBe(200);
    const wrong = await check(withdrawal([], { name: '', bank_account: '123' }));
    expect([wrong.statusCode, Object.keys(wrong.json<{ errors: object }>().errors).toSorted()]).toEqual([
      422,
      ['bank_account', 'lines', 'name'],
    ]);
    const typed = await check(withdrawal([], { bank_account: '123' }));
    expect(Object.keys(typed.json<{ errors: object }>().errors).toSorted()).toEqual(['bank_account', 'lines']);
    const tooMany = withdrawal([{ order_line_id: order.lineIds[0], quantity: 7 }]);
    expect((await check(tooMany)).statusCode).toBe(409);
    expect((await get()).withdrawals).toEqual([]);
    expect(await mails()).toEqual([]);
    now = new Date('2026-03-16T23:01:00Z');
    expect((await check(fine)).json<{ code: string }>().code).toBe('withdrawal_over');
    now = new Date('2026-03-16T22:59:00Z');
    await withdraw(fine);
    now = new Date('2026-03-16T23:01:00Z');
    // Its answer was lost: it is sent again with the same key.
    expect((await check(fine)).statusCode).toBe(200);
    const other = { ...order, hash: 'x'.repeat(32) };
    expect((await post(path('withdrawals/check', other), fine)).statusCode).toBe(404);
  });

  test('R-11.04 with another address is also mailed to the order’s address, and does not reveal the order', async () => {
    await withdraw(withdrawal(undefined, { email: 'jiny@example.cz' }));
    await post(path('complaints'), complaint({ email: 'jiny@example.cz' }));
    const written = await mails();
    const own = await emailOfOrder();
    expect(written.map(({ kind, recipient_address: to }) => [kind, to])).toEqual([
      ['withdrawal.received', 'jiny@example.cz'],
      ['withdrawal.received', own],
      ['complaint.received', 'jiny@example.cz'],
      ['complaint.received', own],
    ]);
    for (const { recipient_address: to, text } of written) expect(text.includes(order.hash), to).toBe(to === own);
  });

  test('R-11.04 is possible on the last day but not on the day after', async () => {
    now = new Date('2026-03-16T22:59:00Z');
    expect((await withdraw(withdrawal())).statusCode).toBe(200);
    now = new Date('2026-03-16T23:01:00Z');
    const late = await withdraw(withdrawal());
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'withdrawal_over']);
    expect(await get()).toMatchObject({ may_withdraw: false });
  });

  test('R-11.04 is possible before the delivery, but not for a cancelled or unpaid order', async () => {
    const { db } = testing.context;
    for (const [state, status] of [
      ['sent', 200],
      ['cancelled', 409],
      ['waiting_for_payment', 409],
    ] as const) {
      order = await buildOrder(db, { order: { state } });
      expect((await withdraw(withdrawal([{ order_line_id: order.lineIds[0], quantity: 1 }]))).statusCode).toBe(status);
    }
  });

  test('R-11.04 is not offered for goods already withdrawn from', async () => {
    await withdraw(withdrawal([{ order_line_id: order.lineIds[0], quantity: 6 }]));
    expect(await get()).toMatchObject({ may_complain: true, lines: [{ left: 0 }, { left: 1 }] });
    const gone = await post(path('complaints'), complaint({ order_line_id: order.lineIds[0] }));
    expect([gone.statusCode, gone.json().errors]).toEqual([422, { order_line_id: ['Vyberte prosím zboží.'] }]);
    await withdraw(withdrawal([{ order_line_id: order.lineIds[1], quantity: 1 }]));
    expect((await get()).may_complain).toBe(false);
  });

  test('has no further effect when it is repeated', async () => {
    const form = withdrawal();
    await Promise.all([withdraw(form), withdraw(form)]);
    expect(await get()).toMatchObject({ lines: [{ left: 4 }, { left: 1 }] });
    expect(await mails()).toHaveLength(1);
  });

  test('is limited to the ordered pieces, also for simultaneous requests', async () => {
    const all = () => withdraw(withdrawal([{ order_line_id: order.lineIds[0], quantity: 4 }]));
    const statuses = (await Promise.all([all(), all(), all()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
    const foreign = await buildOrder(testing.context.db);
    const lines = [{ order_line_id: foreign.lineIds[0], quantity: 1 }];
    expect((await withdraw(withdrawal(lines))).statusCode).toBe(409);
  });

  test('requires goods, a name and an address', async () => {
    const empty = await withdraw(withdrawal([]));
    expect([empty.statusCode, empty.json<{ errors: object }>().errors]).toEqual([
      422,
      { lines: ['Vyberte prosím zboží.'] },
    ]);
    const answer = await withdraw(withdrawal(undefined, { name: '', email: 'x' }));
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual(['name', 'email']);
  });

  test('requires the hash', async () => {
    const other = await buildOrder(testing.context.db);
    const wrong = { ...order, hash: other.hash };
    expect((await app.inject({ url: path('returns', wrong) })).statusCode).toBe(404);
    expect((await post(path('withdrawals', wrong), withdrawal())).statusCode).toBe(404);
    expect((await post(path('complaints', wrong), complaint())).statusCode).toBe(404);
  });
});

describe('complaining about goods', () => {
  test('R-11.04 is confirmed in writing, with the day by which it will be settled', async () => {
    const answer = await post(`${path('complaints')}?lang=de`, complaint());
    expect(answer.json<OrderReturns>().complaints).toMatchObject([
      { state: 'received', name: 'Sklenice', quantity: 1, due_on: '2026-04-04' },
    ]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'complaint.received', locale: 'de' });
    for (const words of ['1 × Sklenice', 'Sklenice přišla prasklá.', 'Ersatz', '04.04.2026'])
      expect(mail!.text).toContain(words);
  });

  test('has no further effect when it is repeated', async () => {
    const form = complaint();
    await Promise.all([post(path('complaints'), form), post(path('complaints'), form)]);
    expect((await get()).complaints).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test('R-11.04 repeated after the deadline returns the accepted one; the key of another order is rejected', async () => {
    const form = complaint();
    await post(path('complaints'), form);
    const foreign = await buildOrder(testing.context.db);
    await deliverOrder(testing.context.db, foreign.id, new Date('2026-03-02T10:00:00Z'));
    const theirs = { ...form, order_line_id: foreign.lineIds[0] };
    expect((await post(path('complaints', foreign), theirs)).statusCode).toBe(409);
    now = new Date('2028-03-03T10:00:00Z');
    expect((await post(path('complaints'), form)).statusCode).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  test('R-11.04 is rate limited per order: each sends typed text to a typed address', async () => {
    const another = () => complaint({ order_line_id: order.lineIds[0] });
    const form = another();
    const statuses: number[] = [];
    for (const each of [form, ...Array.from({ length: 4 }, another), another(), form])
      statuses.push((await post(path('complaints'), each)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200]);
    now = new Date('2026-03-06T13:31:00Z');
    expect((await post(path('complaints'), another())).statusCode).toBe(200);
  });

  test('is rejected for goods of others, too many pieces and after the deadline', async () => {
    const foreign = await buildOrder(testing.context.db);
    expect((await post(path('complaints'), complaint({ order_line_id: foreign.lineIds[0] }))).statusCode).toBe(422);
    expect((await post(path('complaints'), complaint({ quantity: 2 }))).statusCode).toBe(422);
    now = new Date('2028-03-03T10:00:00Z');
    expect((await post(path('complaints'), complaint())).json<{ code: string }>().code).toBe('complaint_over');
  });
});

describe('pieces under a complaint', () => {
  const ofBeer = (quantity: number) => complaint({ order_line_id: order.lineIds[0], quantity });
  // Each test has its own address and therefore its own rate limit.
  let remoteAddress = '';
  let visitors = 0;
  beforeEach(() => {
    remoteAddress = `10.0.0.${++visitors}`;
  });
  const complain = (payload: object, lang = 'cs') =>
    app.inject({ method: 'POST', url: `${path('complaints')}?lang=${lang}`, remoteAddress, payload });
  const moveAll = (state: ComplaintState) =>
    testing.context.db
      .updateTable('complaint')
      .set({ state, state_since: now })
      .where('order_id', '=', order.id)
      .execute();

  test('R-11.04 are not offered again, but can still be withdrawn from', async () => {
    await complain(ofBeer(4));
    expect(await get()).toMatchObject({
      may_complain: true,
      lines: [
        { left: 6, complainable: 2 },
        { left: 1, complainable: 1 },
      ],
    });
    await complain(ofBeer(2));
    await complain(complaint());
    expect(await get()).toMatchObject({ may_complain: false, may_withdraw: true, lines: [{ complainable: 0 }, {}] });
  });

  test('R-11.04 leave the others open to complaints, whichever pieces were withdrawn from', async () => {
    await complain(ofBeer(4));
    await withdraw(withdrawal([{ order_line_id: order.lineIds[0], quantity: 4 }]));
    expect(await get()).toMatchObject({ lines: [{ left: 2, complainable: 2 }, {}] });
    expect((await complain(ofBeer(2))).statusCode).toBe(200);
  });

  test.each([
    ['cs', 'Některé z těchto kusů už reklamujete.'],
    ['en', 'You have already made a complaint about some of these items.'],
    ['de', 'Einige dieser Stücke haben Sie bereits reklamiert.'],
  ])('R-11.04 are rejected with a text in %s', async (lang, words) => {
    await complain(ofBeer(5));
    const refused = await complain(ofBeer(2), lang);
    const { code, message } = refused.json<{ code: string; message: string }>();
    expect([refused.statusCode, code]).toEqual([409, 'already_complained']);
    expect(message).toContain(words);
    expect((await complain(ofBeer(1))).statusCode).toBe(200);
  });

  test('R-11.04 are counted once for simultaneous complaints', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => complain(ofBeer(4))));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await get()).complaints).toHaveLength(1);
  });

  test.each([
    ['received', 409],
    ['being_examined', 409],
    ['accepted', 409],
    ['refused', 200],
    ['closed', 200],
  ] as const)('R-11.04 in a complaint that is %s: another complaint answers %i', async (state, status) => {
    await complain(ofBeer(6));
    await moveAll(state);
    expect((await complain(ofBeer(1))).statusCode).toBe(status);
  });

  test('R-11.04 that were refunded count once, not twice', async () => {
    const { db } = testing.context;
    await buildPaidPayment(db, order.id, order.total);
    await complain(ofBeer(2));
    await moveAll('accepted');
    const { id } = await db
      .selectFrom('complaint')
      .where('order_id', '=', order.id)
      .select('id')
      .executeTakeFirstOrThrow();
    const { id: actorId } = await buildAdministrator(db, ['orders']);
    await refundComplaint({ ...testing.context, now: () => now }, { id, actorId }, { amount: 10_000, bankAccount: '' });
    expect(await get()).toMatchObject({ lines: [{ left: 4, complainable: 4 }, {}] });
    await moveAll('closed');
    expect(await get()).toMatchObject({ lines: [{ left: 4, complainable: 4 }, {}] });
  });
});

describe('a guest without the link', () => {
  const ask = (body: object) => post('/api/returns/link?lang=cs', { purpose: 'withdrawal', ...body });
  test('R-11.04 gets the same answer whether the order exists or not', async () => {
    const right = await ask({ order_number: order.number, email: await emailOfOrder() });
    const wrong = await ask({ order_number: '2699999999', email: 'nikdo@example.cz' });
    expect([right.statusCode, right.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(right.statusCode).toBe(200);
  });

  test('R-11.04 gets the link by e-mail when number and address match', async () => {
    const context = { ...testing.context, now: () => now };
    const email = await emailOfOrder();
    const request = { order_number: order.number, email, purpose: 'withdrawal', lang: 'cs' } as const;
    await sendReturnLink(context, { ...request, email: 'jiny@example.cz' });
    await sendReturnLink(context, { ...request, order_number: '2699999999' });
    expect(await mails()).toEqual([]);
    await sendReturnLink(context, request);
    await sendReturnLink(context, request);
    await sendReturnLink(context, { ...request, purpose: 'complaint', lang: 'en' });
    const written = await mails();
    expect(written).toHaveLength(2);
    expect(written[0]!.text).toContain(`https://karafa.example/odstoupeni/${order.id}/${order.hash}`);
    expect(written[1]!.text).toContain(`https://karafa.example/en/complaint/${order.id}/${order.hash}`);
  });

  test('is rate limited', async () => {
    const request = { order_number: '1', email: 'zvedavec@example.cz' };
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push((await ask(request)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
