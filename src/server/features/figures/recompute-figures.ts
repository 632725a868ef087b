import { addDays, type DayRange } from '#shared/figures/period.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import type { Context } from '#server/context.ts';
import { deleteChangesOf, lockFigures, recomputeOrders, recomputePortal } from './recompute.queries.ts';
import { findComputedUntil, findFirstDay, listChangedDays, setComputedUntil } from './figure-state.queries.ts';

/** Transactions that began before the last job may have been committed after it. */
const overlapMs = 3_600_000;

type Computing = Pick<Context, 'db' | 'now'>;

/**
 * Computes the days whose orders have changed, and the days since the last job. Each day is one transaction that replaces
 * its rows: a job that was killed or runs twice counts nothing twice.
 */
export async function recomputeFigures({ db, now }: Computing): Promise<void> {
  const at = now();
  const today = isoDay(at);
  const until = await findComputedUntil(db);
  const first = until ? isoDay(new Date(until.getTime() - overlapMs)) : await findFirstDay(db, today);
  for (const day of await listChangedDays(db)) await recomputeDay({ db }, day, { orders: true });
  for (let day = first; day <= today; day = addDays(day, 1)) await recomputeDay({ db }, day, { portal: true });
  await setComputedUntil(db, at);
}

/**
 * Recomputes a range of days. Rows deleted since, such as old adverts, are no longer counted, so ranges should be
 * younger than what the portal deletes.
 */
export async function rebuildFigures({ db }: Pick<Context, 'db'>, { from, to }: DayRange): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1))
    await recomputeDay({ db }, day, { orders: true, portal: true });
}

async function recomputeDay(
  { db }: Pick<Context, 'db'>,
  day: string,
  parts: { readonly orders?: true; readonly portal?: true },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockFigures(tx);
    if (parts.orders) {
      // First: what is committed meanwhile keeps its row for the next job.
      await deleteChangesOf(tx, day);
      await recomputeOrders(tx, day);
    }
    if (parts.portal) await recomputePortal(tx, day);
  });
}
