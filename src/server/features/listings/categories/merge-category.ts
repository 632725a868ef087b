import { z } from 'zod';
import { categoryMerging, notFound, throwFieldErrors } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { mergeError } from './category-policy.ts';
import { findCategoryRecord, listTree, lockCategories, lockTree, setOrder, setParent } from './category.queries.ts';
import { named, queueWords } from './change-categories.ts';
import { deleteCategory, findMerging, hasListings, moveSomeListings, setMerging } from './merging.queries.ts';

/** Merges a category that an administrator has marked for it. */
export const mergeCategoryJob = { task: 'categories.merge', payload: z.object({ id: z.int() }) } as const;

/** Listings that one transaction moves: some tenths of a second. */
const movedAtOnce = 100;

/**
 * Replaces a category where something else than a listing names it. Runs within the transaction that deletes the
 * category.
 */
export type ReplaceCategory = (tx: Tx, id: number, into: number) => Promise<void>;

/**
 * Marks a category for merging. From then on nothing can be added to it; a job moves what it holds and deletes it.
 * @throws not_found; category_merging; FieldError (422) on `into`
 */
export async function startMerge(
  { db, now }: Context,
  { id, actorId, into }: { readonly id: number; readonly actorId: number; readonly into: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockTree(tx);
    await lockCategories(tx, [id, into]);
    const tree = await listTree(tx);
    const merged = tree.find((row) => row.id === id);
    const record = await findCategoryRecord(tx, id);
    if (!merged || !record) throw notFound();
    if (merged.merging_into !== null || tree.some((row) => row.merging_into === id)) throw categoryMerging();
    throwFieldErrors({
      into: mergeError(
        tree,
        merged,
        tree.find((row) => row.id === into),
      ),
    });
    await setMerging(tx, id, into);
    await addJob(tx, mergeCategoryJob.task, { id }, { key: `category-merge:${id}` });
    const entry = { actorId, action: 'merge', entity: 'category', entityId: id } as const;
    await recordAudit(tx, [{ ...entry, before: named(record), after: { into_category: into } }], now());
  });
}

/**
 * Moves the listings of a marked category in steps that each commit, then everything else at once. Safe to repeat
 * after a crash: it goes on where it was.
 */
export async function mergeCategory({ db }: Context, id: number, replaceElsewhere: ReplaceCategory): Promise<void> {
  for (;;) {
    const into = await findMerging(db, id);
    if (into === undefined) return;
    await inBatches(() => db.transaction().execute((tx) => moveSomeListings(tx, id, into, movedAtOnce)));
    const isDone = await db.transaction().execute(async (tx) => {
      await lockTree(tx);
      await lockCategories(tx, [id, into]);
      // One was saved between the last step and the lock.
      if (await hasListings(tx, id)) return false;
      const tree = await listTree(tx);
      const children = tree.filter((row) => row.parent_id === id).map((row) => row.id);
      for (const child of children) {
        await setParent(tx, child, into);
        await queueWords(tx, child);
      }
      const present = tree.filter((row) => row.parent_id === into && row.id !== id).map((row) => row.id);
      await setOrder(tx, [...present, ...children]);
      await replaceElsewhere(tx, id, into);
      await deleteCategory(tx, id, into);
      return true;
    });
    if (isDone) return;
  }
}
