import { z } from 'zod';
import { fieldError, notFound, packageInUse } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { named } from './change-packages.ts';
import {
  deletePackage,
  findPackageMerging,
  hasListingsOfPackage,
  isMergeTarget,
  lockPackage,
  lockPackages,
  replacePackageOfSome,
  setPackageMerging,
} from './package.queries.ts';

/** Merges a package that an administrator has marked for it. */
export const mergePackageJob = { task: 'packages.merge', payload: z.object({ id: z.int() }) } as const;

/** Listings that one transaction changes: some tenths of a second. */
const changedAtOnce = 100;

/** Replaces a package where something else than a listing names it, within the transaction that deletes it. */
export type ReplacePackage = (tx: Tx, id: number, into: number) => Promise<void>;

/** @throws not_found; package_in_use while it takes part in a merge; FieldError (422) on `into` */
export async function startPackageMerge(
  { db, now }: Context,
  { id, actorId, into }: { readonly id: number; readonly actorId: number; readonly into: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockPackages(tx);
    const [merged, target] = [await lockPackage(tx, id), await lockPackage(tx, into)];
    if (!merged) throw notFound();
    const isTarget = await isMergeTarget(tx, id);
    if (merged.merging_into !== null || isTarget) throw packageInUse();
    if (!target || target.id === id || target.merging_into !== null || target.unit !== merged.unit)
      throw fieldError('into', 'invalid');
    await setPackageMerging(tx, id, into);
    await addJob(tx, mergePackageJob.task, { id }, { key: `package-merge:${id}` });
    const entry = { actorId, action: 'merge', entity: 'package', entityId: id } as const;
    await recordAudit(tx, [{ ...entry, before: named(merged), after: { package_id: into } }], now());
  });
}

/** In steps that each commit. Safe to repeat after a crash: it goes on where it was. */
export async function finishPackageMerge({ db }: Context, id: number, replaceElsewhere: ReplacePackage): Promise<void> {
  for (;;) {
    const into = await findPackageMerging(db, id);
    if (into === undefined) return;
    await inBatches(() => db.transaction().execute((tx) => replacePackageOfSome(tx, id, into, changedAtOnce)));
    const isDone = await db.transaction().execute(async (tx) => {
      await lockPackages(tx);
      await lockPackage(tx, id);
      // One was saved between the last step and the lock.
      if (await hasListingsOfPackage(tx, id)) return false;
      await replaceElsewhere(tx, id, into);
      await deletePackage(tx, id);
      return true;
    });
    if (isDone) return;
  }
}
