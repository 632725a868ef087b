import type { AdvertContent } from '#shared/adverts/content-contract.ts';
import { packageLabel } from '#shared/catalog/package-label.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ContentNames } from './content-names.queries.ts';
import type { StoredContent } from './stored-content.ts';

export function presentContent(content: StoredContent, names: ContentNames, locale: Locale): AdvertContent {
  const brand = names.brands.find(({ id }) => id === content.brand_id);
  const pack = names.packages.find(({ id }) => id === content.package_id);
  return {
    offer_type: content.offer_type,
    category: { id: content.category_id, name: nameOf(names.categories, content.category_id) },
    brand: brand ? { id: brand.id, name: brand.name, is_approved: brand.is_approved } : null,
    package: pack ? { id: pack.id, label: packageLabel(pack, locale) } : null,
    name: content.name,
    description: content.description,
    lang: content.locale,
    price: content.price_minor,
    currency: nameOf(names.currencies, content.currency_id),
    is_negotiable: content.is_negotiable,
    pictures: content.picture_ids.map((id) => nameOf(names.pictures, id)),
    place: content.place,
    vintage: content.vintage,
    age_years: content.age_years,
    abv: content.abv,
    origin: countryOf(names, content.origin_code),
  };
}

function countryOf({ countries }: ContentNames, code: string | null): AdvertContent['origin'] {
  return code === null ? null : (countries.find((country) => country.code === code) ?? { code, name: code });
}

function nameOf(rows: readonly { id: number; name: string }[], id: number): string {
  return rows.find((row) => row.id === id)?.name ?? '';
}

/** Names of the fields in which two contents differ. */
export function changedFields(before: AdvertContent, after: AdvertContent): string[] {
  const fields = Object.keys(after) as (keyof AdvertContent)[];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
