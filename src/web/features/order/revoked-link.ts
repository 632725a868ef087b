import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { redirect } from '#web/page/screen.ts';

/** Whether a call failed because the order's link was replaced. */
export function isRevokedLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'order_link_revoked';
}

/** For `catch` of a screen's load: leads from an earlier link to the page that offers the new one. */
export function toRevokedLink(locale: Locale, opened: { readonly id: number; readonly hash: string }) {
  return (error: unknown): never => {
    throw isRevokedLink(error) ? redirect(routePath('order-summary', locale, opened), 302) : error;
  };
}
