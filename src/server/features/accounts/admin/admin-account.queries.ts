import { sql } from 'kysely';
import type { z } from 'zod';
import type { adminAccountQuery } from '#shared/accounts/admin-contract.ts';
import type { AccountState } from '#shared/accounts/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import { holdsWords } from '#server/platform/db/like-pattern.ts';

export type AccountChoice = z.output<typeof adminAccountQuery>;

export const accountsPerPage = 50;
const countedAtMost = 1001;
const shownEvents = 100;

function chosen(db: Queryable, { q, state, kind }: AccountChoice) {
  return db
    .selectFrom('account')
    .$if(q !== '', (query) => query.where(holdsWords(sql`looked_for`, q)))
    .$if(state !== undefined, (query) => query.where('account.state', '=', state!))
    .$if(kind === 'person', (query) => query.where('account.is_business', '=', false))
    .$if(kind === 'business', (query) => query.where('account.is_business', '=', true))
    .$if(kind === 'verified', (query) => query.where('account.authorized', '=', true))
    .$if(kind === 'administrator', (query) => query.where(sql<boolean>`account.scopes <> '{}'`));
}

function sorted(db: Queryable, choice: AccountChoice) {
  return chosen(db, choice)
    .leftJoin('user_group', 'user_group.id', 'account.user_group_id')
    .selectAll('account')
    .select('user_group.name as group_name')
    .$if(choice.sort === 'newest', (query) => query.orderBy('account.created_at', 'desc').orderBy('account.id', 'desc'))
    .$if(choice.sort === 'oldest', (query) => query.orderBy('account.created_at').orderBy('account.id'))
    .$if(choice.sort === 'username', (query) => query.orderBy(sql`lower(account.username)`));
}

/** One row more than a page, which shows whether another page follows. */
export function listAccounts(db: Queryable, choice: AccountChoice) {
  return sorted(db, choice)
    .limit(accountsPerPage + 1)
    .offset((choice.page - 1) * accountsPerPage)
    .execute();
}

/** All pages, for an export. */
export function listAccountsToExport(db: Queryable, choice: AccountChoice) {
  return sorted(db, choice).limit(csvRows).execute();
}
export type AdminAccountRecord = Awaited<ReturnType<typeof listAccounts>>[number];

/** Exact up to a thousand. */
export async function countAccounts(db: Queryable, choice: AccountChoice): Promise<number> {
  const { total } = await db
    .selectFrom(chosen(db, choice).select('account.id').limit(countedAtMost).as('found'))
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Numbers of waiting, approved and paused adverts of each account. */
export async function countAdvertsOf(db: Queryable, accountIds: readonly number[]): Promise<Map<number, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('advert')
    .where('account_id', 'in', [...accountIds])
    .where('state', 'in', ['waiting', 'approved', 'paused'])
    .groupBy('account_id')
    .select((of) => ['account_id', of.fn.countAll<number>().as('adverts')])
    .execute();
  return new Map(rows.map(({ account_id, adverts }) => [account_id, adverts]));
}

export function findAdminAccount(db: Queryable, id: number) {
  return db
    .selectFrom('account')
    .leftJoin('user_group', 'user_group.id', 'account.user_group_id')
    .leftJoin('picture', 'picture.id', 'account.avatar_picture_id')
    .where('account.id', '=', id)
    .selectAll('account')
    .select(['user_group.name as group_name', 'picture.key as avatar_key'])
    .executeTakeFirst();
}
export type AdminAccountDetail = NonNullable<Awaited<ReturnType<typeof findAdminAccount>>>;

export function listAccountEvents(db: Queryable, accountId: number) {
  return db
    .selectFrom('account_event')
    .leftJoin('account as actor', 'actor.id', 'account_event.actor_id')
    .where('account_event.account_id', '=', accountId)
    .select([
      'account_event.id',
      'account_event.kind',
      'account_event.detail',
      'account_event.happened_at',
      'actor.username as actor',
    ])
    .orderBy('account_event.happened_at', 'desc')
    .orderBy('account_event.id', 'desc')
    .limit(shownEvents)
    .execute();
}

/**
 * Locks those of the accounts that are in one of the states, in the order of their ids. The lock (`for no key
 * update`) lets concurrent transactions insert foreign keys to the account.
 */
export function lockAccountsIn(tx: Tx, ids: readonly number[], states: readonly AccountState[]) {
  return tx
    .selectFrom('account')
    .where('id', 'in', [...ids])
    .where('state', 'in', [...states])
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks accounts with those whose stars follow when they are blocked or unblocked, in the order of their ids. */
export async function lockWithReviewed(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select lock_accounts_and_reviewed(${sql.val([...ids])}::bigint[])`.execute(tx);
}

/** Locks the group against deletion until the transaction ends. */
export function lockGroup(tx: Tx, id: number) {
  return tx.selectFrom('user_group').where('id', '=', id).select('name').forKeyShare().executeTakeFirst();
}

export function listGroups(db: Queryable) {
  return db.selectFrom('user_group').select(['id', 'name', 'discount_percent as discount']).orderBy('name').execute();
}

/** When an account was blocked last. */
export async function findLastBlock(db: Queryable, id: number): Promise<Date | undefined> {
  const event = await db
    .selectFrom('account_event')
    .where('account_id', '=', id)
    .where('kind', '=', 'blocked')
    .select('happened_at')
    .orderBy('happened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return event?.happened_at;
}
