import { mapLocales, routePath } from '#shared/i18n/paths.ts';
import type { Calendar } from '../calendar.ts';
import { notices, type AdvertOfNotice } from '../data/notices.ts';
import type { Row, Rows } from '../rows.ts';
import type { Seller } from './sellers.ts';

/** What the portal has told the two users of the demo, the latest unread. */
export function buildNotices(calendar: Calendar, accounts: readonly Seller[], rows: Rows): Rows {
  const built = accounts.flatMap((account) =>
    notices.flatMap(({ kind, daysAgo, about, isRead, title, text, route }) => {
      const advert = about && findAdvert(account, about, rows);
      if (about && !advert) return [];
      const at = advert?.at ?? calendar.daysAgo(daysAgo!);
      return {
        account_id: account.id,
        kind,
        texts: mapLocales((locale) => ({
          title: title[locale],
          text: text[locale].replace('{advert}', advert?.name ?? ''),
          path: routePath(route, locale),
        })),
        created_at: at,
        read_at: isRead ? new Date(Date.parse(at) + 2 * 3_600_000).toISOString() : null,
      };
    }),
  );
  return { notice: built.map((notice, index) => ({ id: index + 1, ...notice })) };
}

/** The youngest such advert of an account. Those of verified accounts need no approval. */
function findAdvert(
  { id, isVerified }: Seller,
  about: AdvertOfNotice,
  rows: Rows,
): { name: string; at: string } | undefined {
  if (about !== 'topped' && isVerified) return undefined;
  const adverts = new Map(rows.advert!.map((advert) => [advert.listing_id, advert]));
  const timeOf = (listing: Row): unknown => {
    const { state, state_changed_at: changed, topped_from: topped } = adverts.get(listing.id) ?? {};
    if (about === 'rejected') return state === 'rejected' && changed;
    if (listing.visibility !== 'listed') return undefined;
    return about === 'topped' ? topped : listing.published_at;
  };
  const listing = rows.listing!.findLast((each) => each.seller_id === id && Boolean(timeOf(each)));
  if (!listing) return undefined;
  // Private people write in one language.
  const text = rows.listing_text!.find(({ listing_id: of }) => of === listing.id)!;
  return { name: String(text.name), at: String(timeOf(listing)) };
}
