import { CodedError, fieldError, notFound } from '#shared/errors.ts';
import type { ReservationWaiting } from '#shared/deals/contract.ts';
import { mostWaiting } from '#shared/deals/limits.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { isOpen, lockAccount } from '#server/features/accounts/index.ts';
import { listCards } from '#server/features/catalog/index.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { Reader } from '#server/platform/db/named-statement.ts';
import { findReserving } from './deal.queries.ts';
import { queueReservationEnded } from './mails.ts';
import {
  countWaiting,
  findFreedListing,
  findWaitedAdvert,
  insertWaiter,
  isWaiting,
  takeFreedWaiters,
  type FreedListing,
} from './waiting.queries.ts';

/** Whether an account waits for a public advert. @throws not_found */
export async function getWaiting(
  reader: Reader,
  accountId: number,
  listingId: number,
  locale: Locale,
): Promise<ReservationWaiting> {
  const [advert, reserving, waits, cards] = await Promise.all([
    findWaitedAdvert(reader.db, listingId),
    findReserving(reader.db, listingId),
    isWaiting(reader.db, accountId, listingId),
    listCards(reader, [listingId], { locale, discountPercent: 0 }),
  ]);
  const [listing] = cards;
  if (!advert || !listing) throw notFound();
  const isDealt = reserving !== undefined && [reserving.seller_id, reserving.buyer_id].includes(accountId);
  return {
    listing,
    is_waiting: waits,
    is_reserved: advert.is_reserved,
    is_own: advert.account_id === accountId || isDealt,
  };
}

/**
 * Joins the waiting list of a reserved advert; repeating it does nothing.
 * @throws not_found; own_target (422) for one's own advert or reservation; not_reserved, too_many_waiting (409)
 */
export async function waitForAdvert({ db, now }: Context, accountId: number, listingId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Counted one after another.
    await lockAccount(tx, accountId);
    const advert = await findWaitedAdvert(tx, listingId);
    if (!advert) throw notFound();
    const reserving = await findReserving(tx, listingId);
    if ([advert.account_id, reserving?.seller_id, reserving?.buyer_id].includes(accountId))
      throw fieldError('id', 'own_target');
    if (!advert.is_reserved) throw new CodedError('not_reserved');
    if (await isWaiting(tx, accountId, listingId)) return;
    if ((await countWaiting(tx, accountId)) >= mostWaiting) throw new CodedError('too_many_waiting');
    await insertWaiter(tx, accountId, listingId, now());
  });
}

const batch = 200;

/**
 * Tells those who wait that an advert is free again, and takes them off its list. Run by the worker every minute; safe to
 * repeat and to run in several workers.
 * @returns how many were told
 */
export async function tellWaiting(context: Pick<Context, 'config' | 'db'>): Promise<number> {
  let told = 0;
  await inBatches(() =>
    context.db.transaction().execute(async (tx) => {
      const freed = await takeFreedWaiters(tx, batch);
      const listings = new Map<number, FreedListing>();
      for (const waiter of freed) {
        const { listing_id: id, is_listed: isListed } = waiter;
        if (!isListed || !isOpen(waiter)) continue;
        const listing = listings.get(id) ?? (await findFreedListing(tx, id));
        listings.set(id, listing);
        await queueReservationEnded(context, tx, waiter, listing);
        told += 1;
      }
      return freed.length;
    }),
  );
  return told;
}
