import type { Country, Currency } from '#shared/reference-data/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Queryable } from '#server/platform/db/db.ts';

export function listCurrencies(db: Queryable): Promise<Currency[]> {
  return db
    .selectFrom('currency')
    .select(['id', 'is_default', 'code', 'symbol_before', 'symbol_after', 'decimals', 'rate'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Those that a position puts first, then by name as the language sorts. */
export async function listCountries(db: Queryable, locale: Locale): Promise<Country[]> {
  const rows = await db
    .selectFrom('country')
    .innerJoin('country_text', 'country_text.country_code', 'country.code')
    .where('country_text.locale', '=', locale)
    .select(['country.code', 'country_text.name', 'country.position'])
    .execute();
  const { compare } = new Intl.Collator(locale);
  return rows
    .sort((a, b) => a.position - b.position || compare(a.name, b.name))
    .map(({ code, name }) => ({ code, name }));
}
