import { conflict, fieldError, notFound } from '#shared/errors.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { approveBrandRow, isApprovedBrand, isBrandTaken, lockWaitingBrand, replaceBrand } from './brand.queries.ts';

/** Writes the search words of a brand's adverts anew, once its name is one that searches find. */
export const brandWordsJob = { task: 'adverts.refresh-brand', payload: z.object({ brandId: z.int() }) } as const;

interface Decision {
  readonly id: number;
  readonly actorId: number;
}

const entity = 'brand';

/** @param name put right by the administrator; the proposed one if missing */
export async function approveBrand(
  { db, now }: Context,
  { id, actorId, name }: Decision & { name: string | undefined },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const brand = await lockWaitingBrand(tx, id);
    if (!brand) throw notFound();
    const approved = { name: name ?? brand.name, slug: localisedSlug(name ?? brand.name, 'en') };
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
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const brand = await lockWaitingBrand(tx, id);
    if (!brand) throw notFound();
    if (!(await isApprovedBrand(tx, into))) throw fieldError('into', 'invalid');
    await replaceBrand(tx, id, into);
    await recordAudit(
      tx,
      [{ actorId, action: 'merge', entity, entityId: id, before: { name: brand.name }, after: { into } }],
      now(),
    );
  });
}

export async function rejectBrand({ db, now }: Context, { id, actorId }: Decision): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const brand = await lockWaitingBrand(tx, id);
    if (!brand) throw notFound();
    await replaceBrand(tx, id, null);
    await recordAudit(tx, [{ actorId, action: 'reject', entity, entityId: id, before: { name: brand.name } }], now());
  });
}
