import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

/** Orders that ended before a time and still hold the buyer's data. */
export async function lockOutdatedOrders(tx: Tx, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from shop_order
    where forgotten_at is null and state_since < ${before} and state in ('delivered', 'cancelled', 'refunded')
    order by state_since limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Erases names, contacts, addresses and notes; goods, sums and countries stay. The links open nothing any more. */
export async function eraseBuyers(tx: Tx, ids: readonly number[], at: Date): Promise<void> {
  await sql`
    update shop_order set forgotten_at = ${at}, hash = replace(gen_random_uuid()::text, '-', ''), account_id = null,
      email = '', first_name = '', last_name = '', phone_prefix = '', phone = '', note = '', tracking_code = null,
      delivery_name = case when delivery_name is not null then '' end, delivery_street = case when delivery_street is not null then '' end,
      delivery_city = case when delivery_city is not null then '' end, delivery_postcode = case when delivery_postcode is not null then '' end,
      invoice_name = '', invoice_street = '', invoice_city = '', invoice_postcode = '',
      company = null, company_id = null, tax_id = null
    where id = any(${ids})`.execute(tx);
  await sql`update order_event set detail = '{}' where order_id = any(${ids}) and detail <> '{}'`.execute(tx);
  await sql`delete from revoked_order_link where order_id = any(${ids})`.execute(tx);
}

export async function deleteAgeChecks(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from age_check where id in (
      select id from age_check where happened_at < ${before} order by happened_at limit ${limit} for update skip locked)`.execute(
    db,
  );
  return Number(numAffectedRows);
}

/** A credit note refers to its invoice, so an order's documents go together. The numbers are not issued again. */
export async function deleteTaxDocuments(db: Queryable, before: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from invoice where service_id in (
      select service_id from invoice where service_id is not null
      group by service_id having max(issued_at) < ${before} order by service_id limit ${limit})
    or order_id in (
      select o.id from shop_order o
      where o.state in ('delivered', 'cancelled', 'refunded')
        and o.id in (select order_id from invoice where issued_at < ${before})
        and not exists (select from invoice i where i.order_id = o.id and i.issued_at >= ${before})
      order by o.id limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}
