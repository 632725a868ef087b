import { locales } from '#shared/i18n/locales.ts';
import { countries } from '../data/countries.ts';
import type { DemoShop } from '../data/shops/demo-shop.ts';
import type { Rows } from '../rows.ts';
import { buildBranches } from './branches.ts';

/** Currencies, countries, branches. */
export function buildPlaces(demo: DemoShop): Rows {
  return {
    currency: demo.currencies.map((currency, index) => ({ id: index + 1, ...currency, position: index + 1 })),
    // The shop's own stands first, then the other of the two shops, the rest by name.
    country: countries.map(({ code }, index) => ({
      code,
      position: code === demo.shop.country ? 1 : index < 2 ? 2 : 3,
    })),
    country_text: countries.flatMap(({ code, name }) =>
      locales.map((locale) => ({ country_code: code, locale, name: name[locale] })),
    ),
    branch: buildBranches(demo),
  };
}
