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

/** Sorted by position, then by name in the order of the language. */
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

export async function findCurrencyId(db: Queryable, code: string): Promise<number | undefined> {
  const row = await db.selectFrom('currency').where('code', '=', code).select('id').executeTakeFirst();
  return row?.id;
}

export async function isCountry(db: Queryable, code: string): Promise<boolean> {
  const row = await db.selectFrom('country').where('code', '=', code).select('code').executeTakeFirst();
  return row !== undefined;
}
