import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrderRow } from '#shared/orders/admin-contract.ts';
import { createServer } from '#server/http/server.ts';
import { buildAccount, buildAdministrator } from '#tests/support/account-factories.ts';
import { buildOrder, buildPaidPayment, type OrderOptions } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();
let app: FastifyInstance;
let headers: { authorization: string };

beforeAll(async () => {
  const { db } = testing.context;
  app = await createServer(testing.context);
  headers = (await buildAdministrator(db, ['orders'])).headers;
  const build = async (number: string, { order, ...options }: OrderOptions) =>
    buildOrder(db, { ...options, order: { number, variable_symbol: number, ...order } });
  // The last moment of 1 June in Prague.
  await build('2600000011', {
    placedAt: new Date('2026-06-01T21:59:59Z'),
    order: { first_name: 'Žofie', last_name: 'Říhová', phone: '601234567', email: 'zofie@karafa.example' },
  });
  const paid = await build('2600000022', {
    carrier: 'branch',
    payment: 'card',
    lines: [{ price: 100_000, quantity: 3 }],
    placedAt: new Date('2026-06-01T22:00:00Z'),
    order: { state: 'paid', company: 'Vinotéka U Lípy', company_id: '27074358' },
  });
  await buildPaidPayment(db, paid.id, paid.total);
  await build('2600000033', {
    payment: 'cash_on_delivery',
    placedAt: new Date('2026-06-03T10:00:00Z'),
    // A phone number of as many digits as an order has.
    order: { state: 'being_prepared', phone: '1709876543' },
  });
  return () => app.close();
});

const get = (query = '', by: object = headers, path = '/api/admin/orders') =>
  app.inject({ url: `${path}${query}`, headers: { ...by } });
const numbers = async (query: string): Promise<string[]> =>
  (await get(query)).json().orders.map(({ number }: { number: string }) => number.slice(-2));

test.each(['/api/admin/orders', '/api/admin/orders.csv'])('%s is for administrators of orders only', async (path) => {
  const other = await buildAdministrator(testing.context.db, ['settings', 'content']);
  expect([(await get('', {}, path)).statusCode, (await get('', other.headers, path)).statusCode]).toEqual([401, 403]);
});

