import { sql, type RawBuilder } from 'kysely';
import { mostRows, type Breakdown } from '#shared/figures/measures.ts';
import type { BreakdownRow, StockRow } from '#shared/figures/contract.ts';
import type { ChosenPeriod } from '#shared/figures/period.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { soldWithin } from './sold.queries.ts';

const nameIn = (table: string, key: string, lang: Locale) => sql`
  (select t.name from ${sql.table(table)} t where t.${sql.ref(key)} = s.key_id order by ${preferLocale(sql`${lang}`)} limit 1)`;

/** What a row is called now, in the reader's language. */
function nameOf(by: Breakdown, lang: Locale): RawBuilder<unknown> {
  if (by === 'category') return nameIn('category_text', 'category_id', lang);
  if (by === 'product') return nameIn('listing_text', 'listing_id', lang);
  if (by === 'carrier') return nameIn('carrier_text', 'carrier_id', lang);
  if (by === 'payment') return nameIn('payment_method_text', 'payment_method_id', lang);
  if (by === 'branch') return sql`(select b.town || ', ' || b.street from branch b where b.id = s.key_id)`;
  // Named by `getBreakdown`.
  if (by === 'channel') return sql`null::text`;
  if (by === 'voucher') return sql`(select v.code from voucher v where v.id = s.key_id)`;
  return sql`(select a.username from account a where a.id = s.key_id)`;
}

/** The rows with the highest turnover. The compared period is read for them alone. */
export async function listBreakdown(
  db: Queryable,
  by: Breakdown,
  { from, to, before }: ChosenPeriod,
  { lang, limit = mostRows }: { readonly lang: Locale; readonly limit?: number },
): Promise<BreakdownRow[]> {
  const { rows } = await sql<BreakdownRow>`
    with summed as materialized (
      select key_id, sum(paid)::bigint as orders, sum(pieces)::bigint as pieces, sum(turnover_minor)::bigint as turnover,
        sum(net_minor)::bigint as net, sum(margin_minor)::bigint as margin, sum(known_net_minor)::bigint as known_net
      from (${soldWithin(by, { from, to })}) sold
      group by key_id having sum(paid) > 0 or sum(turnover_minor) <> 0
      order by turnover desc, key_id limit ${limit}),
    earlier as materialized (
      select key_id, sum(turnover_minor)::bigint as turnover from (${soldWithin(by, before)}) sold
      where key_id = any (array(select key_id from summed))
      group by key_id)
    select nullif(s.key_id, 0) as id, ${nameOf(by, lang)} as name, s.orders, s.pieces, s.turnover, s.net,
      case when s.known_net <> 0 then s.margin end as margin, coalesce(e.turnover, 0) as turnover_before
    from summed s left join earlier e on e.key_id = s.key_id
    order by s.turnover desc, s.key_id`.execute(db);
  return rows;
}

/** Shown products of which few pieces are left, the soonest sold out first. */
export async function listLowStock(
  db: Queryable,
  { from, to }: ChosenPeriod,
  { lang, days, most, limit = mostRows }: { lang: Locale; days: number; most: number; limit?: number },
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with low as (
      select p.listing_id, p.sku, coalesce(sum(k.quantity) filter (where b.is_active), 0)::int as stock
      from product p join listing l on l.id = p.listing_id and l.visibility = 'listed'
      left join stock k on k.listing_id = p.listing_id left join branch b on b.id = k.branch_id
      group by p.listing_id having coalesce(sum(k.quantity) filter (where b.is_active), 0) <= ${most}),
    sold as (
      select key_id, sum(pieces) as pieces from (${soldWithin('product', { from, to })}) sold
      where key_id = any (array(select listing_id from low)) group by key_id),
    paced as (
      select low.*, greatest(0, coalesce(sold.pieces, 0))::int as sold
      from low left join sold on sold.key_id = low.listing_id)
    select s.listing_id as id, (select t.name from listing_text t where t.listing_id = s.listing_id
        order by ${preferLocale(sql`${lang}`)} limit 1) as name, s.sku, s.stock, s.sold,
      case when s.sold > 0 then floor(s.stock::numeric * ${days}::int / s.sold)::int end as days_left
    from paced s order by days_left nulls last, s.stock, s.listing_id limit ${limit}`.execute(db);
  return rows;
}
