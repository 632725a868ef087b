import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/db.ts';

export interface PortalFigures {
  products: number;
  sellers: number;
  branches: number;
}

/** The numbers of products in the e-shop, of people with a public advert, and of stores. */
export async function getPortalFigures(db: Queryable): Promise<PortalFigures> {
  const { rows } = await sql<PortalFigures>`
    select
      (select count(*) from product p join listing l on l.id = p.listing_id where l.visibility = 'listed') as products,
      (select count(distinct seller_id) from listing where visibility = 'listed' and kind = 'advert') as sellers,
      (select count(*) from branch where kind = 'store' and is_active) as branches`.execute(db);
  return rows[0]!;
}
