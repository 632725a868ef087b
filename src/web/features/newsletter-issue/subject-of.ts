import { locales, type Locale } from '#shared/i18n/locales.ts';

/** A subject for administrators: in their language, or else in the first one that has one. */
export function subjectOf(subjects: Readonly<Record<Locale, string>>, locale: Locale): string {
  return subjects[locale] || locales.map((each) => subjects[each]).find((subject) => subject !== '') || '';
}
