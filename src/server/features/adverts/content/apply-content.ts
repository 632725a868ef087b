import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import {
  deleteOtherTexts,
  listingFacts,
  replacePictures,
  saveText,
  updateListing,
} from '#server/features/listings/index.ts';
import { updateAdvert } from '../advert.queries.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { StoredContent } from './stored-content.ts';

/** Publishes a content: from now on the advert shows it. */
export async function applyContent(tx: Tx, id: number, content: StoredContent): Promise<void> {
  await updateListing(tx, id, listingColumns(content));
  await updateAdvert(tx, id, { place: content.place });
  await replaceText(tx, id, content);
  await replacePictures(tx, id, content.picture_ids);
}

/** The part of a content that the listing's own row holds. */
export function listingColumns(content: StoredContent) {
  const { offer_type, price_minor, currency_id, is_negotiable } = content;
  return { ...listingFacts(content), offer_type, price_minor, currency_id, is_negotiable };
}

/** An advert has its text in one language only, the one it was written in. */
export async function replaceText(tx: Tx, id: number, { locale, name, description }: StoredContent): Promise<void> {
  await deleteOtherTexts(tx, id, locale);
  await saveText(tx, id, { locale, name, description, slug: localisedSlug(name, locale) || 'inzerat' });
}
