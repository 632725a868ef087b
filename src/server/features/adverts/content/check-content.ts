import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { packageUnitOf } from '#shared/adverts/limits.ts';
import { FieldError, type FieldErrorCode } from '#shared/errors.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { holdBrand } from '#server/features/listings/brands/brand.queries.ts';
import {
  findChosenCategory,
  findCurrencyId,
  findPackage,
  isCountry,
  type ChosenCategory,
} from '#server/features/listings/form-choice.queries.ts';
import { listPictureIds } from '#server/features/listings/pictures-of-listing.ts';
import { proposeBrand } from '#server/features/listings/brands/propose-brand.ts';
import type { StoredContent } from './stored-content.ts';

interface Author {
  readonly accountId: number;
  /** The advert that is changed; undefined for a new one. */
  readonly at: Date;
}

/**
 * Checks what only the database and the clock know, and turns the form into what is stored. A new brand is proposed.
 * @throws FieldError (422) with every error, too_many_requests (429) with one new brand too many
 */
export async function checkContent(tx: Tx, form: AdvertInput, author: Author): Promise<StoredContent> {
  const [category, currencyId, pictureIds] = [
    await findChosenCategory(tx, form.category_id),
    await findCurrencyId(tx, form.currency),
    await listPictureIds(tx, form.pictures, author.accountId),
  ];
  const slug = form.brand_id === null && form.brand_name !== null ? localisedSlug(form.brand_name, 'en') : null;
  const found: Record<string, FieldErrorCode | undefined> = {
    category_id: categoryError(category),
    confirms_goods: category && category.age_rule !== 'none' && !form.confirms_goods ? 'must_be_confirmed' : undefined,
    brand_id: form.brand_id !== null && !(await holdBrand(tx, form.brand_id)) ? 'invalid' : undefined,
    brand_name: slug === '' ? 'invalid' : undefined,
    package_id: category && (await packageError(tx, form.package_id, category)),
    price: form.price === null && !form.is_negotiable ? 'required' : undefined,
    currency: currencyId === undefined ? 'invalid' : undefined,
    pictures: pictureIds ? undefined : 'picture_unknown',
    vintage: form.vintage !== null && form.vintage > author.at.getUTCFullYear() ? 'in_future' : undefined,
    origin: form.origin !== null && !(await isCountry(tx, form.origin)) ? 'invalid' : undefined,
  };
  const errors = Object.entries(found).flatMap(([field, error]) => (error ? [[field, [error]] as const] : []));
  if (errors.length > 0 || currencyId === undefined || !pictureIds) throw new FieldError(Object.fromEntries(errors));
  const brandId =
    slug === null
      ? form.brand_id
      : await proposeBrand(tx, { name: form.brand_name ?? '', slug, suggestedBy: author.accountId, at: author.at });
  return {
    offer_type: form.offer_type,
    category_id: form.category_id,
    brand_id: brandId,
    package_id: form.package_id,
    name: form.name,
    description: form.description,
    locale: form.lang,
    price_minor: form.price,
    currency_id: currencyId,
    is_negotiable: form.is_negotiable,
    place: form.place,
    vintage: form.vintage,
    age_years: form.age_years,
    abv: form.abv,
    origin_code: form.origin,
    picture_ids: pictureIds,
  };
}

function categoryError(category: ChosenCategory | undefined): FieldErrorCode | undefined {
  if (!category) return 'invalid';
  return category.has_children ? 'category_has_children' : undefined;
}

async function packageError(tx: Tx, id: number | null, category: ChosenCategory): Promise<FieldErrorCode | undefined> {
  if (id === null) return undefined;
  const chosen = await findPackage(tx, id);
  if (!chosen) return 'invalid';
  const isFit = category.unit_price_unit === null || packageUnitOf[category.unit_price_unit] === chosen.unit;
  return isFit ? undefined : 'package_unfit';
}
