import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { issueOrderCreditNote, issueOrderInvoice } from './issue-documents.ts';
import { listDueDocuments } from './order-document.queries.ts';

/**
 * Issues missing documents of orders that were inserted without them, like those of the demo: in the order of time,
 * each with its date.
 * @returns how many
 */
export async function issueDueDocuments({ config }: Pick<Context, 'config'>, tx: Tx): Promise<number> {
  const due = await listDueDocuments(tx);
  for (const { order_id: orderId, refund_id: refundId, amount, at } of due) {
    if (refundId === null) await issueOrderInvoice({ config }, tx, orderId, at);
    else await issueOrderCreditNote({ config }, tx, orderId, { refundId, amount, at });
  }
  return due.length;
}
