import type { FieldErrorCode } from '#shared/errors.ts';
import { lockOwnPictures } from '#server/features/pictures/index.ts';
import { isCountry } from '#server/features/reference-data/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { lockBrandForUse } from './brands/brand.queries.ts';
import { lockCategoryForUse } from './categories/category.queries.ts';
import { findChosenCategory, findPackage, type ChosenCategory } from './form-choice.queries.ts';
import { categoryError, packageError, pickUsablePictures, vintageError } from './listing-policy.ts';

/** The fields that the forms of adverts and products share. */
interface ListingForm {
  readonly category_id: number;
  readonly brand_id: number | null;
  readonly package_id: number | null;
  readonly vintage: number | null;
  readonly origin: string | null;
  /** Keys; the first is the main picture. */
  readonly pictures: readonly string[];
}

interface Author {
  readonly accountId: number;
  readonly at: Date;
  /** Those of the pictures that the author may use because a listing shows them already. */
  readonly listShownPictures: (keys: readonly string[]) => Promise<{ id: number; key: string }[]>;
}

interface CheckedListing {
  readonly category: ChosenCategory | undefined;
  /** Meaningful without errors only. */
  readonly pictureIds: number[];
  readonly errors: Readonly<Record<keyof ListingForm, FieldErrorCode | undefined>>;
}

/**
 * Checks what only the database and the clock know. Locks the category, the author's pictures and then the brand, so
 * that none can be deleted before the transaction ends.
 * Fields that are missing, because the schema has refused them, are not checked.
 * @returns errors by field, for the caller to report together with its own
 */
export async function checkListing(tx: Tx, form: Partial<ListingForm>, author: Author): Promise<CheckedListing> {
  const { category_id, brand_id = null, package_id = null, vintage = null, origin = null, pictures = [] } = form;
  if (category_id !== undefined) await lockCategoryForUse(tx, category_id);
  const category = category_id === undefined ? undefined : await findChosenCategory(tx, category_id);
  const own = await lockOwnPictures(tx, author.accountId, pictures);
  const shown = await author.listShownPictures(pictures);
  const pictureIds = pickUsablePictures(pictures, [...shown, ...own]);
  const isBrandThere = brand_id === null || (await lockBrandForUse(tx, brand_id));
  const hasPackage = package_id !== null && category !== undefined;
  const isOriginKnown = origin === null || (await isCountry(tx, origin));
  return {
    category,
    pictureIds: pictureIds ?? [],
    errors: {
      category_id: category_id === undefined ? undefined : categoryError(category),
      brand_id: isBrandThere ? undefined : 'invalid',
      package_id: hasPackage ? packageError(await findPackage(tx, package_id), category) : undefined,
      pictures: pictureIds ? undefined : 'picture_unknown',
      vintage: vintageError(vintage, author.at),
      origin: isOriginKnown ? undefined : 'invalid',
    },
  };
}
