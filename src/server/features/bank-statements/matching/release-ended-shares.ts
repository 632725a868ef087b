import type { Context } from '#server/context.ts';
import { lockOrder } from '#server/features/orders/index.ts';
import { listPayables } from '#server/features/payments/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { listEndedPartialLines, lockLine, setLineState, type LineRow } from '../bank-line.queries.ts';
import { deleteShares, listShares, settlePartialShares, type ShareRow } from '../bank-share.queries.ts';
import { isPartOfRecorded } from '../recorded-by-hand.ts';

/**
 * Parts of a payment that nobody awaits any more. Where a clerk recorded the whole payment by hand, they belong to it.
 * Where the order was cancelled or paid otherwise, they wait for a clerk again, who decides where the money belongs. A
 * transaction that has also paid for something else stays with what it paid.
 */
export async function releaseEndedShares({ db, now }: Context): Promise<void> {
  for (const id of await listEndedPartialLines(db))
    await db.transaction().execute(async (tx) => {
      // Orders before the line, as a payment that completes a partial one.
      for (const orderId of ordersOf(await listShares(tx, [id]))) await lockOrder(tx, orderId);
      const line = await lockLine(tx, id);
      const shares = await listShares(tx, [id]);
      const parts = shares.filter(({ outcome }) => outcome === 'partial');
      if (line?.state !== 'partial' || (await confirmParts(tx, line, parts, now())) || parts.length < shares.length)
        return;
      await deleteShares(tx, id);
      const suggestion = shares.map(({ variable_symbol: symbol, amount_minor: amount }) => ({ symbol, amount }));
      await setLineState(tx, id, { state: 'waiting', reason: 'order_ended', suggestion, actorId: null, at: now() });
    });
}

/** @returns false, without a change, unless each of them belongs to a payment that a clerk recorded */
async function confirmParts(tx: Tx, line: LineRow, parts: readonly ShareRow[], at: Date): Promise<boolean> {
  const payables = await listPayables(
    tx,
    parts.map(({ variable_symbol: symbol }) => symbol),
  );
  const payments = parts.map((part) =>
    payables.find(({ subject_kind: kind, subject_id: id }) => kind === part.subject_kind && id === part.subject_id),
  );
  for (const [index, part] of parts.entries())
    if (!(await isPartOfRecorded(tx, payments[index], line.currency_code, part.amount_minor))) return false;
  for (const [index, { id }] of parts.entries())
    await settlePartialShares(tx, [id], { outcome: 'confirmed', paymentId: payments[index]!.settled_id, at });
  return true;
}

function ordersOf(shares: readonly ShareRow[]): number[] {
  const ids = shares.flatMap(({ subject_kind: kind, subject_id: id }) => (kind === 'order' && id !== null ? [id] : []));
  return ids.toSorted((one, other) => one - other);
}
