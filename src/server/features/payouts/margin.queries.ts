import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** Entries of influencers that no payout has paid. */
const unpaid = sql`influencer_entry e left join payout_entry pe on pe.entry_id = e.id`;

export async function sumUnpaid(db: Queryable, accountId: number, currency: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(e.margin_minor), 0)::bigint as sum from ${unpaid}
    where pe.entry_id is null and e.account_id = ${accountId}::bigint and e.currency_code = ${currency}`.execute(db);
  return rows[0]!.sum;
}

/**
 * Puts all unpaid margins of an influencer, and what later returns have deducted, into a payout. The influencer's account
 * is locked.
 */
export async function takeMargins(
  tx: Tx,
  { payoutId, accountId, currency }: { payoutId: number; accountId: number; currency: string },
): Promise<void> {
  await sql`
    insert into payout_entry (entry_id, payout_id)
    select e.id, ${payoutId}::bigint from ${unpaid}
    where pe.entry_id is null and e.account_id = ${accountId}::bigint and e.currency_code = ${currency}`.execute(tx);
}

/** The margins of a payment that was taken out can be paid by another batch. */
export async function releaseMarginsOf(tx: Tx, payoutId: number): Promise<void> {
  await tx.deleteFrom('payout_entry').where('payout_id', '=', payoutId).execute();
}

/** The margins of a cancelled batch can be paid by another one. */
export async function releaseMargins(tx: Tx, batchId: number): Promise<void> {
  await sql`delete from payout_entry where payout_id in (select id from payout where batch_id = ${batchId}::bigint)`.execute(
    tx,
  );
}

export interface PaidEntryRow {
  readonly payout_id: number;
  readonly code: string;
  readonly is_return: boolean;
  readonly turnover_minor: number;
  readonly margin_minor: number;
  readonly happened_at: Date;
}

/** What the payouts of a batch consist of, the oldest first. */
export async function listPaidEntries(db: Queryable, batchId: number): Promise<PaidEntryRow[]> {
  const { rows } = await sql<PaidEntryRow>`
    select pe.payout_id, v.code, e.refund_id is not null as is_return, e.turnover_minor, e.margin_minor, e.happened_at
    from payout_entry pe join influencer_entry e on e.id = pe.entry_id join voucher v on v.id = e.voucher_id
    where pe.payout_id in (select id from payout where batch_id = ${batchId}::bigint)
    order by pe.payout_id, e.happened_at, e.id`.execute(db);
  return rows;
}
