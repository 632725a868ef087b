import { sql, type Insertable, type Updateable } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { Account } from '#server/platform/db/schema.ts';

export function findAccountByEmail(db: Queryable, email: string) {
  return db
    .selectFrom('account')
    .where((of) => of(of.fn('lower', ['email']), '=', email.toLowerCase()))
    .selectAll()
    .executeTakeFirst();
}

export function findAccount(db: Queryable, id: number) {
  return db.selectFrom('account').where('id', '=', id).selectAll().executeTakeFirst();
}

export function lockAccount(tx: Tx, id: number) {
  return tx.selectFrom('account').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();
}

/** The account with its group, the key of its avatar, and whether it is an influencer. */
export function findFullAccount(db: Queryable, id: number) {
  return db
    .selectFrom('account')
    .leftJoin('user_group', 'user_group.id', 'account.user_group_id')
    .leftJoin('picture', 'picture.id', 'account.avatar_picture_id')
    .where('account.id', '=', id)
    .selectAll('account')
    .select(['user_group.name as group_name', 'user_group.discount_percent', 'picture.key as avatar_key'])
    .select(
      sql<boolean>`exists (select from voucher where influencer_id = account.id)
        or exists (select from influencer_entry where account_id = account.id)`.as('is_influencer'),
    )
    .executeTakeFirst();
}
export type FullAccountRow = NonNullable<Awaited<ReturnType<typeof findFullAccount>>>;

/** @throws the database's unique violation, naming the index, when e-mail, username or phone are taken */
export function insertAccount(tx: Tx, account: Insertable<Account>) {
  return tx.insertInto('account').values(account).returning('id').executeTakeFirstOrThrow();
}

export async function updateAccount(db: Queryable, id: number, change: Updateable<Account>): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', id).execute();
}

/** Which of e-mail, username and phone another account than `except` uses. */
export async function findTaken(
  db: Queryable,
  { email, username, phone_prefix, phone }: { email?: string; username?: string; phone_prefix: string; phone: string },
  except?: number,
): Promise<{ email: boolean; username: boolean; phone: boolean }> {
  const rows = await db
    .selectFrom('account')
    .where((of) =>
      of.or([
        ...(email === undefined ? [] : [of(of.fn('lower', ['email']), '=', email.toLowerCase())]),
        ...(username === undefined ? [] : [of(of.fn('lower', ['username']), '=', username.toLowerCase())]),
        of.and([of('phone_prefix', '=', phone_prefix), of('phone', '=', phone)]),
      ]),
    )
    .$if(except !== undefined, (query) => query.where('id', '!=', except!))
    .select(['email', 'username', 'phone_prefix', 'phone'])
    .execute();
  return {
    email: rows.some((row) => email !== undefined && row.email?.toLowerCase() === email.toLowerCase()),
    username: rows.some((row) => username !== undefined && row.username.toLowerCase() === username.toLowerCase()),
    phone: rows.some((row) => row.phone_prefix === phone_prefix && row.phone === phone),
  };
}

export async function recordEvent(
  db: Queryable,
  event: { accountId: number; actorId: number | null; kind: string; at: Date; detail?: Record<string, unknown> },
): Promise<void> {
  await db
    .insertInto('account_event')
    .values({
      account_id: event.accountId,
      actor_id: event.actorId,
      kind: event.kind,
      detail: JSON.stringify(event.detail ?? {}),
      happened_at: event.at,
    })
    .execute();
}
