import type { AdminPost, AdminPostRow, PostInput } from '#shared/content/blog-contract.ts';
import { isWritten } from '#shared/content/posts.ts';
import { locales } from '#shared/i18n/locales.ts';
import { versionOf } from '#server/platform/db/row-version.ts';
import { saverOf } from '#server/features/revisions/index.ts';
import type { PostListRow, StoredPost } from './admin-blog.queries.ts';
import { stateOf } from './post-policy.ts';

/** What the editor saves: the version covers it, but not the publication, which has calls of its own. */
export function editedPart({ category_id, author, picture_key, texts }: StoredPost): PostInput {
  return { category_id, author, picture_key, texts };
}

export function presentAdminPost(post: StoredPost, now: Date): AdminPost {
  const edited = editedPart(post);
  return {
    id: post.id,
    ...edited,
    state: stateOf(post, now),
    published_at: post.published_at?.toISOString() ?? null,
    updated_at: post.updated_at.toISOString(),
    version: versionOf(edited),
  };
}

export function presentAdminPostRow(row: PostListRow, now: Date): AdminPostRow {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    languages: locales.filter((locale) => row.languages.includes(locale)),
    category: row.category,
    author: row.author,
    picture: row.picture_key === null ? null : { key: row.picture_key, alt: row.title },
    state: stateOf(row, now),
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    saved_by: saverOf(row),
  };
}

/** The audit log says what has changed; whole texts are in the history of the post. */
export function auditedPost({ category_id, author, picture_key, texts }: StoredPost) {
  const written = locales.filter((locale) => isWritten(texts[locale]));
  const by = (part: 'title' | 'slug' | 'perex' | 'seo_title' | 'seo_description') =>
    Object.fromEntries(written.map((locale) => [locale, texts[locale][part]]));
  return {
    titles: by('title'),
    slug: by('slug'),
    perex: by('perex'),
    seo_title: by('seo_title'),
    seo_description: by('seo_description'),
    characters: Object.fromEntries(written.map((locale) => [locale, texts[locale].body.length])),
    blog_category_id: category_id,
    author,
    picture: picture_key,
  };
}
