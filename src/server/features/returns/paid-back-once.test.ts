import { describe, expect, test } from 'vitest';
import { listCreditNotes } from '#server/features/orders/index.ts';
import { buildBranch } from '#tests/support/delivery-factories.ts';
import type { OrderOptions } from '#tests/support/order-factories.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { useReturnedOrders } from '#tests/support/returned-orders.ts';

const returns = useReturnedOrders();
const { testing, app, admin, order, ordered, pieces, withdraw, withdrawn, complained, decide, moveComplaint } = returns;
const { payBack, payComplaint, refundOrder, refunds, confirmRefunds, list, read, seen } = returns;

/** Wine for 500 (21 %) and books for 700 (12 %), delivery 99. */
const lines = [
  { name: 'Víno', price: 50_000 },
  { name: 'Kniha', price: 70_000, taxRate: 12 },
];
const paid = (state: 'paid' | 'delivered' = 'delivered', options: OrderOptions = { lines }) =>
  ordered(state, { ...options, isInvoiced: true });
const refund = (amount: number, quantities: readonly number[], more: object = {}) =>
  refundOrder(amount, { content: { lines: pieces(quantities), delivery: 0, fee: 0 }, ...more });
const suggested = async (id: number, kind = 'withdrawal') =>
  (await list(`kind=${kind}`)).find((each) => each.id === id)!.suggested.amount;
const hold = async (...quantities: number[]) => {
  const branch_id = await buildBranch(testing.context.db);
  for (const { line_id, quantity } of pieces(quantities))
    await testing.context.db
      .insertInto('stock_reservation')
      .values({ order_line_id: line_id, branch_id, quantity })
      .execute();
};

