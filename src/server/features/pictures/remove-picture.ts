import { conflict, notFound } from '#shared/errors.ts';
import { unusedPictureHours } from '#shared/pictures/limits.ts';
import type { Context } from '#server/context.ts';
import { pictureFolder } from './picture-files.ts';
import { deletePicture, lockOwnPictures, retirePicture, retireUnused } from './picture.queries.ts';

const picturesAtOnce = 500;

/** Removes an upload of the account. @throws not_found (404), conflict (409) while something uses it */
export async function removePicture(context: Context, accountId: number, key: string): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    const [picture] = await lockOwnPictures(tx, accountId, [key]);
    if (!picture) throw notFound();
    if (!picture.unused_since) throw conflict();
    await retirePicture(tx, picture.id);
  });
  await removeRetired(context, key);
}

/** Removes an upload that is no longer used anywhere; drawn pictures stay. */
export async function removeIfUnused(context: Context, accountId: number, key: string): Promise<void> {
  const isRetired = await context.db.transaction().execute(async (tx) => {
    const [picture] = await lockOwnPictures(tx, accountId, [key]);
    if (!picture?.unused_since) return false;
    await retirePicture(tx, picture.id);
    return true;
  });
  if (isRetired) await removeRetired(context, key);
}

/** Removes uploads that nothing has used for a day. Run by the worker. @returns how many */
export async function removeUnusedPictures(context: Pick<Context, 'db' | 'files' | 'now'>): Promise<number> {
  const before = new Date(context.now().getTime() - unusedPictureHours * 3_600_000);
  const retired = await retireUnused(context.db, before, picturesAtOnce);
  for (const { key } of retired) await removeRetired(context, key);
  return retired.length;
}

/** Deletes the row last: after a crash in between, the worker finds it and tries again. */
async function removeRetired({ db, files }: Pick<Context, 'db' | 'files'>, key: string): Promise<void> {
  await files.deleteFolder(pictureFolder(key));
  await deletePicture(db, key);
}
