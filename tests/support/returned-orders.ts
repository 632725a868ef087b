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

/** Six beers for 290 in all, a glass for 100, and 99 for their way. */
export const beersAndGlass = [
  { name: 'Ležák', quantity: 6, price: 5000, discount: 1000 },
  { name: 'Sklenice', price: 10_000 },
];

interface OrderedOptions extends OrderOptions {
  /** Whether the payment wrote the invoice, as it does in the portal. */
  readonly isInvoiced?: boolean;
}

/** An order of each test that comes back: what its buyer sends, what administrators of orders decide, what comes of it. */
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

  /** Jiří orders; it is paid unless the courier takes the money, and was brought three days ago if it is delivered. */
  const ordered = async (state: OrderState, { isInvoiced = false, ...options }: OrderedOptions = {}) => {
    const { context } = testing;
    const { db } = context;
    const own = { email: sender.email, ...(!isInvoiced && { state }) };
    Object.assign(order, await buildOrder(db, { ...options, order: own }));
    if (isInvoiced)
      await db.transaction().execute((tx) => paidOrders(context).settled(tx, order.id, { paymentId: 1, at: now }));
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
    /** Of a piece of a line, for which money is wished unless told. @returns the id of the complaint */
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
    /** A refund that is of no return. */
    refundOrder: (amount: number, more: object = {}) =>
      post(`/api/admin/orders/${order.id}/refunds`, { client_key: randomUUID(), reason: 'Vráceno', amount, ...more }),
    refunds,
    /** Somebody says that the money of all refunds that wait has left. */
    confirmRefunds: async (): Promise<void> => {
      const ids = (await refunds()).filter(({ state }) => state === 'waiting').map(({ id }) => id);
      expect((await post('/api/admin/refunds/confirmation', { ids })).json()).toEqual({ decided: ids, left: [] });
    },
    /** What administrators are shown of all returns. */
    list,
    find: async (id: number) => (await list()).find((each) => each.id === id)!,
    /** What administrators are shown of the order. */
    read: () => get<AdminOrder>(`/api/admin/orders/${order.id}`),
    /** What its buyer is shown. */
    seen: async () => (await app.inject({ url: path('returns') })).json<OrderReturns>(),
    /** Those written since the test began, with all white space as one space. */
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