describe('goods are refunded once', () => {
  test('R-11.04 goods under a withdrawal cannot be refunded by the order as well', async () => {
    await paid();
    const id = await withdrawn([1]);
    expect((await read()).refunded_pieces).toEqual([{ line_id: order.lineIds[0], quantity: 1 }]);
    const second = await refund(50_000, [1]);
    expect([second.statusCode, Object.keys(second.json().errors)]).toEqual([422, ['lines']]);
    await decide(id);
    expect((await refund(50_000, [1])).statusCode).toBe(422);
    expect((await payBack(id, 50_000)).json()).toEqual({ decided: [id] });
    expect((await refund(50_000, [1])).statusCode).toBe(422);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([50_000]);
    // A refused withdrawal does not prevent a refund.
    const other = await withdrawn([0, 1]);
    await decide(other, false);
    expect((await refund(70_000, [0, 1])).statusCode).toBe(200);
  });

  test('R-11.04 refunded goods cannot be withdrawn from', async () => {
    await paid('paid', { lines: [{ name: 'Víno', quantity: 2, price: 50_000 }, { name: 'Kniha' }] });
    await refund(50_000, [1]);
    expect((await seen()).lines).toMatchObject([{ left: 1 }, { left: 1 }]);
    expect((await withdraw([2])).statusCode).toBe(409);
    const id = await withdrawn([1]);
    await decide(id);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([50_000, 50_000]);
    expect((await seen()).lines).toMatchObject([{ left: 0 }, { left: 1 }]);
  });

  test('R-11.04 of a simultaneous refund and withdrawal of the same piece one succeeds', async () => {
    await paid();
    const statuses = (await Promise.all([refund(50_000, [1]), withdraw([1])])).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('R-11.04 refunding the last goods cancels the order, and nothing is left to pack', async () => {
    await paid('paid');
    await hold(1, 1);
    await refund(50_000, [1], { back_to_stock: true });
    const id = await withdrawn([0, 1]);
    await decide(id);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([50_000, 70_000 + 9900]);
    const { order: after, holds } = await read();
    expect([after.state, holds]).toEqual(['cancelled', []]);
    expect(await slip()).toContain('už není co balit');
  });

  test('R-9.03 a packing slip omits refunded goods', async () => {
    await paid('paid');
    await hold(1, 1);
    await refund(120_000, [1, 1], { back_to_stock: true });
    const page = await slip();
    expect(page).toContain('už není co balit');
    for (const { name } of lines) expect(page).not.toContain(name);
  });
});

const slip = async () => {
  const answer = await app.inject({
    url: `/api/admin/orders/${order.id}/packing-slip.pdf?lang=cs`,
    headers: admin.headers,
  });
  return (await readPdf(answer.rawPayload)).join(' ');
};

describe('delivery and fee', () => {
  test('R-11.04 are not refunded while goods stay with the buyer', async () => {
    await paid();
    const [first, second] = [await withdrawn([1]), await withdrawn([0, 1])];
    await decide(second);
    expect(await suggested(second)).toBe(70_000);
    await decide(first, false);
    expect(await suggested(second)).toBe(70_000);
    await payBack(second, 70_000);
    expect((await refunds())[0]!.content).toMatchObject({ delivery: 0, fee: 0 });
  });

  test.each([
    ['the first', 0],
    ['the second', 1],
  ])('R-11.04 are refunded once and in full when %s is decided and refunded first', async (_words, place) => {
    await paid('delivered', { lines, fee: 3900, rounding: 40 });
    const ids = [await withdrawn([1]), await withdrawn([0, 1])];
    const inOrder = place === 0 ? ids : ids.toReversed();
    for (const id of inOrder) await decide(id);
    for (const id of inOrder) await payBack(id, await suggested(id));
    const back = await refunds();
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
    expect(back.filter(({ content }) => (content as { delivery: number }).delivery === 9900)).toHaveLength(1);
  });

  test('R-11.04 of an unsent order are not refunded while a part of it is still to be delivered', async () => {
    await paid('paid');
    await hold(1, 1);
    const [first, second] = [await withdrawn([1]), await withdrawn([0, 1])];
    await decide(second);
    await decide(first, false);
    expect((await refunds()).map(({ amount }) => amount)).toEqual([70_000]);
    expect((await read()).order.state).toBe('paid');
  });
});

describe('a refund for a complaint', () => {
  const accepted = async (line: 0 | 1, wished_solution: string) => {
    const id = await complained(line, wished_solution);
    await moveComplaint(id, 'accepted', 'Uznáno.');
    return id;
  };

  test('R-11.04 corrects the tax of its goods; refunding the full price returns them', async () => {
    await paid();
    const id = await accepted(1, 'refund');
    expect(await suggested(id, 'complaint')).toBe(70_000);
    expect((await payComplaint(id, 70_000)).json()).toEqual({ decided: [id] });
    expect((await read()).refunded_pieces).toEqual([{ line_id: order.lineIds[1], quantity: 1 }]);
    expect((await refund(70_000, [0, 1])).statusCode).toBe(422);
    expect((await seen()).lines).toMatchObject([{ left: 1 }, { left: 0 }]);
    await confirmRefunds();
    expect(await listCreditNotes(testing.context.db, order.id)).toMatchObject([
      { lines: [{ name: 'Kniha', quantity: 1, total: -70_000 }], taxes: [{ rate: 12, gross: -70_000 }] },
    ]);
  });

  test.each([
    ['refund', 20_000],
    ['discount', 20_000],
    ['discount', 70_000],
  ])(
    'R-11.04 wished as %s, of %i, that leaves the goods with the buyer only reduces their price',
    async (wish, sum) => {
      await paid();
      await payComplaint(await accepted(1, wish), sum);
      expect(await read()).toMatchObject({
        refunded_pieces: [],
        lessened_lines: [{ line_id: order.lineIds[1], amount: sum }],
      });
      await confirmRefunds();
      expect(await listCreditNotes(testing.context.db, order.id)).toMatchObject([
        { lines: [{ name: 'Sleva z ceny: Kniha', total: -sum }], taxes: [{ rate: 12, gross: -sum }], total: -sum },
      ]);
      // Their remaining value is lower from now on.
      const id = await withdrawn([1, 1]);
      await decide(id);
      expect(await suggested(id)).toBe(order.total - sum);
      await payBack(id, order.total - sum);
      await confirmRefunds();
      const notes = await listCreditNotes(testing.context.db, order.id);
      expect(notes.reduce((total, note) => total + note.total, 0)).toBe(-order.total);
      expect((await read()).order.state).toBe('refunded');
    },
  );

  test('R-11.04 is rejected for goods that were refunded otherwise', async () => {
    await paid();
    const id = await accepted(1, 'refund');
    await withdrawn([0, 1]);
    expect(await suggested(id, 'complaint')).toBe(0);
    expect((await payComplaint(id, 70_000)).statusCode).toBe(422);
    expect(await refunds()).toEqual([]);
  });
});

test('R-9.03 a credit note names the customer of its invoice, whatever was corrected since', async () => {
  await paid();
  const { db } = testing.context;
  const changed = { invoice_name: 'Někdo Jiný', invoice_city: 'Brno', payment_name: 'Jinak', carrier_name: 'Jinak' };
  await db.updateTable('shop_order').set(changed).where('id', '=', order.id).execute();
  await db
    .updateTable('order_line')
    .set({ name: 'Přejmenované', tax_rate: 15 })
    .where('order_id', '=', order.id)
    .execute();
  await refund(50_000 + 9900, [1], { content: { lines: pieces([1]), delivery: 9900, fee: 0 } });
  await confirmRefunds();
  expect(await listCreditNotes(db, order.id)).toMatchObject([
    {
      customer: { name: 'Jiří Dvořák', city: 'Říčany' },
      lines: [{ name: 'Víno', tax_rate: 21, total: -50_000 }],
      delivery: { name: 'Kurýr', total: -9900 },
      payment_method: 'Bankovním převodem',
    },
  ]);
});

test('R-9.03 no administrators’ answer contains the order’s hash', async () => {
  await paid();
  await withdrawn([1]);
  for (const url of ['returns', `orders/${order.id}`, `orders/${order.id}/returns`, 'orders']) {
    const { body, statusCode } = await app.inject({ url: `/api/admin/${url}`, headers: admin.headers });
    expect([statusCode, body.includes(order.hash)], url).toEqual([200, false]);
  }
});
