import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { InfluencerOverview } from '#shared/vouchers/contract.ts';
import { buildAccount, buildAdministrator, logIn } from '#tests/support/account-factories.ts';
import { useShopOrders } from '#tests/support/shop-orders.ts';
import { createShopper } from '#tests/support/shopping.ts';
import { buildVoucher } from '#tests/support/voucher-factories.ts';

const { testing, app, goods, formFor, place } = useShopOrders();

test('R-6.04 an influencer earns once an order with the voucher is paid, and refunds are deducted', async () => {
  const { db } = testing.context;
  const influencer = await buildAccount(db);
  const own = await logIn(db, influencer);
  await buildVoucher(db, { code: 'EVA10', percent: 10, influencer_id: influencer, margin_percent: 10 });
  const earned = async () => {
    const answer = await app.inject({ url: '/api/me/influencer', headers: own });
    const { total, entries } = answer.json<InfluencerOverview>();
    const kinds = entries.map(({ kind, code }) => `${kind} ${code}`);
    return [total.orders, total.turnover.amount, total.margin.amount, kinds];
  };

  const shopper = createShopper(app);
  await shopper.add(await goods(50_000), 2);
  const used = await shopper.call('POST', '/api/cart/vouchers?lang=cs', { code: 'EVA10' });
  expect(used.statusCode).toBe(200);
  const placed = await place(shopper, formFor(99_900));
  const { id } = placed.json<{ id: number }>();
  expect((await shopper.cart()).vouchers).toEqual([]);
  expect(await earned()).toEqual([0, 0, 0, []]);

  const { headers } = await buildAdministrator(db, ['orders']);
  const admin = async (path: string, payload: object) => {
    const answer = await app.inject({ method: 'POST', url: `/api/admin/${path}?lang=cs`, headers, payload });
    expect(answer.statusCode).toBe(200);
    return answer;
  };
  await admin(`orders/${id}/payment`, {});
  // 900 Kč after the discount are 743.80 without tax.
  expect(await earned()).toEqual([1, 74_380, 7438, ['order EVA10']]);

  await admin(`orders/${id}/refunds`, { client_key: randomUUID(), amount: 49_950, reason: 'Rozbitá láhev' });
  // The refund is requested but not sent.
  expect(await earned()).toEqual([1, 74_380, 7438, ['order EVA10']]);
  const refunds = await db.selectFrom('refund').select('id').execute();
  await admin('refunds/confirmation', { ids: refunds.map((refund) => refund.id) });
  expect(await earned()).toEqual([1, 37_190, 3719, ['return EVA10', 'order EVA10']]);
});
