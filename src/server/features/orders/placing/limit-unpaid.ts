import { infoPages } from '#shared/content/limits.ts';
import { unpaidOrders, unpaidPieces, unpaidShare } from '#shared/errors.ts';
import { ordersPerHour, unpaidGuestShare, unpaidLimit } from '#shared/shop/figures.ts';
import { addressKey, countAgainstLimits } from '#server/platform/rate-limit/rate-limit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { CheckedOrder } from './check-order.ts';
import { findGuestPieces, readPlacingFacts, type PlacingFacts } from './unpaid-orders.queries.ts';

const anHour = (key: string, max: number) => ({ key, max, windowSeconds: 60 * 60 });

/**
 * Counts an order against the limits of its address and its buyer. Their counters are locked until the end of the
 * transaction, so concurrent orders of one buyer in any process see each other. A rolled back order doesn't count.
 * @throws too_many_requests (429)
 */
export async function countOrder(tx: Tx, address: string, { buyer, form, at }: CheckedOrder): Promise<void> {
  const { accountId } = buyer.owner;
  const buyerKey = accountId === undefined ? `order:email:${form.email}` : `order:account:${accountId}`;
  const limits = [anHour(addressKey('order', address), ordersPerHour.address), anHour(buyerKey, ordersPerHour.email)];
  await countAgainstLimits(tx, limits, at);
}

/** Reads what the limits and the mail of an order depend on, after `countOrder` where concurrent orders must count. */
export function readFactsOf(tx: Tx, { buyer, form, currency, priced }: CheckedOrder): Promise<PlacingFacts> {
  const { accountId } = buyer.owner;
  return readPlacingFacts(
    tx,
    { accountId, email: form.email },
    {
      listings: priced.lines.map(({ product }) => product.id),
      currency,
      locale: buyer.locale,
      termsPage: infoPages.terms,
    },
  );
}

/**
 * Limits what can be reserved without paying. The share of guests is checked again once the stock is locked
 * (`limitUnpaidShare`): in a rush most orders are refused, and should not wait for the locks of the others.
 * @throws unpaid_orders, unpaid_pieces, unpaid_share (409)
 */
export function limitUnpaid(order: CheckedOrder, facts: PlacingFacts): void {
  const [passed] = listPassedLimits(order, facts);
  if (passed) throw { unpaid_orders: unpaidOrders, unpaid_pieces: unpaidPieces }[passed]();
  if (!mayPassShare(order)) checkShare(order, facts.guests);
}

/** The limits of what a buyer may reserve without paying that an order passes. They do not hold for clerks. */
export function listPassedLimits(
  { currency, totals, priced }: Pick<CheckedOrder, 'currency' | 'totals' | 'priced'>,
  { unpaid }: PlacingFacts,
): ('unpaid_orders' | 'unpaid_pieces')[] {
  if (totals.total === 0) return [];
  const limitOfValue = unpaidLimit.value[currency as keyof typeof unpaidLimit.value];
  const isOver = priced.lines.some(
    ({ product, quantity }) => quantity + (unpaid.pieces[product.id] ?? 0) > unpaidLimit.pieces,
  );
  const isFull = unpaid.orders >= unpaidLimit.orders || unpaid.value >= limitOfValue;
  return [...(isFull ? (['unpaid_orders'] as const) : []), ...(isOver ? (['unpaid_pieces'] as const) : [])];
}

/**
 * Limits the part of a product that guests together hold without having paid. Binding where the stock is locked, so that
 * concurrent orders of other guests are counted.
 * @throws unpaid_share (409)
 */
export async function limitUnpaidShare(tx: Tx, order: CheckedOrder): Promise<void> {
  if (mayPassShare(order)) return;
  const listings = order.priced.lines.map(({ product }) => product.id);
  checkShare(order, await findGuestPieces(tx, listings));
}

function mayPassShare({ buyer, totals }: CheckedOrder): boolean {
  return buyer.owner.accountId !== undefined || totals.total === 0;
}

function checkShare({ priced }: CheckedOrder, guests: PlacingFacts['guests']): void {
  const wanted = new Map(priced.lines.map(({ product, quantity }) => [product.id, quantity]));
  const { share, least } = unpaidGuestShare;
  for (const { listing_id: id, held, left } of guests)
    if (held + wanted.get(id)! > Math.max(least, Math.floor((held + left) * share))) throw unpaidShare();
}
