import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { addressKey } from '#server/platform/rate-limit/rate-limit.ts';
import { deleteViewsBefore, ensureSalt, findPublicOwner, insertView } from './view.queries.ts';

export interface Visitor {
  /** Undefined for a guest. */
  readonly accountId: number | undefined;
  readonly address: string;
  readonly userAgent: string | undefined;
}

/**
 * Counts a view of a public advert at most once per visitor and day (UTC). Robots and the owner do not count. Stores a
 * hash of the visitor, which cannot be reversed into an address after the day's salt is deleted.
 */
export async function countView({ db, now }: Context, id: number, visitor: Visitor): Promise<void> {
  const ownerId = await findPublicOwner(db, id);
  if (ownerId === undefined) throw notFound();
  if (ownerId === visitor.accountId || isRobot(visitor)) return;
  const day = dayOf(now());
  // Not the user agent, which anybody can invent: several guests at one address count once.
  const name = visitor.accountId === undefined ? addressKey('view', visitor.address) : `#${visitor.accountId}`;
  const hash = createHmac('sha256', await ensureSalt(db, day))
    .update(name)
    .digest();
  await insertView(db, { day, listingId: id, visitor: hash.subarray(0, 16) });
}

/** Browsers always name themselves, so a request without a user agent comes from a program. */
function isRobot({ userAgent }: Visitor): boolean {
  return !userAgent || isbot(userAgent);
}

export async function sweepViews({ db, now }: Context): Promise<void> {
  await deleteViewsBefore(db, dayOf(now()));
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
