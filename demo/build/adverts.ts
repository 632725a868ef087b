import type { Calendar } from '../calendar.ts';
import { getBrand } from '../data/brands/brands.ts';
import { categories } from '../data/categories/categories.ts';
import { packageId } from '../data/packages.ts';
import type { DemoShop } from '../data/shops/demo-shop.ts';
import type { Album } from './album.ts';
import { createRandom, type Random } from '../random.ts';
import { mergeRows, type Rows } from '../rows.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import { chooseItems, chooseTopped, createSellerChoice } from './advert-choices.ts';
import type { AdvertItem } from './advert-items.ts';
import { demandText, supplyText } from './advert-texts.ts';
import { chooseGuest, type GuestAdvert } from './guest-adverts.ts';
import { takePictures } from './listing-pictures.ts';
import { buildLife, type State } from './advert-lives.ts';
import type { People, Seller } from './sellers.ts';

const daysUntilExpiry = 60;
/** Ids: the shop's own, and that of its neighbours. */
const ownCurrency = 1;
const otherCurrency = 2;

const visibilities: Readonly<Record<State, string>> = {
  approved: 'listed',
  sold: 'reachable',
  waiting: 'hidden',
  paused: 'hidden',
  rejected: 'hidden',
  expired: 'hidden',
};

/** The adverts of private people and businesses, the oldest first; ids count from `firstId`. */
export function buildAdverts(
  calendar: Calendar,
  album: Album,
  { people, demo, firstId }: { people: People; demo: DemoShop; firstId: number },
): Rows {
  const random = createRandom('adverts');
  const chosen = chooseItems(random);
  const chooseSeller = createSellerChoice(people.sellers, random);
  const topped = new Set(chooseTopped(chosen, random));
  // The verified guest tops one of them.
  const [verifiedsTopped] = topped;
  return mergeRows(
    ...chosen.map((item, index) => {
      // From almost two months ago until yesterday, none exactly at the same time.
      const age = ((chosen.length - index) / chosen.length) * (daysUntilExpiry - 2) + random.next() * 0.04;
      const chosenSeller = chooseSeller();
      const guest = topped.has(index) ? undefined : chooseGuest(chosen.length - index, people);
      return buildAdvert(
        item,
        {
          id: firstId + index,
          age,
          seller: index === verifiedsTopped ? people.verified : (guest?.seller ?? chosenSeller),
          isTopped: topped.has(index),
          guest,
          administratorId: people.administratorId,
          demo,
        },
        calendar,
        album,
      );
    }),
  );
}

interface Placing {
  readonly id: number;
  readonly age: number;
  readonly seller: Seller;
  readonly isTopped: boolean;
  /** Else state and kind of offer are chosen by lot. */
  readonly guest: GuestAdvert | undefined;
  readonly administratorId: number;
  readonly demo: DemoShop;
}

