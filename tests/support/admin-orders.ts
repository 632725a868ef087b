import { beforeAll } from 'vitest';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import type { OrderMove, OrderState } from '#shared/orders/lifecycle.ts';
import { buildAccount, logIn } from './account-factories.ts';
import { buildOrder, buildPaidPayment, type BuiltOrder, type OrderOptions } from './order-factories.ts';
import { useTestContext } from './test-context.ts';
import { useTestServer } from './test-server.ts';

type Method = 'GET' | 'POST' | 'PUT';

/** The administration of orders, with an administrator of orders. */
export function useAdminOrders() {
  const testing = useTestContext();
  const app = useTestServer(testing);
  const username = 'petra.objednavkova';
  // Filled in place before the tests, because test files destructure it at their top.
  const admin = {} as { id: number; headers: { authorization: string } };

  beforeAll(async () => {
    const { db } = testing.context;
    const id = await buildAccount(db, { username, scopes: ['orders'] });
    Object.assign(admin, { id, headers: await logIn(db, id) });
  });

  const call = async (method: Method, path: string, payload?: object) =>
    app.inject({
      method,
      url: `/api/admin/${path}${path.includes('?') ? '&' : '?'}lang=cs`,
      headers: admin.headers,
      ...(payload && { payload }),
    });
  const inState = async (state: OrderState, options: OrderOptions = {}): Promise<BuiltOrder> => {
    const { db } = testing.context;
    const order = await buildOrder(db, { payment: 'card', ...options, order: { state, ...options.order } });
    // It was paid and started before.
    if (state === 'being_prepared' && options.payment !== 'cash_on_delivery')
      await db
        .insertInto('order_event')
        .values({ order_id: order.id, kind: 'prepare', from_state: 'paid', to_state: state, happened_at: new Date(0) })
        .execute();
    return order;
  };
  return {
    testing,
    app,
    admin,
    username,
    call,
    inState,
    paid: async (options: OrderOptions = {}): Promise<BuiltOrder> => {
      const order = await inState('paid', { payment: 'bank_transfer', ...options });
      await buildPaidPayment(testing.context.db, order.id, order.total);
      return order;
    },
    move: async (orders: readonly BuiltOrder[], wanted: OrderMove, details: object = {}) =>
      call('POST', 'orders/moves', { ids: orders.map(({ id }) => id), move: wanted, ...details }),
    read: async ({ id }: BuiltOrder): Promise<AdminOrder> => (await call('GET', `orders/${id}`)).json(),
    mailsOf: async ({ number }: BuiltOrder) =>
      testing.context.db
        .selectFrom('mail')
        .where('subject', 'like', `%${number}%`)
        .select(['kind', 'text'])
        .orderBy('id')
        .execute(),
    auditOf: async ({ id }: BuiltOrder) =>
      testing.context.db
        .selectFrom('audit_entry')
        .where('entity', '=', 'order')
        .where('entity_id', '=', id)
        .select(['actor_id', 'action', 'before', 'after'])
        .orderBy('id')
        .execute(),
  };
}
