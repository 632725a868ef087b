import { outdatedBefore, retentionMonths, taxDocumentsBefore } from '#shared/shop/retention.ts';
import type { Context } from '#server/context.ts';
import { eraseRefundAccounts } from '#server/features/payments/index.ts';
import { eraseVoucherUsers } from '#server/features/vouchers/index.ts';
import { eraseAuditContents } from '#server/platform/audit/audit.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import { deleteAgeChecks, deleteTaxDocuments, eraseBuyers, lockOutdatedOrders } from './forget-orders.queries.ts';

const batch = 200;

type Forgetting = Pick<Context, 'db' | 'now'>;

/**
 * Erases the buyer's data from orders that ended long ago. Invoices and credit notes stay unchanged for as long as the
 * law asks (`deleteOldTaxDocuments`), and so does who changed what and when in the audit log. @returns how many
 */
export async function forgetOrders({ db, now }: Forgetting): Promise<number> {
  const at = now();
  const before = outdatedBefore(at, retentionMonths.orders);
  return inBatches(() =>
    db.transaction().execute(async (tx) => {
      const ids = await lockOutdatedOrders(tx, before, batch);
      if (ids.length === 0) return 0;
      await eraseBuyers(tx, ids, at);
      await eraseVoucherUsers(tx, ids);
      await eraseRefundAccounts(tx, { kind: 'order', ids });
      await eraseAuditContents(tx, { entity: 'order', ids });
      return ids.length;
    }),
  );
}

/** Deletes outdated records of age checks. @returns how many */
export async function forgetAgeChecks({ db, now }: Forgetting): Promise<number> {
  const before = outdatedBefore(now(), retentionMonths.ageChecks);
  return inBatches(() => deleteAgeChecks(db, before, batch));
}

/** Deletes the documents of ended orders once all of them are outdated. @returns how many */
export async function deleteOldTaxDocuments({ db, now }: Forgetting): Promise<number> {
  const before = taxDocumentsBefore(now());
  return inBatches(() => deleteTaxDocuments(db, before, batch));
}
