import type { BlogPost } from '#shared/content/contract.ts';
import { PostArticle } from '#web/features/blog-post/post-article.tsx';

export function Page({ data: post }: { data: BlogPost }) {
  return <PostArticle post={post} />;
}
