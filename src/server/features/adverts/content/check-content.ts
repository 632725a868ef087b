import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { isCovered } from '#shared/adverts/confirmed-goods.ts';
import { requiredGoods } from '#shared/adverts/required-goods.ts';
import { fieldErrorsOf, throwFieldErrors, type FieldError, type FoundErrors } from '#shared/errors.ts';
import { brandSlug, checkListing, proposeBrand } from '#server/features/listings/index.ts';
import { findCurrencyId } from '#server/features/reference-data/index.ts';
import type { Db, Tx } from '#server/platform/db/db.ts';
import { listShownPictures } from './content.queries.ts';
import { findConfirmedGoods } from './latest-content.ts';
import type { StoredContent } from './stored-content.ts';

interface Author {
  /** The user that fills in the form. */
  readonly accountId: number;
  /** The author of the advert; missing if it is the same user. */
  readonly sellerId?: number;
  /** Set when the author changes an advert: what was confirmed of its goods need not be confirmed again. */
  readonly advertId?: number;
  readonly at: Date;
}

/**
 * Checks what only the database and the clock know, and turns the form into the stored content. Proposes a new brand.
 * @throws FieldError (422) with every error, too_many_requests (429) after too many proposed brands
 */
export async function checkContent(tx: Tx, form: AdvertInput, author: Author): Promise<StoredContent> {
  const { accountId, at } = author;
  const examined = await examine(tx, form, author);
  throwFieldErrors(examined.errors);
  const { newBrand, slug } = examined;
  const brandId =
    newBrand === null || slug === undefined
      ? form.brand_id
      : await proposeBrand(tx, { name: newBrand, slug, suggestedBy: accountId, at });
  return contentOf(form, examined, brandId);
}

/** Checks a form in the same way, but proposes no brand: until it is approved, the advert is shown without it. */
export async function readContent(
  { db }: { readonly db: Db },
  form: AdvertInput,
  author: Author,
): Promise<StoredContent> {
  const examined = await db.transaction().execute((tx) => examine(tx, form, author));
  throwFieldErrors(examined.errors);
  return contentOf(form, examined, form.brand_id);
}

function contentOf(form: AdvertInput, { pictureIds, currencyId }: Examined, brandId: number | null): StoredContent {
  return {
    offer_type: form.offer_type,
    category_id: form.category_id,
    brand_id: brandId,
    package_id: form.package_id,
    name: form.name,
    description: form.description,
    locale: form.lang,
    price_minor: form.price,
    currency_id: currencyId!,
    is_negotiable: form.is_negotiable,
    place: form.place,
    vintage: form.vintage,
    age_years: form.age_years,
    abv: form.abv,
    origin_code: form.origin,
    picture_ids: pictureIds,
  };
}

/** Errors that only the database and the clock know, of the valid fields of a form that its schema has refused. */
export function listContentErrors(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  account: Omit<Author, 'at'>,
  form: Partial<AdvertInput>,
): Promise<FieldError['errors']> {
  const author = { ...account, at: now() };
  return db.transaction().execute(async (tx) => fieldErrorsOf((await examine(tx, form, author)).errors));
}

interface Examined {
  readonly pictureIds: number[];
  readonly currencyId: number | undefined;
  /** The name of a proposed brand. */
  readonly newBrand: string | null;
  readonly slug: string | undefined;
  readonly errors: FoundErrors;
}

async function examine(tx: Tx, form: Partial<AdvertInput>, author: Author): Promise<Examined> {
  const { accountId, sellerId = accountId, advertId, at } = author;
  const { category, pictureIds, errors } = await checkListing(tx, form, {
    accountId,
    at,
    listShownPictures: (keys) => listShownPictures(tx, sellerId, keys),
  });
  const { currency, brand_name: brandName = null } = form;
  const currencyId = currency === undefined ? undefined : await findCurrencyId(tx, currency);
  const newBrand = form.brand_id === null ? brandName : null;
  const slug = newBrand === null ? undefined : brandSlug(newBrand);
  const isRegulated = category !== undefined && category.age_rule !== 'none';
  const confirmed =
    isRegulated && advertId !== undefined ? await findConfirmedGoods(tx, accountId, advertId) : undefined;
  const needsConfirmation = isRegulated && !(confirmed && isCovered(form, confirmed));
  const { category_id, brand_id, package_id, ...further } = errors;
  const { offer_type: offerType } = form;
  const required = category && offerType && requiredGoods(offerType, category);
  const hasNoBrand = form.brand_id === null && form.brand_name === null && form.is_unbranded === false;
  const lacksBrand = required?.brand && hasNoBrand;
  const lacksPackage = required?.package && form.package_id === null;
  return {
    pictureIds,
    currencyId,
    newBrand,
    slug,
    errors: {
      category_id,
      confirms_goods: needsConfirmation && form.confirms_goods === false ? 'must_be_confirmed' : undefined,
      brand_id,
      brand_name: lacksBrand ? 'required' : slug === '' ? 'brand_without_name' : undefined,
      package_id: lacksPackage ? 'required' : package_id,
      price: form.price === null && form.is_negotiable === false ? 'required' : undefined,
      currency: currency !== undefined && currencyId === undefined ? 'invalid' : undefined,
      ...further,
    },
  };
}
