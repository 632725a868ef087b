import { categoryMerging, conflict, notFound, throwFieldErrors } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { moveError } from './category-policy.ts';
import { listTree, lockCategories, lockTree, setOrder, setParent } from './category.queries.ts';
import { queueWords } from './change-categories.ts';

interface Move {
  readonly id: number;
  readonly actorId: number;
  readonly parent_id: number | null;
  /** The sibling that will follow it; null: at the end. */
  readonly before_id: number | null;
}

/**
 * Moves a category with its descendants. Its address does not change; the paths and the counters do at once, whatever
 * its size, and a job refreshes the words of its listings.
 * @throws not_found; category_merging; FieldError (422); conflict when the named sibling is elsewhere by now
 */
export async function moveCategory({ db, now }: Context, { id, actorId, ...to }: Move): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTree(tx);
    const { parent_id: parentId, before_id: beforeId } = to;
    await lockCategories(tx, parentId === null ? [id] : [id, parentId]);
    const tree = await listTree(tx);
    const moved = tree.find((row) => row.id === id);
    if (!moved) throw notFound();
    if (moved.merging_into !== null) throw categoryMerging();
    if (parentId !== null)
      throwFieldErrors({
        parent_id: moveError(
          tree,
          moved,
          tree.find((row) => row.id === parentId),
        ),
      });
    const siblings = tree.filter((row) => row.parent_id === parentId && row.id !== id).map((row) => row.id);
    const at = beforeId === null ? siblings.length : siblings.indexOf(beforeId);
    if (at < 0) throw conflict();
    const before = placeOf(
      moved.parent_id,
      tree.filter((row) => row.parent_id === moved.parent_id).map((row) => row.id),
      id,
    );
    const order = [...siblings.slice(0, at), id, ...siblings.slice(at)];
    const after = placeOf(parentId, order, id);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    if (moved.parent_id !== parentId) {
      await setParent(tx, id, parentId);
      await queueWords(tx, id);
    }
    await setOrder(tx, order);
    await recordAudit(tx, [{ actorId, action: 'move', entity: 'category', entityId: id, before, after }], now());
  });
}

/** As the audit log shows it: the category above, and the place among its subcategories. */
function placeOf(parentId: number | null, order: readonly number[], id: number) {
  return { parent_id: parentId, position: order.indexOf(id) + 1 };
}
