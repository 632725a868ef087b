import { guestCartDays } from '#shared/cart/limits.ts';
import type { Context } from '#server/context.ts';
import { deleteOldGuestCarts } from './cart.queries.ts';

/**
 * Deletes guests' carts that have not been used for long.
 * @returns how many
 */
export async function sweepCarts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteOldGuestCarts(db, new Date(now().getTime() - guestCartDays * 86_400_000));
}
