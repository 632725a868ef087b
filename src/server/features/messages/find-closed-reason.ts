import type { ClosedReason } from '#shared/messages/limits.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { findBlocks } from './block.queries.ts';
import { closedReason } from './message-policy.ts';
import { findPerson } from './person.queries.ts';
import type { Side } from './side.ts';

/** Why a side can't write to the other; null: it can. Nobody blocks the shop or is blocked by it. */
export async function findClosedReason(
  db: Queryable,
  { accountId }: Side,
  otherId: number | null,
): Promise<ClosedReason | null> {
  if (otherId === null) return null;
  const other = await findPerson(db, otherId);
  if (!other) return 'account_closed';
  const blocks =
    accountId === null ? { isBlockedByMe: false, hasBlockedMe: false } : await findBlocks(db, accountId, otherId);
  return closedReason(other, blocks);
}
