import type { CompanyMatch } from '#shared/verification/company-match-contract.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface CompanyMatchRow {
  /** Hash of the data that were compared. */
  readonly compared: Buffer;
  readonly state: NonNullable<CompanyMatch['result']>['state'];
  readonly company: unknown;
  readonly checked_at: Date;
}

export async function findCompanyMatch(db: Queryable, accountId: number): Promise<CompanyMatchRow | undefined> {
  const row = await db
    .selectFrom('company_match')
    .where('account_id', '=', accountId)
    .select(['compared', 'state', 'company', 'checked_at'])
    .executeTakeFirst();
  return row && { ...row, state: row.state as CompanyMatchRow['state'] };
}

export async function saveCompanyMatch(db: Queryable, accountId: number, row: CompanyMatchRow): Promise<void> {
  const values = { ...row, company: row.company === undefined ? null : JSON.stringify(row.company) };
  await db
    .insertInto('company_match')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}
