import type { PayableRow } from '#server/features/payments/index.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { sumConfirmedByBank } from './bank-share.queries.ts';

/** Whether a clerk recorded a payment of which exactly this sum is not confirmed by the bank yet. */
export async function isRecorded(
  db: Queryable,
  payable: PayableRow,
  currency: string,
  amount: number,
): Promise<boolean> {
  return (await unconfirmedOf(db, payable, currency)) === amount;
}

/** Whether a clerk recorded a payment of which this sum, or more, is not confirmed by the bank yet. */
export async function isPartOfRecorded(
  db: Queryable,
  payable: PayableRow | undefined,
  currency: string,
  amount: number,
): Promise<boolean> {
  return payable !== undefined && (await unconfirmedOf(db, payable, currency)) >= amount;
}

/** 0 without a transfer in this currency that was recorded. */
async function unconfirmedOf(
  db: Queryable,
  { settled_id: id, settled_provider: provider, settled_currency: settledIn, settled_minor: settled }: PayableRow,
  currency: string,
): Promise<number> {
  if (id === null || settled === null || provider !== 'bank_transfer' || settledIn !== currency) return 0;
  return settled - (await sumConfirmedByBank(db, id));
}
