import { createHmac } from 'node:crypto';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { isRobot } from './robots.ts';
import { deleteViewsBefore, ensureSalt, findPublicOwner, insertView } from './view.queries.ts';

export interface Visitor {
  /** Undefined for who is not logged in. */
  readonly accountId: number | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/**
 * Counts a look at a public advert, once a visitor and day (UTC), without robots and the owner. Kept is a hash that
 * nobody can turn back into an address once the day's salt is gone.
 */
export async function countView({ db, now }: Context, id: number, visitor: Visitor): Promise<void> {
  const ownerId = await findPublicOwner(db, id);
  if (ownerId === undefined) throw notFound();
  if (ownerId === visitor.accountId || isRobot(visitor.userAgent)) return;
  const day = dayOf(now());
  const name = visitor.accountId === undefined ? `${visitor.address} ${visitor.userAgent}` : `#${visitor.accountId}`;
  const hash = createHmac('sha256', await ensureSalt(db, day))
    .update(name)
    .digest();
  await insertView(db, { day, listingId: id, visitor: hash.subarray(0, 16) });
}

export async function sweepViews({ db, now }: Context): Promise<void> {
  await deleteViewsBefore(db, dayOf(now()));
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
