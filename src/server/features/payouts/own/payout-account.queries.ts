import { sql } from 'kysely';
import type { PayoutState } from '#shared/payouts/payouts.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** The IBAN; undefined: none was entered. */
export async function findPayoutAccount(db: Queryable, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('payout_account')
    .where('account_id', '=', accountId)
    .select('bank_account')
    .executeTakeFirst();
  return row?.bank_account;
}

export async function setPayoutAccount(tx: Tx, accountId: number, bankAccount: string, at: Date): Promise<void> {
  await tx
    .insertInto('payout_account')
    .values({ account_id: accountId, bank_account: bankAccount, changed_at: at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ bank_account: bankAccount, changed_at: at }))
    .execute();
}

/** Whether the account earns, or has earned, by vouchers. */
export async function isInfluencer(db: Queryable, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from voucher where influencer_id = ${accountId}::bigint
    union all select from influencer_entry where account_id = ${accountId}::bigint limit 1`.execute(db);
  return rows.length > 0;
}

export interface OwnPayoutRow {
  readonly id: number;
  readonly amount_minor: number;
  readonly currency_code: string;
  readonly bank_account: string;
  readonly state: PayoutState;
  readonly created_at: Date;
  readonly paid_at: Date | null;
}

/** The newest first; cancelled ones are not the influencer's concern. */
export async function listOwnPayouts(db: Queryable, accountId: number): Promise<OwnPayoutRow[]> {
  const { rows } = await sql<OwnPayoutRow>`
    select p.id, p.amount_minor, b.currency_code, p.bank_account, p.state, b.created_at, p.paid_at
    from payout p join payout_batch b on b.id = p.batch_id
    where p.account_id = ${accountId}::bigint and p.state <> 'cancelled' order by p.id desc limit 100`.execute(db);
  return rows;
}
