import { findPickupBranch } from '#server/features/branches/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { MailedOrderRow, PlacedMailFacts } from '../mails/order-mail.queries.ts';
import type { CheckedOrder } from './check-order.ts';
import { pickupBranchOf, type toOrderLines, type toOrderRow } from './order-row.ts';

interface Written {
  readonly id: number;
  readonly number: string;
  readonly row: ReturnType<typeof toOrderRow>;
  readonly lines: ReturnType<typeof toOrderLines>;
  readonly lineIds: readonly number[];
  readonly mail: PlacedMailFacts;
}

/** The data of `findMailedOrder` for an order that was just written: reading it all again takes as long as writing it. */
export async function mailedRowOf(
  tx: Tx,
  order: CheckedOrder,
  { id, number, row, lines, lineIds, mail }: Written,
): Promise<MailedOrderRow> {
  const { delivery, payment, today } = order;
  const branch = pickupBranchOf(order);
  return {
    ...row,
    id,
    number,
    variable_symbol: number,
    lines: lines.map((line, index) => ({ ...line, id: lineIds[index]! })),
    is_new: row.state === 'being_prepared',
    carrier_kind: delivery.kind,
    payment_code: payment.code,
    branch: branch ? await findPickupBranch(tx, branch.id, today) : null,
    currency: mail.currency,
    has_terms: mail.has_terms,
    ...nothingYet,
  };
}

/** What an order has later. */
const nothingYet = {
  part_paid_minor: 0,
  tracking_code: null,
  tracking_url: null,
  collect_by: null,
  pickup_code: null,
  paid_at: null,
  has_invoice: false,
  credit_notes: [] as string[],
  cancelled_by: null,
  cancel_reason: null,
  invoice_id: null,
  refund_id: null,
  refund: null,
  overpayment: null,
  credit_note_id: null,
  credit_note_number: null,
  last_payment_id: null,
  part_payment: null,
  lines_change: null,
} satisfies Partial<MailedOrderRow>;
