import { msg } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import type { PageLabel } from './pdf-document.ts';

/** "Page 1 of 3" in a language. */
export function pageLabelIn(locale: Locale): PageLabel {
  const i18n = serverI18n(locale);
  return (page, pages) => i18n._(msg`Strana ${{ page }} z ${{ pages }}`);
}
