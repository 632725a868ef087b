import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';
import { loginIdleHours } from '#shared/accounts/limits.ts';
import type { Scope } from '#shared/contract/scopes.ts';

export interface CallerRow {
  token_id: number;
  account_id: number;
  authorized: boolean;
  suspended_until: Date | null;
  scopes: Scope[];
  has_second_factor: boolean;
  discount_percent: number;
  last_seen_at: Date;
  authenticated_at: Date;
}

/** Whether the login `t` of the account `a` has neither expired nor been unused for too long. */
export function isAlive(now: Date) {
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  return sql<boolean>`(t.expires_at > ${now}
    and t.last_seen_at > case when a.scopes = '{}' then ${before(loginIdleHours.user)}::timestamptz
      else ${before(loginIdleHours.administrator)}::timestamptz end)`;
}

/** The account of a valid token. Runs at every call of a logged-in user. */
export async function findTokenHolder(reader: Reader, hash: Buffer, now: Date): Promise<CallerRow | undefined> {
  const [row] = await runNamed(
    reader,
    'accounts.token_holder',
    sql<CallerRow>`
    select t.id as token_id, t.account_id, a.authorized, a.suspended_until, a.scopes,
      a.second_factor_confirmed_at is not null as has_second_factor, t.last_seen_at, t.authenticated_at,
      coalesce(g.discount_percent, 0) as discount_percent
    from login_token t
    join account a on a.id = t.account_id
    left join user_group g on g.id = a.user_group_id
    where t.hash = ${hash} and ${isAlive(now)} and a.state = 'approved'`,
  );
  return row;
}

export async function insertLoginToken(
  db: Queryable,
  token: { hash: Buffer; accountId: number; now: Date; expiresAt: Date; userAgent: string; address: string },
): Promise<void> {
  await db
    .insertInto('login_token')
    .values({
      hash: token.hash,
      account_id: token.accountId,
      created_at: token.now,
      last_seen_at: token.now,
      authenticated_at: token.now,
      expires_at: token.expiresAt,
      user_agent: token.userAgent,
      address: token.address,
    })
    .execute();
}

export async function touchLoginToken(db: Queryable, id: number, now: Date): Promise<void> {
  await db.updateTable('login_token').set({ last_seen_at: now }).where('id', '=', id).execute();
}

/** Records that the owner has entered the password again. */
export async function setAuthenticated(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('login_token').set({ authenticated_at: now }).where('id', '=', id).execute();
}

export function listLoginTokens(db: Queryable, accountId: number, now: Date) {
  return db
    .selectFrom('login_token as t')
    .innerJoin('account as a', 'a.id', 't.account_id')
    .where('t.account_id', '=', accountId)
    .where(isAlive(now))
    .select(['t.id', 't.created_at', 't.last_seen_at', 't.user_agent', 't.address'])
    .orderBy('t.last_seen_at', 'desc')
    .execute();
}

/** @returns whether the account had such a login */
export async function deleteLoginToken(db: Queryable, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_token')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends the login that a device had before a new one, of whichever account. */
export async function deleteTokenOfDevice(tx: Tx, hash: Buffer): Promise<void> {
  await tx.deleteFrom('login_token').where('hash', '=', hash).execute();
}

/** Ends all other logins of an account. */
export async function deleteLoginTokens(db: Queryable, accountId: number, except?: number): Promise<void> {
  await db
    .deleteFrom('login_token')
    .where('account_id', '=', accountId)
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .execute();
}

/** Deletes expired and unused logins. Run by the worker. */
export async function deleteEndedLoginTokens(db: Queryable, now: Date): Promise<number> {
  const deleted =
    await sql`delete from login_token t using account a where a.id = t.account_id and not ${isAlive(now)}`.execute(db);
  return Number(deleted.numAffectedRows ?? 0n);
}
