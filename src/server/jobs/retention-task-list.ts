import { retentionTasks, type RetentionTask } from '#shared/privacy/retention-jobs.ts';
import { sweepAccounts } from '#server/features/accounts/index.ts';
import { deleteEndedAgeProofs } from '#server/features/age-proofs/index.ts';
import { deleteOldAdverts, sweepViews } from '#server/features/adverts/index.ts';
import { deleteOldStatements } from '#server/features/bank-statements/index.ts';
import { sweepCarts } from '#server/features/cart/index.ts';
import { removeUnusedDocuments } from '#server/features/content/index.ts';
import { sweepBrands } from '#server/features/listings/index.ts';
import { forgetFrauds } from '#server/features/messages/index.ts';
import { forgetServices } from '#server/features/paid-services/index.ts';
import { deleteOldTaxDocuments, forgetAgeChecks, forgetOrders } from '#server/features/orders/index.ts';
import { sweepSearches } from '#server/features/figures/index.ts';
import { forgetImports } from '#server/features/product-imports/index.ts';
import { removeUnusedPictures } from '#server/features/pictures/index.ts';
import { sweepNewsletters } from '#server/features/newsletters/index.ts';
import { forgetReports } from '#server/features/reports/index.ts';
import { forgetReturns } from '#server/features/returns/index.ts';
import { sweepWatchdogs } from '#server/features/watchdogs/index.ts';
import { deleteOldMails } from '#server/platform/mail/index.ts';
import { eraseAccounts, forgetConsents, sweepExports } from '#server/features/privacy/index.ts';
import type { Context } from '#server/context.ts';
import { recordRun } from '#server/platform/jobs/job-run.ts';

/** The jobs that carry out what the privacy page promises (`shared/shop/retention.ts`). Each records its runs. */
export function retentionTaskList(context: Context): Record<RetentionTask, () => Promise<void>> {
  const work: Record<RetentionTask, () => Promise<number>> = {
    'accounts.sweep': () => sweepAccounts(context),
    'age-proofs.sweep': () => deleteEndedAgeProofs(context.db, context.now()),
    'pictures.remove-unused': () => removeUnusedPictures(context),
    'documents.remove-unused': () => removeUnusedDocuments(context),
    'adverts.sweep-views': () => sweepViews(context),
    'adverts.sweep-brands': () => sweepBrands(context),
    'carts.sweep': () => sweepCarts(context),
    'watchdogs.sweep': () => sweepWatchdogs(context),
    'newsletters.sweep': () => sweepNewsletters(context),
    'privacy.erase': () => eraseAccounts(context),
    'privacy.sweep': () => sweepExports(context),
    'adverts.delete-old': () => deleteOldAdverts(context),
    'orders.forget': () => forgetOrders(context),
    'orders.forget-age-checks': () => forgetAgeChecks(context),
    'orders.delete-tax-documents': () => deleteOldTaxDocuments(context),
    'returns.forget': () => forgetReturns(context),
    'reports.forget': () => forgetReports(context),
    'paid-services.forget': () => forgetServices(context),
    'bank.delete-old': () => deleteOldStatements(context),
    'messages.forget-frauds': () => forgetFrauds(context),
    'product-imports.forget': () => forgetImports(context),
    'mail.delete-old': () => deleteOldMails(context),
    'figures.sweep': () => sweepSearches(context),
    'privacy.forget-consents': () => forgetConsents(context),
  };
  return Object.fromEntries(retentionTasks.map((task) => [task, () => recordRun(context, task, work[task])])) as Record<
    RetentionTask,
    () => Promise<void>
  >;
}
