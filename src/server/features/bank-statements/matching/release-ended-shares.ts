import type { Context } from '#server/context.ts';
import { lockOrder } from '#server/features/orders/index.ts';
import { listEndedPartialLines, lockLine, setLineState } from '../bank-line.queries.ts';
import { deleteShares, listShares, type ShareRow } from '../bank-share.queries.ts';

/**
 * Parts of a payment whose order was cancelled or paid otherwise wait for a clerk again, who decides where the money
 * belongs. A transaction that has also paid for something else stays with what it paid.
 */
export async function releaseEndedShares({ db, now }: Context): Promise<void> {
  for (const id of await listEndedPartialLines(db))
    await db.transaction().execute(async (tx) => {
      // Orders before the line, as a payment that completes a partial one.
      for (const orderId of ordersOf(await listShares(tx, [id]))) await lockOrder(tx, orderId);
      const line = await lockLine(tx, id);
      const shares = await listShares(tx, [id]);
      if (line?.state !== 'partial' || shares.some(({ outcome }) => outcome !== 'partial')) return;
      await deleteShares(tx, id);
      const suggestion = shares.map(({ variable_symbol: symbol, amount_minor: amount }) => ({ symbol, amount }));
      await setLineState(tx, id, { state: 'waiting', reason: 'order_ended', suggestion, actorId: null, at: now() });
    });
}

function ordersOf(shares: readonly ShareRow[]): number[] {
  const ids = shares.flatMap(({ subject_kind: kind, subject_id: id }) => (kind === 'order' && id !== null ? [id] : []));
  return ids.toSorted((one, other) => one - other);
}
