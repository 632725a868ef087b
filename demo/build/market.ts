import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { locales } from '#shared/i18n/locales.ts';
import type { Calendar } from '../calendar.ts';
import { brands } from '../data/brands/brands.ts';
import { accountReasons } from '../data/account-reasons.ts';
import { reportReasons } from '../data/report-reasons.ts';
import { reviewReasons } from '../data/review-reasons.ts';
import { toppingReasons } from '../data/topping-reasons.ts';
import { rejectionReasons } from '../data/rejection-reasons.ts';
import type { DemoShop } from '../data/shops/demo-shop.ts';
import type { Album } from './album.ts';
import { mergeRows, type Row, type Rows } from '../rows.ts';
import { buildAdverts } from './adverts.ts';
import { demoPrice } from './demo-price.ts';
import type { People } from './sellers.ts';

const waitingChanges = 4;
/** In crowns: what costs less is not made cheaper. */
const cheapest = 200;
const proposedBrands = ['Ron Quetzalero', 'Palírna U Hrušky'];

const lowered = {
  cs: 'Cenu jsem snížil, láhve potřebují nové místo.',
  en: 'I have lowered the price, it has to go.',
  de: 'Preis gesenkt, es muss Platz werden.',
} as const;

/** The adverts with all that waits for an administrator: changes, proposed brands; and the reasons for rejecting. */
export function buildMarket(
  calendar: Calendar,
  album: Album,
  people: People,
  { demo, firstId }: { demo: DemoShop; firstId: number },
): Rows {
  const adverts = buildAdverts(calendar, album, { people, demo, firstId });
  const waiting = new Set(adverts.advert!.filter(({ state }) => state === 'waiting').map((row) => row.listing_id));
  const brandless = adverts
    .listing!.filter(({ id, brand_id: brand }) => waiting.has(id) && brand === null)
    .slice(0, proposedBrands.length);
  const brandOf = new Map(brandless.map(({ id }, index) => [id, brands.length + 1 + index]));
  const market = {
    ...adverts,
    listing: adverts.listing!.map((row) => ({ ...row, brand_id: brandOf.get(row.id) ?? row.brand_id })),
    brand: brandless.map(({ id, seller_id: seller }, index) => ({
      id: brandOf.get(id),
      name: proposedBrands[index],
      slug: localisedSlug(proposedBrands[index]!, 'en'),
      country_code: null,
      is_approved: false,
      suggested_by: seller,
      suggested_at: adverts.advert!.find((advert) => advert.listing_id === id)!.submitted_at,
    })),
  };
  return mergeRows(market, buildChanges(calendar, market, demoPrice(cheapest, demo)), buildReasons());
}

/** Cheaper than what is public now, sent after it was, and with pictures to compare. */
function buildChanges(calendar: Calendar, market: Rows, above: number): Rows {
  const approved = new Set(market.advert!.filter(({ state }) => state === 'approved').map((row) => row.listing_id));
  const oldest = calendar.daysAgo(1.2);
  const mayChange = ({ id, published_at: at, has_picture: isPictured }: Row) =>
    approved.has(id) && String(at) < oldest && isPictured;
  const changed = market
    .listing!.filter((row) => mayChange(row) && !row.is_seller_verified && Number(row.price_minor) > above)
    .slice(-waitingChanges);
  return {
    advert_revision: changed.map((row, index) => {
      const text = market.listing_text!.find((each) => each.listing_id === row.id)!;
      const { place } = market.advert!.find((each) => each.listing_id === row.id)!;
      return {
        id: index + 1,
        listing_id: row.id,
        state: 'waiting',
        content: contentOf(row, text, place),
        submitted_at: calendar.daysAgo(0.1 + index * 0.3),
      };
    }),
    advert_revision_picture: changed.flatMap((row, index) =>
      market
        .listing_picture!.filter((picture) => picture.listing_id === row.id)
        .map(({ position, picture_id }) => ({ revision_id: index + 1, position, picture_id })),
    ),
  };
}

function contentOf(row: Row, text: Row, place: unknown): Row {
  const { offer_type, category_id, brand_id, package_id, currency_id, is_negotiable } = row;
  const { vintage, age_years, abv, origin_code } = row;
  const locale = text.locale as keyof typeof lowered;
  return {
    offer_type,
    category_id,
    brand_id,
    package_id,
    name: text.name,
    description: `${String(text.description)}\n\n${lowered[locale]}`,
    locale,
    price_minor: Math.round(Number(row.price_minor) * 0.009) * 100,
    currency_id,
    is_negotiable,
    place,
    vintage,
    age_years,
    abv,
    origin_code,
  };
}

function buildReasons(): Rows {
  const reasons = [
    ...rejectionReasons.map((reason) => ({ ...reason, kind: 'advert' })),
    ...accountReasons.map((reason) => ({ ...reason, kind: 'account' })),
    ...reviewReasons.map((reason) => ({ ...reason, kind: 'review' })),
    ...reportReasons.map((reason) => ({ ...reason, kind: 'report' })),
    ...toppingReasons.map((reason) => ({ ...reason, kind: 'topping' })),
  ];
  return {
    rejection_reason: reasons.map(({ kind }, index) => ({ id: index + 1, position: index, kind })),
    rejection_reason_text: reasons.flatMap(({ head, text }, index) =>
      locales.map((locale, column) => ({
        rejection_reason_id: index + 1,
        locale,
        name: head[column],
        text: text[locale],
      })),
    ),
  };
}
