import type { Context } from '#server/context.ts';
import {
  listDiscountableIds,
  listProductPrices,
  lockListings,
  recordPrice,
  setOfferedPrice,
  type ProductPrice,
} from './prices.queries.ts';
import { offeredPrice } from './sales.ts';

/** So many products change in one transaction. */
const changedAtOnce = 1000;

/**
 * Starts and ends sales whose time has come, and follows a regular price that changed meanwhile: the listing's offered
 * price, its original price and the price history change together. Run by the worker every minute; safe to repeat.
 * @returns how many products changed their price
 */
export async function startAndEndSales({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = now();
  const ids = await listDiscountableIds(db, at);
  let changed = 0;
  for (let from = 0; from < ids.length; from += changedAtOnce) {
    const products = await listProductPrices(db, ids.slice(from, from + changedAtOnce), at);
    const due = products.filter((product) => isDue(product, at)).map((product) => product.listingId);
    if (due.length > 0) changed += await changePrices(db, due, at);
  }
  return changed;
}

async function changePrices(db: Context['db'], ids: readonly number[], at: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await lockListings(tx, ids);
    // Read again behind the lock: another worker may have been here.
    const due = (await listProductPrices(tx, ids, at)).filter((product) => isDue(product, at));
    for (const product of due) {
      const price = offeredPrice(product, at);
      await setOfferedPrice(tx, product.listingId, price);
      await recordPrice(tx, product.listingId, { price: price.offered, currencyId: product.currencyId, at });
    }
    return due.length;
  });
}

function isDue(product: ProductPrice, at: Date): boolean {
  const { offered, original } = offeredPrice(product, at);
  return product.offered !== offered || product.original !== original || product.isOnSale !== (original !== null);
}
