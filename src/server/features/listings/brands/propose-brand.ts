import { brandProposalsPerHour } from '#shared/adverts/limits.ts';
import type { Context } from '#server/context.ts';
import { countAgainstLimit } from '#server/platform/rate-limit/rate-limit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureBrand } from './brand.queries.ts';
import { deleteUnusedBrands, lockUnusedBrands } from './proposed-brand.queries.ts';

/**
 * Finds the brand of a name, or proposes it. Either can't be deleted before the transaction ends.
 * @throws too_many_requests (429) after too many proposals: each is work for an administrator
 */
export async function proposeBrand(
  tx: Tx,
  brand: { name: string; slug: string; suggestedBy: number; at: Date },
): Promise<number> {
  const { id, isNew } = await ensureBrand(tx, brand);
  const limit = { max: brandProposalsPerHour, windowSeconds: 3600 };
  if (isNew) await countAgainstLimit(tx, `brand-proposal:account:${brand.suggestedBy}`, limit, brand.at);
  return id;
}

/** Deletes the proposals of an account that nothing uses any more. */
export async function withdrawUnusedBrands(tx: Tx, accountId: number): Promise<void> {
  await deleteUnusedBrands(tx, await lockUnusedBrands(tx, accountId));
}

/** Deletes proposals whose adverts were deleted or took another brand. Run by the worker. @returns how many */
export async function sweepBrands({ db }: Context): Promise<number> {
  return db.transaction().execute(async (tx) => deleteUnusedBrands(tx, await lockUnusedBrands(tx, undefined)));
}
