import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** @param email of the account; read with it, so that unknown e-mails take as long */
export async function isLoginDevice(db: Queryable, email: string, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('login_device')
    .innerJoin('account', 'account.id', 'login_device.account_id')
    .where((of) => of(of.fn('lower', ['account.email']), '=', email))
    .where('login_device.hash', '=', hash)
    .select('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns whether the device is new to the account */
export async function storeLoginDevice(tx: Tx, accountId: number, hash: Buffer, at: Date): Promise<boolean> {
  const { is_new } = await tx
    .insertInto('login_device')
    .values({ account_id: accountId, hash, last_login_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'hash']).doUpdateSet({ last_login_at: at }))
    // Only an inserted row version has no `xmax`.
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow();
  return is_new;
}

export async function deleteLoginDevices(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('login_device').where('account_id', '=', accountId).execute();
}

/** Deletes devices that have not logged in since a time. Run by the worker. */
export async function deleteUnusedLoginDevices(db: Queryable, before: Date): Promise<number> {
  const deleted = await db.deleteFrom('login_device').where('last_login_at', '<', before).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
