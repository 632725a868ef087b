import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ShownCurrency } from '#shared/money/money.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';

export interface IssueGoods {
  readonly id: number;
  readonly kind: 'advert' | 'product';
  readonly name: string;
  readonly slug: string;
  readonly category_slug: string;
  readonly price_minor: number | null;
  readonly original_price_minor: number | null;
  readonly currency: ShownCurrency;
  readonly picture_key: string | null;
  readonly may_be_advertised: boolean;
}

/** Public listings among some ids, in the order of the ids. */
export async function listIssueGoods(db: Queryable, ids: readonly number[], locale: Locale): Promise<IssueGoods[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<IssueGoods>`
    select l.id, l.kind, t.name, t.slug, coalesce(ct.slug, l.category_id::text) as category_slug, l.price_minor,
      case when l.is_on_sale then l.original_price_minor end as original_price_minor,
      jsonb_build_object('symbol_before', cur.symbol_before, 'symbol_after', cur.symbol_after, 'decimals', cur.decimals)
        as currency,
      pic.key as picture_key, c.may_be_advertised
    from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, place)
    join listing l on l.id = wanted.id and l.visibility = 'listed'
    join category c on c.id = l.category_id
    join currency cur on cur.id = l.currency_id
    join lateral (
      select t.name, t.slug from listing_text t where t.listing_id = l.id order by ${preferLocale(locale)} limit 1) t on true
    left join category_text ct on ct.category_id = c.id and ct.locale = ${locale}::text
    left join picture pic on pic.id = l.main_picture_id
    order by wanted.place`.execute(db);
  return rows;
}
