import { advertLimit } from '#shared/errors.ts';
import { freeAdverts } from '#shared/shop/figures.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { countCountedAdverts } from '#server/features/adverts/advert.queries.ts';

/**
 * Whether the author may have another advert that waits, is approved or paused. Holds only under the lock of
 * the author's account.
 * @throws advert_limit (409)
 */
export async function checkRoom(tx: Tx, author: { id: number; authorized: boolean }): Promise<void> {
  if (!author.authorized && (await countCountedAdverts(tx, author.id)) >= freeAdverts) throw advertLimit();
}
