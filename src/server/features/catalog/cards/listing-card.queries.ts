import { preferLocale } from '#server/platform/db/prefer-locale.ts';
import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { PackageUnit } from '#shared/catalog/package-label.ts';
import type { UnitPriceUnit } from '#shared/catalog/limits.ts';
import { runNamed, type Reader } from '#server/platform/db/named-statement.ts';

export interface ListingCardRow {
  id: number;
  kind: 'advert' | 'product';
  offer_type: 'supply' | 'demand';
  visibility: 'listed' | 'reachable' | 'hidden';
  name: string;
  slug: string;
  text_locale: Locale;
  category_id: number;
  category_slug: string;
  brand: string | null;
  package_unit: PackageUnit | null;
  package_amount: number | null;
  package_count: number | null;
  vintage: number | null;
  age_years: number | null;
  abv: number | null;
  price_minor: number | null;
  original_price_minor: number | null;
  currency: string;
  unit_price_base: number | null;
  unit_price_unit: UnitPriceUnit | null;
  base_currency: string;
  may_be_discounted: boolean;
  is_negotiable: boolean;
  is_topped: boolean;
  is_on_sale: boolean;
  is_in_stock: boolean;
  is_reserved: boolean | null;
  place: string | null;
  published_at: Date;
  seller_id: number | null;
  username: string | null;
  authorized: boolean | null;
  is_business: boolean | null;
  stars_average: number | null;
  reviews: number | null;
  picture_key: string | null;
}

/** Rows of cards in the order of the ids; hidden ones are left out. `listCards` presents them, and remembers the cards for pages. */
export async function readCards(reader: Reader, ids: readonly number[], locale: Locale): Promise<ListingCardRow[]> {
  if (ids.length === 0) return [];
  return runNamed(
    reader,
    'catalog.cards',
    sql<ListingCardRow>`
    select l.id, l.kind, l.offer_type, l.visibility, text.name, text.slug, text.locale as text_locale,
      l.category_id, coalesce(ct.slug, l.category_id::text) as category_slug, b.name as brand,
      p.unit as package_unit, p.amount as package_amount, p.count as package_count,
      l.vintage, l.age_years, l.abv, l.price_minor, l.original_price_minor, cur.code as currency,
      l.unit_price_base, cat.unit_price_unit, base.code as base_currency,
      cat.may_be_discounted, l.is_negotiable, l.is_topped, l.is_on_sale, l.is_in_stock, a.is_reserved, a.place, l.published_at,
      s.id as seller_id, s.username, s.authorized, s.is_business, s.stars_average, s.reviews,
      pic.key as picture_key
    from unnest(${ids}::bigint[]) with ordinality wanted (id, place_in_page)
    join listing l on l.id = wanted.id and l.visibility <> 'hidden'
    join lateral (
      select t.name, t.slug, t.locale from listing_text t where t.listing_id = l.id
      order by ${preferLocale(locale)} limit 1) text on true
    join category cat on cat.id = l.category_id
    join currency cur on cur.id = l.currency_id
    join currency base on base.is_default
    left join category_text ct on ct.category_id = l.category_id and ct.locale = ${locale}::text
    left join brand b on b.id = l.brand_id and b.is_approved
    left join package p on p.id = l.package_id
    left join advert a on a.listing_id = l.id
    left join account s on s.id = l.seller_id
    left join picture pic on pic.id = l.main_picture_id
    order by wanted.place_in_page`,
  );
}
