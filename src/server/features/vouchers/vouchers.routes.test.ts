import { beforeAll, expect, test } from 'vitest';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { useTestServer } from '#tests/support/test-server.ts';
import { buildRefund, buildSoldOrder, buildVoucher, unknownPerson } from '#tests/support/voucher-factories.ts';
import { deductMargins, recordMargins } from './influencer-margins.ts';
import { useVouchers } from './use-vouchers.ts';

const testing = useTestContext();
const app = useTestServer(testing);
let influencer: number;
let headers: { authorization: string };

beforeAll(async () => {
  const { db } = testing.context;
  influencer = await buildAccount(db);
  headers = await logIn(db, influencer);
});

const overview = async (query = '', by: object = headers) =>
  app.inject({ url: `/api/me/influencer${query}`, headers: { ...by } });

async function pay(voucherIds: readonly number[], total: number, at: string): Promise<number> {
  const { db } = testing.context;
  const orderId = await buildSoldOrder(db, { lines: [{ total, taxRate: 0 }] });
  const used = voucherIds.map((voucherId) => ({ voucherId, code: 'EVA10', discount: 0 }));
  await db.transaction().execute(async (tx) => {
    await useVouchers(tx, {
      person: unknownPerson,
      orderId,
      accountId: null,
      email: `b${orderId}@karafa.example`,
      used,
    });
    await recordMargins(tx, { orderId, at: new Date(at) });
  });
  return orderId;
}

test('R-6.04 users who are not influencers have no overview, and their account says so', async () => {
  const { db } = testing.context;
  const other = await logIn(db, await buildAccount(db));
  expect((await overview('', {})).statusCode).toBe(401);
  expect((await overview('', other)).statusCode).toBe(404);
  const me = await app.inject({ url: '/api/me', headers: other });
  expect(me.json().data).toMatchObject({ is_influencer: false });
});

test('R-6.04 an influencer sees orders, turnover and margin: in total, by voucher, by month, one by one', async () => {
  const { db } = testing.context;
  const voucher = await buildVoucher(db, { code: 'EVA10', influencer_id: influencer, margin_percent: 10 });
  const stranger = await buildVoucher(db, { influencer_id: await buildAccount(db), margin_percent: 10 });
  // Midnight in Prague is an hour or two earlier in UTC.
  const returned = await pay([voucher], 10_000, '2026-05-31T22:30:00Z');
  await pay([voucher], 5_000, '2026-05-31T21:30:00Z');
  await pay([stranger], 90_000, '2026-05-31T21:30:00Z');
  const refundId = await buildRefund(db, returned, 2_500);
  const share = { refunded: 2_500, total: 10_000, isLast: false };
  await db
    .transaction()
    .execute((tx) => deductMargins(tx, { orderId: returned, refundId, share, at: new Date('2026-06-05T10:00:00Z') }));
  const money = (amount: number) => ({ amount, currency: 'CZK' });
  const answer = await overview();
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    vouchers: [
      {
        code: 'EVA10',
        kind: 'percent',
        percent: 10,
        amount: null,
        state: 'valid',
        valid_from: null,
        valid_to: null,
        margin_percent: 10,
        orders: 2,
        turnover: money(12_500),
        margin: money(1_250),
      },
    ],
    total: { orders: 2, turnover: money(12_500), margin: money(1_250) },
    months: [
      { month: '2026-06', orders: 1, turnover: money(7_500), margin: money(750) },
      { month: '2026-05', orders: 1, turnover: money(5_000), margin: money(500) },
    ],
    entries: [
      expect.objectContaining({ code: 'EVA10', kind: 'return', turnover: money(-2_500), margin: money(-250) }),
      expect.objectContaining({ code: 'EVA10', kind: 'order', turnover: money(10_000), margin: money(1_000) }),
      expect.objectContaining({ code: 'EVA10', kind: 'order', turnover: money(5_000), margin: money(500) }),
    ],
    page: 1,
    has_more: false,
  });
  const me = await app.inject({ url: '/api/me', headers });
  expect(me.json().data).toMatchObject({ is_influencer: true });
});

test('R-6.04 two vouchers in one order count its turnover once and both margins', async () => {
  const { db } = testing.context;
  const account = await buildAccount(db, { username: 'dva.vouchery' });
  const earning = (margin_percent: number) => buildVoucher(db, { influencer_id: account, margin_percent });
  const vouchers = [await earning(10), await earning(5)];
  const orderId = await pay(vouchers, 10_000, '2026-05-31T12:00:00Z');
  await pay(vouchers.slice(1), 1000, '2026-05-31T12:00:00Z');
  const refundId = await buildRefund(db, orderId, 2500);
  const share = { refunded: 2500, total: 10_000, isLast: false };
  await db
    .transaction()
    .execute((tx) => deductMargins(tx, { orderId, refundId, share, at: new Date('2026-06-05T10:00:00Z') }));
  const money = (amount: number) => ({ amount, currency: 'CZK' });
  const shown = (await overview('', await logIn(db, account))).json();
  const total = { orders: 2, turnover: money(8500), margin: money(1000 + 500 + 50 - 250 - 125) };
  expect(shown.total).toEqual(total);
  expect(shown.months).toEqual([
    { month: '2026-06', orders: 0, turnover: money(-2500), margin: money(-375) },
    { month: '2026-05', orders: 2, turnover: money(11_000), margin: money(1550) },
  ]);
  // Each voucher counts the order once.
  expect(shown.vouchers).toMatchObject([
    { orders: 2, turnover: money(8500) },
    { orders: 1, turnover: money(7500) },
  ]);
  const { headers: admin } = await buildAdministrator(db, ['settings']);
  const list = await app.inject({ url: '/api/admin/influencers?q=dva.vouchery', headers: admin });
  expect(list.json().influencers).toMatchObject([{ id: account, vouchers: 2, ...total }]);
});

test('R-6.04 entries are paged', async () => {
  const { db } = testing.context;
  const account = await buildAccount(db);
  const voucher = await buildVoucher(db, { influencer_id: account, margin_percent: 1 });
  for (let n = 0; n < 21; n += 1) await pay([voucher], 1_000, '2026-06-01T10:00:00Z');
  const own = await logIn(db, account);
  expect((await overview('', own)).json()).toMatchObject({ has_more: true, entries: { length: 20 } });
  expect((await overview('?page=2', own)).json()).toMatchObject({ has_more: false, entries: { length: 1 } });
});
