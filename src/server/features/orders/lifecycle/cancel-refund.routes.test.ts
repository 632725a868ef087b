import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPayment } from '#server/features/payments/index.ts';
import { useAdminOrders } from '#tests/support/admin-orders.ts';
import type { BuiltOrder } from '#tests/support/order-factories.ts';

const { testing, admin, username, call, inState, paid, move, read, mailsOf } = useAdminOrders();

interface Wish {
  readonly reason?: string;
  readonly content?: object;
  readonly bank_account?: string;
}

/**
 * Requests a refund like the form.
 * @returns its id
 */
async function askRefund(order: BuiltOrder, amount: number, wish: Wish = {}): Promise<number> {
  const form = { client_key: randomUUID(), reason: 'Rozbitá láhev', amount, ...wish };
  expect((await call('POST', `orders/${order.id}/refunds`, form)).statusCode).toBe(200);
  return (await read(order)).refunds.at(-1)!.id;
}

const cancel = async (...ids: number[]) => (await call('POST', 'refunds/cancellation', { ids })).json();
const auditOf = (entity: 'refund' | 'payment', id: number) =>
  testing.context.db
    .selectFrom('audit_entry')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .select(['actor_id', 'action', 'before', 'after'])
    .orderBy('id')
    .execute();
const refundOf = (id: number) =>
  testing.context.db.selectFrom('refund').where('id', '=', id).selectAll().executeTakeFirst();

describe('a refund that was not sent', () => {
  test('R-9.03 is cancelled: its amount is refundable again, and the buyer is not notified', async () => {
    const order = await paid();
    const before = await read(order);
    const id = await askRefund(order, order.total);
    expect((await read(order)).moves).toEqual(['cancel']);
    expect(await cancel(id, 999_999_999)).toEqual({ decided: [id], left: [{ id: 999_999_999, why: 'missing' }] });
    const seen = await read(order);
    expect(seen).toMatchObject({
      refundable: { amount: order.total },
      refunds: [],
      moves: before.moves,
      documents: [],
    });
    expect(seen.history.map(({ kind }) => kind)).toEqual(['cancel_refund', 'ask_refund']);
    expect(seen.history[0]).toMatchObject({ actor: username, note: 'Rozbitá láhev', amount: { amount: order.total } });
    expect(await mailsOf(order)).toEqual([]);
    const amount = `${order.total / 100}.00 CZK`;
    expect(await auditOf('refund', id)).toEqual([
      { actor_id: admin.id, action: 'delete', before: { amount, variable_symbol: expect.any(String) }, after: null },
    ]);
    expect(await cancel(id)).toEqual({ decided: [], left: [{ id, why: 'missing' }] });
    // A new request is another refund.
    expect(await askRefund(order, 500)).not.toBe(id);
  });

  test('R-9.03 stays when it returned pieces', async () => {
    const order = await paid();
    const content = { lines: [{ line_id: order.lineIds[0], quantity: 1 }], delivery: 0, fee: 0 };
    const id = await askRefund(order, 36_300, { content });
    expect(await cancel(id)).toEqual({ decided: [], left: [{ id, why: 'bound' }] });
    expect(await refundOf(id)).toBeDefined();
  });

  test('R-9.03 stays when the order is cancelled, because all of its money is refunded', async () => {
    const order = await paid();
    const typed = await askRefund(order, 10_000);
    await move([order], 'cancel');
    const ours = (await read(order)).refunds.at(-1)!;
    expect(ours.reason).toBe('cancelled');
    expect((await cancel(typed, ours.id)).left).toEqual([
      { id: typed, why: 'bound' },
      { id: ours.id, why: 'bound' },
    ]);
    expect((await read(order)).refundable.amount).toBe(0);
  });

  test.each(['withdrawal', 'complaint'])('R-9.03, R-11.04 stays when it belongs to a %s', async (reason) => {
    const id = await askRefund(await paid(), 500, { reason });
    expect((await cancel(id)).left).toEqual([{ id, why: 'bound' }]);
  });

  test('R-9.03 is not cancelled once it was sent, or when a gateway sends it', async () => {
    const [order, byCard] = [await paid(), await paid()];
    await testing.context.db
      .updateTable('payment')
      .set({ provider: 'test' })
      .where('subject_id', '=', byCard.id)
      .execute();
    const [sent, atGateway] = [await askRefund(order, 500), await askRefund(byCard, 500)];
    await call('POST', 'refunds/confirmation', { ids: [sent] });
    expect(await cancel(sent, atGateway)).toEqual({
      decided: [],
      left: [
        { id: sent, why: 'done' },
        { id: atGateway, why: 'at_gateway' },
      ],
    });
    for (const id of [sent, atGateway])
      expect((await call('PUT', `refunds/${id}/bank-account`, { bank_account: '' })).statusCode).toBe(409);
  });

  test('R-9.03 gets a corrected bank account', async () => {
    const id = await askRefund(await paid(), 500, { bank_account: '19-2000145399/0800' });
    const correct = (bank_account: string, of = id) => call('PUT', `refunds/${of}/bank-account`, { bank_account });
    const wrong = await correct('19-2000145398/0800');
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['bank_account']]);
    expect((await correct('', 999_999_999)).statusCode).toBe(404);
    for (const account of ['178124-4159/0710', '178124-4159/0710', ''])
      expect((await correct(account)).statusCode).toBe(200);
    expect((await refundOf(id))!.bank_account).toBe('');
    expect((await auditOf('refund', id)).map(({ before, after }) => [before, after])).toEqual([
      [{ bank_account: '19-2000145399/0800' }, { bank_account: '178124-4159/0710' }],
      [{ bank_account: '178124-4159/0710' }, { bank_account: '' }],
    ]);
  });
});