describe('the list of orders', () => {
  test.each([
    ['', ['33', '22', '11']],
    ['?sort=oldest', ['11', '22', '33']],
    ['?sort=largest', ['22', '33', '11']],
    ['?state=paid', ['22']],
    ['?task=new', ['33', '22']],
    ['?paid=yes', ['22']],
    ['?paid=no', ['33', '11']],
    ['?payment=cash_on_delivery', ['33']],
    ['?delivery=branch', ['22']],
    ['?delivery=courier&payment=card', []],
    ['?to=2026-06-01', ['11']],
    ['?from=2026-06-02&to=2026-06-02', ['22']],
    ['?from=2026-06-03', ['33']],
  ])('R-9.03 is filtered and sorted: %s', async (query, expected) => {
    expect(await numbers(query)).toEqual(expected);
    expect((await get(query)).json().total).toBe(expected.length);
  });

  test.each([
    ['2600000011', ['11']],
    [' 2600000011 ', ['11']],
    ['1709876543', ['33']],
    ['1709876544', []],
    ['ŽOFIE@', ['11']],
    ['rihova zofie', ['11']],
    ['601 234 567', ['11']],
    ['+420 601 234 567', ['11']],
    ['+420601234567', ['11']],
    ['u lipy vinoteka', ['22']],
    ['27074358', ['22']],
    ['zofie nikdo', []],
    ['%', []],
    ['_', []],
  ])('R-9.03 is searched by number, name, e-mail, phone and company: %s', async (words, expected) => {
    expect(await numbers(`?q=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  test('R-9.03 is filtered by the buyer', async () => {
    const { db } = testing.context;
    const id = await buildAccount(db);
    await db.updateTable('shop_order').set({ account_id: id }).where('number', '=', '2600000033').execute();
    expect(await numbers(`?account=${id}`)).toEqual(['33']);
    expect(await numbers(`?account=${id + 1}`)).toEqual([]);
    expect((await get('?account=x')).statusCode).toBe(422);
  });

  test('R-9.03 offers the branches as a filter', async () => {
    const { id } = await testing.context.db.selectFrom('branch').select('id').executeTakeFirstOrThrow();
    expect(await numbers(`?branch=${id}`)).toEqual(['22']);
    expect(await numbers(`?branch=${id + 1}`)).toEqual([]);
  });

  test('R-9.03, R-11.04 shows withdrawals and complaints of each order', async () => {
    const { db } = testing.context;
    const { id, line } = await db
      .selectFrom('shop_order as o')
      .innerJoin('order_line as l', 'l.order_id', 'o.id')
      .where('o.number', '=', '2600000022')
      .select(['o.id', 'l.id as line'])
      .executeTakeFirstOrThrow();
    const by = { order_id: id, locale: 'cs', name: 'Jan', email: 'jan@example.cz' };
    const at = (day: number) => new Date(Date.UTC(2026, 5, day));
    await db
      .insertInto('withdrawal')
      .values({ ...by, client_key: randomUUID(), received_at: at(4) })
      .execute();
    await db
      .insertInto('complaint')
      .values({
        ...by,
        client_key: randomUUID(),
        order_line_id: line,
        quantity: 1,
        description: 'Prasklá láhev',
        wished_solution: 'refund',
        received_at: at(5),
        state_since: at(5),
        due_on: at(30),
      })
      .execute();
    const { orders } = (await get('?sort=oldest')).json<{ orders: AdminOrderRow[] }>();
    expect(orders.map(({ returns }) => returns.map(({ kind, state }) => [kind, state]))).toEqual([
      [],
      [
        ['complaint', 'received'],
        ['withdrawal', 'received'],
      ],
      [],
    ]);
  });

  test.each([
    ['', ['33', '11'], ['22', null]],
    ['?sort=oldest', ['11', '33'], [null, '22']],
    ['?sort=largest', [null, '33'], ['33', null]],
    ['?payment=cash_on_delivery', ['33', null], ['33', null]],
    // The order itself need not be in the list any more, as after an action.
    ['?state=paid', [null, null], ['22', null]],
    ['?state=delivered', [null, null], [null, null]],
  ])('R-9.03 leads from an order to those before and after it: %s', async (query, ofMiddle, ofOldest) => {
    const orders = await testing.context.db.selectFrom('shop_order').select(['id', 'number']).execute();
    const shortOf = (id: number | null) => orders.find((order) => order.id === id)?.number.slice(-2) ?? null;
    const around = async (number: string) => {
      const { id } = orders.find((order) => order.number.endsWith(number))!;
      const { previous, next } = (await get(query, headers, `/api/admin/orders/${id}/neighbours`)).json();
      return [shortOf(previous), shortOf(next)];
    };
    // The list is 33, 22, 11 from the newest.
    expect([await around('22'), await around('11')]).toEqual([ofMiddle, ofOldest]);
  });

  test('R-9.03 the neighbours of an order are for administrators of orders only, and of orders that exist', async () => {
    const { id } = await testing.context.db.selectFrom('shop_order').select('id').executeTakeFirstOrThrow();
    const path = `/api/admin/orders/${id}/neighbours`;
    const other = await buildAdministrator(testing.context.db, ['settings', 'content']);
    const statuses = [
      await get('', {}, path),
      await get('', other.headers, path),
      await get('', headers, '/api/admin/orders/999999/neighbours'),
      await get('?state=lost', headers, path),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 403, 404, 422]);
  });

  test('R-9.03 is exported with its filters', async () => {
    const [, row, ...rest] = (await get('?task=new&paid=yes&lang=cs', headers, '/api/admin/orders.csv')).body
      .trimEnd()
      .split('\r\n');
    expect(rest).toEqual([]);
    expect(row).toMatch(/^2600000022;2026-06-02 00:00;zaplaceno;Jiří Dvořák;Vinotéka U Lípy;/);
  });

  test('R-9.03 the export has the columns that carriers and accountants need', async () => {
    const { db } = testing.context;
    await db
      .updateTable('shop_order')
      .set({ weight_g: 2400, tracking_code: 'CZ-77', paid_at: new Date('2026-06-02T22:30:00Z'), state: 'sent' })
      .where('number', '=', '2600000011')
      .execute();
    const fileIn = async (lang: string) =>
      (await get(`?q=2600000011&lang=${lang}`, headers, '/api/admin/orders.csv')).body.slice(1).split('\r\n');
    const [head, row] = await fileIn('cs');
    const columns = 'Variabilní symbol;Telefon;Doručovací adresa;Fakturační adresa;Hmotnost v gramech;Číslo zásilky';
    expect(head).toMatch(new RegExp(`;Místo;${columns};Zaplaceno dne;Faktura;Kanál$`));
    expect(row).toMatch(
      /;2600000011;00420 601234567;"?Jiří Dvořák, Žižkova 5, [^;]*, CZ"?;"?Jiří Dvořák, Žižkova 5, [^;]*, CZ"?;2400;CZ-77;2026-06-03;;web$/,
    );
    expect((await fileIn('de'))[0]).toMatch(/;Rechnung;Kanal$/);
    const [, pickup] = (await get('?q=2600000022', headers, '/api/admin/orders.csv')).body.split('\r\n');
    expect(pickup).toMatch(/;2600000022;[^;]*;;/);
  });

  test.each(['state=lost', 'paid=perhaps', 'from=2026-13-01', 'branch=0', 'page=0', 'sort=price'])(
    'rejects invalid filters: %s',
    async (query) => {
      expect((await get(`?${query}`)).statusCode).toBe(422);
    },
  );
});