function buildAdvert(item: AdvertItem, placing: Placing, calendar: Calendar, album: Album): Rows {
  const { id, age, seller, isTopped, demo } = placing;
  const random = createRandom(`advert ${id}`);
  const isDemandByLot = !isTopped && random.chance(0.2);
  const isDemand = placing.guest?.isDemand ?? isDemandByLot;
  const lot: State = isTopped ? 'approved' : chooseState(seller, random);
  const state = placing.guest?.state ?? lot;
  const isNegotiable = random.chance(0.4);
  const town = random.chance(0.75) ? seller.town : random.pick(seller.otherTowns);
  const pictureCount = choosePictureCount(isDemand, isTopped, random);
  const situation = {
    locale: seller.locale,
    town,
    words: demo.words,
    isNegotiable,
    hasPicture: pictureCount > 0,
    year: calendar.today.getUTCFullYear(),
  };
  const text = isDemand ? demandText(item, situation, random) : supplyText(item, situation, random);
  const price = choosePrice(item, { seller, demo }, isDemand, random);
  const pictures = takePictures(album, {
    listingId: id,
    subject: item.subject,
    brand: item.brand ?? '',
    name: item.name.cs,
    pack: item.pack ?? '',
    count: pictureCount,
  });
  const life = buildLife({ ...placing, state, ageRule: ageRuleOf(item.category) }, calendar);
  // Asked for the day before, when the advert was public.
  const toppedFrom = Math.min(age - 1.2, random.int(1, 6));
  return {
    listing: [
      {
        id,
        kind: 'advert',
        offer_type: isDemand ? 'demand' : 'supply',
        visibility: visibilities[state],
        category_id: item.category,
        brand_id: item.brand ? getBrand(item.brand).id : null,
        package_id: item.pack ? packageId(item.pack) : null,
        seller_id: seller.id,
        price_minor: price.amount,
        currency_id: price.currency,
        original_price_minor: null,
        is_negotiable: isNegotiable || price.amount === null,
        is_on_sale: false,
        is_in_stock: false,
        is_seller_verified: seller.isVerified,
        has_picture: pictures.mainId !== null,
        is_topped: isTopped,
        abv: item.abv ?? null,
        vintage: item.vintage ?? null,
        age_years: item.age ?? null,
        origin_code: item.origin ?? null,
        main_picture_id: pictures.mainId,
        published_at: life.publishedAt,
        created_at: life.publishedAt,
        updated_at: life.publishedAt,
      },
    ],
    listing_text: [{ listing_id: id, locale: seller.locale, ...text, slug: localisedSlug(text.name, seller.locale) }],
    advert: [
      {
        listing_id: id,
        account_id: seller.id,
        place: town,
        ...life.advert,
        topped_from: isTopped ? calendar.daysAgo(toppedFrom) : null,
        topped_until: isTopped ? calendar.daysAgo(toppedFrom - random.pick([7, 14, 30])) : null,
      },
    ],
    listing_picture: pictures.rows,
    ...life.rows,
  };
}

function ageRuleOf(category: number): string {
  return categories.find(({ id }) => id === category)?.age_rule ?? 'none';
}

function chooseState(seller: Seller, random: Random): State {
  const lot = random.next();
  if (lot < 0.041) return 'sold';
  if (lot < 0.053) return 'paused';
  // The adverts of the verified need no approval.
  if (lot < 0.083) return seller.isVerified ? 'approved' : 'waiting';
  if (lot < 0.098) return seller.isVerified ? 'approved' : 'rejected';
  return lot < 0.108 ? 'expired' : 'approved';
}

/** Many who seek name no price. Foreigners often ask another currency. */
function choosePrice(
  item: AdvertItem,
  { seller, demo }: { seller: Seller; demo: DemoShop },
  isDemand: boolean,
  random: Random,
): { amount: number | null; currency: number } {
  const crowns = item.price * (isDemand ? 0.7 + random.next() * 0.3 : 0.78 + random.next() * 0.4);
  if (isDemand && random.chance(0.45)) return { amount: null, currency: ownCurrency };
  const own = crowns / demo.crowns;
  if (random.chance(seller.locale === 'cs' ? 0.03 : 0.4)) {
    return { amount: Math.max(1, Math.round(own / demo.currencies[1]!.rate)) * 100, currency: otherCurrency };
  }
  const step = demo.crowns === 1 ? crownStep(own) : own < 100 ? 1 : own < 500 ? 5 : 10;
  return { amount: Math.max(step, Math.round(own / step) * step) * 100, currency: ownCurrency };
}

function crownStep(crowns: number): number {
  return crowns < 200 ? 5 : crowns < 2000 ? 10 : crowns < 10_000 ? 50 : 500;
}

function choosePictureCount(isDemand: boolean, isTopped: boolean, random: Random): number {
  if (!isTopped && random.chance(isDemand ? 0.34 : 0.065)) return 0;
  return isDemand ? random.int(1, 2) : random.int(2, 3);
}
