import { FieldError, type FieldFault } from '#shared/errors.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { packageUnitOf } from '#shared/adverts/limits.ts';
import type { ProductFields } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { findChosenCategory, findPackage, holdBrand, isCountry } from '#server/features/adverts/index.ts';
import { lockOwnPictures } from '#server/features/pictures/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { EditedContent } from './product-content.ts';
import { isSkuTaken, listShownPictures } from './product.queries.ts';

interface Change {
  readonly actorId: number;
  readonly at: Date;
  /** Undefined for a new one. */
  readonly id?: number;
  readonly isShown: boolean;
}

/** Checks what only the database and the clock know, and turns the form into what is stored. */
export async function checkProduct(
  { config }: Context,
  tx: Tx,
  form: ProductFields,
  change: Change,
): Promise<EditedContent> {
  const category = await findChosenCategory(tx, form.category_id);
  const pictureIds = await listPictureIds(tx, form.pictures, change.actorId);
  const texts = mapLocales((locale) => {
    const text = form.texts[locale];
    return { ...text, slug: text.slug || localisedSlug(text.name, locale) || 'zbozi' };
  });
  const packageFault = async (): Promise<FieldFault | false> => {
    if (form.package_id === null || !category) return false;
    const chosen = await findPackage(tx, form.package_id);
    if (!chosen) return 'invalid';
    const { unit_price_unit: unit } = category;
    return unit !== null && packageUnitOf[unit] !== chosen.unit && 'package_unfit';
  };
  const found: Record<string, FieldFault | false> = {
    category_id: category ? category.has_children && 'category_has_children' : 'invalid',
    brand_id: form.brand_id !== null && !(await holdBrand(tx, form.brand_id)) && 'invalid',
    package_id: await packageFault(),
    sku: (await isSkuTaken(tx, form.sku, change.id)) && 'code_taken',
    tax_rate: !config.shop.taxRates.includes(form.tax_rate) && 'invalid',
    pictures: pictureIds === undefined && 'picture_unknown',
    weight_g: change.isShown && form.weight_g === null && 'required',
    vintage: form.vintage !== null && form.vintage > change.at.getUTCFullYear() && 'in_future',
    origin: form.origin !== null && !(await isCountry(tx, form.origin)) && 'invalid',
  };
  const faults = Object.entries(found).flatMap(([field, fault]) => (fault ? [[field, [fault]] as const] : []));
  if (faults.length > 0 || !pictureIds) throw new FieldError(Object.fromEntries(faults));
  return {
    texts,
    category_id: form.category_id,
    brand_id: form.brand_id,
    package_id: form.package_id,
    sku: form.sku,
    ean: form.ean,
    tax_rate: form.tax_rate,
    weight_g: form.weight_g,
    regular_price_minor: form.regular_price,
    abv: form.abv,
    vintage: form.vintage,
    age_years: form.age_years,
    origin_code: form.origin,
    picture_ids: pictureIds,
  };
}

/** Pictures that the administrator uploaded or that a product shows; undefined when one is neither, or named twice. */
async function listPictureIds(tx: Tx, keys: readonly string[], actorId: number): Promise<number[] | undefined> {
  const own = await lockOwnPictures(tx, actorId, keys);
  const shown = await listShownPictures(tx, keys);
  const ids = new Map([...shown, ...own].map(({ id, key }) => [key, id]));
  const found = keys.map((key) => ids.get(key)).filter((id) => id !== undefined);
  return new Set(found).size === keys.length ? found : undefined;
}
