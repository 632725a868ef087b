import { locales, type Locale } from '#shared/i18n/locales.ts';

/** The languages of the fields that have errors. A field that is out of view cannot take the focus. */
export function wrongLanguages(fields: readonly string[]): readonly Locale[] {
  return locales.filter((lang) => fields.some((field) => field.endsWith(`.${lang}`)));
}
