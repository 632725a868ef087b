import type { Queryable, Tx } from '#server/platform/db/db.ts';

/**
 * Marks the code of a period, and all earlier ones, as used.
 * @returns whether it was unused: of two concurrent calls one gets true
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

/**
 * Uses up a recovery code.
 * @returns whether the account had it
 */
export async function takeRecoveryCode(tx: Tx, accountId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** @param hashes empty: removes all codes */
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

/** Accounts whose stored secret does not begin with the prefix of the current key. */
export async function lockSecretsOfOtherKeys(
  tx: Tx,
  prefix: string,
  limit: number,
): Promise<{ id: number; secret: string }[]> {
  const rows = await tx
    .selectFrom('account')
    .where('second_factor_secret', 'is not', null)
    .where('second_factor_secret', 'not like', `${prefix}%`)
    .select(['id', 'second_factor_secret'])
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id, second_factor_secret: secret }) => ({ id, secret: secret! }));
}
