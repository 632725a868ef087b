import type { Queryable } from '#server/platform/db/db.ts';

export async function insertBlock(db: Queryable, accountId: number, blockedId: number, at: Date): Promise<void> {
  await db
    .insertInto('account_block')
    .values({ account_id: accountId, blocked_id: blockedId, blocked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBlock(db: Queryable, accountId: number, blockedId: number): Promise<void> {
  await db
    .deleteFrom('account_block')
    .where('account_id', '=', accountId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

export interface Blocks {
  readonly isBlockedByMe: boolean;
  readonly hasBlockedMe: boolean;
}

/** Whether two users have blocked each other. */
export async function findBlocks(db: Queryable, accountId: number, otherId: number): Promise<Blocks> {
  const rows = await db
    .selectFrom('account_block')
    .where((of) =>
      of.or([
        of.and({ account_id: accountId, blocked_id: otherId }),
        of.and({ account_id: otherId, blocked_id: accountId }),
      ]),
    )
    .select('account_id')
    .execute();
  return {
    isBlockedByMe: rows.some(({ account_id: by }) => by === accountId),
    hasBlockedMe: rows.some(({ account_id: by }) => by === otherId),
  };
}

/** The users whom an account has blocked, the latest first. */
export function listBlocked(db: Queryable, accountId: number) {
  return db
    .selectFrom('account_block')
    .innerJoin('account', 'account.id', 'account_block.blocked_id')
    .leftJoin('picture', 'picture.id', 'account.avatar_picture_id')
    .where('account_id', '=', accountId)
    .orderBy('blocked_at', 'desc')
    .orderBy('blocked_id', 'desc')
    .limit(500)
    .select(['account.id', 'username', 'authorized', 'picture.key as avatar', 'blocked_at'])
    .execute();
}
