import { lockOwnPictures } from '#server/features/pictures/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { listShownPictures } from '#server/features/adverts/content/content.queries.ts';

/**
 * The ids of the pictures that an author may show: uploaded by the author, or shown by an advert of the author already.
 * @returns undefined when a key is unknown, somebody else's or named twice
 */
export async function listPictureIds(
  tx: Tx,
  keys: readonly string[],
  accountId: number,
): Promise<number[] | undefined> {
  const own = await lockOwnPictures(tx, accountId, keys);
  const shown = await listShownPictures(tx, accountId, keys);
  const ids = new Map([...shown, ...own].map(({ id, key }) => [key, id]));
  const found = keys.map((key) => ids.get(key)).filter((id) => id !== undefined);
  return new Set(found).size === keys.length ? found : undefined;
}
