import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { lockListings, updateListing } from '#server/features/listings/index.ts';
import { listDiscountableIds, listProductPrices, recordPrice, type ProductPrice } from './prices.queries.ts';
import { offeredPrice } from './sales.ts';

/** How many products change in one transaction. */
const changedAtOnce = 1000;

/**
 * Starts and ends sales whose time has come, and applies regular prices that changed meanwhile. A listing's offered
 * price, original price and price history change together. Run by the worker every minute; safe to repeat.
 * @returns how many products changed their price
 */
export async function startAndEndSales({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = now();
  const ids = await listDiscountableIds(db, at);
  let changed = 0;
  for (let from = 0; from < ids.length; from += changedAtOnce) {
    const products = await listProductPrices(db, ids.slice(from, from + changedAtOnce));
    const due = products.filter((product) => isDue(product, at)).map((product) => product.listingId);
    if (due.length > 0) changed += await changePrices(db, due, at);
  }
  return changed;
}

async function changePrices(db: Context['db'], ids: readonly number[], at: Date): Promise<number> {
  return db.transaction().execute((tx) => applyPrices(tx, ids, at));
}

/**
 * Applies regular prices and sales to the offered prices and the price history, within the transaction that changed
 * them.
 * @returns how many products changed their price
 */
export async function applyPrices(tx: Tx, ids: readonly number[], at: Date): Promise<number> {
  await lockListings(tx, ids);
  // Read under the lock: another process may have changed the prices meanwhile.
  const products = await listProductPrices(tx, ids);
  const due = products.filter((product) => isDue(product, at));
  for (const product of due) {
    const { offered, original } = offeredPrice(product, at);
    const prices = { price_minor: offered, original_price_minor: original, is_on_sale: original !== null };
    await updateListing(tx, product.listingId, prices);
  }
  for (const product of products) {
    const { offered } = offeredPrice(product, at);
    await recordPrice(tx, product.listingId, { price: offered, currencyId: product.currencyId, at });
  }
  return due.length;
}

function isDue(product: ProductPrice, at: Date): boolean {
  const { offered, original } = offeredPrice(product, at);
  return product.offered !== offered || product.original !== original || product.isOnSale !== (original !== null);
}
