import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Calendar } from '../calendar.ts';
import { notices } from '../data/notices.ts';
import type { Rows } from '../rows.ts';

/** What the portal has told the two users of the demo, the latest unread. */
export function buildNotices(calendar: Calendar, accountIds: readonly number[], rows: Rows): Rows {
  const nameOf = (seller: number, locale: Locale) => {
    const advert = rows.listing!.find(({ seller_id: id, visibility }) => id === seller && visibility === 'listed');
    const texts = rows.listing_text!.filter(({ listing_id: id }) => id === advert?.id);
    return String((texts.find((text) => text.locale === locale) ?? texts[0])?.name ?? '');
  };
  const built = accountIds.flatMap((account) =>
    notices.map(({ kind, daysAgo, isRead, title, text, route }) => ({
      account_id: account,
      kind,
      texts: mapLocales((locale) => ({
        title: title[locale],
        text: text[locale].replace('{advert}', nameOf(account, locale)),
        path: routePath(route, locale),
      })),
      created_at: calendar.daysAgo(daysAgo),
      read_at: isRead ? calendar.daysAgo(daysAgo - 0.1) : null,
    })),
  );
  return { notice: built.map((notice, index) => ({ id: index + 1, ...notice })) };
}
