import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { buildOrder, buildPaidPayment, type BuiltOrder } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: FastifyInstance;
let headers: { authorization: string };
let waiting: BuiltOrder;
let company: BuiltOrder;
let pickup: BuiltOrder;
let sent: BuiltOrder;

beforeAll(async () => {
  const { db } = testing.context;
  app = await createServer({ ...testing.context, now: () => new Date('2026-03-20T12:00:00Z') });
  ({ headers } = await buildAdministrator(db, ['orders']));
  const day = (n: number) => new Date(`2026-03-0${n}T12:00:00Z`);
  waiting = await buildOrder(db, { placedAt: day(1) });
  company = await buildOrder(db, {
    placedAt: day(2),
    payment: 'card',
    lines: [{ quantity: 3 }, { price: 10_000 }],
    order: { company: 'Vinotéka Říp', company_id: '27082440', state: 'paid', phone: '777888999' },
  });
  await buildPaidPayment(db, company.id, company.total);
  pickup = await buildOrder(db, {
    placedAt: day(3),
    payment: 'card',
    carrier: 'branch',
    order: {
      state: 'ready_for_pickup',
      paid_at: day(3),
      last_name: 'Žďárský',
      collect_by: '2026-03-12',
      pickup_code: 'K7F3MX',
    },
  });
  sent = await buildOrder(db, {
    // Before midnight in UTC, the next day in Prague.
    placedAt: new Date('2026-03-03T23:30:00Z'),
    payment: 'cash_on_delivery',
    lines: [{ price: 500 }],
    order: { state: 'sent' },
  });
  return () => app.close();
});

type Method = 'GET' | 'POST' | 'PUT';
const call = async (method: Method, path: string, payload?: object, more: object = headers) =>
  app.inject({ method, url: `/api/admin/${path}`, headers: { ...more }, ...(payload && { payload }) });
const listed = async (query: string): Promise<number[]> =>
  (await call('GET', `orders?${query}`)).json().orders.map(({ id }: { id: number }) => id);

