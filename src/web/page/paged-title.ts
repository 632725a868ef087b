import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The title of one page of a list: `Rum – strana 2`; the first page has the list's own. */
export function pagedTitle(title: string, page: number, i18n: I18n): string {
  return page > 1 ? `${title} – ${i18n._(msg`strana ${page}`)}` : title;
}
