import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { invoiceDraft } from '#tests/support/invoice-drafts.ts';
import { buildOrder, buildRefund } from '#tests/support/order-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createServer } from '#server/http/server.ts';
import { issueCreditNote, issueInvoice } from './issue-document.ts';

const testing = useTestContext();
let app: FastifyInstance;
let headers: { authorization: string };

beforeAll(async () => {
  const { context } = testing;
  app = await createServer(context);
  headers = (await buildAdministrator(context.db, ['orders'])).headers;
  const issue = async (at: string, changes: Parameters<typeof invoiceDraft>[0], note?: boolean) => {
    const order = await buildOrder(context.db);
    const subject = { kind: 'order', id: order.id } as const;
    const refundId = await buildRefund(context.db, order.id, 100);
    const document = { subject, content: invoiceDraft(changes), at: new Date(at), shop: context.config.shop };
    await context.db.transaction().execute(async (tx) => {
      await issueInvoice(tx, document);
      if (note) await issueCreditNote(tx, { ...document, refundId, content: turned });
    });
  };
  // The last second of February and the first one of March, in Prague.
  await issue('2026-02-28T22:59:59Z', { order_number: '2600000001' });
  await issue('2026-02-28T23:00:00Z', { order_number: '2600000002', taxes: rates, total: 16_000, rounding: 10 }, true);
  await issue('2026-03-31T21:59:59Z', { order_number: '2600000003', taxes: [], total: 0 });
  await issue('2026-03-31T22:00:00Z', { order_number: '2600000004' });
  return () => app.close();
});

const rates = [
  { rate: 21, base: 8264, tax: 1736, gross: 10_000 },
  { rate: 12, base: 5348, tax: 642, gross: 5_990 },
];
const turned = invoiceDraft({
  order_number: '2600000002',
  taxes: [{ rate: 21, base: -826, tax: -174, gross: -1000 }],
  total: -1000,
});

const ask = (query: string, by: object = headers) =>
  app.inject({ url: `/api/admin/orders/documents.csv?${query}`, headers: { ...by } });
const march = 'from=2026-03-01&to=2026-03-31';

describe('the documents for accountants', () => {
  test('R-9.03 of a period have a row for each tax rate, credit notes with negative amounts', async () => {
    const answer = await ask(march);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="karafa-orders-documents.csv"',
      'cache-control': 'no-store',
    });
    const [head, ...rows] = answer.payload.trimEnd().split('\r\n');
    expect(head).toBe(
      '\uFEFFDoklad;Druh;Opravuje doklad;Vystaven;Zdanitelné plnění;Splatnost;Odběratel;IČO;DIČ;Země;Objednávka;Variabilní symbol;Sazba DPH v procentech;Základ;DPH;S DPH;Zaokrouhlení dokladu;Doklad celkem;Měna;Kurz',
    );
    const buyer = '2026-03-02;2026-03-01;2026-03-16;Vinotéka Žižkov s.r.o.;27074358;CZ27074358;Česko';
    expect(rows).toEqual([
      `2026000002;faktura;;${buyer};2600000002;2600000001;21;82,64;17,36;100,00;0,10;160,00;CZK;1`,
      `2026000002;faktura;;${buyer};2600000002;2600000001;12;53,48;6,42;59,90;;;CZK;1`,
      `OD2026000001;dobropis;2026000002;${buyer};2600000002;2600000001;21;-8,26;-1,74;-10,00;0,00;-10,00;CZK;1`,
      `2026000003;faktura;;${buyer};2600000003;2600000001;;;;;0,00;0,00;CZK;1`,
    ]);
  });

  test('R-9.03 are in the language of the administrator', async () => {
    expect((await ask(`${march}&lang=en`)).payload).toMatch(/^\uFEFFDocument,/);
  });

  test('R-9.03 of a busy year are all in the file, each once', async () => {
    const { db } = testing.context;
    const order = await buildOrder(db);
    const subject = { kind: 'order', id: order.id } as const;
    const at = new Date('2024-06-01T10:00:00Z');
    const content = invoiceDraft({ order_number: '2400000001' });
    await db
      .transaction()
      .execute((tx) => issueInvoice(tx, { subject, content, at, shop: testing.context.config.shop }));
    const refundId = await buildRefund(db, order.id, 100);
    // Many share their microsecond, so that pages end between equals.
    await sql`
      with more as (
        insert into refund (payment_id, amount_minor, created_at)
        select payment_id, 1, created_at from refund, generate_series(1, 11000) where id = ${refundId} returning id)
      insert into invoice (order_id, kind, number, corrects_id, refund_id, issued_at, content)
      select i.order_id, 'credit_note', 'X' || more.id, i.id, more.id,
        i.issued_at + interval '1 microsecond' * (more.id % 7), i.content || jsonb_build_object('number', 'X' || more.id)
      from more, invoice i where i.order_id = ${order.id} and i.kind = 'invoice'`.execute(db);
    const answer = await ask('from=2024-01-01&to=2024-12-31');
    const [, ...rows] = answer.payload.trimEnd().split('\r\n');
    expect([answer.statusCode, new Set(rows.map((row) => row.split(';')[0])).size]).toEqual([200, 11_001]);
    expect(rows).toHaveLength(11_001 * content.taxes.length);
  });

  test('R-5.14 need the permission for orders', async () => {
    const { db } = testing.context;
    const user = await logIn(db, await buildAccount(db));
    const { headers: other } = await buildAdministrator(db, ['content']);
    for (const [by, status] of [
      [{}, 401],
      [user, 403],
      [other, 403],
    ] as const)
      expect((await ask(march, by)).statusCode).toBe(status);
  });

  test.each([
    ['to=2026-03-31', ['from']],
    ['from=2026-03-01&to=31.3.2026', ['to']],
    ['from=2026-03-02&to=2026-03-01', ['to']],
    ['from=2025-03-01&to=2026-03-02', ['to']],
  ])('R-8.02 the period %s is refused at its field', async (query, fields) => {
    const answer = await ask(query);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, fields]);
  });
});
