import { locales } from '#shared/i18n/locales.ts';
import { branches } from '../data/branches.ts';
import { countries } from '../data/countries.ts';
import { currencies } from '../data/currencies.ts';
import type { Rows } from '../rows.ts';

/** Currencies, countries, branches. */
export function buildPlaces(): Rows {
  return {
    currency: currencies.map((currency, index) => ({ id: index + 1, ...currency, position: index + 1 })),
    // The two of the shop stand first, the others by name.
    country: countries.map(({ code }, index) => ({ code, position: Math.min(index + 1, 3) })),
    country_text: countries.flatMap(({ code, name }) =>
      locales.map((locale) => ({ country_code: code, locale, name: name[locale] })),
    ),
    branch: [...branches],
  };
}
