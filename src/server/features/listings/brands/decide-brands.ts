import { conflict, fieldError, notFound } from '#shared/errors.ts';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import {
  approveBrandRow,
  deleteBrand,
  isApprovedBrand,
  isBrandTaken,
  lockWaitingBrand,
  replaceBrandOfListings,
} from './brand.queries.ts';
import { brandSlug } from './brand-slug.ts';

/** Refreshes the search words of a brand's listings after its approval: searches find approved names only. */
export const brandWordsJob = { task: 'adverts.refresh-brand', payload: z.object({ brandId: z.int() }) } as const;

interface Decision {
  readonly id: number;
  readonly actorId: number;
}

/**
 * Replaces a brand where something other than a listing names it: the waiting changes of adverts, without a foreign
 * key. Runs within the transaction that deletes the brand.
 */
export type ReplaceElsewhere = (tx: Tx, id: number, into: number | null) => Promise<void>;

const entity = 'brand';

/** @param name corrected by the administrator; undefined: as proposed */
export async function approveBrand(
  { db, now }: Context,
  { id, actorId, name }: Decision & { name: string | undefined },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const brand = await lockWaitingBrand(tx, id);
    if (!brand) throw notFound();
    const approved = { name: name ?? brand.name, slug: brandSlug(name ?? brand.name) };
    if (approved.slug === '') throw fieldError('name', 'invalid');
    if (await isBrandTaken(tx, { id, ...approved })) throw conflict();
    await approveBrandRow(tx, id, approved);
    await addJob(tx, brandWordsJob.task, { brandId: id });
    const before = { name: brand.name, is_approved: false };
    const after = { name: approved.name, is_approved: true };
    await recordAudit(tx, [{ actorId, action: 'approve', entity, entityId: id, before, after }], now());
  });
}

export async function mergeBrand(
  { db, now }: Context,
  { id, actorId, into }: Decision & { into: number },
  replaceElsewhere: ReplaceElsewhere,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const brand = await lockWaitingBrand(tx, id);
    if (!brand) throw notFound();
    if (!(await isApprovedBrand(tx, into))) throw fieldError('into', 'invalid');
    await replaceBrandOfListings(tx, id, into);
    await replaceElsewhere(tx, id, into);
    await deleteBrand(tx, id);
    await recordAudit(
      tx,
      [{ actorId, action: 'merge', entity, entityId: id, before: { name: brand.name }, after: { into } }],
      now(),
    );
  });
}

export async function rejectBrand(
  { db, now }: Context,
  { id, actorId }: Decision,
  replaceElsewhere: ReplaceElsewhere,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const brand = await lockWaitingBrand(tx, id);
    if (!brand) throw notFound();
    await replaceBrandOfListings(tx, id, null);
    await replaceElsewhere(tx, id, null);
    await deleteBrand(tx, id);
    await recordAudit(tx, [{ actorId, action: 'reject', entity, entityId: id, before: { name: brand.name } }], now());
  });
}
