import type { Locale } from '#shared/i18n/locales.ts';
import { decimalText } from './numbers.ts';

/** `84 kB`, `1,2 MB` (English: `1.2 MB`), with a no-break space; decimal units. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return `${kilobytes}\u00a0kB`;
  return `${decimalText(bytes / 1_000_000, locale, 1)}\u00a0MB`;
}
