import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';

export type OrderMail =
  | 'order.placed'
  | 'order.paid'
  | 'order.ready_for_pickup'
  | 'order.sent'
  | 'order.delivered'
  | 'order.cancelled'
  | 'order.refunded'
  | 'order.payment_failed'
  | 'order.expiring';

export async function queueOrderMail(
  _context: Pick<Context, 'config'>,
  _tx: Tx,
  _orderId: number,
  _kind: OrderMail,
): Promise<void> {}
