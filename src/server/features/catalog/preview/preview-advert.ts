import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { readContent } from '#server/features/adverts/index.ts';
import { presentCard } from '../cards/listing-card-presenter.ts';
import { listCategoryTexts } from '../category/category.queries.ts';
import { presentDetail } from '../detail/listing-detail-presenter.ts';
import { findPreview } from './preview.queries.ts';

interface Previewed {
  readonly form: AdvertInput;
  readonly accountId: number;
  /** The advert that is being changed. */
  readonly id: number | null;
  readonly locale: Locale;
}

/**
 * An advert as its page would show it. Stores nothing.
 * @throws FieldError (422) with every error, as on sending
 */
export async function previewAdvert(
  context: Context,
  { form, accountId, id, locale }: Previewed,
): Promise<ListingDetail> {
  const at = context.now();
  const content = await readContent(context, form, { accountId, at, ...(id !== null && { advertId: id }) });
  const { name, description } = content;
  const slug = localisedSlug(name, content.locale);
  const row = await findPreview(context.db, { content, accountId, id, locale, at });
  const card = presentCard({ ...row, slug, picture_key: form.pictures[0] ?? null }, locale, 0);
  return presentDetail(
    {
      card,
      facts: row,
      texts: [{ locale: content.locale, name, slug, description }],
      categoryTexts: await listCategoryTexts(context, row.path),
      pictureKeys: form.pictures,
      sellerFurther: [],
      similar: [],
      product: null,
    },
    locale,
  );
}
