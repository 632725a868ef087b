import { sql, type RawBuilder } from 'kysely';
import { shopTimeZone } from '#shared/i18n/dates.ts';
import { channelIds, orderChannels } from '#shared/orders/channels.ts';
import type { Tx } from '#server/platform/db/db.ts';

/** Makes concurrent jobs compute one after the other. */
export async function lockFigures(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('figures'))`.execute(tx);
}

/** Figures know ids only. */
const channelCases = orderChannels.map(
  (channel) => sql`when o.channel = ${sql.lit(channel)} then ${sql.lit(channelIds[channel])}::bigint`,
);

const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone ${shopTimeZone}`;
const within = (moment: RawBuilder<unknown>, day: string) =>
  sql`${moment} >= ${midnight(sql`${day}::date`)} and ${moment} < ${midnight(sql`${day}::date + 1`)}`;

/** Changes that are committed later stay for the next job. */
export async function deleteChangesOf(tx: Tx, day: string): Promise<void> {
  await sql`delete from figure_change where ${within(sql`moment`, day)}`.execute(tx);
}

/** The coefficient method of `shared/shop/totals.ts`, for an amount with tax. */
const net = (gross: RawBuilder<unknown>, rate: RawBuilder<unknown>) =>
  sql`${gross} - round(${gross}::numeric * ${rate} / (100 + ${rate}))::bigint`;

/**
 * Computes the orders of a day from their rows. Each event counts on its own day: a refund lessens the day on which the
 * money was sent back. A refund of chosen pieces belongs to their lines, any other to all lines by their value.
 */
export async function recomputeOrders(tx: Tx, day: string): Promise<void> {
  await sql`delete from order_day where day = ${day}::date`.execute(tx);
  await sql`
    with sold as (
      select o.id as order_id, l.id as line_id, l.quantity as pieces, l.total_minor - l.discount_minor as gross,
        l.discount_minor as discount, l.quantity * l.purchase_price_minor as cost
      from shop_order o join order_line l on l.order_id = o.id
      where ${within(sql`o.paid_at`, day)}),
    back as (
      select r.id, o.id as order_id, r.content, r.amount_minor, r.amount_minor = o.total_minor as is_whole,
        case when r.content is null
          then round(r.amount_minor::numeric * (o.goods_minor - o.discount_minor) / greatest(o.total_minor, 1))::bigint
          else greatest(0, r.amount_minor - (r.content ->> 'delivery')::bigint - (r.content ->> 'fee')::bigint)
        end as goods
      from refund r join payment p on p.id = r.payment_id join shop_order o on o.id = p.subject_id
      where ${within(sql`r.done_at`, day)} and r.state = 'done' and p.subject_kind = 'order' and not p.is_overpayment),
    weighed as (
      select b.id, b.order_id, b.goods, l.id as line_id, l.purchase_price_minor,
        case when returned.is_chosen then coalesce(returned.pieces, 0)
          when b.content ->> 'discount_of' is null and b.is_whole then l.quantity else 0 end as pieces,
        case when returned.is_chosen
            then (l.total_minor - l.discount_minor)::numeric * coalesce(returned.pieces, 0) / l.quantity
          when b.content ->> 'discount_of' is not null then ((b.content ->> 'discount_of')::bigint = l.id)::int::numeric
          else (l.total_minor - l.discount_minor)::numeric end as weight
      from back b join order_line l on l.order_id = b.order_id
      cross join lateral (
        select coalesce(jsonb_array_length(b.content -> 'lines'), 0) > 0 and b.content ->> 'discount_of' is null as is_chosen,
          (select sum((chosen ->> 'quantity')::int) from jsonb_array_elements(b.content -> 'lines') chosen
           where (chosen ->> 'line_id')::bigint = l.id) as pieces) returned),
    even as (
      select w.*, case when sum(weight) over (partition by id) = 0 then 1 else weight end as part from weighed w),
    -- The parts add up to the amount, whatever the rounding.
    returned as (
      select order_id, line_id, pieces, purchase_price_minor * pieces as cost,
        (round(goods * sum(part) over (partition by id order by line_id) / sum(part) over (partition by id))
          - round(goods * (sum(part) over (partition by id order by line_id) - part) / sum(part) over (partition by id))
        )::bigint as gross
      from even),
    moved as (
      select order_id, line_id, pieces, gross, discount, cost, 1 as sign from sold
      union all select order_id, line_id, pieces, gross, 0, cost, -1 from returned),
    goods as (
      select m.order_id, l.listing_id, l.category_id, sign * m.pieces as pieces, sign * gross as gross,
        sign * (${net(sql`gross`, sql`l.tax_rate`)}) as net, discount,
        case when l.purchase_price_minor is not null then sign * (${net(sql`gross`, sql`l.tax_rate`)} - cost) end as margin,
        case when l.purchase_price_minor is not null then sign * (${net(sql`gross`, sql`l.tax_rate`)}) end as known_net,
        (sign = 1)::int as is_sold
      from moved m join order_line l on l.id = m.line_id),
    -- What belongs to orders as a whole.
    happened as (
      select id as order_id, 1 as placed, 0 as paid, 0 as cancelled, 0 as refunded, 0::bigint as charges
        from shop_order o where ${within(sql`o.placed_at`, day)}
      union all select id, 0, 1, 0, 0, total_minor - goods_minor + discount_minor
        from shop_order o where ${within(sql`o.paid_at`, day)}
      union all select order_id, 0, 0, 1, 0, 0
        from order_event e where e.kind = 'cancel' and ${within(sql`e.happened_at`, day)}
      union all select order_id, 0, 0, 0, 1, goods - amount_minor from back),
    totals as (
      select order_id, sum(placed) as placed, sum(paid) as paid, sum(cancelled) as cancelled, sum(refunded) as refunded,
        sum(charges) as charges, 0 as pieces, 0 as gross, 0 as net, 0 as margin, 0 as known_net, 0 as discount
      from happened group by order_id
      union all
      select order_id, 0, 0, 0, 0, 0, sum(pieces), sum(gross), sum(net), coalesce(sum(margin), 0),
        coalesce(sum(known_net), 0), sum(discount)
      from goods group by order_id),
    keyed as (
      select key.kind, key.id, t.* from totals t join shop_order o on o.id = t.order_id
      cross join lateral (
        values ('all', 0::bigint), ('branch', coalesce(o.branch_id, 0)), ('carrier', o.carrier_id),
          ('payment', o.payment_method_id), ('channel', case ${sql.join(channelCases, sql` `)} end)
        union all select 'voucher', voucher_id from order_voucher v where v.order_id = o.id
        union all select distinct 'influencer', vo.influencer_id
          from order_voucher v join voucher vo on vo.id = v.voucher_id
          where v.order_id = o.id and vo.influencer_id is not null) key (kind, id))
    insert into order_day (kind, day, key_id, placed, paid, cancelled, refunded, pieces, turnover_minor, net_minor,
      margin_minor, known_net_minor, charges_minor, discount_minor)
    select kind, ${day}::date, id, sum(placed), sum(paid), sum(cancelled), sum(refunded), sum(pieces), sum(gross), sum(net),
      sum(margin), sum(known_net), sum(charges), sum(discount)
    from keyed group by kind, id
    union all
    select key.kind, ${day}::date, key.id, 0, count(distinct order_id) filter (where is_sold = 1), 0,
      count(distinct order_id) filter (where is_sold = 0), sum(pieces), sum(gross), sum(net), coalesce(sum(margin), 0),
      coalesce(sum(known_net), 0), 0, sum(discount)
    from goods cross join lateral (
      values ('category', coalesce(category_id, 0)), ('product', coalesce(listing_id, 0))) key (kind, id)
    group by key.kind, key.id`.execute(tx);
  await sql`select sum_order_month(date_trunc('month', ${day}::date)::date)`.execute(tx);
}

