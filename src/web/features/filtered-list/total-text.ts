import type { Locale } from '#shared/i18n/locales.ts';
import { countText } from '#web/ui/numbers.ts';

/** Lists of the administration are counted exactly up to this number; a greater total only says that there are more. */
export const mostCounted = 1000;

/** `128`, or `1 000+`. */
export function totalText(total: number, locale: Locale): string {
  return countText({ count: Math.min(total, mostCounted), is_more: total > mostCounted }, locale);
}
