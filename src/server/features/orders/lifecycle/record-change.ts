import type { OrderEventKind } from '#shared/orders/lifecycle.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { recordOrderEvent, type OrderRow } from '../order.queries.ts';

/** An event of an order that doesn't change its state. */
export async function recordUnmoved(
  tx: Tx,
  { id, state }: OrderRow,
  event: { kind: OrderEventKind; actorId: number; at: Date; detail?: Readonly<Record<string, unknown>> },
): Promise<void> {
  await recordOrderEvent(tx, { ...event, orderId: id, from: state, to: state });
}

/** An administrator's action on an order. */
export async function auditOrder(
  tx: Tx,
  order: OrderRow,
  { actorId, at, before, after }: { actorId: number; at: Date; before?: object; after: object },
): Promise<void> {
  await recordAudit(
    tx,
    [{ actorId, action: 'change', entity: 'order', entityId: order.id, ...(before && { before }), after }],
    at,
  );
}
