import type { Context } from '#server/context.ts';
import { createPayment } from '#server/features/payments/index.ts';
import { buildOrder, type BuiltOrder, type OrderOptions } from './order-factories.ts';

/** An order without delivery that waits for its transfer, or for cash. */
export async function buildAwaitingOrder(
  { db, config }: Pick<Context, 'db' | 'config'>,
  price: number,
  options: OrderOptions & { payment?: 'bank_transfer' | 'cash_on_delivery' } = {},
): Promise<BuiltOrder> {
  const order = await buildOrder(db, { lines: [{ price }], delivery: 0, ...options });
  await db.transaction().execute((tx) =>
    createPayment(tx, config, {
      subject: { kind: 'order', id: order.id },
      method: options.payment ?? 'bank_transfer',
      amount: order.total,
      currency: 'CZK',
      variableSymbol: order.number,
      at: new Date('2026-03-02T10:00:00Z'),
    }),
  );
  return order;
}
