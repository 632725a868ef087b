import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { StoredContent } from '#server/features/adverts/index.ts';
import type { ListingCardRow } from '../cards/listing-card.queries.ts';
import type { ListingFacts } from '../detail/listing-detail.queries.ts';

type PreviewRow = Omit<ListingCardRow, 'slug' | 'picture_key'> & ListingFacts;

/** What the page of an advert with this content would read from its rows. Prices follow as `listing_derive` does. */
export async function findPreview(
  db: Db,
  {
    content,
    accountId,
    id,
    locale,
    at,
  }: { content: StoredContent; accountId: number; id: number | null; locale: Locale; at: Date },
): Promise<PreviewRow> {
  const { rows } = await sql<PreviewRow>`
    select coalesce(${id}::bigint, 0) as id, 'advert' as kind, ${content.offer_type}::text as offer_type,
      'listed' as visibility, ${content.name}::text as name, ${content.locale}::text as text_locale,
      cat.id as category_id, coalesce(ct.slug, cat.id::text) as category_slug, cat.path, cat.age_rule,
      cat.may_be_advertised, cat.may_be_discounted, cat.unit_price_unit, b.id as brand_id, b.name as brand,
      p.unit as package_unit, p.amount as package_amount, p.count as package_count,
      ${content.vintage}::int as vintage, ${content.age_years}::int as age_years, ${content.abv}::numeric as abv,
      ${content.price_minor}::bigint as price_minor, null as original_price_minor, cur.code as currency,
      round(price_in_base(${content.price_minor}::bigint, cur.decimals, cur.rate, base.decimals)
        / amount_in_unit(cat.unit_price_unit, p.unit, p.amount, p.count))::bigint as unit_price_base,
      base.code as base_currency, ${content.is_negotiable}::boolean as is_negotiable, false as is_topped,
      false as is_on_sale, false as is_in_stock, null as topped_until, ${content.place}::text as place,
      coalesce((select published_at from listing where id = ${id}::bigint and seller_id = s.id), ${at}::timestamptz)
        as published_at,
      s.id as seller_id, s.username, s.authorized, s.is_business, s.stars_average, s.reviews,
      s.created_at as seller_since, avatar.key as seller_avatar, origin.name as origin,
      case when s.is_business then s.company end as company,
      case when s.is_business then s.company_id end as company_id,
      case when s.is_business then s.tax_id end as tax_id,
      case when s.is_business then s.company_address end as company_address
    from account s
    join category cat on cat.id = ${content.category_id}::bigint
    join currency cur on cur.id = ${content.currency_id}::int
    join currency base on base.is_default
    left join category_text ct on ct.category_id = cat.id and ct.locale = ${locale}
    left join brand b on b.id = ${content.brand_id}::int and b.is_approved
    left join package p on p.id = ${content.package_id}::int
    left join country_text origin on origin.country_code = ${content.origin_code}::text and origin.locale = ${locale}
    left join picture avatar on avatar.id = s.avatar_picture_id
    where s.id = ${accountId}`.execute(db);
  return rows[0]!;
}
