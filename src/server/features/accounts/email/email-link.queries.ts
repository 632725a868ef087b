import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** What a link proves: the e-mail of an account, or one of the two addresses of a change. */
export type EmailPurpose = 'own' | 'old' | 'new';

interface NewLink {
  readonly hash: Buffer;
  readonly accountId: number;
  readonly purpose: EmailPurpose;
  readonly email: string;
  readonly expiresAt: Date;
}

/** Only the newest link of a purpose works. */
export async function replaceEmailLink(tx: Tx, { hash, accountId, purpose, email, expiresAt }: NewLink): Promise<void> {
  await deleteEmailLinks(tx, accountId, [purpose]);
  const link = { hash, account_id: accountId, purpose, email, expires_at: expiresAt };
  await tx.insertInto('email_link').values(link).execute();
}

export async function deleteEmailLinks(tx: Tx, accountId: number, purposes: readonly EmailPurpose[]): Promise<void> {
  await tx
    .deleteFrom('email_link')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', [...purposes])
    .execute();
}

/** An unused link that has not expired; undefined for any other token. */
export async function findEmailLink(db: Queryable, hash: Buffer, now: Date) {
  const link = await db
    .selectFrom('email_link as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .leftJoin('email_change as c', 'c.account_id', 'l.account_id')
    .where('l.hash', '=', hash)
    .where('l.expires_at', '>', now)
    .select(['l.account_id', 'l.purpose', 'l.email', 'a.username', 'c.email as new_email'])
    .executeTakeFirst();
  return link && { ...link, purpose: link.purpose as EmailPurpose };
}

/** Uses up a link; of several concurrent callers one gets it. */
export async function takeEmailLink(tx: Tx, hash: Buffer, now: Date) {
  const link = await tx
    .deleteFrom('email_link')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['account_id', 'purpose', 'email'])
    .executeTakeFirst();
  return link && { ...link, purpose: link.purpose as EmailPurpose };
}

export async function replaceEmailChange(
  tx: Tx,
  change: { accountId: number; email: string; requestedAt: Date; expiresAt: Date; loginId: number },
): Promise<void> {
  await deleteEmailChange(tx, change.accountId);
  await tx
    .insertInto('email_change')
    .values({
      account_id: change.accountId,
      email: change.email,
      requested_at: change.requestedAt,
      expires_at: change.expiresAt,
      login_token_id: change.loginId,
    })
    .execute();
}

/** The change of an account's e-mail that waits for confirmation. */
export function findEmailChange(db: Queryable, accountId: number, now: Date) {
  return db
    .selectFrom('email_change')
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .selectAll()
    .executeTakeFirst();
}

/** @returns the change with both confirmations */
export function confirmEmailChange(tx: Tx, accountId: number, purpose: 'old' | 'new', now: Date) {
  return tx
    .updateTable('email_change')
    .set(purpose === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Ends a change with its links. @returns whether there was one */
export async function deleteEmailChange(tx: Tx, accountId: number): Promise<boolean> {
  await deleteEmailLinks(tx, accountId, ['old', 'new']);
  const { numDeletedRows } = await tx.deleteFrom('email_change').where('account_id', '=', accountId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes expired changes and links. Run by the worker. */
export async function deleteEndedEmailLinks(db: Queryable, now: Date): Promise<number> {
  const first = await db.deleteFrom('email_link').where('expires_at', '<', now).executeTakeFirst();
  const second = await db.deleteFrom('email_change').where('expires_at', '<', now).executeTakeFirst();
  return Number(first.numDeletedRows + second.numDeletedRows);
}
