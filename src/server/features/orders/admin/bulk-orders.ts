import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { eachInTransaction } from '#server/platform/db/each-in-transaction.ts';
import { lockOrder, type OrderRow } from '../order.queries.ts';
import { listNumbers } from './admin-order.queries.ts';

interface LeftOrder<Obstacle> {
  readonly id: number;
  /** Null when the order doesn't exist. */
  readonly number: string | null;
  readonly why: Obstacle;
}

/**
 * Runs a bulk action on orders, each locked in its own transaction, in the order of their ids.
 * @param act returns the reason for skipping an order, undefined when it is done
 */
export async function eachOrder<Obstacle extends string>(
  context: Context,
  { action, ids }: { readonly action: string; readonly ids: readonly number[] },
  act: (tx: Tx, order: OrderRow) => Promise<Obstacle | undefined>,
): Promise<{ decided: number[]; left: LeftOrder<Obstacle | 'missing' | 'failed'>[] }> {
  const sorted = ids.toSorted((one, other) => one - other);
  const { decided, left } = await eachInTransaction(context, { action, ids: sorted }, async (tx, id) => {
    const order = await lockOrder(tx, id);
    return order ? act(tx, order) : 'missing';
  });
  const leftIds = left.map(({ id }) => id);
  // The cause of a failed action may break this query too; the answer must still report what was done.
  const numbers = await listNumbers(context.db, leftIds).catch(() => new Map<number, string>());
  return { decided, left: left.map(({ id, why }) => ({ id, number: numbers.get(id) ?? null, why })) };
}
