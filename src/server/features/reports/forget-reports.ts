import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { eraseReports } from './forget.queries.ts';

const batch = 200;

/**
 * Erases who has reported, what they wrote and what the content was, once the last decision is old. Reasons and measures
 * stay for the yearly figures.
 * @returns how many reports
 */
export async function forgetReports({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const before = outdatedBefore(now(), retentionMonths.reports);
  return inBatches(() => eraseReports(db, { before, at: now(), limit: batch }));
}
