import type { ResultCount } from '#shared/catalog/contract.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { wholeNumberText } from '#web/ui/numbers.ts';

/** `128`, or `1 000+` when there are more than were counted. */
export function countText({ count, is_more }: ResultCount, locale: Locale): string {
  return `${wholeNumberText(count, locale)}${is_more ? '+' : ''}`;
}
