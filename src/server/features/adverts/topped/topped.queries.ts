import type { Tx } from '#server/platform/db/db.ts';

interface AdvertTopping {
  readonly topped_from: Date | null;
  readonly topped_until: Date | null;
  readonly expires_at: Date | null;
}

/** Locks the advert. */
export function findTopping(tx: Tx, id: number): Promise<AdvertTopping> {
  return tx
    .selectFrom('advert')
    .where('listing_id', '=', id)
    .select(['topped_from', 'topped_until', 'expires_at'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateTopping(
  tx: Tx,
  id: number,
  change: Partial<AdvertTopping> & { readonly reminded_at?: null },
): Promise<void> {
  await tx.updateTable('advert').set(change).where('listing_id', '=', id).execute();
}
