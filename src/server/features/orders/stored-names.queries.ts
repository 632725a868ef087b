import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import { preferLocale } from '#server/platform/db/prefer-locale.ts';
import type { Queryable } from '#server/platform/db/db.ts';

/** The names of carrier, payment method and place when an order `o` was placed; without them the current ones. */
export const storedNames = sql`
  coalesce(o.carrier_name, (
    select t.name from carrier_text t where t.carrier_id = o.carrier_id
    order by ${preferLocale(sql`o.locale`)} limit 1)) as carrier_name,
  coalesce(o.payment_name, (
    select t.name from payment_method_text t where t.payment_method_id = o.payment_method_id
    order by ${preferLocale(sql`o.locale`)} limit 1)) as payment_name,
  coalesce(
    o.place,
    (select b.town || ', ' || b.street || ', ' || b.postcode from branch b where b.id = o.branch_id),
    (select p.name || ', ' || p.street || ', ' || p.postcode || ' ' || p.city from pickup_point p
     where p.id = o.pickup_point_id)) as place`;

export interface ReadNames {
  readonly carrier: string;
  readonly payment: string;
}

/**
 * The current names of an order's carrier and payment method for a reader with another language than its buyer.
 * Undefined in the buyer's own language, where the stored names are better.
 */
export async function findNamesIn(db: Queryable, orderId: number, lang: Locale): Promise<ReadNames | undefined> {
  const { rows } = await sql<ReadNames>`
    select c.name as carrier, m.name as payment
    from shop_order o
    join carrier_text c on c.carrier_id = o.carrier_id and c.locale = ${lang}
    join payment_method_text m on m.payment_method_id = o.payment_method_id and m.locale = ${lang}
    where o.id = ${orderId}::bigint and o.locale <> ${lang}`.execute(db);
  return rows[0];
}