describe('an overpayment recorded by hand', () => {
  interface Overpayment {
    readonly id: number;
    readonly variable_symbol: string;
    readonly can_be_deleted: boolean;
  }

  const overpaymentOf = async ({ number }: BuiltOrder, state = 'waiting') =>
    (await call('GET', `payments/overpayments?q=${number}&state=${state}`))
      .json<{ payments: Overpayment[] }>()
      .payments.filter(({ variable_symbol: symbol }) => symbol === number);
  const write = (order: BuiltOrder) =>
    call('POST', `orders/${order.id}/overpayment`, { client_key: randomUUID(), amount: 12_345 });
  const remove = async (...ids: number[]) => (await call('POST', 'payments/overpayments/deletion', { ids })).json();

  test('R-9.03 is deleted until it was sent back', async () => {
    const order = await paid();
    await write(order);
    const [found] = await overpaymentOf(order);
    expect(found).toMatchObject({ can_be_deleted: true });
    expect(await remove(found!.id, 999_999_999)).toEqual({ decided: [found!.id] });
    expect(await overpaymentOf(order)).toEqual([]);
    const seen = await read(order);
    expect(seen.history.map(({ kind }) => kind)).toEqual(['cancel_overpayment', 'overpayment']);
    expect(seen.history[0]).toMatchObject({ actor: username, amount: { amount: 12_345 } });
    expect(seen).toMatchObject({ refundable: { amount: order.total }, order: { payment: { state: 'paid' } } });
    expect(await auditOf('payment', found!.id)).toMatchObject([
      { action: 'add' },
      {
        actor_id: admin.id,
        action: 'delete',
        before: { amount: '123.45 CZK', variable_symbol: expect.any(String) },
        after: null,
      },
    ]);
    expect(await remove(found!.id)).toEqual({ decided: [] });
  });

  test('R-9.03 stays once it was sent back', async () => {
    const order = await paid();
    await write(order);
    const [{ id }] = (await overpaymentOf(order)) as [Overpayment];
    await call('POST', 'payments/overpayments/settlement', { ids: [id] });
    expect(await remove(id)).toEqual({ decided: [] });
    expect(await overpaymentOf(order, 'settled')).toMatchObject([{ id, can_be_deleted: false }]);
  });

  test('R-9.03 stays when it is the order’s payment, which came too late', async () => {
    const order = await inState('cancelled', { payment: 'bank_transfer' });
    const { db, config } = testing.context;
    const subject = { kind: 'order', id: order.id } as const;
    const due = { subject, amount: order.total, currency: 'CZK', variableSymbol: order.number, at: new Date(0) };
    await db.transaction().execute((tx) => createPayment(tx, config, { ...due, method: 'bank_transfer' }));
    await call('POST', `orders/${order.id}/payment`, {});
    const [found] = await overpaymentOf(order);
    expect(found).toMatchObject({ can_be_deleted: false });
    expect(await remove(found!.id)).toEqual({ decided: [] });
    expect(await overpaymentOf(order)).toHaveLength(1);
  });
});
