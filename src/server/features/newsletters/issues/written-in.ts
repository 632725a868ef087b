import { locales, type Locale } from '#shared/i18n/locales.ts';
import type { IssueContent } from './issue.queries.ts';

/** The languages that an issue is sent in: those with a subject. */
export function writtenIn({ subjects }: Pick<IssueContent, 'subjects'>): Locale[] {
  return locales.filter((locale) => subjects[locale] !== '');
}
