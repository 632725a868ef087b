import { postUnfinished } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { updatePost, type StoredPost } from './admin-blog.queries.ts';
import { getLockedPost } from './change-posts.ts';
import { isComplete } from './check-post.ts';
import { editedPart } from './post-presenter.ts';
import { stateOf } from './post-policy.ts';
import { schedulePost } from './schedule-posts.ts';

/**
 * Makes a post public, now or at a time. A hidden one keeps its date unless a time is given.
 * @throws not_found; conflict when the post is not as the administrator saw it; post_unfinished (409)
 */
export async function publishPost(
  { db, now }: Context,
  actorId: number,
  id: number,
  { version, published_at: given }: { readonly version: string; readonly published_at: string | null },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const post = await getLockedPost(tx, id);
    ensureVersion(editedPart(post), version);
    if (!isComplete(post.texts)) throw postUnfinished();
    const at = now();
    const publishedAt = given === null ? dateWithoutChoice(post, at) : new Date(given);
    if (post.is_published && post.published_at?.getTime() === publishedAt.getTime()) return;
    await updatePost(tx, id, { is_published: true, published_at: publishedAt });
    await schedulePost(tx, publishedAt, at);
    const [before, after] = [{ published_at: post.published_at }, { published_at: publishedAt }];
    await recordAudit(tx, [{ actorId, action: 'show', entity: 'blog_post', entityId: id, before, after }], at);
  });
}

/** What was public keeps its date; anything else begins now. */
function dateWithoutChoice(post: StoredPost, at: Date): Date {
  const state = stateOf(post, at);
  return (state === 'published' || state === 'hidden') && post.published_at !== null ? post.published_at : at;
}

/** Hides a public post, keeping its date; a post whose time has not come becomes a draft again. @throws not_found */
export async function unpublishPost({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const post = await getLockedPost(tx, id);
    if (!post.is_published || post.published_at === null) return;
    const publishedAt = stateOf(post, now()) === 'scheduled' ? null : post.published_at;
    await updatePost(tx, id, { is_published: false, published_at: publishedAt });
    const [before, after] = [{ published_at: post.published_at }, { published_at: publishedAt }];
    await recordAudit(tx, [{ actorId, action: 'hide', entity: 'blog_post', entityId: id, before, after }], now());
  });
}
