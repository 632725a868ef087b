import type { AdvertContent, AdvertInput } from '#shared/adverts/content-contract.ts';
import type { CategoryNode } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Currency } from '#shared/reference-data/contract.ts';
import type { ChosenBrand } from '#web/features/brand-field/brand-field.tsx';
import { chosenCategory } from '#web/features/category-picker/chosen-category.ts';
import { findTreePath } from '#web/features/category-tree/tree-path.ts';
import { figuresIn, type TypedCurrency } from '#web/features/form/figures.ts';

/** The values of the form, as typed. */
export interface AdvertDraft {
  /** Idempotency key of a new advert: a repeated submission creates one advert. */
  readonly client_key: string;
  readonly offer_type: AdvertInput['offer_type'];
  /** Ids from the root down to the chosen category, which may still have subcategories. */
  readonly category_path: readonly number[];
  readonly brand: ChosenBrand;
  readonly is_unbranded: boolean;
  readonly package_id: string;
  readonly name: string;
  readonly description: string;
  readonly lang: Locale;
  readonly price: string;
  readonly currency: string;
  readonly is_negotiable: boolean;
  readonly place: string;
  readonly vintage: string;
  readonly age_years: string;
  readonly abv: string;
  readonly origin: string;
  /** Keys of the uploaded pictures, the main one first. */
  readonly pictures: readonly string[];
  readonly confirms_goods: boolean;
}

/** @param place the author's usual one */
export function emptyDraft(lang: Locale, currency: string, place = ''): AdvertDraft {
  return {
    client_key: crypto.randomUUID(),
    offer_type: 'supply',
    category_path: [],
    brand: null,
    is_unbranded: false,
    package_id: '',
    name: '',
    description: '',
    lang,
    price: '',
    currency,
    is_negotiable: false,
    place,
    vintage: '',
    age_years: '',
    abv: '',
    origin: '',
    pictures: [],
    confirms_goods: false,
  };
}

/**
 * The form filled with an existing advert.
 * @param locale of the page, in which numbers are written
 */
export function draftOf(
  content: AdvertContent,
  tree: readonly CategoryNode[],
  currencies: readonly Currency[],
  locale: Locale,
): AdvertDraft {
  const figures = figuresIn(locale);
  const { brand, price, currency } = content;
  return {
    client_key: crypto.randomUUID(),
    offer_type: content.offer_type,
    category_path: findTreePath(tree, ({ id }) => id === content.category.id),
    // A proposed brand is proposed again by name: if it has been merged meanwhile, its id is no longer valid.
    brand: brand && { id: brand.is_approved ? brand.id : null, name: brand.name },
    is_unbranded: false,
    package_id: content.package ? String(content.package.id) : '',
    name: content.name,
    description: content.description,
    lang: content.lang,
    price: figures.minorText(price, currencyOf(currency, currencies)),
    currency,
    is_negotiable: content.is_negotiable,
    place: content.place,
    vintage: figures.text(content.vintage),
    age_years: figures.text(content.age_years),
    abv: figures.text(content.abv),
    origin: content.origin?.code ?? '',
    pictures: content.pictures,
    confirms_goods: false,
  };
}

/**
 * The request body. An unreadable number becomes a value that the API rejects, so that the error appears at its
 * field.
 * @param locale of the page, in which numbers were typed
 */
export function inputOf(
  draft: AdvertDraft,
  tree: readonly CategoryNode[],
  currencies: readonly Currency[],
  locale: Locale,
): AdvertInput {
  const figures = figuresIn(locale);
  return {
    offer_type: draft.offer_type,
    // NaN is null in JSON, which the API rejects at its field together with all other errors.
    category_id: chosenCategory(tree, draft.category_path)?.id ?? Number.NaN,
    brand_id: draft.brand?.id ?? null,
    brand_name: draft.brand && draft.brand.id === null ? draft.brand.name : null,
    is_unbranded: draft.is_unbranded,
    package_id: draft.package_id === '' ? null : Number(draft.package_id),
    name: draft.name,
    description: draft.description,
    lang: draft.lang,
    price: figures.minor(draft.price, currencyOf(draft.currency, currencies)),
    currency: draft.currency,
    is_negotiable: draft.is_negotiable,
    pictures: [...draft.pictures],
    place: draft.place,
    vintage: figures.optional(draft.vintage),
    age_years: figures.optional(draft.age_years),
    abv: figures.percent(draft.abv),
    origin: draft.origin || null,
    confirms_goods: draft.confirms_goods,
  };
}

export function currencyOf(code: string, currencies: readonly Currency[]): TypedCurrency {
  return currencies.find((each) => each.code === code) ?? { decimals: null };
}