describe('orders for administrators', () => {
  test('R-9.03 are for administrators of orders only', async () => {
    const { db } = testing.context;
    const other = (await buildAdministrator(db, ['users', 'content', 'settings'])).headers;
    const user = await logIn(db, await buildAccount(db));
    const one = `orders/${waiting.id}`;
    const calls: [Method, string, object?][] = [
      ['GET', 'orders'],
      ['GET', 'orders.csv'],
      ['GET', one],
      ['POST', 'orders/moves', { ids: [waiting.id], move: 'cancel' }],
      ['POST', 'orders/payments', { ids: [waiting.id] }],
      ['POST', `${one}/payment`, {}],
      ['POST', `${one}/overpayment`, { client_key: randomUUID(), amount: 100 }],
      ['POST', `${one}/refunds`, { client_key: randomUUID(), amount: 100, reason: 'x' }],
      ['POST', `${one}/notes`, { text: 'x' }],
      ['PUT', `${one}/tracking-code`, { tracking_code: 'x' }],
      ['POST', `${one}/handover-refusal`],
      ['PUT', `${one}/contact`, {}],
    ];
    for (const [method, path, payload] of calls) {
      expect((await call(method, path, payload, {})).statusCode, `${method} ${path}`).toBe(401);
      expect((await call(method, path, payload, user)).statusCode, `${method} ${path}`).toBe(403);
      expect((await call(method, path, payload, other)).statusCode, `${method} ${path}`).toBe(403);
    }
    expect((await call('GET', one)).json()).toMatchObject({ order: { state: 'waiting_for_payment' } });
  });

  test('R-9.03 show what a clerk needs', async () => {
    const answer = (await call('GET', 'orders')).json();
    expect(answer).toMatchObject({ total: 4, page: 1, has_more: false });
    expect(answer.orders[2]).toEqual({
      id: company.id,
      number: company.number,
      state: 'paid',
      placed_at: '2026-03-02T12:00:00.000Z',
      is_paid: true,
      name: 'Jiří Dvořák',
      email: expect.stringContaining('@example.cz'),
      company: 'Vinotéka Říp',
      total: { amount: company.total, currency: 'CZK' },
      pieces: 4,
      payment: 'card',
      delivery: 'courier',
      place: null,
      variable_symbol: company.number,
      channel: 'web',
      collect_by: null,
      is_pickup_late: false,
      is_new: true,
      has_invoice: false,
      waits_for_money: false,
      moves: ['prepare', 'send', 'cancel'],
      returns: [],
    });
    expect(answer.orders[1]).toMatchObject({
      id: pickup.id,
      place: 'Plzeň',
      collect_by: '2026-03-12',
      is_pickup_late: true,
      moves: ['deliver', 'cancel'],
    });
    expect(answer.orders[3]).toMatchObject({ id: waiting.id, waits_for_money: true, moves: ['cancel'] });
  });

  test.each([
    ['state=sent', () => [sent]],
    ['state=refunded', () => []],
    ['task=new', () => [company]],
    ['task=pickup_late', () => [pickup]],
    ['task=transfer_late', () => [waiting]],
    ['task=begun', () => []],
    ['task=cash_missing', () => [sent]],
    ['payment=card', () => [pickup, company]],
    ['payment=cash_on_delivery', () => [sent]],
    ['delivery=branch', () => [pickup]],
    ['delivery=courier&paid=no', () => [sent, waiting]],
    ['paid=yes', () => [pickup, company]],
    ['from=2026-03-03', () => [sent, pickup]],
    ['from=2026-03-04', () => [sent]],
    ['to=2026-03-01', () => [waiting]],
    ['from=2026-03-02&to=2026-03-03', () => [pickup, company]],
    ['q=vinoteka', () => [company]],
    ['q=27082440', () => [company]],
    ['q=888', () => [company]],
    ['q=ZDARSKY', () => [pickup]],
    ['q=k7f-3mx', () => [pickup]],
    ['q=K7F+3MX', () => [pickup]],
    ['q=K7F3MW', () => []],
    ['q=%25', () => []],
    ['sort=oldest', () => [waiting, company, pickup, sent]],
    ['sort=largest', () => [company, pickup, waiting, sent]],
  ] as const)('R-9.03 are filtered and sorted by %s', async (query, found: () => readonly BuiltOrder[]) => {
    expect(await listed(query)).toEqual(found().map(({ id }) => id));
  });

  test('R-9.03 are found by number, e-mail and branch', async () => {
    expect(await listed(`q=${sent.number}`)).toEqual([sent.id]);
    const { order } = (await call('GET', `orders/${pickup.id}`)).json();
    expect(await listed(`q=${encodeURIComponent(order.email)}`)).toEqual([pickup.id]);
    const [branch] = await testing.context.db.selectFrom('branch').where('code', '=', 'TEST').select('id').execute();
    expect(await listed(`branch=${branch!.id}`)).toEqual([pickup.id]);
    expect(await listed(`branch=${branch!.id + 1}`)).toEqual([]);
  });

  test.each([
    'state=lost',
    'task=none',
    'payment=gold',
    'delivery=horse',
    'paid=maybe',
    'from=1.3.2026',
    'sort=best',
    'page=0',
  ])('reject an invalid filter: %s', async (query) => {
    expect((await call('GET', `orders?${query}`)).statusCode).toBe(422);
  });

  test('R-9.03 are exported in the language of the page', async () => {
    const linesOf = async (query: string) =>
      (await call('GET', `orders.csv?${query}`)).body.replace('\uFEFF', '').trim().split('\r\n');
    expect(await linesOf('state=ready_for_pickup&lang=cs')).toEqual([
      'Objednávka;Přijata;Stav;Jméno;Firma;E-mail;Kusů;Celkem;Měna;Platba;Zaplaceno;Doprava;Místo;Variabilní symbol;Telefon;Doručovací adresa;Fakturační adresa;Hmotnost v gramech;Číslo zásilky;Zaplaceno dne;Faktura;Kanál',
      expect.stringMatching(
        new RegExp(
          `^${pickup.number};2026-03-03 13:00;připraveno k vyzvednutí;Jiří Žďárský;;.*;osobní odběr;Plzeň;${pickup.number};00420 \\d+;;Jiří Dvořák, .*;0;;2026-03-03;;web$`,
        ),
      ),
    ]);
    const german = await linesOf('lang=de&sort=oldest');
    expect(german).toHaveLength(5);
    expect(german[1]).toContain(waiting.number);
  });

  test('R-9.03 have fifty on a page', async () => {
    const { db } = testing.context;
    for (let n = 0; n < 51; n += 1) await buildOrder(db, { order: { company: 'Padesátka' } });
    const first = (await call('GET', 'orders?q=padesatka')).json();
    const second = (await call('GET', 'orders?q=padesatka&page=2')).json();
    expect([first.orders.length, first.total, first.has_more]).toEqual([50, 51, true]);
    expect([second.orders.length, second.total, second.has_more]).toEqual([1, 51, false]);
  });

  test('an unknown one is a 404', async () => {
    for (const [method, path, payload] of [
      ['GET', 'orders/999999'],
      ['POST', 'orders/999999/payment', {}],
      ['POST', 'orders/999999/overpayment', { client_key: randomUUID(), amount: 1 }],
      ['POST', 'orders/999999/refunds', { client_key: randomUUID(), amount: 1, reason: 'x' }],
      ['POST', 'orders/999999/notes', { text: 'x' }],
      ['PUT', 'orders/999999/tracking-code', { tracking_code: 'x' }],
      ['POST', 'orders/999999/handover-refusal'],
    ] as [Method, string, object?][])
      expect((await call(method, path, payload)).statusCode, path).toBe(404);
  });
});

