import type { CallAnswer } from '#shared/contract/endpoint.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { ordersContract } from '#shared/orders/contract.ts';
import type { Context } from '#server/context.ts';
import { putGoods, type Asking, type PutGoods } from '#server/features/cart/index.ts';
import { listOrderLines } from '../order-detail.queries.ts';
import { openOrder } from './get-order.ts';

type Answer = CallAnswer<(typeof ordersContract)['orderAgain']>;

const notSold: PutGoods = { outcome: 'not_sold', inCart: 0, price: null };

/**
 * Puts the goods of an order into the caller's cart, and says of each line what became of it. Knowing the order's hash
 * is enough; the cart is the caller's own.
 * @throws not_found (404), order_link_revoked (410)
 */
export async function orderAgain(
  context: Context,
  { id, hash }: { readonly id: number; readonly hash: string },
  asking: Asking & { readonly locale: Locale },
): Promise<Answer> {
  const { currency_code: currency } = await openOrder(context, id, hash);
  const lines = await listOrderLines(context.db, id);
  const wanted = lines.flatMap(({ listing_id: listingId, quantity }) =>
    listingId === null ? [] : [{ listingId, quantity }],
  );
  const { pieces, outcomes } = await putGoods(context, asking, wanted);
  const outcomeOf = new Map(wanted.map(({ listingId }, index) => [listingId, outcomes[index]!]));
  const goods = lines.map(({ listing_id: listingId, name, quantity, price_minor: before }) => {
    const { outcome, inCart, price } = (listingId !== null && outcomeOf.get(listingId)) || notSold;
    return {
      listing_id: listingId,
      name,
      outcome,
      ordered: quantity,
      in_cart: inCart,
      price_before: { amount: before, currency },
      price: price === null ? null : { amount: price, currency: context.config.shop.currency },
    };
  });
  return { pieces, goods };
}
