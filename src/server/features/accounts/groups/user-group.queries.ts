import { sql } from 'kysely';
import type { GroupInput } from '#shared/accounts/admin-groups-contract.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly discount_percent: number;
}

const columns = ['id', 'name', 'discount_percent'] as const;

export async function listGroupsWithMembers(db: Queryable): Promise<(GroupRow & { members: number })[]> {
  const { rows } = await sql<GroupRow & { members: number }>`
    select g.id, g.name, g.discount_percent,
      (select count(*) from account a where a.user_group_id = g.id) as members
    from user_group g order by g.name, g.id`.execute(db);
  return rows;
}

export async function countMembers(db: Queryable, groupId: number): Promise<number> {
  const { rows } = await sql<{ members: number }>`
    select count(*) as members from account where user_group_id = ${groupId}::integer`.execute(db);
  return rows[0]!.members;
}

/** Locks the group: assigning a member concurrently waits, and then sees it changed or gone. */
export function lockGroup(tx: Tx, id: number): Promise<GroupRow | undefined> {
  return tx.selectFrom('user_group').where('id', '=', id).select(columns).forUpdate().executeTakeFirst();
}

export async function isGroupNameTaken(db: Queryable, name: string, exceptId = 0): Promise<boolean> {
  const found = await db
    .selectFrom('user_group')
    .where('name', '=', name)
    .where('id', '!=', exceptId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** @returns undefined when the name is taken */
export function insertGroup(tx: Tx, { name, discount_percent }: GroupInput): Promise<GroupRow | undefined> {
  return tx
    .insertInto('user_group')
    .values({ name, discount_percent })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export function updateGroup(tx: Tx, id: number, { name, discount_percent }: GroupInput): Promise<GroupRow> {
  return tx
    .updateTable('user_group')
    .set({ name, discount_percent })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteGroupRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('user_group').where('id', '=', id).execute();
}
