import { conflict, notFound, notUndoable } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { cancelPartPayment } from '#server/features/orders/index.ts';
import { deleteOverpayment, type PaymentSubjects } from '#server/features/payments/index.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { lockLine, setLineState } from '../bank-line.queries.ts';
import { deleteShares, listShares, type ShareRow } from '../bank-share.queries.ts';
import { isUndoable } from './undoable.ts';

/**
 * Takes back what a clerk or the system has decided about a transaction, which then waits again. What has paid for an
 * order stays: the invoice is issued, so the money goes back as a refund of the order.
 * @throws not_found, conflict, not_undoable
 */
export async function undoLine(
  { db, now }: Context,
  subjects: PaymentSubjects,
  { id, actorId }: { readonly id: number; readonly actorId: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Subjects are locked before the line: a payment that completes a partial one holds them in this order.
    for (const { subject_kind: kind, subject_id: subjectId } of inLockOrder(await listShares(tx, [id])))
      if (kind !== null && subjectId !== null) await subjects[kind].lock(tx, subjectId);
    const line = await lockLine(tx, id);
    if (!line) throw notFound();
    if (line.state === 'waiting' || line.state === 'new') throw conflict();
    const shares = await listShares(tx, [id]);
    if (!isUndoable(line.state, shares)) throw notUndoable();
    const at = now();
    await deleteShares(tx, id);
    for (const { subject_kind: kind, subject_id: orderId, amount_minor: amount, outcome } of shares)
      if (outcome === 'partial' && kind === 'order' && orderId !== null)
        await cancelPartPayment(tx, { orderId, amount, line: id, actorId, at });
    for (const { outcome, payment_id: paymentId } of shares)
      if (outcome === 'overpayment' && paymentId !== null)
        if (!(await deleteOverpayment(tx, subjects, { id: paymentId, actorId, at }))) throw notUndoable();
    await setLineState(tx, id, { state: 'waiting', reason: 'undone', actorId, at });
    const before = { state: line.state, note: line.note };
    await recordAudit(tx, [{ actorId, action: 'undo', entity: 'bank_line', entityId: id, before }], at);
  });
}

function inLockOrder(shares: readonly ShareRow[]): ShareRow[] {
  return shares.toSorted(
    (one, other) =>
      (one.subject_kind ?? '').localeCompare(other.subject_kind ?? '') ||
      (one.subject_id ?? 0) - (other.subject_id ?? 0),
  );
}
