import { describe, expect, test } from 'vitest';
import { orderCancelledJob } from '#server/features/orders/index.ts';
import { queuedJobs } from '#tests/support/paid-things.ts';
import { useReturnedOrders } from '#tests/support/returned-orders.ts';
import { settleCancelledOrder } from './index.ts';

const returns = useReturnedOrders();
const { testing, now, order, ordered, post, decide, refundOrder, refunds, confirmRefunds, find, mails } = returns;

const account = '19-2000145399/0800';

/** Wine for 500 and glasses for 350, delivery 99. */
const lines = [
  { name: 'Víno', price: 50_000 },
  { name: 'Sklenice', price: 35_000 },
];
const withdrawn = (quantities: readonly number[]) => returns.withdrawn(quantities, { bank_account: account });
const cancel = () =>
  post('/api/admin/orders/moves', { ids: [order.id], move: 'cancel', cancels_sent: true, reason: 'Není skladem.' });
const kinds = async () => (await mails()).map(({ kind }) => kind);

describe('cancelling an order with an undecided withdrawal', () => {
  /** Run by the worker. */
  const settle = async () => {
    const jobs = (await queuedJobs(testing.context.db, orderCancelledJob.task)).map((payload) =>
      orderCancelledJob.payload.parse(payload),
    );
    expect(jobs).toContainEqual({ orderId: order.id });
    await settleCancelledOrder({ ...testing.context, now: () => now }, { orderId: order.id });
  };
  const awaitsGoods = (text: string) => text.includes('Až zboží dostaneme zpět');

  test.each([
    ['paid', [1, 1]],
    ['being_prepared', [1]],
    ['sent', [1, 1]],
  ] as const)('R-11.04 settles the withdrawal as well: %s', async (state, quantities) => {
    await ordered(state, { lines });
    const id = await withdrawn(quantities);
    await cancel();
    await settle();
    await settle();
    expect((await refunds()).map(({ amount }) => amount)).toEqual([order.total]);
    expect(await find(id)).toMatchObject({ state: 'accepted', refund: { state: 'waiting' }, suggested: { amount: 0 } });
    expect((await decide(id, false)).json()).toEqual({ decided: [] });
    await confirmRefunds();
    expect(await find(id)).toMatchObject({ state: 'settled', refund: { state: 'done' } });
    const written = await mails();
    expect(written.map(({ kind }) => kind)).toEqual([
      'withdrawal.received',
      'order.cancelled',
      'withdrawal.decided',
      'order.refunded',
      'withdrawal.settled',
    ]);
    expect(written[2]!.text).toContain('Objednávka je zrušena, nemusíte tedy nic vracet. Zaplacenou částku vám');
    expect(written[4]!.text).toContain('Všechno, co jste za objednávku zaplatili, jsme vám vrátili.');
    expect(written.filter(({ text }) => awaitsGoods(text))).toEqual([]);
  });

  test('R-11.04 settles all withdrawals by one refund', async () => {
    await ordered('paid', { lines });
    const ids = [await withdrawn([1]), await withdrawn([0, 1])];
    await cancel();
    await settle();
    await confirmRefunds();
    expect((await refunds()).map(({ amount }) => amount)).toEqual([order.total]);
    for (const id of ids) expect(await find(id)).toMatchObject({ state: 'settled', refund: { state: 'done' } });
    expect((await kinds()).filter((kind) => kind === 'withdrawal.settled')).toHaveLength(2);
  });

  test('R-11.04 settles an accepted one that waits for goods, when these come back undelivered', async () => {
    await ordered('sent', { lines, payment: 'cash_on_delivery' });
    const id = await withdrawn([1]);
    await decide(id);
    await cancel();
    await settle();
    expect(await find(id)).toMatchObject({ state: 'settled', refund: null });
    const written = await mails();
    expect(written.map(({ kind }) => kind)).toEqual([
      'withdrawal.received',
      'withdrawal.decided',
      'order.cancelled',
      'withdrawal.settled',
    ]);
    expect(written[3]!.text).toContain('Žádné peníze k vrácení nezbývají.');
  });

  test('R-11.04 leaves no decision open before that: an accepted one counts as taken back', async () => {
    await ordered('paid', { lines });
    const id = await withdrawn([1]);
    await cancel();
    expect((await decide(id, false)).statusCode).toBe(409);
    expect((await decide(id)).json()).toEqual({ decided: [id] });
    await settle();
    expect(await find(id)).toMatchObject({ state: 'accepted', refund: { amount: { amount: order.total } } });
    expect((await refunds()).map(({ amount }) => amount)).toEqual([order.total]);
    const written = await mails();
    expect(written.filter(({ kind }) => kind === 'withdrawal.decided')).toHaveLength(1);
    expect(written.filter(({ text }) => awaitsGoods(text))).toEqual([]);
  });

  test('R-11.04 ignores refused withdrawals, and queues no job without a withdrawal', async () => {
    await ordered('paid', { lines });
    const id = await withdrawn([1]);
    await decide(id, false);
    await cancel();
    const jobs = await queuedJobs(testing.context.db, orderCancelledJob.task);
    expect(jobs).not.toContainEqual({ orderId: order.id });
    await settleCancelledOrder({ ...testing.context, now: () => now }, { orderId: order.id });
    expect((await find(id)).state).toBe('refused');
  });

  test('R-11.04 and a full refund before the goods left have the same effect', async () => {
    await ordered('paid', { lines });
    const id = await withdrawn([1]);
    await refundOrder(order.total);
    await confirmRefunds();
    expect(await find(id)).toMatchObject({ state: 'settled', refund: { state: 'done' } });
    expect((await mails()).filter(({ text }) => awaitsGoods(text))).toEqual([]);
  });
});
