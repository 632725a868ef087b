import { localisedSlug } from '#shared/i18n/localised-slug.ts';

/** The slug that a brand has in every language; empty for a name without letters and digits. */
export function brandSlug(name: string): string {
  return localisedSlug(name, 'en');
}
