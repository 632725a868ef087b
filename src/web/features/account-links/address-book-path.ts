import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';

/** The addresses of one's account. @param back the local path to which a saved address leads */
export function addressBookPath(back: string, locale: Locale): string {
  return `${routePath('account-invoice', locale)}?${new URLSearchParams({ back }).toString()}#addresses-title`;
}
