import { FieldError, type FieldErrorCode, type DetailedFieldError } from '#shared/errors.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { formatMinor } from '#shared/money/money.ts';
import { packageUnitOf } from '#shared/adverts/limits.ts';
import type { ProductFields } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { findChosenCategory, findPackage, holdBrand, isCountry } from '#server/features/adverts/index.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { lockOwnPictures } from '#server/features/pictures/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { EditedContent } from './product-content.ts';
import { isSkuTaken, listShownPictures } from './product.queries.ts';
import { findSaleFrom } from './sale.queries.ts';

interface Change {
  readonly actorId: number;
  readonly at: Date;
  /** Undefined for a new one. */
  readonly stored?: { readonly id: number; readonly regular_price_minor: number };
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
  const packageError = async (): Promise<FieldErrorCode | false> => {
    if (form.package_id === null || !category) return false;
    const chosen = await findPackage(tx, form.package_id);
    if (!chosen) return 'invalid';
    const { unit_price_unit: unit } = category;
    return unit !== null && packageUnitOf[unit] !== chosen.unit && 'package_unfit';
  };
  const found: Record<string, FieldErrorCode | DetailedFieldError | false> = {
    category_id: category ? category.has_children && 'category_has_children' : 'invalid',
    brand_id: form.brand_id !== null && !(await holdBrand(tx, form.brand_id)) && 'invalid',
    package_id: await packageError(),
    sku: (await isSkuTaken(tx, form.sku, change.stored?.id)) && 'code_taken',
    tax_rate: !config.shop.taxRates.includes(form.tax_rate) && 'invalid',
    regular_price: await salePriceError(tx, form.regular_price, change),
    pictures: pictureIds === undefined && 'picture_unknown',
    weight_g: change.isShown && form.weight_g === null && 'required',
    vintage: form.vintage !== null && form.vintage > change.at.getUTCFullYear() && 'in_future',
    origin: form.origin !== null && !(await isCountry(tx, form.origin)) && 'invalid',
  };
  const errors = Object.entries(found).flatMap(([field, error]) => (error ? [[field, [error]] as const] : []));
  if (errors.length > 0 || !pictureIds) throw new FieldError(Object.fromEntries(errors));
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

/** Nobody would believe in a sale that is no cheaper; what was stored so before does not keep from other changes. */
async function salePriceError(
  tx: Tx,
  price: number,
  { stored, at }: Change,
): Promise<FieldErrorCode | DetailedFieldError | false> {
  if (!stored || stored.regular_price_minor === price) return false;
  const sale = await findSaleFrom(tx, stored.id, { price_minor: price, at });
  if (!sale) return false;
  const error = 'not_above_sale';
  const currency = (await listCurrencies(tx)).find(({ is_default }) => is_default);
  return currency ? { error, sale: { ...sale, price: formatMinor(sale.price_minor, currency) } } : error;
}

/** Pictures that the administrator uploaded or that a product shows; undefined when one is neither, or named twice. */
async function listPictureIds(tx: Tx, keys: readonly string[], actorId: number): Promise<number[] | undefined> {
  const own = await lockOwnPictures(tx, actorId, keys);
  const shown = await listShownPictures(tx, keys);
  const ids = new Map([...shown, ...own].map(({ id, key }) => [key, id]));
  const found = keys.map((key) => ids.get(key)).filter((id) => id !== undefined);
  return new Set(found).size === keys.length ? found : undefined;
}
