import type { AdminListName } from '#shared/admin-lists/lists.ts';
import { mostViews } from '#shared/admin-lists/lists.ts';
import { fieldError, forbidden, notFound, viewsFull } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { AuditEntry } from '#server/platform/audit/audit.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { forgetDefaultOfOthers } from './list-choice.queries.ts';
import { ensureMayOpen, mayChange, maySee } from './list-policy.ts';
import {
  deleteViewRow,
  findViewNamed,
  insertView,
  lockView,
  lockViewsOf,
  updateView,
  type ListView,
  type ViewContent,
} from './list-view.queries.ts';

/**
 * Saves a view. What was saved before under the same name with the same content is answered again.
 * @throws forbidden; FieldError when the name is taken; views_full
 */
export async function addView(
  { db, now }: Context,
  caller: Caller,
  { list, content }: { readonly list: AdminListName; readonly content: ViewContent },
): Promise<ListView> {
  ensureMayOpen(list, caller);
  const actorId = caller.accountId;
  const added = { ...content, account_id: actorId, list };
  return db.transaction().execute(async (tx) => {
    const count = await lockViewsOf(tx, actorId);
    const known = await findViewNamed(tx, added);
    if (known && known.query === content.query && known.is_shared === content.is_shared) return known;
    if (known) throw fieldError('name', 'name_taken');
    if (count >= mostViews) throw viewsFull();
    const view = await insertView(tx, added);
    await audit(tx, { actorId, action: 'add', after: view }, now());
    return view;
  });
}

interface OneView {
  readonly list: AdminListName;
  readonly id: number;
}

/** @throws not_found; forbidden; FieldError when the name is taken; OutdatedVersion */
export async function changeView(
  { db, now }: Context,
  caller: Caller,
  { list, id, version, content }: OneView & { readonly version: string; readonly content: ViewContent },
): Promise<ListView> {
  return db.transaction().execute(async (tx) => {
    const before = await lockChangeable(tx, caller, { list, id });
    ensureVersion(before, version);
    await lockViewsOf(tx, before.account_id);
    const named = await findViewNamed(tx, { ...before, name: content.name });
    if (named && named.id !== id) throw fieldError('name', 'name_taken');
    const after = await updateView(tx, id, content);
    if (before.is_shared && !after.is_shared) await forgetDefaultOfOthers(tx, id, after.account_id);
    await audit(tx, { actorId: caller.accountId, action: 'change', before, after }, now());
    return after;
  });
}

/** @throws not_found; forbidden */
export async function deleteView({ db, now }: Context, caller: Caller, view: OneView): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockChangeable(tx, caller, view);
    await deleteViewRow(tx, before.id);
    await audit(tx, { actorId: caller.accountId, action: 'delete', before }, now());
  });
}

async function lockChangeable(tx: Tx, caller: Caller, { list, id }: OneView): Promise<ListView> {
  ensureMayOpen(list, caller);
  const view = await lockView(tx, list, id);
  if (!view || !maySee(view, caller)) throw notFound();
  if (!mayChange(view, caller)) throw forbidden();
  return view;
}

type Change = Pick<AuditEntry, 'actorId' | 'action'> & { readonly before?: ListView; readonly after?: ListView };

/** What an administrator keeps for himself is nobody's business: only shared views are recorded. */
async function audit(tx: Tx, { before, after, ...rest }: Change, at: Date): Promise<void> {
  const { id } = (after ?? before)!;
  if (!before?.is_shared && !after?.is_shared) return;
  const entry = { ...rest, entity: 'admin_list_view', entityId: id } as const;
  await recordAudit(tx, [{ ...entry, before: before && contentOf(before), after: after && contentOf(after) }], at);
}

function contentOf({ list, name, query, is_shared }: ListView) {
  return { list, name, query, is_shared };
}
