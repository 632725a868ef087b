import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { deleteOldFraudIdentifiers } from './held-text.queries.ts';

/** Deletes bank accounts and phone numbers of frauds that were confirmed long ago. */
export async function forgetFrauds({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return deleteOldFraudIdentifiers(db, outdatedBefore(now(), retentionMonths.frauds));
}
