import { createHmac } from 'node:crypto';
import { dayFiguresDays } from '#shared/adverts/limits.ts';
import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import type { Queryable } from '#server/platform/db/db.ts';
import { isRobot } from '#server/platform/robots/is-robot.ts';
import { addressKey } from '#server/platform/rate-limit/rate-limit.ts';
import {
  deleteDaysBefore,
  deleteViewsBefore,
  ensureSalt,
  findPublicOwner,
  insertContact,
  insertView,
} from './view.queries.ts';

const day = 86_400_000;

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
  if (ownerId === visitor.accountId || isRobot(visitor.userAgent)) return;
  const today = dayOf(now());
  // Not the user agent, which anybody can invent: several guests at one address count once.
  const name = visitor.accountId === undefined ? addressKey('view', visitor.address) : `#${visitor.accountId}`;
  const hash = createHmac('sha256', await ensureSalt(db, today))
    .update(name)
    .digest();
  await insertView(db, { day: today, listingId: id, visitor: hash.subarray(0, 16) });
}

export async function sweepViews({ db, now }: Context): Promise<number> {
  const views = await deleteViewsBefore(db, dayOf(now()));
  return views + (await deleteDaysBefore(db, dayOf(new Date(now().getTime() - dayFiguresDays * day))));
}

/** Counts a user who writes to the author of an advert for the first time. Products count nobody. */
export async function countContact(db: Queryable, listingId: number, at: Date): Promise<void> {
  await insertContact(db, { day: dayOf(at), listingId });
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
