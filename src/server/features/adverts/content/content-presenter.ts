import type { AdvertContent } from '#shared/adverts/content-contract.ts';
import { packageLabel } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ListingNames } from '#server/features/listings/index.ts';
import type { StoredContent } from './stored-content.ts';

export function presentContent(content: StoredContent, names: ListingNames, locale: Locale): AdvertContent {
  const brand = content.brand_id === null ? undefined : names.brands.get(content.brand_id);
  const pack = content.package_id === null ? undefined : names.packages.get(content.package_id);
  return {
    offer_type: content.offer_type,
    category: { id: content.category_id, name: names.categories.get(content.category_id)?.name ?? '' },
    brand: brand ? { id: brand.id, name: brand.name, is_approved: brand.is_approved } : null,
    package: pack ? { id: pack.id, label: packageLabel(pack, locale) } : null,
    name: content.name,
    description: content.description,
    lang: content.locale,
    price: content.price_minor,
    currency: names.currencies.get(content.currency_id)?.name ?? '',
    is_negotiable: content.is_negotiable,
    pictures: content.picture_ids.map((id) => names.pictures.get(id)?.name ?? ''),
    place: content.place,
    vintage: content.vintage,
    age_years: content.age_years,
    abv: content.abv,
    origin: countryOf(names, content.origin_code),
  };
}

function countryOf({ countries }: ListingNames, code: string | null): AdvertContent['origin'] {
  return code === null ? null : { code, name: countries.get(code)?.name ?? code };
}

/** Names of the fields in which two contents differ. */
export function changedFields(before: AdvertContent, after: AdvertContent): string[] {
  const fields = Object.keys(after) as (keyof AdvertContent)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