/** Computes what rows tell of a day on the portal. What is counted as it happens stays. */
export async function recomputePortal(tx: Tx, day: string): Promise<void> {
  await sql`
    with counted (name, count) as (
      select case kind when 'submit' then 'adverts_submitted' when 'approve' then 'adverts_approved'
          when 'reject' then 'adverts_rejected' when 'expire' then 'adverts_expired' else 'adverts_sold' end, count(*)
        from advert_event where kind in ('submit', 'approve', 'reject', 'expire', 'sell') and ${within(sql`happened_at`, day)}
        group by kind
      union all select 'registrations', count(*) from account where ${within(sql`created_at`, day)} and scopes = '{}'
      union all select 'verifications', count(*) from paid_service
        where kind = 'verification' and ${within(sql`paid_at`, day)}
      union all select 'toppings', count(*) from topping where ${within(sql`starts_at`, day)}
      union all select 'messages', count(*) from message where event is null and ${within(sql`sent_at`, day)}
      union all select 'watchdogs', count(*) from watchdog where ${within(sql`created_at`, day)}),
    gone as (
      delete from portal_day where day = ${day}::date and count > 0 and name in ('adverts_submitted', 'adverts_approved',
        'adverts_rejected', 'adverts_expired', 'adverts_sold', 'registrations', 'verifications', 'toppings', 'messages',
        'watchdogs') and name not in (select name from counted where count > 0))
    insert into portal_day (name, day, count) select name, ${day}::date, count from counted where count > 0
    on conflict (name, day) do update set count = excluded.count`.execute(tx);
}
