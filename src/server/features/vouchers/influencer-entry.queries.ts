import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** A voucher of an order by which an influencer earns. */
export interface EarningVoucher {
  readonly voucher_id: number;
  readonly influencer_id: number;
  readonly margin_percent: number;
  readonly currency_code: string;
}

export async function listEarningVouchers(db: Queryable, orderId: number): Promise<EarningVoucher[]> {
  const { rows } = await sql<EarningVoucher>`
    select v.id as voucher_id, v.influencer_id, v.margin_percent, o.currency_code
    from order_voucher used
    join voucher v on v.id = used.voucher_id
    join shop_order o on o.id = used.order_id
    where used.order_id = ${orderId}::bigint and not used.is_released and v.influencer_id is not null
    order by v.id`.execute(db);
  return rows;
}

/** The order's goods after the discount, with tax, by tax rate. */
export async function listGoodsByRate(
  db: Queryable,
  orderId: number,
): Promise<{ readonly tax_rate: number; readonly gross: number }[]> {
  return db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .groupBy('tax_rate')
    .select(['tax_rate', sql<number>`sum(total_minor - discount_minor)::bigint`.as('gross')])
    .execute();
}

export interface InfluencerEntryRow {
  readonly account_id: number;
  readonly voucher_id: number;
  readonly order_id: number;
  readonly refund_id: number | null;
  readonly turnover_minor: number;
  readonly margin_minor: number;
  readonly currency_code: string;
}

/** Idempotent: an existing entry for the same voucher, order and refund stays unchanged. */
export async function insertEntries(tx: Tx, entries: readonly InfluencerEntryRow[], at: Date): Promise<void> {
  if (entries.length === 0) return;
  await tx
    .insertInto('influencer_entry')
    .values(entries.map((entry) => ({ ...entry, happened_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks the entries of an order, oldest first. */
export function lockEntries(tx: Tx, orderId: number): Promise<InfluencerEntryRow[]> {
  return tx
    .selectFrom('influencer_entry')
    .where('order_id', '=', orderId)
    .select(['account_id', 'voucher_id', 'order_id', 'refund_id', 'turnover_minor', 'margin_minor', 'currency_code'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
