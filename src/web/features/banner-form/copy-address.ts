import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';

/** The form of a new banner with the content of another. */
export function copyAddress(id: number, locale: Locale): string {
  return `${routePath('admin-banner-add', locale)}?copy=${id}`;
}
