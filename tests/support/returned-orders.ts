import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderState } from '#shared/orders/lifecycle.ts';
import type { AdminReturn } from '#shared/returns/admin-contract.ts';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { paidOrders } from '#server/features/orders/index.ts';
import { buildAdministrator } from './account-factories.ts';
import { buildOrder, buildPaidPayment, deliverOrder, type BuiltOrder, type OrderOptions } from './order-factories.ts';
import { useTestContext } from './test-context.ts';
import { useTestServer } from './test-server.ts';

const now = new Date('2026-03-05T10:00:00Z');
const sender = { name: 'Jiří Dvořák', email: 'jiri@example.cz' };

/** Six beers for 290, a glass for 100, and 99 for the delivery. */
export const beersAndGlass = [
  { name: 'Ležák', quantity: 6, price: 5000, discount: 1000 },
  { name: 'Sklenice', price: 10_000 },
];

interface OrderedOptions extends OrderOptions {
  /** Whether the payment issued the invoice, as in the portal. */
  readonly isInvoiced?: boolean;
}

/** A returned order for each test: the buyer's requests, the administrators' decisions, and the results. */
export function useReturnedOrders() {
  const testing = useTestContext({ DATABASE_POOL: '8' });
  const app = useTestServer(testing, { now: () => now });
  // Filled in place: the administrator before the tests, the order by `ordered`.
  const admin = {} as Awaited<ReturnType<typeof buildAdministrator>>;
  const order = {} as BuiltOrder;

  beforeAll(async () => {
    Object.assign(admin, await buildAdministrator(testing.context.db, ['orders']));
  });
  beforeEach(async () => {
    for (const table of ['mail', 'withdrawal', 'complaint', 'invoice', 'refund', 'audit_entry'] as const)
      await testing.context.db.deleteFrom(table).execute();
  });

  /** Places Jiří's order; it is paid except for cash on delivery, and a delivered one arrived three days ago. */
  const ordered = async (state: OrderState, { isInvoiced = false, ...options }: OrderedOptions = {}) => {
    const { context } = testing;
    const { db } = context;
    const own = { email: sender.email, ...(!isInvoiced && { state }) };
    Object.assign(order, await buildOrder(db, { ...options, order: own }));
    if (isInvoiced)
      await db.transaction().execute((tx) =>
        paidOrders(context).settled(tx, order.id, {
          paymentId: 1,
          method: options.payment ?? 'bank_transfer',
          amount: order.total,
          at: now,
        }),
      );
    if (options.payment !== 'cash_on_delivery') await buildPaidPayment(db, order.id, order.total);
    if (state === 'delivered') await deliverOrder(db, order.id, new Date('2026-03-02T10:00:00Z'));
  };

  const post = (url: string, payload: object, headers: object = admin.headers) =>
    app.inject({ method: 'POST', url, payload, headers: { ...headers } });
  const get = async <Body>(url: string) => (await app.inject({ url, headers: admin.headers })).json<Body>();
  const path = (end: string) => `/api/orders/${order.id}/${order.hash}/${end}`;
  /** @param quantities of the order's lines, in their order */
  const pieces = (quantities: readonly number[]) =>
    quantities
      .map((quantity, index) => ({ line_id: order.lineIds[index]!, quantity }))
      .filter(({ quantity }) => quantity > 0);
  const withdrawalForm = (quantities: readonly number[], more: object = {}) => ({
    client_key: randomUUID(),
    lines: pieces(quantities).map(({ line_id, quantity }) => ({ order_line_id: line_id, quantity })),
    ...sender,
    ...more,
  });
  const withdraw = (quantities: readonly number[], more: object = {}) =>
    post(path('withdrawals'), withdrawalForm(quantities, more), {});
  const list = async (query = '') => (await get<{ returns: AdminReturn[] }>(`/api/admin/returns?${query}`)).returns;
  const refunds = () =>
    testing.context.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('payment.subject_id', '=', order.id)
      .select([
        'refund.id',
        'refund.amount_minor as amount',
        'refund.reason',
        'refund.bank_account',
        'refund.content',
        'refund.state',
      ])
      .orderBy('refund.id')
      .execute();

  return {
    testing,
    app,
    now,
    admin,
    order,
    ordered,
    path,
    post,
    pieces,
    withdrawalForm,
    withdraw,
    /** @returns the id of the withdrawal */
    withdrawn: async (quantities: readonly number[], more: object = {}): Promise<number> =>
      (await withdraw(quantities, more)).json<OrderReturns>().withdrawals.at(-1)!.id,
    /** Complains about one piece of a line, asking for a refund by default. @returns the id of the complaint */
    complained: async (line: 0 | 1, wished_solution = 'refund'): Promise<number> => {
      const goods = { order_line_id: order.lineIds[line], quantity: 1 };
      const said = { description: 'Přišlo to rozbité.', wished_solution };
      const answer = await post(path('complaints'), { client_key: randomUUID(), ...goods, ...sender, ...said }, {});
      return answer.json<OrderReturns>().complaints.at(-1)!.id;
    },
    decide: (id: number, is_accepted = true, decision = is_accepted ? '' : 'Otevřená láhev.') =>
      post(`/api/admin/withdrawals/${id}/decision`, { is_accepted, decision }),
    moveComplaint: (id: number, state: string, decision = '') =>
      post(`/api/admin/complaints/${id}/state`, { state, decision }),
    payBack: (id: number, amount: number, more: object = {}, lang = 'cs') =>
      post(`/api/admin/withdrawals/${id}/refund?lang=${lang}`, { amount, ...more }),
    payComplaint: (id: number, amount: number, more: object = {}) =>
      post(`/api/admin/complaints/${id}/refund`, { amount, ...more }),
    /** A refund without a return. */
    refundOrder: (amount: number, more: object = {}) =>
      post(`/api/admin/orders/${order.id}/refunds`, { client_key: randomUUID(), reason: 'Vráceno', amount, ...more }),
    refunds,
    /** Marks all waiting refunds as sent. */
    confirmRefunds: async (): Promise<void> => {
      const ids = (await refunds()).filter(({ state }) => state === 'waiting').map(({ id }) => id);
      expect((await post('/api/admin/refunds/confirmation', { ids })).json()).toEqual({ decided: ids, left: [] });
    },
    /** All returns as administrators see them. */
    list,
    find: async (id: number) => (await list()).find((each) => each.id === id)!,
    /** The order as administrators see it. */
    read: () => get<AdminOrder>(`/api/admin/orders/${order.id}`),
    /** The order as its buyer sees it. */
    seen: async () => (await app.inject({ url: path('returns') })).json<OrderReturns>(),
    /** Mails queued since the test began, with collapsed white space. */
    mails: async () => {
      const rows = await testing.context.db.selectFrom('mail').select(['kind', 'text']).orderBy('id').execute();
      return rows.map(({ kind, text }) => ({ kind, text: text.replace(/\s+/g, ' ') }));
    },
    audit: async () => {
      const entries = testing.context.db.selectFrom('audit_entry').select(['action', 'entity', 'after']);
      return (await entries.orderBy('id').execute()).map(({ action, entity, after }) => [action, entity, after]);
    },
  };
}
