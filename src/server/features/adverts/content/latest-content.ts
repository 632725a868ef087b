import { type ConfirmedGoods } from '#shared/adverts/confirmed-goods.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { findOwnAdvert } from '../own/own-advert.queries.ts';
import { listContents } from './content.queries.ts';
import { findWaitingRevisionId, listRevisionContents } from './revision.queries.ts';
import type { ContentParts, StoredContent } from './stored-content.ts';

interface LatestContent {
  /** Undefined if the advert is being deleted. */
  readonly content: StoredContent | undefined;
  /** Whether it is a change that waits for approval. */
  readonly isChange: boolean;
}

/** The author's latest version of an advert: the waiting change, otherwise what is public. */
export async function findLatestContent(
  db: Queryable,
  id: number,
  parts: ContentParts = 'all',
): Promise<LatestContent> {
  const revisionId = await findWaitingRevisionId(db, id);
  const change = revisionId === undefined ? undefined : await listRevisionContents(db, [revisionId], parts);
  const content =
    (revisionId !== undefined && change?.get(revisionId)) || (await listContents(db, [id], parts)).get(id);
  return { content, isChange: revisionId !== undefined };
}

/** The goods that the author has confirmed; undefined before the first confirmation and for another's advert. */
export async function findConfirmedGoods(
  db: Queryable,
  accountId: number,
  id: number,
): Promise<ConfirmedGoods | undefined> {
  const advert = await findOwnAdvert(db, accountId, id);
  if (!advert?.goods_confirmed_at) return undefined;
  return (await findLatestContent(db, id, 'facts')).content;
}
