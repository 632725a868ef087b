import { fieldError, notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { lockOwnPictures, removeIfUnused } from '#server/features/pictures/index.ts';
import { findFullAccount, lockAccount, recordEvent, updateAccount } from '../account.queries.ts';

/**
 * Sets an upload of the account as its avatar; the previous picture is removed unless something else uses it.
 * @param key undefined: removes the avatar
 */
export async function setAvatar(context: Context, accountId: number, key: string | undefined): Promise<void> {
  const { db, log } = context;
  const before = await db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const account = await findFullAccount(tx, accountId);
    if (!account) throw notFound();
    const [picture] = key === undefined ? [] : await lockOwnPictures(tx, accountId, [key]);
    if (key !== undefined && !picture) throw fieldError('key', 'picture_unknown');
    await updateAccount(tx, accountId, { avatar_picture_id: picture?.id ?? null });
    await recordEvent(tx, { accountId, actorId: accountId, kind: 'avatar_changed', at: context.now() });
    return account.avatar_key;
  });
  if (before === null || before === key) return;
  // The avatar is already set, so a failure here is only logged. The worker removes unused pictures after a day.
  await removeIfUnused(context, accountId, before).catch((error: unknown) =>
    log.warn('The avatar before could not be removed', { error }),
  );
}
