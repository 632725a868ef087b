import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { releasePieces, releaseReservation, reserveStock, writeOff } from '#server/features/stock/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { buildAccount } from '#tests/support/account-factories.ts';
import { buildOrder, type BuiltOrder } from '#tests/support/order-factories.ts';
import { buildGoods, buildShop } from '#tests/support/shopping.ts';
import { useTestContext } from '#tests/support/test-context.ts';

const testing = useTestContext();

let goods: readonly number[];
let account: number;
beforeAll(async () => {
  const { db } = testing.context;
  const { warehouse, branch } = await buildShop(db);
  const stock = { [warehouse]: 1000, [branch]: 1000 };
  goods = [await buildGoods(db, { stock }), await buildGoods(db, { stock }), await buildGoods(db, { stock })];
  account = await buildAccount(db);
});

const pieces = fc.integer({ min: 1, max: 4 });
const order = fc.nat({ max: 2 });
const line = fc.nat({ max: 1 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('state'), order, to: fc.constantFrom('paid', 'being_prepared', 'sent', 'cancelled') }),
  fc.record({ kind: fc.constant('paid'), order, isPaid: fc.boolean() }),
  fc.record({ kind: fc.constant('owner'), order, isGuest: fc.boolean() }),
  fc.record({ kind: fc.constant('reserve'), order, line, pieces }),
  fc.record({ kind: fc.constantFrom('release', 'write_off'), order, line, pieces }),
  fc.record({ kind: fc.constant('cancel'), order }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Of two products, so that every product is in two orders. */
async function buildGuestOrder(index: number): Promise<BuiltOrder> {
  const { db } = testing.context;
  const built = await buildOrder(db, { lines: [{ quantity: 2 }, { quantity: 1 }] });
  for (const [at, id] of built.lineIds.entries())
    await db
      .updateTable('order_line')
      .set({ listing_id: listingOf(index, at) })
      .where('id', '=', id)
      .execute();
  return built;
}

const listingOf = (index: number, at: number) => goods[(index + at) % goods.length]!;

async function take(tx: Tx, orders: readonly BuiltOrder[], each: Step): Promise<void> {
  const { id, lineIds } = orders[each.order]!;
  const change = tx.updateTable('shop_order').where('id', '=', id);
  if (each.kind === 'state') await change.set({ state: each.to }).execute();
  else if (each.kind === 'paid') await change.set({ paid_at: each.isPaid ? new Date() : null }).execute();
  else if (each.kind === 'owner') await change.set({ account_id: each.isGuest ? null : account }).execute();
  else if (each.kind === 'reserve')
    await reserveStock(
      tx,
      [{ lineId: lineIds[each.line]!, listingId: listingOf(each.order, each.line), quantity: each.pieces }],
      null,
    );
  else if (each.kind === 'cancel') {
    await change.set({ state: 'cancelled' }).execute();
    await releaseReservation(tx, id);
  } else
    await (each.kind === 'release' ? releasePieces : writeOff)(tx, [
      { line_id: lineIds[each.line]!, quantity: each.pieces },
    ]);
}

const counted = () =>
  sql<{ listing_id: number; pieces: number }>`
    select listing_id, pieces from unpaid_guest_pieces where pieces <> 0 order by listing_id`.execute(
    testing.context.db,
  );

const held = () =>
  sql<{ listing_id: number; pieces: number }>`
    select l.listing_id, sum(r.quantity)::int as pieces
    from shop_order o join order_line l on l.order_id = o.id join stock_reservation r on r.order_line_id = l.id
    where o.account_id is null and o.paid_at is null
      and o.state in ('waiting_for_payment', 'being_prepared', 'ready_for_pickup')
    group by 1 order by 1`.execute(testing.context.db);

test('R-6.08 what guests hold without having paid is counted, whatever happens to their orders', async () => {
  const { db } = testing.context;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const orders = [await buildGuestOrder(0), await buildGuestOrder(1), await buildGuestOrder(2)];
      const first = orders.flatMap((_, at) =>
        [0, 1].map((each) => ({ kind: 'reserve', order: at, line: each, pieces: 2 })),
      );
      for (const each of [...(first as Step[]), ...steps]) {
        await db.transaction().execute((tx) => take(tx, orders, each));
        expect((await counted()).rows).toEqual((await held()).rows);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
