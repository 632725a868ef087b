import {
  fieldErrorsOf,
  throwFieldErrors,
  type DetailedFieldError,
  type FieldError,
  type FieldErrorCode,
  type FoundErrors,
} from '#shared/errors.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { formatMinor } from '#shared/money/money.ts';
import type { ProductFields } from '#shared/products/admin-contract.ts';
import type { Context } from '#server/context.ts';
import { checkListing } from '#server/features/listings/index.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { EditedContent } from './product-content.ts';
import { mayBeShown } from './product-policy.ts';
import { isSkuTaken, listShownPictures } from './product.queries.ts';
import { findSaleFrom } from './sale.queries.ts';

interface Change {
  readonly actorId: number;
  readonly at: Date;
  /** Undefined for a new product. */
  readonly stored?: { readonly id: number; readonly regular_price_minor: number };
  readonly isShown: boolean;
}

/**
 * Checks what only the database and the clock know, and turns the form into the stored content.
 * @throws FieldError (422) with every error
 */
export async function checkProduct(
  context: Context,
  tx: Tx,
  form: ProductFields,
  change: Change,
): Promise<EditedContent> {
  const { pictureIds, errors } = await findErrors(context, tx, form, change);
  throwFieldErrors(errors);
  return {
    texts: mapLocales((locale) => {
      const text = form.texts[locale];
      return { ...text, slug: text.slug || localisedSlug(text.name, locale) || 'zbozi' };
    }),
    category_id: form.category_id,
    brand_id: form.brand_id,
    package_id: form.package_id,
    sku: form.sku,
    ean: form.ean,
    tax_rate: form.tax_rate,
    weight_g: form.weight_g,
    regular_price_minor: form.regular_price,
    purchase_price_minor: form.purchase_price,
    abv: form.abv,
    vintage: form.vintage,
    age_years: form.age_years,
    origin_code: form.origin,
    picture_ids: pictureIds,
  };
}

/** Errors that only the database and the clock know, of the valid fields of a form that its schema has refused. */
export async function listProductErrors(
  context: Context,
  tx: Tx,
  form: Partial<ProductFields>,
  change: Change,
): Promise<FieldError['errors']> {
  return fieldErrorsOf((await findErrors(context, tx, form, change)).errors);
}

async function findErrors(
  { config }: Context,
  tx: Tx,
  form: Partial<ProductFields>,
  change: Change,
): Promise<{ readonly pictureIds: number[]; readonly errors: FoundErrors }> {
  const { actorId, at, stored, isShown } = change;
  const { sku, tax_rate: taxRate, regular_price: price, weight_g } = form;
  const { pictureIds, errors } = await checkListing(tx, form, {
    accountId: actorId,
    at,
    listShownPictures: async (keys) => (keys.length === 0 ? [] : listShownPictures(tx, keys)),
  });
  const { category_id, brand_id, package_id, pictures, ...further } = errors;
  const isTaken = sku !== undefined && (await isSkuTaken(tx, sku, stored?.id));
  const isTaxKnown = taxRate === undefined || config.shop.taxRates.includes(taxRate);
  const mayShow = !isShown || weight_g === undefined || mayBeShown({ weight_g });
  return {
    pictureIds,
    errors: {
      category_id,
      brand_id,
      package_id,
      sku: isTaken ? 'code_taken' : undefined,
      tax_rate: isTaxKnown ? undefined : 'invalid',
      regular_price: price === undefined ? undefined : await regularPriceError(tx, price, change),
      pictures,
      weight_g: mayShow ? undefined : 'required',
      ...further,
    },
  };
}

/** A sale has to stay cheaper than the regular price. A stored price that breaks the rule doesn't block other changes. */
async function regularPriceError(
  tx: Tx,
  price: number,
  { stored, at }: Change,
): Promise<FieldErrorCode | DetailedFieldError | undefined> {
  if (!stored || stored.regular_price_minor === price) return undefined;
  const sale = await findSaleFrom(tx, stored.id, { price_minor: price, at });
  if (!sale) return undefined;
  const error = 'not_above_sale';
  const currency = (await listCurrencies(tx)).find(({ is_default }) => is_default);
  return currency ? { error, sale: { ...sale, price: formatMinor(sale.price_minor, currency) } } : error;
}
