import type { FieldErrorCode, FoundErrors } from '#shared/errors.ts';
import { throwFieldErrors } from '#shared/errors.ts';
import { defaultLocale, locales } from '#shared/i18n/locales.ts';
import type { IssueBlock, IssueInput } from '#shared/newsletters/issues-contract.ts';
import { catalogIdOf, listIdsNotAdvertised } from '#server/features/content/index.ts';
import { lockOwnPictures } from '#server/features/pictures/index.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { listOfferedIds } from '../category.queries.ts';
import { listIssueGoods } from './goods.queries.ts';
import { listIssuePictures } from './issue.queries.ts';
import { linksIn } from './mail-markdown.ts';
import { writtenIn } from './written-in.ts';

/** What a block links to, by the field of the link. */
function linksOf(block: IssueBlock, place: number): [field: string, address: string][] {
  const field = (name: string) => `blocks.${place}.${name}`;
  switch (block.kind) {
    case 'text':
      return locales.flatMap((locale) =>
        linksIn(block.texts[locale]).map((address): [string, string] => [field(`texts.${locale}`), address]),
      );
    case 'listings':
      return [];
    default:
      return locales.map((locale): [string, string] => [field(`links.${locale}`), block.links[locale]]);
  }
}

/**
 * goods that must not be advertised have no place in an issue, neither as offers nor behind links.
 * @returns errors of `blocks.{place}.listings` and of the links
 */
export async function findForbiddenGoods(db: Queryable, blocks: readonly IssueBlock[]): Promise<FoundErrors> {
  const links = blocks.flatMap(linksOf).flatMap(([field, address]) => {
    const id = catalogIdOf(address);
    return id === undefined ? [] : [{ field, id }];
  });
  const offers = blocks.flatMap((block, place) =>
    block.kind === 'listings' ? block.listings.map((id) => ({ field: `blocks.${place}.listings`, id })) : [],
  );
  const forbidden = await listIdsNotAdvertised(
    db,
    [...links, ...offers].map(({ id }) => id),
  );
  const errorsOf = (found: typeof links, error: FieldErrorCode) =>
    found.filter(({ id }) => forbidden.has(id)).map(({ field }): [string, FieldErrorCode] => [field, error]);
  return Object.fromEntries([...errorsOf(links, 'link_not_advertised'), ...errorsOf(offers, 'goods_not_advertised')]);
}

/**
 * Checks what a draft refers to. Without an id it is a new one.
 * @returns the ids of its pictures
 * @throws FieldError (422) for foreign pictures, goods that are gone or must not be advertised, unknown categories
 */
export async function checkDraft(
  tx: Tx,
  { actorId, issueId }: { readonly actorId: number; readonly issueId: number | undefined },
  { blocks, categories }: IssueInput,
): Promise<number[]> {
  const known = new Map(
    (issueId === undefined ? [] : await listIssuePictures(tx, issueId)).map(({ id, key }) => [key, id]),
  );
  const keys = blocks.flatMap((block) => (block.kind === 'picture' && block.picture !== null ? [block.picture] : []));
  const uploads = keys.filter((key) => !known.has(key));
  for (const { key, id } of await lockOwnPictures(tx, actorId, uploads)) known.set(key, id);
  const ids = blocks.flatMap((block) => (block.kind === 'listings' ? block.listings : []));
  const offered = new Set((await listIssueGoods(tx, ids, defaultLocale)).map(({ id }) => id));
  const found = blocks.map((block, place): [string, FieldErrorCode | undefined] => {
    if (block.kind === 'picture' && block.picture !== null && !known.has(block.picture))
      return [`blocks.${place}.picture`, 'picture_unknown'];
    if (block.kind === 'listings' && block.listings.some((id) => !offered.has(id)))
      return [`blocks.${place}.listings`, 'goods_gone'];
    return [`blocks.${place}`, undefined];
  });
  const areKnown = categories.length === 0 || (await listOfferedIds(tx, categories)).length === categories.length;
  throwFieldErrors({
    ...Object.fromEntries(found),
    ...(await findForbiddenGoods(tx, blocks)),
    categories: areKnown ? undefined : 'invalid',
  });
  return keys.map((key) => known.get(key)!);
}

/** What a draft lacks to be sent. */
export function findGaps({ subjects, categories, blocks }: IssueInput): FoundErrors {
  const languages = writtenIn({ subjects });
  const errors: Record<string, FieldErrorCode | undefined> = {
    [`subjects.${defaultLocale}`]: languages.length === 0 ? 'subject_missing' : undefined,
    categories: categories.length === 0 ? 'required' : undefined,
  };
  for (const locale of languages) {
    const isEmpty = blocks.every((block) => block.kind === 'text' && block.texts[locale] === '');
    if (isEmpty) errors[`subjects.${locale}`] = 'language_empty';
    blocks.forEach((block, place) => {
      const field = `blocks.${place}`;
      if (block.kind === 'picture' && block.picture === null) errors[`${field}.picture`] = 'required';
      if (block.kind === 'picture' && block.alts[locale] === '') errors[`${field}.alts.${locale}`] = 'required';
      if (block.kind === 'listings' && block.listings.length === 0) errors[`${field}.listings`] = 'required';
      if (block.kind === 'button' && block.texts[locale] === '') errors[`${field}.texts.${locale}`] = 'required';
      if (block.kind === 'button' && block.links[locale] === '') errors[`${field}.links.${locale}`] = 'required';
    });
  }
  return errors;
}
