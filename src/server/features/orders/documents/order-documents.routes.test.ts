import type { FastifyInstance } from 'fastify';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { invoiceDraft } from '#tests/support/invoice-drafts.ts';
import { buildOrder, buildRefund, type BuiltOrder } from '#tests/support/order-factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { issueCreditNote, issueInvoice } from './issue-document.ts';
import { createServer } from '#server/http/server.ts';

const testing = useTestContext();
let app: FastifyInstance;
let headers: { authorization: string };
let order: BuiltOrder;
let unpaid: BuiltOrder;

beforeAll(async () => {
  const { context } = testing;
  app = await createServer(context);
  headers = (await buildAdministrator(context.db, ['orders'])).headers;
  order = await buildOrder(context.db, { lines: [{ name: 'Karlův ležák', sku: 'PIV-1', quantity: 6 }] });
  unpaid = await buildOrder(context.db, { carrier: 'branch', locale: 'de', order: { note: 'Děkuji' } });
  const refundId = await buildRefund(context.db, order.id, 100);
  const issue = {
    subject: { kind: 'order', id: order.id } as const,
    content: invoiceDraft(),
    at: new Date('2026-03-02'),
    shop: context.config.shop,
  };
  await context.db.transaction().execute(async (tx) => {
    await issueInvoice(tx, issue);
    await issueCreditNote(tx, { ...issue, refundId });
  });
  return () => app.close();
});

const get = (url: string, more: Record<string, string> = {}) => app.inject({ url, headers: more });
const spaced = (text: string) => text.replace(/\s+/g, ' ');

