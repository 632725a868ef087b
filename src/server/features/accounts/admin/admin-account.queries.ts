import { sql } from 'kysely';
import type { z } from 'zod';
import type { adminAccountQuery } from '#shared/accounts/admin-contract.ts';
import type { AccountState } from '#shared/accounts/limits.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { csvRows } from '#server/platform/csv/csv.ts';
import { holdsWords } from '#server/platform/db/like-pattern.ts';
import { countedAtMost, idsOfFound, pageOfFound, type FoundRows } from '#server/platform/db/page-of-found.ts';

export type AccountChoice = z.output<typeof adminAccountQuery>;

export const accountsPerPage = 50;
const shownEvents = 100;

const orders = {
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  username: sql`lower(username)`,
};

function found({ q, state, kind, sort }: AccountChoice, limit: number, offset: number): FoundRows {
  const conditions = [
    q !== '' && holdsWords(sql`looked_for`, q),
    state !== undefined && sql`state = ${state}`,
    kind === 'person' && sql`not is_business`,
    kind === 'business' && sql`is_business`,
    kind === 'verified' && sql`authorized`,
    kind === 'administrator' && sql`scopes <> '{}'`,
  ].filter((condition) => typeof condition === 'object');
  const chosen = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  return { rows: sql`account where ${chosen}`, order: orders[sort], limit, offset };
}

/** One row more than a page, which shows whether another page follows, and the total, which is exact up to a thousand. */
export async function listAccounts(db: Queryable, choice: AccountChoice) {
  const offset = (choice.page - 1) * accountsPerPage;
  const { ids, total } = await pageOfFound(db, found(choice, accountsPerPage + 1, offset));
  return { accounts: await read(db, ids), total };
}

/** All pages, for an export. */
export async function listAccountsToExport(db: Queryable, choice: AccountChoice) {
  return read(db, await idsOfFound(db, found(choice, csvRows, 0)));
}

/** In the order of their ids. */
async function read(db: Queryable, ids: readonly number[]) {
  const rows = await db
    .selectFrom('account')
    .leftJoin('user_group', 'user_group.id', 'account.user_group_id')
    .where('account.id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .selectAll('account')
    .select('user_group.name as group_name')
    .execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((one, other) => places.get(one.id)! - places.get(other.id)!);
}
export type AdminAccountRecord = Awaited<ReturnType<typeof read>>[number];

/** Registrations that wait for approval; exact up to a thousand. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { total } = await db
    .selectFrom(db.selectFrom('account').where('state', '=', 'waiting').select('id').limit(countedAtMost).as('waiting'))
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
