import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryOffer } from '#shared/cart/contract.ts';
import type { Order } from '#shared/orders/contract.ts';
import type { Context } from '#server/context.ts';
import { createServer } from '#server/http/server.ts';
import { buildAdministrator } from '#tests/support/account-factories.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { invoiceTo, orderFormOf, type Chosen } from '#tests/support/order-form.ts';
import { buildGoods, buildShop, createShopper, type BuiltShop } from '#tests/support/shopping.ts';
import { paymentSubjects } from '#tests/support/payment-subjects.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { markPaid } from '../admin/record-money.ts';

const testing = useTestContext();
let context: Context;
let app: FastifyInstance;
let shop: BuiltShop;
let clock: Date;

beforeAll(async () => {
  context = { ...testing.context, now: () => clock };
  app = await createServer(context);
  const { db } = context;
  shop = await buildShop(db);
  await db.updateTable('branch').set({ is_in_prague: true }).where('id', '=', shop.warehouse).execute();
  const hours = { mon: ['09:00-18:00'], tue: ['09:00-18:00'], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const opened = { opening_hours: JSON.stringify(hours) };
  await db.updateTable('branch').set(opened).where('id', '=', shop.branch).execute();
  return () => app.close();
});
beforeEach(() => {
  // A Monday morning.
  clock = new Date('2026-03-02T09:00:00Z');
});

interface Placed {
  readonly id: number;
  readonly hash: string;
  readonly redirect: string | null;
}

async function order(total: number, chosen: Omit<Chosen, 'expected_total'>, at: number): Promise<Placed> {
  const shopper = createShopper(app);
  await shopper.add(await buildGoods(context.db, { price: 50_000, stock: { [at]: 5 } }));
  const form = orderFormOf({ expected_total: total, ...chosen }, invoiceTo);
  const answer = await shopper.call('POST', '/api/orders?lang=cs', form);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const byTransfer = () => order(59_900, { carrier_id: shop.courier, payment_method_id: shop.transfer }, shop.warehouse);
const byCard = () => order(59_900, { carrier_id: shop.courier, payment_method_id: shop.card }, shop.warehouse);
const atBranch = (from: number) =>
  order(50_000, { carrier_id: shop.pickup, payment_method_id: shop.card, branch_id: shop.branch }, from);

async function daysOf({ id, hash }: Placed): Promise<string[]> {
  const { delivery } = (await app.inject({ url: `/api/orders/${id}/${hash}?lang=cs` })).json<Order>();
  return [delivery.expected_from, delivery.expected_to];
}

async function transferCame({ id }: Placed, paidOn?: string): Promise<void> {
  const { id: actor } = await buildAdministrator(context.db, ['orders']);
  await markPaid(context, paymentSubjects(context), { id, paidOn, actorId: actor });
}

async function play(redirect: string | null, outcome: string): Promise<void> {
  const key = redirect!.split('/').at(-1)!;
  const answer = await app.inject({ method: 'POST', url: `/api/payments/test/${key}`, payload: { outcome } });
  expect(answer.statusCode).toBe(200);
}

const mailOf = (kind: string, { id }: Placed) =>
  context.db.selectFrom('mail').where('dedupe_key', '=', `${kind}:${id}`).select('text').executeTakeFirstOrThrow();

const words = (text: string) => text.replace(/\s+/g, ' ');

describe('R-6.05, R-6.09 the promised days', () => {
  test.each([undefined, '2026-03-03'])('count from the day on which a transfer is recorded (%s)', async (paidOn) => {
    const placed = await byTransfer();
    expect(await daysOf(placed)).toEqual(['2026-03-03', '2026-03-05']);
    // A Sunday: the order leaves on Monday.
    clock = new Date('2026-03-08T18:00:00Z');
    await transferCame(placed, paidOn);
    expect(await daysOf(placed)).toEqual(['2026-03-10', '2026-03-12']);
    expect(words((await mailOf('order.paid', placed)).text)).toContain('10. 3. 2026 – 12. 3. 2026');
  });

  test('are, in the cart, those of the branches from which the order will take the goods', async () => {
    const { db } = context;
    const prague = await buildBranch(db, { town: 'Praha' });
    await db.updateTable('branch').set({ is_in_prague: true }).where('id', '=', prague).execute();
    const promised = async (stock: Record<number, number>) => {
      const shopper = createShopper(app);
      await shopper.add(await buildGoods(db, { price: 20_000, stock }), 3);
      const offers = (await shopper.call('GET', '/api/cart/delivery?lang=cs')).json<{ deliveries: DeliveryOffer[] }>();
      const { expected_from, expected_to } = offers.deliveries.find(({ id }) => id === shop.courier)!;
      const chosen = { carrier_id: shop.courier, payment_method_id: shop.transfer, expected_total: 69_900 };
      const placed = (await shopper.call('POST', '/api/orders?lang=cs', orderFormOf(chosen))).json<Placed>();
      const ordered = await daysOf(placed);
      // Recomputed from where the goods were taken.
      clock = new Date('2026-03-09T09:00:00Z');
      await transferCame(placed);
      clock = new Date('2026-03-02T09:00:00Z');
      return [[expected_from, expected_to], ordered, await daysOf(placed)];
    };
    const soon = ['2026-03-03', '2026-03-05'];
    const later = ['2026-03-05', '2026-03-09'];
    const fromPrague = [soon, soon, ['2026-03-10', '2026-03-12']];
    const fromElsewhere = [later, later, ['2026-03-12', '2026-03-16']];
    // Prague could send them, but Brno has more.
    expect(await promised({ [prague]: 3, [shop.branch]: 10 })).toEqual(fromElsewhere);
    expect(await promised({ [shop.warehouse]: 1, [prague]: 3, [shop.branch]: 10 })).toEqual(fromElsewhere);
    expect(await promised({ [prague]: 10, [shop.branch]: 3 })).toEqual(fromPrague);
    expect(await promised({ [shop.warehouse]: 3, [shop.branch]: 10 })).toEqual(fromPrague);
  });

  test.each([
    [
      'by a courier',
      byTransfer,
      { min: 1, max: 3 },
      '3. 3. 2026 – 5. 3. 2026',
      '1 až 3 pracovní dny po přijetí platby',
    ],
    [
      'at a branch that holds everything',
      () => atBranch(shop.branch),
      { min: 0, max: 1 },
      '2. 3. 2026 – 3. 3. 2026',
      'v den přijetí platby, nejpozději další den, kdy máme otevřeno',
    ],
    [
      'at a branch that has to get it',
      () => atBranch(shop.warehouse),
      { min: 3, max: 7 },
      '9. 3. 2026 – 10. 3. 2026',
      '3 až 7 pracovních dnů po přijetí platby',
    ],
  ])(
    'are the same on the page and in the mail: until the payment a number of days, on the first day the cart’s dates too: %s',
    async (_way, place, span, dates, days) => {
      const placed = await place();
      const afterPayment = async () => {
        const { delivery } = (
          await app.inject({ url: `/api/orders/${placed.id}/${placed.hash}?lang=cs` })
        ).json<Order>();
        return delivery.after_payment && { ...delivery.after_payment, text: words(delivery.after_payment.text) };
      };
      const both = `${dates} při platbě 2. 3. 2026, jinak ${days}`;
      expect(await afterPayment()).toEqual({ ...span, text: both });
      expect(words((await mailOf('order.placed', placed)).text)).toContain(both);
      // The promise does not follow later changes of the carrier.
      await context.db.updateTable('carrier').set({ days_min: 9, days_max: 9 }).execute();
      clock = new Date('2026-03-03T09:00:00Z');
      expect(await afterPayment()).toEqual({ ...span, text: days });
      await context.db.updateTable('carrier').set({ days_min: 0, days_max: 0 }).execute();
      if (placed.redirect === null) await transferCame(placed);
      else await play(placed.redirect, 'pay');
      expect(await afterPayment()).toBeNull();
    },
  );

  test('stay when it is paid on the same day', async () => {
    const placed = await byTransfer();
    clock = new Date('2026-03-02T20:00:00Z');
    await transferCame(placed);
    expect(await daysOf(placed)).toEqual(['2026-03-03', '2026-03-05']);
  });

  test('skip closures of the shop', async () => {
    const placed = await byTransfer();
    const closed = { branch_id: null, day: '2026-03-10', note: 'Inventura' };
    const { id } = await context.db
      .insertInto('branch_closure')
      .values(closed)
      .returning('id')
      .executeTakeFirstOrThrow();
    clock = new Date('2026-03-09T09:00:00Z');
    await transferCame(placed);
    await context.db.deleteFrom('branch_closure').where('id', '=', id).execute();
    expect(await daysOf(placed)).toEqual(['2026-03-11', '2026-03-13']);
  });

  test('count from the second card payment on another day', async () => {
    const placed = await byCard();
    await play(placed.redirect, 'refuse');
    clock = new Date('2026-03-05T09:00:00Z');
    const again = await app.inject({ method: 'POST', url: `/api/orders/${placed.id}/${placed.hash}/payments?lang=cs` });
    await play(again.json<{ redirect: string }>().redirect, 'pay');
    expect(await daysOf(placed)).toEqual(['2026-03-06', '2026-03-10']);
  });

  test('follow the hours of a branch that has everything', async () => {
    const placed = await atBranch(shop.branch);
    expect(await daysOf(placed)).toEqual(['2026-03-02', '2026-03-03']);
    clock = new Date('2026-03-04T09:00:00Z');
    await play(placed.redirect, 'pay');
    expect(await daysOf(placed)).toEqual(['2026-03-09', '2026-03-10']);
  });

  test('include the time for goods to reach a branch', async () => {
    const placed = await atBranch(shop.warehouse);
    expect(await daysOf(placed)).toEqual(['2026-03-09', '2026-03-10']);
    clock = new Date('2026-03-05T09:00:00Z');
    await play(placed.redirect, 'pay');
    expect(await daysOf(placed)).toEqual(['2026-03-10', '2026-03-10']);
  });

  test('of a pickup are days on which the branch is open, also after a new closure', async () => {
    const easter = { day: '2026-04-06', note: '', is_holiday: true };
    const placed = await atBranch(shop.branch);
    const pickup = async () =>
      (await app.inject({ url: `/api/orders/${placed.id}/${placed.hash}?lang=cs` })).json<Order>().delivery.pickup;
    expect(await pickup()).toMatchObject({
      town: 'Brno',
      opening_hours: { mon: ['09:00-18:00'] },
      closures: [easter],
      today: '2026-03-02',
      ready_from: '2026-03-02',
      ready_to: '2026-03-03',
    });
    const closed = { branch_id: shop.branch, day: '2026-03-03', note: 'Inventura' };
    await context.db.insertInto('branch_closure').values(closed).execute();
    const moved = await pickup();
    clock = new Date('2026-03-04T09:00:00Z');
    const over = await pickup();
    await context.db.deleteFrom('branch_closure').where('branch_id', '=', shop.branch).execute();
    // The next day on which it is open is Monday.
    expect(moved).toMatchObject({
      ready_from: '2026-03-02',
      ready_to: '2026-03-09',
      closures: [{ day: '2026-03-03', note: 'Inventura' }, easter],
    });
    expect(over).toMatchObject({ ready_from: null, ready_to: null });
  });
});
