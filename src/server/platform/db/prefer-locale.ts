import { sql, type RawBuilder } from 'kysely';
import { defaultLocale, type Locale } from '#shared/i18n/locales.ts';

/**
 * An ordering of the texts `t` for `limit 1`: the requested language first, then the default one, then any.
 * @param requested a locale, or a column with one
 */
export function preferLocale(requested: Locale | RawBuilder<unknown>): RawBuilder<unknown> {
  const locale = typeof requested === 'string' ? sql`${requested}::text` : requested;
  return sql`t.locale = ${locale} desc, t.locale = ${sql.lit(defaultLocale)} desc, t.locale`;
}
