import type { Queryable, Tx } from '#server/platform/db/db.ts';

/**
 * Uses up the code of a period, and with it those of all before.
 * @returns whether it was still good: of two calls at once one gets it
 */
export async function takeTimeStep(tx: Tx, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ second_factor_last_step: step })
    .where('id', '=', accountId)
    .where((of) => of.or([of('second_factor_last_step', 'is', null), of('second_factor_last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses a recovery code up. @returns whether the account had it */
export async function takeRecoveryCode(tx: Tx, accountId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @param hashes none: the account has no codes from here on */
export async function replaceRecoveryCodes(tx: Tx, accountId: number, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ account_id: accountId, hash })))
    .execute();
}

export async function countRecoveryCodes(db: Queryable, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .where('account_id', '=', accountId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
