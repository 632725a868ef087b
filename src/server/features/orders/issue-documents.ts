import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';

export async function issueOrderInvoice(_context: Context, _tx: Tx, _orderId: number, _at: Date): Promise<void> {}

export async function issueOrderCreditNote(
  _context: Context,
  _tx: Tx,
  _orderId: number,
  _refund: { readonly refundId: number; readonly amount: number; readonly at: Date },
): Promise<void> {}
