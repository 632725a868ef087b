import { locales } from '#shared/i18n/locales.ts';
import { brands } from '../data/brands/brands.ts';
import { categories } from '../data/categories/categories.ts';
import { siteCategories } from '../data/categories/site-categories.ts';
import { packages } from '../data/packages.ts';
import type { DemoShop } from '../data/shops/demo-shop.ts';
import type { Rows } from '../rows.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';

/** Categories, brands, packages. */
export function buildCatalogue({ shop, words }: DemoShop): Rows {
  return {
    category: categories.map((category) => ({
      id: category.id,
      parent_id: category.parent_id,
      position: category.id,
      // The trigger works it out from the parent; the column wants a value all the same.
      level: category.level,
      pictogram: category.pictogram ?? null,
      age_rule: category.age_rule,
      unit_price_unit: category.unit_price_unit ?? null,
      may_be_advertised: category.may_be_advertised,
      may_be_discounted: category.may_be_discounted,
      delivery_countries: category.is_delivered_at_home_only ? [shop.country] : null,
      ...siteCategories(category.id),
    })),
    category_text: categories.flatMap(({ id, name, slug, description }) =>
      locales.map((locale) => ({
        category_id: id,
        locale,
        name: name[locale],
        slug: slug[locale],
        description: description?.[locale].replace('{country}', words.inCountry[locale]) ?? '',
      })),
    ),
    brand: brands.map(({ id, name, country }) => ({
      id,
      name,
      slug: localisedSlug(name, 'en'),
      country_code: country,
      is_approved: true,
      suggested_by: null,
      suggested_at: null,
    })),
    package: packages.map((one, index) => ({ id: index + 1, ...one, position: index + 1 })),
  };
}
