import { setTopped } from '#server/features/listings/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { findTopping, updateTopping } from './topped.queries.ts';

/**
 * Puts an advert first until a time; one that is topped already stays there longer. The advert stays public at least as
 * long, unless its owner ends it: paid days are not lost to its expiry.
 */
export async function topAdvert(
  tx: Tx,
  id: number,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<void> {
  const { topped_from: from, topped_until: before, expires_at: expiresAt } = await findTopping(tx, id);
  const isRunning = from !== null && before !== null && before > at;
  const outlivesAdvert = expiresAt !== null && expiresAt < until;
  await updateTopping(tx, id, {
    topped_from: isRunning ? from : at,
    topped_until: until,
    ...(outlivesAdvert && { expires_at: until, reminded_at: null }),
  });
  await setTopped(tx, id, true);
}

/** Ends the topping of an advert before its time. Its life stays as long as it became. */
export async function stopTopping(tx: Tx, id: number, at: Date): Promise<void> {
  const { topped_until: until } = await findTopping(tx, id);
  if (until !== null && until > at) await updateTopping(tx, id, { topped_until: at });
  await setTopped(tx, id, false);
}
