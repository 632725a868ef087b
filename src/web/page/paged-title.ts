import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The title of a page of a list: `Rum – strana 2`; on the first page only the list's title. */
export function pagedTitle(title: string, page: number, i18n: I18n): string {
  return page > 1 ? `${title} – ${i18n._(msg`strana ${page}`)}` : title;
}
