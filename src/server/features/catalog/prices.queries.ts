import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface DuePrice {
  readonly listing_id: number;
  readonly currency_id: number;
  readonly regular_price: number;
  /** Of the cheapest sale that lasts now; null when none does. */
  readonly sale_price: number | null;
}

/** Products whose offered price differs from what their sales say at a time, locked against other changes. */
export async function lockProductsWithDuePrice(tx: Tx, at: Date): Promise<DuePrice[]> {
  const { rows } = await sql<DuePrice>`
    select l.id as listing_id, l.currency_id, p.regular_price_minor as regular_price, s.price_minor as sale_price
    from listing l
    join product p on p.listing_id = l.id
    join category c on c.id = l.category_id
    left join lateral (
      select price_minor from sale
      where sale.listing_id = l.id and starts_at <= ${at} and ends_at > ${at} and c.may_be_discounted
      order by price_minor limit 1
    ) s on true
    where (l.is_on_sale or l.id in (select listing_id from sale where starts_at <= ${at} and ends_at > ${at}))
      and (l.is_on_sale <> (s.price_minor is not null) or l.price_minor <> coalesce(s.price_minor, p.regular_price_minor))
    order by l.id
    for update of l`.execute(tx);
  return rows;
}

export async function setOfferedPrice(
  tx: Tx,
  listingId: number,
  price: { offered: number; original: number | null },
): Promise<void> {
  await tx
    .updateTable('listing')
    .set({ price_minor: price.offered, original_price_minor: price.original, is_on_sale: price.original !== null })
    .where('id', '=', listingId)
    .execute();
}

/** Closes the current row of the price history and opens another; does nothing when the price is already the current one. */
export async function recordPrice(
  tx: Tx,
  listingId: number,
  price: { price: number; currencyId: number; at: Date },
): Promise<void> {
  const current = await tx
    .selectFrom('price_history')
    .where('listing_id', '=', listingId)
    .where('valid_to', 'is', null)
    .select(['id', 'price_minor', 'currency_id'])
    .executeTakeFirst();
  if (current?.price_minor === price.price && current.currency_id === price.currencyId) return;
  if (current) await tx.updateTable('price_history').set({ valid_to: price.at }).where('id', '=', current.id).execute();
  await tx
    .insertInto('price_history')
    .values({ listing_id: listingId, price_minor: price.price, currency_id: price.currencyId, valid_from: price.at })
    .execute();
}

export async function clearEndedToppings(db: Queryable, at: Date): Promise<number> {
  const result = await db
    .updateTable('listing')
    .set({ is_topped: false })
    .where('is_topped', '=', true)
    .where('id', 'in', (advert) => advert.selectFrom('advert').where('topped_until', '<=', at).select('listing_id'))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}
