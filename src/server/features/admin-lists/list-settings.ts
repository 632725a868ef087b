import type { AdminListSettings, AdminListView } from '#shared/admin-lists/contract.ts';
import { adminLists, type AdminListName } from '#shared/admin-lists/lists.ts';
import { fieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { findChoice, storeChoice } from './list-choice.queries.ts';
import { ensureMayOpen, mayChange, maySee } from './list-policy.ts';
import { findView, listViews, type ListView } from './list-view.queries.ts';

export function presentView(
  { id, list, name, query, is_shared, account_id }: ListView,
  author: string,
  caller: Caller,
) {
  const row: ListView = { id, account_id, list, name, query, is_shared };
  return { id, list, name, query, is_shared, author, may_change: mayChange(row, caller), version: versionOf(row) };
}

/** @throws forbidden without the scope of the list */
export async function getListSettings(
  { db }: Context,
  caller: Caller,
  list: AdminListName,
): Promise<AdminListSettings> {
  ensureMayOpen(list, caller);
  const [views, choice] = await Promise.all([
    listViews(db, list, caller.accountId),
    findChoice(db, list, caller.accountId),
  ]);
  return { views: views.map((view): AdminListView => presentView(view, view.author, caller)), ...choice };
}

/** @throws forbidden; FieldError for a column that the list does not have */
export async function setColumns(
  context: Context,
  caller: Caller,
  { list, hidden }: { readonly list: AdminListName; readonly hidden: readonly string[] },
): Promise<AdminListSettings> {
  ensureMayOpen(list, caller);
  const known: readonly string[] = adminLists[list].columns;
  if (hidden.some((column) => !known.includes(column))) throw fieldError('hidden_columns', 'invalid');
  const hidden_columns = known.filter((column) => hidden.includes(column));
  await storeChoice(context.db, { list, accountId: caller.accountId }, { hidden_columns });
  return getListSettings(context, caller, list);
}

/** @throws forbidden; FieldError for a view that the caller does not see */
export async function setDefault(
  context: Context,
  caller: Caller,
  { list, viewId }: { readonly list: AdminListName; readonly viewId: number | null },
): Promise<AdminListSettings> {
  ensureMayOpen(list, caller);
  const view = viewId === null ? undefined : await findView(context.db, list, viewId);
  if (viewId !== null && !(view && maySee(view, caller))) throw fieldError('view_id', 'invalid');
  await storeChoice(context.db, { list, accountId: caller.accountId }, { default_view_id: viewId });
  return getListSettings(context, caller, list);
}
