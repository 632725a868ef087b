/** A draft was never public; a hidden post was. A scheduled one becomes public at its time. */
export const postStates = ['draft', 'scheduled', 'published', 'hidden'] as const;
export type PostState = (typeof postStates)[number];

/** Texts of a post in one language. */
export const postLimits = {
  title: 120,
  slug: 80,
  perex: 400,
  body: 60_000,
  seoTitle: 70,
  seoDescription: 200,
  author: 80,
} as const;

export const postTextParts = ['title', 'slug', 'perex', 'body', 'seo_title', 'seo_description'] as const;
export type PostTextPart = (typeof postTextParts)[number];
export type PostText = Readonly<Record<PostTextPart, string>>;

/** Whether the post exists in the language: a text without any words is none. */
export function isWritten(text: PostText): boolean {
  return postTextParts.some((part) => text[part] !== '');
}

export function postStateOf(
  { isPublished, publishedAt }: { readonly isPublished: boolean; readonly publishedAt: Date | null },
  now: Date,
): PostState {
  if (!isPublished || publishedAt === null) return publishedAt === null ? 'draft' : 'hidden';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** The address of a picture in a text. */
export const pictureInText = /^\/pictures\/([a-z0-9-]{8,64})\/\d{2,4}\.(?:avif|webp)$/;
