import { advertLimit } from '#shared/errors.ts';
import { countCountedAdverts } from '../advert.queries.ts';
import { advertLimitOf } from '../advert-policy.ts';
import type { Tx } from '#server/platform/db/db.ts';

/**
 * Checks that the author may have one more advert. Holds only under the lock of the author's account.
 * @throws advert_limit (409)
 */
export async function checkRoom(tx: Tx, author: { id: number; authorized: boolean }): Promise<void> {
  const limit = advertLimitOf(author);
  if (limit !== null && (await countCountedAdverts(tx, author.id)) >= limit) throw advertLimit();
}
