import { unpaidOrders, unpaidPieces, unpaidShare } from '#shared/errors.ts';
import { ordersPerHour, unpaidGuestShare, unpaidLimit } from '#shared/shop/figures.ts';
import { addressKey, countAgainstLimits } from '#server/platform/rate-limit/rate-limit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { CheckedOrder } from './check-order.ts';
import { findGuestPieces, findUnpaidOrders } from './unpaid-orders.queries.ts';

const anHour = (key: string, max: number) => ({ key, max, windowSeconds: 60 * 60 });

/**
 * Limits what can be reserved without paying. The counters of an address and of a buyer are locked until the end of
 * the transaction, so concurrent orders of one buyer in any process see each other. A rolled back order doesn't count.
 * @throws too_many_requests (429), unpaid_orders, unpaid_pieces (409)
 */
export async function limitUnpaid(tx: Tx, address: string, order: CheckedOrder): Promise<void> {
  const { buyer, form, at } = order;
  const { accountId } = buyer.owner;
  const buyerKey = accountId === undefined ? `order:email:${form.email}` : `order:account:${accountId}`;
  const limits = [anHour(addressKey('order', address), ordersPerHour.address), anHour(buyerKey, ordersPerHour.email)];
  await countAgainstLimits(tx, limits, at);
  const [passed] = await listPassedLimits(tx, order);
  if (passed) throw { unpaid_orders: unpaidOrders, unpaid_pieces: unpaidPieces }[passed]();
}

/** The limits of what a buyer may reserve without paying that an order passes. They do not hold for clerks. */
export async function listPassedLimits(
  tx: Tx,
  order: Pick<CheckedOrder, 'buyer' | 'form' | 'currency' | 'totals' | 'priced'>,
): Promise<('unpaid_orders' | 'unpaid_pieces')[]> {
  const { buyer, form, currency, totals, priced } = order;
  const { accountId } = buyer.owner;
  if (totals.total === 0) return [];
  const listings = priced.lines.map(({ product }) => product.id);
  const unpaid = await findUnpaidOrders(tx, { accountId, email: form.email }, listings);
  const limitOfValue = unpaidLimit.value[currency as keyof typeof unpaidLimit.value];
  const isOver = priced.lines.some(
    ({ product, quantity }) => quantity + (unpaid.pieces[product.id] ?? 0) > unpaidLimit.pieces,
  );
  const isFull = unpaid.orders >= unpaidLimit.orders || unpaid.value >= limitOfValue;
  return [...(isFull ? (['unpaid_orders'] as const) : []), ...(isOver ? (['unpaid_pieces'] as const) : [])];
}

/**
 * Limits the part of a product that guests together hold without having paid. Binding once the goods are reserved and
 * their stock is locked, so that concurrent orders of other guests are counted. Called before, too: in a rush most orders
 * are refused, and should not wait for the locks of the others.
 * @throws unpaid_share (409)
 */
export async function limitUnpaidShare(
  tx: Tx,
  { buyer, totals, priced }: CheckedOrder,
  { isReserved }: { readonly isReserved: boolean },
): Promise<void> {
  if (buyer.owner.accountId !== undefined || totals.total === 0) return;
  const wanted = new Map(priced.lines.map(({ product, quantity }) => [product.id, isReserved ? 0 : quantity]));
  const { share, least } = unpaidGuestShare;
  for (const { listing_id: id, held, left } of await findGuestPieces(tx, [...wanted.keys()]))
    if (held + wanted.get(id)! > Math.max(least, Math.floor((held + left) * share))) throw unpaidShare();
}
