import { sql } from 'kysely';
import type { AdvertState } from '#shared/adverts/lifecycle.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import type { LockedAdvert } from '../advert.queries.ts';

export async function listEndedIds(db: Queryable, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('advert')
    .where('state', '=', 'approved')
    .where('is_reserved', '=', false)
    .where('expires_at', '<=', now)
    .select('listing_id')
    .orderBy('expires_at')
    .orderBy('listing_id')
    .limit(limit)
    .execute();
  return rows.map(({ listing_id }) => listing_id);
}

/** Locks those of the adverts whose time is still over. Skips locked ones, which the next batch takes. */
export async function lockEndedAdverts(tx: Tx, ids: readonly number[], now: Date): Promise<LockedAdvert[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('advert')
    .where('listing_id', 'in', [...ids])
    .where('state', '=', 'approved')
    .where('is_reserved', '=', false)
    .where('expires_at', '<=', now)
    .select(['listing_id', 'state'])
    .orderBy('listing_id')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as AdvertState }));
}

/** Marks adverts that end between two times as reminded, if they were not yet. @returns them */
export async function takeUnreminded(
  tx: Tx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<{ listing_id: number; expires_at: Date | null }[]> {
  return tx
    .updateTable('advert')
    .set({ reminded_at: now })
    .where('listing_id', 'in', (of) =>
      of
        .selectFrom('advert')
        .where('state', '=', 'approved')
        .where('reminded_at', 'is', null)
        .where('hidden_at', 'is', null)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', until)
        .select('listing_id')
        .orderBy('expires_at')
        .orderBy('listing_id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['listing_id', 'expires_at'])
    .execute();
}

/** Adverts that ended before a time; the index `advert_ended` has the same states. */
export async function lockLongEndedAdverts(tx: Tx, before: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select listing_id as id from advert
    where state in ('sold', 'rejected', 'expired', 'deleted') and state_changed_at < ${before}
    order by state_changed_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}
