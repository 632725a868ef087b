import { postStateOf } from '#shared/content/posts.ts';
import type { StoredPost } from './admin-blog.queries.ts';

/** Only what was never public is deleted: other addresses may be linked to. */
export function mayDeletePost({ published_at: publishedAt }: Pick<StoredPost, 'published_at'>): boolean {
  return publishedAt === null;
}

export function stateOf(post: Pick<StoredPost, 'is_published' | 'published_at'>, now: Date) {
  return postStateOf({ isPublished: post.is_published, publishedAt: post.published_at }, now);
}
