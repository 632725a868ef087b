import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { MailTopic } from '#shared/accounts/mail-topics.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export interface MailPreference {
  readonly token: string;
  readonly unwanted: string[];
}

/** The preferences of an account; the first call makes their secret. */
export async function ensureMailPreference(db: Queryable, accountId: number): Promise<MailPreference> {
  const { rows } = await sql<MailPreference>`
    insert into mail_preference (account_id, token) values (${accountId}, ${randomBytes(24).toString('base64url')})
    on conflict (account_id) do update set unwanted = mail_preference.unwanted
    returning token, unwanted`.execute(db);
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
