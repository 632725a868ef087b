import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { NotificationKind } from '#shared/accounts/notification-kinds.ts';
import type { MailTopic } from '#shared/accounts/mail-topics.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface MailPreference {
  readonly token: string;
  readonly unwanted: string[];
  /** Kinds of notifications that its browsers do not get. */
  readonly unwanted_push: string[];
}

/** The preferences of an account; the first call makes their secret. */
export async function ensureMailPreference(db: Queryable, accountId: number): Promise<MailPreference> {
  const { rows } = await sql<MailPreference>`
    insert into mail_preference (account_id, token) values (${accountId}, ${randomBytes(24).toString('base64url')})
    on conflict (account_id) do update set unwanted = mail_preference.unwanted
    returning token, unwanted, unwanted_push`.execute(db);
  return rows[0]!;
}

/** The topics that the account of a token does not want. */
export async function findUnwanted(db: Queryable, token: string): Promise<string[] | undefined> {
  const row = await db.selectFrom('mail_preference').where('token', '=', token).select('unwanted').executeTakeFirst();
  return row?.unwanted;
}

/** @returns the topics that the account of the token does not want now */
export async function setWanted(
  db: Queryable,
  token: string,
  topic: MailTopic,
  isWanted: boolean,
): Promise<string[] | undefined> {
  const without = sql<string[]>`array_remove(unwanted, ${topic})`;
  const row = await db
    .updateTable('mail_preference')
    .set({ unwanted: isWanted ? without : sql<string[]>`${without} || array[${topic}]` })
    .where('token', '=', token)
    .returning('unwanted')
    .executeTakeFirst();
  return row?.unwanted;
}

/** Switches the pushes of a kind on or off. The account has its preferences already. */
export async function setPushWanted(
  db: Queryable,
  accountId: number,
  kind: NotificationKind,
  isWanted: boolean,
): Promise<void> {
  const without = sql<string[]>`array_remove(unwanted_push, ${kind})`;
  await db
    .updateTable('mail_preference')
    .set({ unwanted_push: isWanted ? without : sql<string[]>`${without} || array[${kind}]` })
    .where('account_id', '=', accountId)
    .execute();
}
