import { z } from 'zod';
import type { AdminBrand } from '#shared/catalog/admin-brands-contract.ts';
import { fieldError } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { addRecord, changeRecord } from '#server/platform/audit/change-record.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { eachInTransaction } from '#server/platform/db/each-in-transaction.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { refuseTaken, type TakenErrors } from '#server/platform/db/refuse-taken.ts';
import { withVersion } from '#server/platform/db/row-version.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import {
  countListingsOf,
  findBrandMerging,
  hasListingsOfBrand,
  insertBrand,
  isMergeTarget,
  lockBrand,
  renameBrandRow,
  replaceBrandOfSome,
  setBrandMerging,
  type BrandRecord,
  type BrandRow,
} from './admin-brand.queries.ts';
import { deleteBrand, isApprovedBrand, isBrandTaken } from './brand.queries.ts';
import { brandSlug } from './brand-slug.ts';
import { brandWordsJob, type ReplaceElsewhere } from './decide-brands.ts';

/** Merges a brand that an administrator has marked for it. */
export const mergeBrandJob = { task: 'brands.merge', payload: z.object({ id: z.int() }) } as const;

/** Listings that one transaction changes: some tenths of a second. */
const changedAtOnce = 100;
const entity = 'brand';
const taken: TakenErrors = { brand_name_key: { name: ['name_taken'] }, brand_slug_key: { name: ['name_taken'] } };

/** The version covers what the form changes, not the number of listings. */
export function presentBrand({ listings, merging_into, ...record }: BrandRow): AdminBrand {
  return { ...withVersion(record), listings, merging_into };
}

/** @throws FieldError (422) when there is such a brand in any spelling */
export async function addBrand(context: Context, actorId: number, name: string): Promise<AdminBrand> {
  return refuseTaken(taken, async () => {
    const added = await addRecord<BrandRecord>(context, {
      entity,
      actorId,
      insert: async (tx) => insertBrand(tx, await checkName(tx, 0, name)),
    });
    return { ...added, listings: 0, merging_into: null };
  });
}

/** @throws not_found; FieldError (422); OutdatedVersion when somebody has renamed it since it was shown */
export async function renameBrand(
  context: Context,
  actorId: number,
  { id, name, version }: { readonly id: number; readonly name: string; readonly version: string },
): Promise<AdminBrand> {
  const renamed = await refuseTaken(taken, () =>
    changeRecord<BrandRecord>(context, {
      entity,
      id,
      actorId,
      version,
      lock: async (tx) => {
        const brand = await lockBrand(tx, id);
        return brand && { id, name: brand.name, slug: brand.slug, is_approved: brand.is_approved };
      },
      update: async (tx, before) => {
        const named = await checkName(tx, id, name);
        await renameBrandRow(tx, id, named);
        if (before.is_approved) await addJob(tx, brandWordsJob.task, { brandId: id }, { key: `brand-words:${id}` });
        return { ...before, ...named };
      },
    }),
  );
  return { ...renamed, listings: await countListingsOf(context.db, id), merging_into: null };
}

/**
 * Marks brands for merging; a job gives their listings the other brand and deletes them. Brands that are gone, being
 * merged or targets of a merge are skipped.
 * @throws FieldError (422) on `into`
 */
export async function startBrandMerge(
  context: Context,
  actorId: number,
  { ids, into }: { readonly ids: readonly number[]; readonly into: number },
): Promise<{ decided: number[] }> {
  const { db, now } = context;
  if (!(await isApprovedBrand(db, into)) || ids.includes(into)) throw fieldError('into', 'invalid');
  return eachInTransaction(context, { action: 'brands.merge', ids }, async (tx, id) => {
    // One order for all: merging a into b and b into a wait for each other here.
    const [first, second] = [Math.min(id, into), Math.max(id, into)];
    const locked = [await lockBrand(tx, first), await lockBrand(tx, second)];
    const [brand, target] = [id, into].map((each) => locked.find((row) => row?.id === each));
    if (!brand || !target || brand.merging_into !== null || target.merging_into !== null) return 'gone';
    if (await isMergeTarget(tx, id)) return 'gone';
    await setBrandMerging(tx, id, into);
    await addJob(tx, mergeBrandJob.task, { id }, { key: `brand-merge:${id}` });
    const entry = { actorId, action: 'merge', entity, entityId: id } as const;
    await recordAudit(tx, [{ ...entry, before: { name: brand.name }, after: { into } }], now());
    return undefined;
  });
}

/** In steps that each commit. Safe to repeat after a crash: it goes on where it was. */
export async function finishBrandMerge({ db }: Context, id: number, replaceElsewhere: ReplaceElsewhere): Promise<void> {
  for (;;) {
    const into = await findBrandMerging(db, id);
    if (into === undefined) return;
    await inBatches(() => db.transaction().execute((tx) => replaceBrandOfSome(tx, id, into, changedAtOnce)));
    const isDone = await db.transaction().execute(async (tx) => {
      await lockBrand(tx, id);
      // One was saved between the last step and the lock.
      if (await hasListingsOfBrand(tx, id)) return false;
      await replaceElsewhere(tx, id, into);
      await deleteBrand(tx, id);
      return true;
    });
    if (isDone) return;
  }
}

async function checkName(tx: Tx, id: number, name: string): Promise<{ name: string; slug: string }> {
  const slug = brandSlug(name);
  if (slug === '') throw fieldError('name', 'brand_without_name');
  if (await isBrandTaken(tx, { id, name, slug })) throw fieldError('name', 'name_taken');
  return { name, slug };
}
