import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** Only the newest link works. */
export async function replacePasswordReset(
  tx: Tx,
  reset: { hash: Buffer; accountId: number; expiresAt: Date },
): Promise<void> {
  await deletePasswordResets(tx, reset.accountId);
  await tx
    .insertInto('password_reset')
    .values({ hash: reset.hash, account_id: reset.accountId, expires_at: reset.expiresAt })
    .execute();
}

export async function deletePasswordResets(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('password_reset').where('account_id', '=', accountId).execute();
}

/** Whose password a link sets; undefined when the link is unknown, used or expired. */
export function findPasswordResetOwner(db: Queryable, hash: Buffer, now: Date) {
  return db
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'password_reset.account_id')
    .where('password_reset.hash', '=', hash)
    .where('password_reset.expires_at', '>', now)
    .select(['account.email', 'account.username'])
    .executeTakeFirst();
}

/**
 * Uses up a link.
 * @returns the account; undefined when the link is unknown, used or expired
 */
export async function takePasswordReset(tx: Tx, hash: Buffer, now: Date): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('password_reset')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Deletes expired links. Run by the worker. */
export async function deleteEndedPasswordResets(db: Queryable, now: Date): Promise<number> {
  const deleted = await db.deleteFrom('password_reset').where('expires_at', '<', now).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
