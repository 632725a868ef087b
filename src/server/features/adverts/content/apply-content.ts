import type { Tx } from '#server/platform/db/db.ts';
import { replacePictures, replaceText, updateListing } from './content.queries.ts';
import type { StoredContent } from './stored-content.ts';

/** Makes a content the one that the advert shows. */
export async function applyContent(tx: Tx, id: number, content: StoredContent): Promise<void> {
  await updateListing(tx, id, content);
  await replaceText(tx, id, content);
  await replacePictures(tx, id, content.picture_ids);
}