describe('the documents of an order', () => {
  test.each([
    ['invoice.pdf', 'karafa-2026000001.pdf', 'Faktura – daňový doklad 2026000001'],
    ['credit-note/OD2026000001.pdf', 'karafa-OD2026000001.pdf', 'Opravuje fakturu 2026000001'],
  ])('R-6.09 %s is a file for callers who know the hash, and is not cached', async (path, name, words) => {
    const answer = await get(`/api/orders/${order.id}/${order.hash}/${path}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await readPdf(answer.rawPayload)).join(' ')).toContain(words);
    const ofAdmin = await get(`/api/admin/orders/${order.id}/${path}`, headers);
    expect(await readPdf(ofAdmin.rawPayload)).toEqual(await readPdf(answer.rawPayload));
  });

  test('are a 404 for a wrong hash, another order and before they are issued', async () => {
    const missing = [
      `/api/orders/${order.id}/${unpaid.hash}/invoice.pdf`,
      `/api/orders/${unpaid.id}/${unpaid.hash}/invoice.pdf`,
      `/api/orders/${unpaid.id}/${unpaid.hash}/credit-note/OD2026000001.pdf`,
      `/api/orders/${order.id}/${order.hash}/credit-note/OD2026000009.pdf`,
    ];
    for (const url of missing) expect((await get(url)).statusCode, url).toBe(404);
    expect((await get(`/api/orders/${order.id}/${order.hash}/credit-note/x.pdf`)).statusCode).toBe(422);
    expect((await get(`/api/orders/${order.id}/short/invoice.pdf`)).statusCode).toBe(422);
  });
});

describe('the payment code of an order', () => {
  test('R-6.06 can be saved as a picture while the order waits for a transfer', async () => {
    const answer = await get(`/api/orders/${unpaid.id}/${unpaid.hash}/payment-code.png`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="karafa-payment-${unpaid.number}.png"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    const { data, info } = await sharp(answer.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(400);
    expect(decodeQR({ width: info.width, height: info.height, data })).toContain(`X-VS:${unpaid.number}`);
    const card = await buildOrder(testing.context.db, { payment: 'card' });
    const missing = [
      `/api/orders/${unpaid.id}/${order.hash}/payment-code.png`,
      `/api/orders/${card.id}/${card.hash}/payment-code.png`,
    ];
    for (const url of missing) expect((await get(url)).statusCode, url).toBe(404);
  });
});

describe('documents for administrators', () => {
  test('R-9.03 packing slips of one order and of several', async () => {
    const one = await get(`/api/admin/orders/${order.id}/packing-slip.pdf`, headers);
    expect(one.headers['content-disposition']).toContain(`packing-slip-${order.number}.pdf`);
    const [page] = await readPdf(one.rawPayload);
    for (const words of [order.number, 'Jiří Dvořák', '251 01 Říčany', 'PIV-1 Karlův ležák 6', 'osobě od 18 let'])
      expect(page).toContain(words);
    // In the language of the clerk.
    const both = await get(`/api/admin/packing-slips.pdf?ids=${unpaid.id},${order.id}&lang=de`, headers);
    const pages = await readPdf(both.rawPayload);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain(`Lieferschein zur Bestellung ${unpaid.number}`);
    expect(pages[0]).toContain('Abholung Plzeň, Žitná 7, 301 00');
    expect(pages[0]).toContain('Děkuji');
    expect(pages[1]).toContain(order.number);
  });

  test('R-9.03 a packing slip lists what is still to be packed', async () => {
    const { db } = testing.context;
    const lines = [
      { name: 'Ležák', sku: 'PIV-2', quantity: 6 },
      { name: 'Sklenice', sku: 'SKL-2' },
    ];
    const part = await buildOrder(db, { lines });
    const branch_id = await buildBranch(db);
    await db
      .insertInto('stock_reservation')
      .values({ order_line_id: part.lineIds[0]!, branch_id, quantity: 4 })
      .execute();
    const slip = await get(`/api/admin/orders/${part.id}/packing-slip.pdf`, headers);
    const [page] = await readPdf(slip.rawPayload);
    expect(page).toMatch(/PIV-2 Ležák .* 4 Zásilku/);
    expect(page).not.toContain('SKL-2');
  });

  test('R-9.03 packing slips name the branches of the goods and the cash to collect', async () => {
    const { db } = testing.context;
    const [here, there] = [await buildBranch(db, { town: 'Brno' }), await buildBranch(db, { town: 'Praha' })];
    const cash = await buildOrder(db, {
      payment: 'cash_on_delivery',
      lines: [
        { name: 'Rum', sku: 'RUM-1', quantity: 3 },
        { name: 'Gin', sku: 'GIN-1' },
      ],
      order: { state: 'being_prepared' },
    });
    const hold = (line: number, branch_id: number, quantity: number) => ({
      order_line_id: cash.lineIds[line]!,
      branch_id,
      quantity,
    });
    await db
      .insertInto('stock_reservation')
      .values([hold(0, here, 1), hold(0, there, 2), hold(1, there, 1)])
      .execute();
    const slip = async () => {
      const answer = await get(`/api/admin/orders/${cash.id}/packing-slip.pdf?lang=cs`, headers);
      return spaced((await readPdf(answer.rawPayload)).join(' '));
    };
    expect(await slip()).toMatch(/RUM-1 Rum 1 × Brno, 2 × Praha 3/);
    expect(await slip()).toContain('GIN-1 Gin Praha 1');
    // 4 × 363 Kč and 99 Kč for delivery.
    expect(await slip()).toMatch(/Vybrat při předání:? 1 551,00/);
    await db.updateTable('shop_order').set({ paid_at: new Date() }).where('id', '=', cash.id).execute();
    expect(await slip()).not.toContain('Vybrat při předání');
  });

  test('R-9.03 invoices of several orders are one file; orders without one are skipped', async () => {
    const { context } = testing;
    const second = await buildOrder(context.db);
    const issue = {
      subject: { kind: 'order', id: second.id } as const,
      content: { ...invoiceDraft(), locale: 'de' as const },
      at: new Date('2026-03-03'),
      shop: context.config.shop,
    };
    await context.db.transaction().execute((tx) => issueInvoice(tx, issue));
    const answer = await get(`/api/admin/invoices.pdf?ids=${second.id},${unpaid.id},${order.id}`, headers);
    const pages = await readPdf(answer.rawPayload);
    expect(pages[0]).toContain('2026000002');
    expect(pages.at(-1)).toContain('2026000001');
    expect((await get(`/api/admin/invoices.pdf?ids=${unpaid.id}`, headers)).statusCode).toBe(404);
  });

  test('are for administrators of orders only', async () => {
    const other = (await buildAdministrator(testing.context.db, ['content'])).headers;
    for (const url of [
      `/api/admin/orders/${order.id}/invoice.pdf`,
      `/api/admin/orders/${order.id}/credit-note/OD2026000001.pdf`,
      `/api/admin/orders/${order.id}/packing-slip.pdf`,
      `/api/admin/packing-slips.pdf?ids=${order.id}`,
      `/api/admin/invoices.pdf?ids=${order.id}`,
    ]) {
      expect((await get(url)).statusCode, url).toBe(401);
      expect((await get(url, other)).statusCode, url).toBe(403);
    }
    expect((await get('/api/admin/packing-slips.pdf?ids=1,999999', headers)).statusCode).toBe(404);
    expect((await get('/api/admin/packing-slips.pdf?ids=a', headers)).statusCode).toBe(422);
    expect((await get(`/api/admin/orders/${unpaid.id}/invoice.pdf`, headers)).statusCode).toBe(404);
  });
});
