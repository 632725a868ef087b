import { outdatedBefore, retentionMonths } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { eraseRefundAccounts } from '#server/features/payments/index.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { eraseCustomers } from './service.queries.ts';

const batch = 200;

/**
 * Erases whom the invoice names, and bank accounts of refunds, from requests that began long ago. Invoices and credit
 * notes stay unchanged for as long as the law asks. @returns how many requests
 */
export async function forgetServices({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const at = now();
  const before = outdatedBefore(at, retentionMonths.orders);
  return inBatches(() =>
    db.transaction().execute(async (tx) => {
      const services = await eraseCustomers(tx, { before, at, limit: batch });
      for (const { kind, id } of services) await eraseRefundAccounts(tx, { kind, ids: [id] });
      return services.length;
    }),
  );
}
