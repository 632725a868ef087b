import type { AdminListName } from '#shared/admin-lists/lists.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface ListView {
  readonly id: number;
  readonly account_id: number;
  readonly list: AdminListName;
  readonly name: string;
  readonly query: string;
  readonly is_shared: boolean;
}
export type ViewContent = Pick<ListView, 'name' | 'query' | 'is_shared'>;

const columns = ['id', 'account_id', 'list', 'name', 'query', 'is_shared'] as const;
const asView = (row: Omit<ListView, 'list'> & { readonly list: string }) => ({
  ...row,
  list: row.list as AdminListName,
});

/** An administrator's own views and shared ones of others; at most 30 each, so not paged. */
export async function listViews(
  db: Queryable,
  list: AdminListName,
  accountId: number,
): Promise<(ListView & { author: string })[]> {
  const rows = await db
    .selectFrom('admin_list_view as v')
    .innerJoin('account as a', 'a.id', 'v.account_id')
    .where('v.list', '=', list)
    .where((of) => of.or([of('v.account_id', '=', accountId), of('v.is_shared', '=', true)]))
    .select(['v.id', 'v.account_id', 'v.list', 'v.name', 'v.query', 'v.is_shared', 'a.username as author'])
    .orderBy((of) => of.fn('lower', ['v.name']))
    .orderBy('v.id')
    .execute();
  return rows.map((row) => ({ ...asView(row), author: row.author }));
}

export async function findView(db: Queryable, list: AdminListName, id: number): Promise<ListView | undefined> {
  const row = await db
    .selectFrom('admin_list_view')
    .where('id', '=', id)
    .where('list', '=', list)
    .select(columns)
    .executeTakeFirst();
  return row && asView(row);
}

export async function lockView(tx: Tx, list: AdminListName, id: number): Promise<ListView | undefined> {
  const row = await tx
    .selectFrom('admin_list_view')
    .where('id', '=', id)
    .where('list', '=', list)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
  return row && asView(row);
}

/** Adding views takes turns within an account, so that their number stays within its limit. */
export async function lockViewsOf(tx: Tx, accountId: number): Promise<number> {
  await tx.selectFrom('account').where('id', '=', accountId).select('id').forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('admin_list_view')
    .where('account_id', '=', accountId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The view of this name, whatever its capital letters. */
export async function findViewNamed(
  db: Queryable,
  { account_id: accountId, list, name }: Pick<ListView, 'account_id' | 'list' | 'name'>,
): Promise<ListView | undefined> {
  const row = await db
    .selectFrom('admin_list_view')
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .where((of) => of(of.fn('lower', ['name']), '=', of.fn('lower', [of.val(name)])))
    .select(columns)
    .executeTakeFirst();
  return row && asView(row);
}

export async function insertView(tx: Tx, view: Omit<ListView, 'id'>): Promise<ListView> {
  return asView(await tx.insertInto('admin_list_view').values(view).returning(columns).executeTakeFirstOrThrow());
}

export async function updateView(tx: Tx, id: number, { name, query, is_shared }: ViewContent): Promise<ListView> {
  return asView(
    await tx
      .updateTable('admin_list_view')
      .set({ name, query, is_shared })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );
}

export async function deleteViewRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('admin_list_view').where('id', '=', id).execute();
}

/** The user name of a view's author. */
export async function findAuthor(db: Queryable, accountId: number): Promise<string> {
  const { username } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('username')
    .executeTakeFirstOrThrow();
  return username;
}
