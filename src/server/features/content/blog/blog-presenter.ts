import type { BlogCard, BlogPost } from '#shared/content/contract.ts';
import { wordsPerMinute } from '#shared/content/limits.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { boundWords } from '#server/platform/i18n/bound-words.ts';
import type { FullPostRow, PostRow } from './blog.queries.ts';
import { renderMarkdown } from '../markdown.ts';
import { slugsOf } from '../text-slugs.ts';

export function presentBlogCard(post: PostRow, locale: Locale): BlogCard {
  return {
    id: post.id,
    title: post.title,
    slug: post.slug,
    perex: boundWords(post.perex, locale),
    category: { id: post.category_id, name: post.category_name },
    published_at: post.published_at.toISOString(),
    reading_minutes: Math.max(1, Math.ceil(post.words / wordsPerMinute)),
    picture: post.picture_key === null ? null : { key: post.picture_key, alt: post.title },
  };
}

export function presentBlogPost(
  post: FullPostRow,
  locale: Locale,
  slugs: readonly { locale: string; slug: string }[],
  further: readonly PostRow[],
): BlogPost {
  const { html, headings } = renderMarkdown(boundWords(post.body, locale));
  return {
    ...presentBlogCard(post, locale),
    slugs: slugsOf(slugs, post.slug),
    languages: locales.filter((each) => slugs.some((text) => text.locale === each)),
    seo_title: post.seo_title,
    seo_description: post.seo_description,
    html,
    headings: [...headings],
    author: post.author,
    updated_at: post.updated_at.toISOString(),
    further: further.map((each) => presentBlogCard(each, locale)),
  };
}
