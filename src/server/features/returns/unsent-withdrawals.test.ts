import { beforeEach, describe, expect, test } from 'vitest';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import { beersAndGlass, useReturnedOrders } from '#tests/support/returned-orders.ts';
import { buildGoods } from '#tests/support/shopping.ts';

const { testing, order, ordered, withdrawn, decide, payBack, refunds, confirmRefunds, list, read, mails } =
  useReturnedOrders();

beforeEach(() => ordered('being_prepared', { lines: beersAndGlass }));

describe('withdrawals from unsent orders', () => {
  const stateOf = async () => (await read()).order.state;
  const paidBack = async () => (await refunds()).map(({ amount, reason }) => ({ amount, reason }));
  /** Two products reserved by the order: six pieces of one from two places, one of the other. */
  let stock: (listing: 0 | 1) => Promise<number[]>;

  beforeEach(async () => {
    const { db } = testing.context;
    const branches = [await buildBranch(db), await buildBranch(db)] as const;
    const listings = [
      await buildGoods(db, { stock: { [branches[0]]: 0, [branches[1]]: 10 } }),
      await buildGoods(db, { stock: { [branches[0]]: 3 } }),
    ] as const;
    const goods = [
      { line: order.lineIds[0]!, listing: listings[0], held: [4, 2] },
      { line: order.lineIds[1]!, listing: listings[1], held: [1] },
    ];
    for (const { line, listing, held } of goods) {
      await db.updateTable('order_line').set({ listing_id: listing }).where('id', '=', line).execute();
      for (const [index, quantity] of held.entries())
        await db
          .insertInto('stock_reservation')
          .values({ order_line_id: line, branch_id: branches[index]!, quantity })
          .execute();
    }
    stock = async (listing) => {
      const rows = await db
        .selectFrom('stock')
        .where('listing_id', '=', listings[listing])
        .select('quantity')
        .orderBy('branch_id')
        .execute();
      return rows.map(({ quantity }) => quantity);
    };
  });

  test('R-11.04 cancel the order: goods return to the stock and all the money to the buyer', async () => {
    const id = await withdrawn([6, 1]);
    expect((await decide(id)).json()).toEqual({ decided: [id] });
    expect([await stock(0), await stock(1)]).toEqual([[4, 12], [4]]);
    expect([await stateOf(), await paidBack()]).toEqual(['cancelled', [{ amount: order.total, reason: 'withdrawal' }]]);
    expect(await list()).toMatchObject([{ state: 'accepted', refund: { state: 'waiting' } }]);
    expect((await mails()).find(({ kind }) => kind === 'withdrawal.decided')!.text).toContain('nemusíte tedy nic');
    await confirmRefunds();
    expect(await list()).toMatchObject([{ state: 'settled', refund: { amount: { amount: order.total } } }]);
    expect(await stateOf()).toBe('refunded');
    expect([await stock(0), await stock(1)]).toEqual([[4, 12], [4]]);
  });

  test('R-11.04 from a part return its pieces and refund their price; the last part cancels the order', async () => {
    const [first, second] = [await withdrawn([5]), await withdrawn([1, 1])];
    await decide(first);
    expect(await stock(0)).toEqual([4, 11]);
    expect([await stateOf(), await paidBack()]).toEqual(['being_prepared', [{ amount: 24_167, reason: 'withdrawal' }]]);
    const { holds } = await read();
    expect(holds.map(({ quantity }) => quantity)).toEqual([1, 1]);
    await confirmRefunds();
    expect(await list('state=settled')).toHaveLength(1);
    expect(await stateOf()).toBe('being_prepared');
    await decide(second);
    expect([await stock(0), await stock(1)]).toEqual([[4, 12], [4]]);
    expect([await stateOf(), (await paidBack())[1]]).toEqual([
      'cancelled',
      { amount: order.total - 24_167, reason: 'withdrawal' },
    ]);
    await confirmRefunds();
    expect([await stateOf(), (await list('state=settled')).length]).toEqual(['refunded', 2]);
  });

  test('R-11.04 refund a transfer to the account that the buyer entered', async () => {
    const { db } = testing.context;
    const id = await withdrawn([1]);
    await db.updateTable('withdrawal').set({ bank_account: '19-2000145399/0800' }).where('id', '=', id).execute();
    await decide(id);
    expect(await db.selectFrom('refund').select('bank_account').execute()).toEqual([
      { bank_account: '19-2000145399/0800' },
    ]);
  });

  test('R-11.04 from an order to be paid on delivery are settled at once, because nothing was paid', async () => {
    const { db } = testing.context;
    await db.deleteFrom('payment').where('subject_id', '=', order.id).execute();
    await db.updateTable('shop_order').set({ paid_at: null }).where('id', '=', order.id).execute();
    const part = await withdrawn([2]);
    await decide(part);
    // The parcel leaves unchanged; the recipient pays for all of it and then gets the part refunded.
    expect([await stateOf(), await stock(0), (await list())[0]!.state]).toEqual([
      'being_prepared',
      [0, 10],
      'accepted',
    ]);
    await decide(await withdrawn([4, 1]));
    expect([await stateOf(), await stock(0), await paidBack()]).toEqual(['cancelled', [4, 12], []]);
    expect(await list()).toMatchObject([
      { state: 'settled', refund: null },
      { id: part, state: 'accepted' },
    ]);
    expect((await payBack(part, 0)).json()).toEqual({ decided: [part] });
    expect((await list()).map(({ state }) => state)).toEqual(['settled', 'settled']);
  });
});
