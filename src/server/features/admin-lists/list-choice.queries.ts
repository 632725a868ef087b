import type { AdminListName } from '#shared/admin-lists/lists.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

interface Choice {
  readonly hidden_columns: string[];
  readonly default_view_id: number | null;
}

export async function findChoice(db: Queryable, list: AdminListName, accountId: number): Promise<Choice> {
  const row = await db
    .selectFrom('admin_list_choice')
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .select(['hidden_columns', 'default_view_id'])
    .executeTakeFirst();
  return row ?? { hidden_columns: [], default_view_id: null };
}

export async function storeChoice(
  db: Queryable,
  { list, accountId }: { readonly list: AdminListName; readonly accountId: number },
  choice: Partial<Choice>,
): Promise<void> {
  await db
    .insertInto('admin_list_choice')
    .values({ account_id: accountId, list, ...choice })
    .onConflict((conflict) => conflict.columns(['account_id', 'list']).doUpdateSet(choice))
    .execute();
}

/** Nobody else begins with a view that is no longer shared. */
export async function forgetDefaultOfOthers(tx: Tx, viewId: number, accountId: number): Promise<void> {
  await tx
    .updateTable('admin_list_choice')
    .set({ default_view_id: null })
    .where('default_view_id', '=', viewId)
    .where('account_id', '<>', accountId)
    .execute();
}

export async function listDefaults(
  db: Queryable,
  accountId: number,
  lists: readonly AdminListName[],
): Promise<{ list: AdminListName; query: string }[]> {
  if (lists.length === 0) return [];
  const rows = await db
    .selectFrom('admin_list_choice as c')
    .innerJoin('admin_list_view as v', 'v.id', 'c.default_view_id')
    .where('c.account_id', '=', accountId)
    .where('c.list', 'in', lists)
    .select(['c.list', 'v.query'])
    .execute();
  return rows.map(({ list, query }) => ({ list: list as AdminListName, query }));
}
