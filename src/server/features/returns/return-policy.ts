import { complaintSteps, type ComplaintState, type WithdrawalState } from '#shared/returns/lifecycle.ts';

/**
 * Rules of returns by their state. Pure, and shared by presenters and use cases. The periods are rules of orders:
 * `mayWithdraw` and `mayComplain`.
 */

interface SoldLine {
  readonly id: number;
  readonly quantity: number;
}

/** Counts of pieces by line. */
type Pieces = ReadonlyMap<number, number>;

/** Pieces of a line that have not been returned. */
export function piecesLeft({ id, quantity }: SoldLine, returned: Pieces): number {
  return Math.max(0, quantity - (returned.get(id) ?? 0));
}

/**
 * Pieces of a line that the buyer can complain about. Returned pieces and pieces under a complaint may be the same
 * ones; nobody knows, so the buyer gets the benefit of the doubt.
 */
export function complainablePieces(line: SoldLine, returned: Pieces, underComplaint: Pieces): number {
  return Math.max(0, Math.min(piecesLeft(line, returned), line.quantity - (underComplaint.get(line.id) ?? 0)));
}

export function canMoveComplaint({ state }: { readonly state: ComplaintState }, to: ComplaintState): boolean {
  return complaintSteps[state].includes(to);
}

/** Accepted, and nobody has requested its refund yet. */
export function awaitsRefund(row: {
  readonly state: WithdrawalState | ComplaintState;
  readonly refund_id: number | null;
}): boolean {
  return row.state === 'accepted' && row.refund_id === null;
}
