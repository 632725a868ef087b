import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { OfferedPrice } from './lowest-price.ts';
import type { SalePeriod } from './sales.ts';

/** A product's current prices, its price history and its sales. */
export interface ProductPrice {
  readonly listingId: number;
  readonly currencyId: number;
  readonly offered: number | null;
  readonly original: number | null;
  readonly isOnSale: boolean;
  readonly regularPrice: number;
  readonly mayBeDiscounted: boolean;
  readonly sales: readonly SalePeriod[];
  readonly history: readonly OfferedPrice[];
}

/** Products on sale, with a running sale, or still at a lower price after their sale. */
export async function listDiscountableIds(db: Queryable, at: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where is_on_sale and kind = 'product'
    union
    select listing_id from sale where starts_at <= ${at} and ends_at > ${at}
    union
    select l.id from sale s join listing l on l.id = s.listing_id join product p on p.listing_id = l.id
    where s.ends_at <= ${at} and l.price_minor < p.regular_price_minor and not l.is_on_sale
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}

export async function listProductPrices(db: Queryable, ids: readonly number[]): Promise<ProductPrice[]> {
  const products = await db
    .selectFrom('listing')
    .innerJoin('product', 'product.listing_id', 'listing.id')
    .innerJoin('category', 'category.id', 'listing.category_id')
    .where('listing.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .select([
      'listing.id as listingId',
      'currency_id as currencyId',
      'price_minor as offered',
      'original_price_minor as original',
      'is_on_sale as isOnSale',
      'regular_price_minor as regularPrice',
      'may_be_discounted as mayBeDiscounted',
    ])
    .orderBy('listing.id')
    .execute();
  const sales = await db
    .selectFrom('sale')
    .where('listing_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .select(['listing_id', 'price_minor', 'starts_at', 'ends_at'])
    .execute();
  const history = await db
    .selectFrom('price_history')
    .where('listing_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .select(['listing_id', 'price_minor', 'valid_from', 'valid_to'])
    .execute();
  const salesOf = byListing(sales);
  const historyOf = byListing(history);
  return products.map((product) => ({
    ...product,
    sales: salesOf.get(product.listingId) ?? [],
    history: historyOf.get(product.listingId) ?? [],
  }));
}

function byListing<Row extends { readonly listing_id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const own = grouped.get(row.listing_id);
    if (own) own.push(row);
    else grouped.set(row.listing_id, [row]);
  }
  return grouped;
}

/** Closes the current row of the price history and opens another. Does nothing when the price is the current one. */
export async function recordPrice(
  tx: Tx,
  listingId: number,
  price: { price: number; currencyId: number; at: Date },
): Promise<void> {
  const current = await tx
    .selectFrom('price_history')
    .where('listing_id', '=', listingId)
    .where('valid_to', 'is', null)
    .select(['id', 'price_minor', 'currency_id', 'valid_from'])
    .executeTakeFirst();
  if (current?.price_minor === price.price && current.currency_id === price.currencyId) return;
  // Changed twice at the same time: nobody was offered the first price.
  if (current && current.valid_from >= price.at) {
    const changed = { price_minor: price.price, currency_id: price.currencyId };
    await tx.updateTable('price_history').set(changed).where('id', '=', current.id).execute();
    return;
  }
  if (current) await tx.updateTable('price_history').set({ valid_to: price.at }).where('id', '=', current.id).execute();
  await tx
    .insertInto('price_history')
    .values({ listing_id: listingId, price_minor: price.price, currency_id: price.currencyId, valid_from: price.at })
    .execute();
}
