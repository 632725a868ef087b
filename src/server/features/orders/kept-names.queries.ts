import { sql } from 'kysely';

/** What carrier, payment method and place of an order `o` were called when it was placed; else as they are called now. */
export const keptNames = sql`
  coalesce(o.carrier_name, (
    select t.name from carrier_text t where t.carrier_id = o.carrier_id
    order by t.locale = o.locale desc, t.locale = 'cs' desc, t.locale limit 1)) as carrier_name,
  coalesce(o.payment_name, (
    select t.name from payment_method_text t where t.payment_method_id = o.payment_method_id
    order by t.locale = o.locale desc, t.locale = 'cs' desc, t.locale limit 1)) as payment_name,
  coalesce(
    o.place,
    (select b.town || ', ' || b.street || ', ' || b.postcode from branch b where b.id = o.branch_id),
    (select p.name || ', ' || p.street || ', ' || p.postcode || ' ' || p.city from pickup_point p
     where p.id = o.pickup_point_id)) as place`;
