import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BankLine } from '#shared/bank-statements/admin-contract.ts';
import { createServer } from '#server/http/server.ts';
import { paidSubjects } from '#server/paid-subjects.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildAwaitingOrder } from '#tests/support/awaiting-orders.ts';
import { gpcFile, uploadStatement, type GpcItem } from '#tests/support/bank-files.ts';
import type { BuiltOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { deleteOldStatements } from '../forget-statements.ts';
import { matchLines } from '../matching/match-lines.ts';
import { releaseEndedShares } from '../matching/release-ended-shares.ts';

const testing = useTestContext();
let app: FastifyInstance;
let headers: { authorization: string };
let days = 0;

beforeAll(async () => {
  app = await createServer(testing.context);
  ({ headers } = await buildAdministrator(testing.context.db, ['orders']));
  return () => app.close();
});

const awaiting = (price: number, options = {}) => buildAwaitingOrder(testing.context, price, options);
const get = async (url: string) => (await app.inject({ url, headers })).json();
const post = (url: string, payload: object = {}) => app.inject({ method: 'POST', url, headers, payload });
const assign = (id: number, ...shares: { symbol: string; amount: number }[]) =>
  post(`/api/admin/bank-lines/${id}/shares`, { shares });
const undo = (id: number) => post(`/api/admin/bank-lines/${id}/undo`);
const orderOf = async ({ id }: BuiltOrder) =>
  testing.context.db.selectFrom('shop_order').where('id', '=', id).select(['state']).executeTakeFirstOrThrow();
const overpaymentsOf = ({ id }: BuiltOrder) =>
  testing.context.db
    .selectFrom('payment')
    .where('subject_id', '=', id)
    .where('is_overpayment', '=', true)
    .select(['amount_minor', 'currency_code'])
    .execute();

/** Imports transactions of a day of their own and matches them; the answers are in the order of the file. */
async function receive(...items: GpcItem[]): Promise<BankLine[]> {
  days += 1;
  const day = new Date(Date.UTC(2026, 3, days)).toISOString().slice(0, 10);
  const { statements } = (await uploadStatement(app, headers, gpcFile(items, { day }))).json();
  await matchLines(testing.context, paidSubjects(testing.context));
  return (await get(`/api/admin/bank-statements/${statements[0].id}`)).lines;
}
const lineOf = async (id: number): Promise<BankLine> => {
  const { lines } = await get('/api/admin/bank-lines?state=all');
  return lines.find((line: BankLine) => line.id === id);
};

describe('a clerk', () => {
  test('R-9.03 splits a transfer between two orders', async () => {
    const [one, other] = [await awaiting(10_100), await awaiting(20_200)];
    const [line] = await receive({ amount: 30_300 });
    const shares = [
      { symbol: one.number, amount: 10_100 },
      { symbol: other.number, amount: 20_200 },
    ];
    expect((await assign(line!.id, ...shares)).statusCode).toBe(200);
    expect([await orderOf(one), await orderOf(other)]).toEqual([{ state: 'paid' }, { state: 'paid' }]);
    expect(await lineOf(line!.id)).toMatchObject({
      state: 'matched',
      shares: [
        { symbol: one.number, outcome: 'settled', order_id: one.id },
        { symbol: other.number, outcome: 'settled', order_id: other.id },
      ],
      can_be_undone: false,
    });
    // Sent twice by an impatient browser.
    expect((await assign(line!.id, ...shares)).statusCode).toBe(409);
    expect((await get(`/api/admin/orders/${one.id}/bank-lines`)).lines).toMatchObject([{ id: line!.id }]);
    const audit = await testing.context.db
      .selectFrom('audit_entry')
      .where('entity', '=', 'bank_line')
      .where('entity_id', '=', line!.id)
      .select(['action', 'after'])
      .execute();
    expect(audit).toEqual([
      { action: 'assign', after: { shares: [`${one.number}: 101.00 CZK`, `${other.number}: 202.00 CZK`] } },
    ]);
  });

  test('R-9.03 learns at an order which money may be its transfer', async () => {
    const order = await awaiting(47_100);
    const waiting = async () => (await get(`/api/admin/orders/${order.id}/bank-lines`)).waiting;
    expect(await waiting()).toBe(0);
    // The same sum without a symbol, another sum with the symbol, and neither.
    const [line, ...others] = await receive(
      { amount: 47_100 },
      { amount: 47_000, symbol: order.number },
      { amount: 46_900 },
    );
    expect(await waiting()).toBe(2);
    // A part of the sum has come: what is missing may be meant, too.
    const [part, rest] = await receive({ amount: 40_000 }, { amount: 7100 });
    await assign(part!.id, { symbol: order.number, amount: 40_000 });
    expect(await waiting()).toBe(3);
    await undo(part!.id);
    await assign(line!.id, { symbol: order.number, amount: 47_100 });
    expect([await orderOf(order), await waiting()]).toEqual([{ state: 'paid' }, 0]);
    await post('/api/admin/bank-lines/ignored', {
      ids: [...others, part!, rest!].map(({ id }) => id),
      note: 'Nepatří obchodu',
    });
  });

  test('R-9.03 adds up two transfers: the order is paid with the last one', async () => {
    const order = await awaiting(50_000);
    const [first] = await receive({ amount: 30_000, symbol: order.number });
    const [second] = await receive({ amount: 20_000, symbol: order.number });
    await assign(first!.id, { symbol: order.number, amount: 30_000 });
    expect([await orderOf(order), (await lineOf(first!.id)).state]).toEqual([
      { state: 'waiting_for_payment' },
      'partial',
    ]);
    const { decided } = (await post('/api/admin/bank-lines/suggestions', { ids: [second!.id] })).json();
    expect(decided).toEqual([second!.id]);
    expect(await orderOf(order)).toEqual({ state: 'paid' });
    for (const line of [first!, second!])
      expect(await lineOf(line.id)).toMatchObject({ state: 'matched', shares: [{ outcome: 'settled' }] });
    expect(await overpaymentsOf(order)).toEqual([]);
  });

  test('R-9.03 the buyer gets a mail about a part payment and pays exactly the rest', async () => {
    const order = await awaiting(52_000, { order: { locale: 'en' } });
    const shown = async () => (await app.inject(`/api/orders/${order.id}/${order.hash}?lang=cs`)).json();
    const historyOf = async () =>
      (await get(`/api/admin/orders/${order.id}?lang=cs`)).history.map(
        ({ kind, amount }: { kind: string; amount: { amount: number } | null }) => [kind, amount?.amount],
      );
    const [line] = await receive({ amount: 30_000, symbol: order.number });
    await assign(line!.id, { symbol: order.number, amount: 30_000 });
    const on = line!.booked_on;
    expect((await shown()).payment).toMatchObject({
      received: { amount: 30_000, currency: 'CZK' },
      parts: [{ amount: { amount: 30_000 }, on }],
      others: [],
      bank_transfer: { amount: { amount: 22_000 }, code: { text: expect.stringContaining('*AM:220.00*') } },
    });
    expect(await historyOf()).toEqual([['part_payment', 30_000]]);
    const mails = await testing.context.db
      .selectFrom('mail')
      .where('kind', '=', 'order.part_paid')
      .where('dedupe_key', 'like', `order.part_paid:${order.id}:%`)
      .select(['locale', 'subject', 'text'])
      .execute();
    expect(mails).toMatchObject([{ locale: 'en', subject: expect.stringContaining('is still to be paid') }]);
    expect(mails[0]!.text).toContain(order.number);

    // What is taken back is to be paid again.
    expect((await undo(line!.id)).statusCode).toBe(200);
    expect((await shown()).payment).toMatchObject({
      received: { amount: 0 },
      parts: [],
      bank_transfer: { amount: { amount: 52_000 } },
    });
    expect(await historyOf()).toEqual([
      ['cancel_part_payment', 30_000],
      ['part_payment', 30_000],
    ]);
    await assign(line!.id, { symbol: order.number, amount: 30_000 });
    const [rest] = await receive({ amount: 22_000, symbol: order.number });
    await assign(rest!.id, { symbol: order.number, amount: 22_000 });
    expect(await shown()).toMatchObject({
      state: 'paid',
      payment: { bank_transfer: null, received: { amount: 0 }, parts: [{ amount: { amount: 30_000 } }] },
    });
  });

  test('R-9.03 takes the rest of a higher sum as an overpayment', async () => {
    const order = await awaiting(60_000);
    const [line] = await receive({ amount: 61_500, symbol: order.number });
    await assign(line!.id, { symbol: order.number, amount: 61_500 });
    expect(await orderOf(order)).toEqual({ state: 'paid' });
    expect(await overpaymentsOf(order)).toEqual([{ amount_minor: 1500, currency_code: 'CZK' }]);
    expect((await undo(line!.id)).json().code).toBe('not_undoable');
  });

  test('R-9.03 takes another currency as an overpayment, and takes that back', async () => {
    const order = await awaiting(70_000);
    const [line] = await receive({ amount: 2500, symbol: order.number, currency: '0978' });
    await assign(line!.id, { symbol: order.number, amount: 2500 });
    expect(await overpaymentsOf(order)).toEqual([{ amount_minor: 2500, currency_code: 'EUR' }]);
    expect((await undo(line!.id)).statusCode).toBe(200);
    expect(await overpaymentsOf(order)).toEqual([]);
    expect(await lineOf(line!.id)).toMatchObject({ state: 'waiting', reason: 'undone', shares: [] });
    expect((await undo(line!.id)).statusCode).toBe(409);
    // Assigned once more, it is recorded once more.
    await assign(line!.id, { symbol: order.number, amount: 2500 });
    expect(await overpaymentsOf(order)).toHaveLength(1);
  });

  test('R-9.03 does not take back an overpayment that was sent back', async () => {
    const order = await awaiting(71_000, { order: { state: 'cancelled' } });
    const [line] = await receive({ amount: 71_100, symbol: order.number });
    await assign(line!.id, { symbol: order.number, amount: 71_100 });
    const rows = await testing.context.db
      .selectFrom('payment')
      .where('subject_id', '=', order.id)
      .where('is_overpayment', '=', true)
      .select('id')
      .execute();
    await post('/api/admin/payments/overpayments/settlement', { ids: rows.map(({ id }) => id) });
    expect((await undo(line!.id)).json()).toMatchObject({ statusCode: 409, code: 'not_undoable' });
  });

  test('R-9.03 decides again about a part whose order was cancelled', async () => {
    const order = await awaiting(80_000);
    const [line] = await receive({ amount: 30_000, symbol: order.number });
    await assign(line!.id, { symbol: order.number, amount: 30_000 });
    await releaseEndedShares(testing.context);
    expect((await lineOf(line!.id)).state).toBe('partial');
    await post('/api/admin/orders/moves', { ids: [order.id], move: 'cancel', reason: 'Nezaplaceno' });
    expect(await orderOf(order)).toEqual({ state: 'cancelled' });
    await releaseEndedShares(testing.context);
    expect(await lineOf(line!.id)).toMatchObject({
      state: 'waiting',
      reason: 'order_ended',
      suggestion: [{ symbol: order.number, amount: { amount: 30_000 } }],
    });
    // The buyer is still told that the money came, and will go back.
    const { payment } = (await app.inject(`/api/orders/${order.id}/${order.hash}?lang=cs`)).json();
    expect(payment).toMatchObject({ received: { amount: 0 }, parts: [{ amount: { amount: 30_000 } }] });
    const mail = await testing.context.db
      .selectFrom('mail')
      .where('dedupe_key', '=', `order.cancelled:${order.id}`)
      .select('text')
      .executeTakeFirstOrThrow();
    expect(mail.text.replace(/\s+/g, ' ')).toContain('Platbu 300,00 Kč, která nám k ní přišla, vám vrátíme.');
    await assign(line!.id, { symbol: order.number, amount: 30_000 });
    expect(await overpaymentsOf(order)).toEqual([{ amount_minor: 30_000, currency_code: 'CZK' }]);
  });

  test('R-9.03 keeps a part with the payment that a clerk recorded whole, and the rest confirms it', async () => {
    const order = await awaiting(80_000);
    const [line] = await receive({ amount: 30_000, symbol: order.number });
    await assign(line!.id, { symbol: order.number, amount: 30_000 });
    await post(`/api/admin/orders/${order.id}/payment`);
    expect(await orderOf(order)).toEqual({ state: 'paid' });
    await releaseEndedShares(testing.context);
    expect(await lineOf(line!.id)).toMatchObject({ state: 'matched', shares: [{ outcome: 'confirmed' }] });
    const [rest] = await receive({ amount: order.total - 30_000, symbol: order.number });
    expect(await lineOf(rest!.id)).toMatchObject({ state: 'matched', shares: [{ outcome: 'confirmed' }] });
    const [more] = await receive({ amount: 30_000, symbol: order.number });
    expect(await lineOf(more!.id)).toMatchObject({ state: 'waiting', reason: 'already_paid' });
    expect(await overpaymentsOf(order)).toEqual([]);
    // Other tests look at what waits.
    await post('/api/admin/bank-lines/ignored', { ids: [more!.id], note: 'Podruhé' });
  });

  test('R-9.03 marks money as not for us with a note, and takes that back', async () => {
    const [line, second] = await receive({ amount: 111 }, { amount: 222 });
    const ignore = (ids: number[], note = 'Úrok') => post('/api/admin/bank-lines/ignored', { ids, note });
    expect((await ignore([line!.id], '')).statusCode).toBe(422);
    expect((await ignore([line!.id, second!.id])).json()).toEqual({ decided: [line!.id, second!.id] });
    expect((await ignore([line!.id])).json()).toEqual({ decided: [] });
    expect(await lineOf(line!.id)).toMatchObject({ state: 'ignored', note: 'Úrok', can_be_undone: true });
    expect((await undo(line!.id)).statusCode).toBe(200);
    expect((await lineOf(line!.id)).state).toBe('waiting');
  });

  test('R-9.03 must give the whole sum to symbols that stand for something', async () => {
    const order = await awaiting(90_000);
    const [line] = await receive({ amount: 5000 });
    const errorsOf = async (...shares: { symbol: string; amount: number }[]) => {
      const answer = await assign(line!.id, ...shares);
      return [answer.statusCode, answer.json().errors?.shares?.[0]];
    };
    expect(await errorsOf({ symbol: order.number, amount: 4999 })).toEqual([
      422,
      'Součet částí se musí rovnat částce na výpisu.',
    ]);
    expect(await errorsOf({ symbol: '1', amount: 5000 })).toEqual([
      422,
      'Některému z variabilních symbolů nic neodpovídá.',
    ]);
    const half = { symbol: order.number, amount: 2500 };
    expect(await errorsOf(half, half)).toEqual([422, 'Každý variabilní symbol zadejte jen jednou.']);
    expect((await assign(999_999, { symbol: order.number, amount: 1 })).statusCode).toBe(404);
    expect((await post('/api/admin/bank-lines/999999/undo')).statusCode).toBe(404);
  });

  test('R-9.03 finds who waits for a transfer, and what money may belong to an order', async () => {
    const order = await awaiting(123_456, { order: { last_name: 'Žežulka' } });
    const [line, , other] = await receive({ amount: 123_456 }, { amount: 3 }, { amount: 4, name: 'ZEZULKA PETR' });
    const found = await get(`/api/admin/bank-lines/${line!.id}/candidates`);
    const candidate = { symbol: order.number, due: { amount: 123_456, currency: 'CZK' }, order_id: order.id };
    expect(found.candidates).toMatchObject([candidate]);
    expect((await get(`/api/admin/bank-lines/${line!.id}/candidates?q=zezulka`)).candidates).toMatchObject([candidate]);
    const { lines } = await get(`/api/admin/bank-lines?order=${order.id}`);
    expect(new Set(lines.map(({ id }: BankLine) => id))).toEqual(new Set([other!.id, line!.id]));
    for (const q of ['1234,56', '1234.56'])
      expect((await get(`/api/admin/bank-lines?q=${q}`)).lines).toMatchObject([{ id: line!.id }]);
  });

  test('R-9.03 sees how much waits on the start page', async () => {
    const { queues } = await get('/api/admin/tasks');
    const { count } = queues.find(({ queue }: { queue: string }) => queue === 'bank_lines');
    const { lines } = await get('/api/admin/bank-lines');
    expect(count).toBe(lines.length);
  });

  test('transactions are deleted ten years after the end of their year', async () => {
    const [line] = await receive({ amount: 12 });
    await post('/api/admin/bank-lines/ignored', { ids: [line!.id], note: 'x' });
    const at = (iso: string) => ({ ...testing.context, now: () => new Date(iso) });
    await deleteOldStatements(at('2036-12-31T00:00:00Z'));
    expect(await lineOf(line!.id)).toBeDefined();
    await deleteOldStatements(at('2037-01-01T00:00:00Z'));
    expect(await lineOf(line!.id)).toBeUndefined();
    expect((await get('/api/admin/bank-statements')).statements).toEqual([]);
  });

  test('R-9.03 two clerks at once assign a transfer once', async () => {
    const order = await awaiting(95_000);
    const [line] = await receive({ amount: 96_000, symbol: order.number });
    const answers = await Promise.all([1, 2, 3].map(() => assign(line!.id, { symbol: order.number, amount: 96_000 })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await overpaymentsOf(order)).toHaveLength(1);
  });

  test('R-9.03 tells beside a suggestion how much should have come', async () => {
    const order = await awaiting(80_000);
    const [line] = await receive({ amount: 79_900, symbol: order.number });
    expect(await lineOf(line!.id)).toMatchObject({
      reason: 'amount_lower',
      suggestion: [{ symbol: order.number, amount: { amount: 79_900 }, due: { amount: 80_000, currency: 'CZK' } }],
    });
  });
});
