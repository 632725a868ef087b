import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/db.ts';

export interface SaleRow {
  readonly id: number;
  readonly price_minor: number;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const columns = ['id', 'price_minor', 'starts_at', 'ends_at'] as const;

/** The sales of a product, the latest first. */
export function listSales(db: Queryable, productId: number): Promise<SaleRow[]> {
  return db
    .selectFrom('sale')
    .where('listing_id', '=', productId)
    .select(columns)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export function findSale(tx: Tx, productId: number, id: number): Promise<SaleRow | undefined> {
  return tx
    .selectFrom('sale')
    .where('listing_id', '=', productId)
    .where('id', '=', id)
    .select(columns)
    .executeTakeFirst();
}

/** @returns its id */
export async function insertSale(tx: Tx, productId: number, sale: Omit<SaleRow, 'id'>): Promise<number> {
  const { id } = await tx
    .insertInto('sale')
    .values({ listing_id: productId, ...sale })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSale(tx: Tx, id: number, sale: Partial<Omit<SaleRow, 'id'>>): Promise<void> {
  await tx.updateTable('sale').set(sale).where('id', '=', id).execute();
}

export async function deleteSale(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('sale').where('id', '=', id).execute();
}

/** Whether a sale overlaps another one that is not over. */
export async function hasOtherSale(
  tx: Tx,
  productId: number,
  sale: Pick<SaleRow, 'starts_at' | 'ends_at'> & { readonly id?: number },
  at: Date,
): Promise<boolean> {
  const other = await tx
    .selectFrom('sale')
    .where('listing_id', '=', productId)
    .where('id', '!=', sale.id ?? 0)
    .where('ends_at', '>', at)
    .where('starts_at', '<', sale.ends_at)
    .where('ends_at', '>', sale.starts_at)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

/** The first sale that is not over and is no cheaper than a regular price. */
export function findSaleFrom(
  tx: Tx,
  productId: number,
  regular: { readonly price_minor: number; readonly at: Date },
): Promise<SaleRow | undefined> {
  return tx
    .selectFrom('sale')
    .where('listing_id', '=', productId)
    .where('price_minor', '>=', regular.price_minor)
    .where('ends_at', '>', regular.at)
    .select(columns)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The regular price, which a sale has to undercut, and whether the category allows discounts. */
export async function findSaleTerms(
  tx: Tx,
  productId: number,
): Promise<{ readonly regular_price_minor: number; readonly may_be_discounted: boolean } | undefined> {
  const { rows } = await sql<{ regular_price_minor: number; may_be_discounted: boolean }>`
    select p.regular_price_minor, c.may_be_discounted
    from product p join listing l on l.id = p.listing_id join category c on c.id = l.category_id
    where p.listing_id = ${productId}::bigint`.execute(tx);
  return rows[0];
}
