import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

/** Why money goes back, as it was written down with the refund. */
export async function findReasonOfRefund(db: Queryable, refundId: number): Promise<string> {
  const row = await db.selectFrom('refund').where('id', '=', refundId).select('reason').executeTakeFirst();
  return row?.reason ?? '';
}

export interface PackedOrderRow {
  readonly id: number;
  readonly number: string;
  readonly placed_at: Date;
  readonly note: string;
  readonly needs_age_check: boolean;
  readonly name: string;
  readonly phone: string;
  readonly address: string[] | null;
  readonly carrier_name: string;
  readonly place: string | null;
  /** To be paid at the handover. */
  readonly owed_minor: number | null;
  readonly currency_code: string;
  readonly lines: { name: string; sku: string; quantity: number; places: { town: string; quantity: number }[] }[];
}

/** Orders as their parcels are packed, names in a language, in the order of the ids; those that aren't there are left out. */
export async function listPackedOrders(
  db: Queryable,
  ids: readonly number[],
  locale: string,
): Promise<PackedOrderRow[]> {
  const { rows } = await sql<PackedOrderRow>`
    select o.id, o.number, o.placed_at, o.note, o.needs_age_check,
      coalesce(o.delivery_name, o.first_name || ' ' || o.last_name) as name, o.phone_prefix || ' ' || o.phone as phone,
      case when o.delivery_name is not null
        then array[o.delivery_street, o.delivery_postcode || ' ' || o.delivery_city] end as address,
      ct.name as carrier_name,
      coalesce(
        b.town || ', ' || b.street || ', ' || b.postcode,
        p.name || ', ' || p.street || ', ' || p.postcode || ' ' || p.city) as place,
      case when m.code = 'cash_on_delivery' and o.paid_at is null and o.state not in ('cancelled', 'refunded')
        then o.total_minor end as owed_minor, o.currency_code,
      (select json_agg(json_build_object('name', l.name, 'sku', l.sku, 'quantity', l.quantity, 'places', (
         select coalesce(json_agg(json_build_object('town', hb.town, 'quantity', h.quantity) order by hb.position), '[]')
         from stock_hold h join branch hb on hb.id = h.branch_id where h.order_line_id = l.id)) order by l.position)
       from order_line l where l.order_id = o.id) as lines
    from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, position)
    join shop_order o on o.id = wanted.id
    join payment_method m on m.id = o.payment_method_id
    left join branch b on b.id = o.branch_id
    left join pickup_point p on p.id = o.pickup_point_id
    join lateral (
      select t.name from carrier_text t where t.carrier_id = o.carrier_id
      order by t.locale = ${locale}::text desc, t.locale = 'cs' desc, t.locale limit 1) ct on true
    order by wanted.position`.execute(db);
  return rows;
}
