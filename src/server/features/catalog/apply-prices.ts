import type { Context } from '#server/context.ts';
import { lockProductsWithDuePrice, recordPrice, setOfferedPrice } from './prices.queries.ts';

/**
 * Starts and ends sales whose time has come: the listing's offered price, its original price and the price history
 * change together. Run by the worker every minute; safe to repeat.
 * @returns how many products changed their price
 */
export async function startAndEndSales({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const at = now();
    const due = await lockProductsWithDuePrice(tx, at);
    for (const product of due) {
      const offered = product.sale_price ?? product.regular_price;
      await setOfferedPrice(tx, product.listing_id, {
        offered,
        original: product.sale_price === null ? null : product.regular_price,
      });
      await recordPrice(tx, product.listing_id, { price: offered, currencyId: product.currency_id, at });
    }
    return due.length;
  });
}