const move = (ids: readonly number[], to: string, details: object = {}, more: object = headers) =>
  call('POST', 'orders/moves', { ids, move: to, ...details }, more);
const get = async (id: number) => (await call('GET', `orders/${id}`)).json<AdminOrder>();
const build = (state: OrderState, carrier: 'courier' | 'branch' = 'courier', needsAge = true) =>
  buildOrder(testing.context.db, { carrier, order: { state, needs_age_check: needsAge } });

describe('moving several orders', () => {
  test('R-9.03 moves the allowed ones, and gives the reason for each of the others', async () => {
    const [sent, picked, harmless, paid] = [
      await build('sent'),
      await build('ready_for_pickup', 'branch'),
      await build('ready_for_pickup', 'branch', false),
      await build('paid'),
    ];
    const answer = await move([paid.id, harmless.id, picked.id, sent.id, 999_999], 'deliver');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        decided: [sent.id, harmless.id],
        left: [
          { id: picked.id, number: picked.number, why: 'age_check' },
          { id: paid.id, number: paid.number, why: 'state' },
          { id: 999_999, number: null, why: 'missing' },
        ],
      },
    ]);
    const states = await Promise.all([sent, picked, harmless, paid].map(async ({ id }) => (await get(id)).order.state));
    expect(states).toEqual(['delivered', 'ready_for_pickup', 'delivered', 'paid']);
  });

  test('R-9.03 twice at once moves each once', async () => {
    const { id } = await build('paid');
    const answers = await Promise.all([move([id, id], 'prepare'), move([id], 'prepare')]);
    expect(answers.flatMap((answer) => answer.json().decided)).toEqual([id]);
  });

  test('is for administrators of orders', async () => {
    const { id } = await build('paid');
    const other = await buildAdministrator(testing.context.db, ['content']);
    expect((await move([id], 'prepare', {}, {})).statusCode).toBe(401);
    expect((await move([id], 'prepare', {}, other.headers)).statusCode).toBe(403);
    expect((await move([], 'prepare')).statusCode).toBe(422);
    expect((await move([id], 'eat')).statusCode).toBe(422);
  });
});
