import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isoDay } from '#shared/i18n/dates.ts';
import { buildOrder, type BuiltOrder } from '#tests/support/order-factories.ts';
import { buildGoods } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { rebuildFigures, recomputeFigures } from './recompute-figures.ts';

const testing = useTestContext();
const first = new Date('2026-03-20T08:00:00Z').getTime();
// The clocks go forward on 29 March.
const at = (hours: number) => new Date(first + hours * 3_600_000);
const now = () => new Date('2026-05-30T12:00:00Z');

const line = fc.record({
  price: fc.integer({ min: 1, max: 90_001 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  off: fc.integer({ min: 0, max: 60 }),
  taxRate: fc.constantFrom(0, 12, 21),
  purchase: fc.option(fc.integer({ min: 0, max: 30_000 })),
});
const refund = fc.record({
  after: fc.integer({ min: 0, max: 200 }),
  part: fc.integer({ min: 1, max: 100 }),
  kind: fc.constantFrom('amount', 'pieces', 'discount', 'waiting', 'overpayment'),
});
const history = fc.record({
  placed: fc.integer({ min: 0, max: 500 }),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
  paidAfter: fc.option(fc.integer({ min: 0, max: 150 })),
  cancelledAfter: fc.option(fc.integer({ min: 0, max: 150 })),
  refunds: fc.array(refund, { maxLength: 2 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

interface Sums {
  placed: number;
  paid: number;
  cancelled: number;
  refunded: number;
  pieces: number;
  turnover_minor: number;
  charges_minor: number;
}
/** By day, counted while the histories happen. */
const expected = new Map<string, Sums>();
const none = { placed: 0, paid: 0, cancelled: 0, refunded: 0, pieces: 0, turnover_minor: 0, charges_minor: 0 };
function count(time: Date, sums: Partial<Sums>) {
  const day = isoDay(time);
  const known = expected.get(day) ?? { ...none };
  for (const [name, value] of Object.entries(sums)) known[name as keyof Sums] += value;
  expected.set(day, known);
}

let goods: readonly number[];
beforeAll(async () => {
  const { db } = testing.context;
  goods = [await buildGoods(db, {}), await buildGoods(db, {}), await buildGoods(db, {})];
});

/** Lets an order happen, with jobs between its steps. */
async function live({ placed, lines, paidAfter, cancelledAfter, refunds }: History) {
  const { db } = testing.context;
  const priced = lines.map((each) => ({
    ...each,
    discount: Math.round((each.price * each.quantity * each.off) / 100),
  }));
  const order = await buildOrder(db, { placedAt: at(placed), lines: priced });
  count(at(placed), { placed: 1 });
  for (const [index, id] of order.lineIds.entries())
    await db
      .updateTable('order_line')
      .set({ listing_id: goods[index]!, purchase_price_minor: lines[index]!.purchase })
      .where('id', '=', id)
      .execute();
  const paidLines = priced.map(({ price, quantity, discount }) => price * quantity - discount);
  const sold = paidLines.reduce((sum, one) => sum + one, 0);
  if (cancelledAfter !== null) {
    await db
      .insertInto('order_event')
      .values({ order_id: order.id, kind: 'cancel', to_state: 'cancelled', happened_at: at(placed + cancelledAfter) })
      .execute();
    count(at(placed + cancelledAfter), { cancelled: 1 });
  }
  await recomputeFigures({ db, now });
  if (paidAfter === null) return;
  const paidAt = at(placed + paidAfter);
  await db.updateTable('shop_order').set({ paid_at: paidAt }).where('id', '=', order.id).execute();
  count(paidAt, { paid: 1, pieces: sum(priced), turnover_minor: sold, charges_minor: order.total - sold });
  let settling: number | undefined;
  for (const { after, part, kind } of refunds) {
    const whole = Math.max(1, Math.round((order.total * part) / 100));
    const amount = kind === 'discount' ? Math.max(1, Math.round((paidLines[0]! * part) / 100)) : whole;
    const delivery = kind === 'pieces' ? Math.min(5000, amount) : 0;
    const paymentId =
      kind === 'overpayment' ? await pay(order, paidAt, true) : (settling ??= await pay(order, paidAt, false));
    const backAt = at(placed + paidAfter + after);
    const content =
      kind === 'pieces'
        ? { lines: [{ line_id: order.lineIds[0], quantity: 1 }], delivery, fee: 0 }
        : kind === 'discount'
          ? { lines: [], delivery: 0, fee: 0, discount_of: order.lineIds[0] }
          : null;
    const { id } = await db
      .insertInto('refund')
      .values({
        payment_id: paymentId,
        amount_minor: amount,
        created_at: paidAt,
        content: content && JSON.stringify(content),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recomputeFigures({ db, now });
    if (kind === 'waiting') continue;
    await db.updateTable('refund').set({ state: 'done', done_at: backAt }).where('id', '=', id).execute();
    if (kind === 'overpayment') continue;
    const back = content ? amount - delivery : Math.round((amount * sold) / order.total);
    const pieces = kind === 'pieces' ? 1 : kind === 'amount' && amount === order.total ? sum(priced) : 0;
    count(backAt, { refunded: 1, pieces: -pieces, turnover_minor: -back, charges_minor: back - amount });
  }
}

async function pay(order: BuiltOrder, paidAt: Date, isOverpayment: boolean): Promise<number> {
  const { id } = await testing.context.db
    .insertInto('payment')
    .values({
      key: randomBytes(24).toString('base64url'),
      subject_kind: 'order',
      subject_id: order.id,
      provider: 'bank_transfer',
      amount_minor: order.total,
      currency_code: 'CZK',
      state: 'paid',
      is_overpayment: isOverpayment,
      created_at: paidAt,
      changed_at: paidAt,
      paid_at: paidAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const sum = (lines: readonly { quantity: number }[]) => lines.reduce((total, { quantity }) => total + quantity, 0);

test('R-9.07 figures of days match the rows, and recomputing them changes nothing', { timeout: 120_000 }, async () => {
  const { db } = testing.context;
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: 1, maxLength: 3 }), async (histories) => {
      for (const each of histories) await live(each);
      await recomputeFigures({ db, now });
      const stored = await listStored();
      expect(stored.all).toEqual(
        [...expected].toSorted(([one], [other]) => one.localeCompare(other)).map(([day, sums]) => ({ day, ...sums })),
      );
      // Every breakdown adds up to the whole.
      expect(stored.differences).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
  const before = await listRows();
  await Promise.all([1, 2].map(() => recomputeFigures({ db, now })));
  await rebuildFigures({ db }, { from: '2026-03-19', to: '2026-05-05' });
  expect(await listRows()).toEqual(before);
});

async function listRows() {
  const { rows } = await sql`select * from order_day order by kind, day, key_id`.execute(testing.context.db);
  return rows;
}

async function listStored() {
  const { db } = testing.context;
  const all = await sql`
    select to_char(day, 'YYYY-MM-DD') as day, placed, paid, cancelled, refunded, pieces, turnover_minor, charges_minor
    from order_day where kind = 'all' order by day`.execute(db);
  const differences = await sql`
    with sums as (
      select kind, day, sum(turnover_minor) as turnover, sum(net_minor) as net, sum(margin_minor) as margin,
        sum(known_net_minor) as known, sum(pieces) as pieces, sum(discount_minor) as discount
      from order_day group by kind, day)
    select * from sums one join sums whole on whole.kind = 'all' and whole.day = one.day
    where (one.turnover, one.net, one.margin, one.known, one.pieces)
      is distinct from (whole.turnover, whole.net, whole.margin, whole.known, whole.pieces)`.execute(db);
  const months = await sql`
    select d.*, m.turnover_minor as of_month from (
      select kind, date_trunc('month', day)::date as month, key_id, sum(turnover_minor) as turnover from order_day
      group by 1, 2, 3) d
    full join order_month m using (kind, month, key_id) where m.turnover_minor is distinct from d.turnover`.execute(db);
  return { all: all.rows, differences: [...differences.rows, ...months.rows] };
}
