import { isWritten, pictureInText } from '#shared/content/posts.ts';
import type { PostInput, PostTexts } from '#shared/content/blog-contract.ts';
import { throwFieldErrors, type FieldErrorCode } from '#shared/errors.ts';
import { defaultLocale, locales, type Locale } from '#shared/i18n/locales.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { lockOwnPictures } from '#server/features/pictures/index.ts';
import { picturesOf } from '../markdown.ts';
import { lockBlogCategory } from './admin-blog.queries.ts';
import { listPicturesOfBlog } from './post-picture.queries.ts';

export interface CheckedPictures {
  /** The title picture. */
  readonly titleId: number | null;
  readonly textIds: readonly number[];
}

/**
 * Checks what the schema cannot: the category, the pictures, and that every language of a public post is complete.
 * @param isPublic the post is public or scheduled
 * @throws FieldError (422) with all errors at once
 */
export async function checkPost(
  tx: Tx,
  actorId: number,
  { category_id: categoryId, picture_key: titleKey, texts }: PostInput,
  isPublic: boolean,
): Promise<CheckedPictures> {
  const keysInTexts = locales.flatMap((locale) => keysIn(texts[locale].body));
  const known = await lockPictures(tx, actorId, titleKey === null ? keysInTexts : [titleKey, ...keysInTexts]);
  const found: Record<string, FieldErrorCode | undefined> = {};
  if (!(await lockBlogCategory(tx, categoryId))) found.category_id = 'required';
  if (titleKey !== null && !known.has(titleKey)) found.picture_key = 'picture_unknown';
  if (!locales.some((locale) => isWritten(texts[locale]))) found[`texts.${defaultLocale}.title`] = 'required';
  for (const locale of locales) {
    for (const part of missingParts(texts[locale], isPublic)) found[`texts.${locale}.${part}`] = 'required';
    found[`texts.${locale}.body`] ??= pictureError(texts[locale].body, known);
  }
  throwFieldErrors(found);
  return {
    titleId: titleKey === null ? null : known.get(titleKey)!,
    textIds: [...new Set(keysInTexts.map((key) => known.get(key)!))],
  };
}

/** Whether readers can read it: every language with a text has all of it. */
export function isComplete(texts: PostTexts): boolean {
  return locales.every((locale) => missingParts(texts[locale], true).length === 0);
}

function missingParts(text: PostTexts[Locale], isPublic: boolean): ('title' | 'perex' | 'body')[] {
  if (!isWritten(text)) return [];
  return (isPublic ? (['title', 'perex', 'body'] as const) : (['title'] as const)).filter((part) => text[part] === '');
}

async function lockPictures(tx: Tx, actorId: number, keys: readonly string[]): Promise<Map<string, number>> {
  const known = [...(await listPicturesOfBlog(tx, keys)), ...(await lockOwnPictures(tx, actorId, keys))];
  return new Map(known.map(({ id, key }) => [key, id]));
}

function keysIn(body: string): string[] {
  return picturesOf(body).flatMap(({ src }) => pictureInText.exec(src)?.[1] ?? []);
}

/** Pictures from elsewhere would not be shown, so they are refused too. */
function pictureError(body: string, known: ReadonlyMap<string, number>): FieldErrorCode | undefined {
  const pictures = picturesOf(body);
  if (pictures.some(({ src }) => !known.has(pictureInText.exec(src)?.[1] ?? ''))) return 'picture_unknown';
  return pictures.some(({ alt }) => alt === '') ? 'picture_without_alt' : undefined;
}
