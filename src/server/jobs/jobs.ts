import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import {
  loginFailureJob,
  passwordResetJob,
  pushJob,
  recordLoginFailure,
  sendPasswordReset,
  sendPush,
  sweepAccounts,
} from '#server/features/accounts/index.ts';
import { deleteEndedAgeProofs } from '#server/features/age-proofs/index.ts';
import {
  deleteOldAdverts,
  endToppings,
  expireAdverts,
  remindOfExpiry,
  sendDigest,
  sweepViews,
} from '#server/features/adverts/index.ts';
import {
  deleteOldStatements,
  fetchFio,
  matchLines,
  matchTask,
  releaseEndedShares,
} from '#server/features/bank-statements/index.ts';
import { foldCounters, refreshSearchWords } from '#server/features/catalog/index.ts';
import { sweepCarts } from '#server/features/cart/index.ts';
import {
  announceBanners,
  announcePosts,
  bannerJob,
  postJob,
  removeUnusedDocuments,
} from '#server/features/content/index.ts';
import { endDeals, tellWaiting } from '#server/features/deals/index.ts';
import {
  brandWordsJob,
  categoryWordsJob,
  finishBrandMerge,
  finishPackageMerge,
  mergeBrandJob,
  mergeCategory,
  mergeCategoryJob,
  mergePackageJob,
  sweepBrands,
} from '#server/features/listings/index.ts';
import { forgetFrauds, mailUnread } from '#server/features/messages/index.ts';
import { forgetServices } from '#server/features/paid-services/index.ts';
import {
  deleteOldTaxDocuments,
  expireOrders,
  forgetAgeChecks,
  forgetOrders,
  orderCancelledJob,
  remindOfPickups,
  remindOfUnpaidOrders,
} from '#server/features/orders/index.ts';
import {
  cancelPaymentJob,
  refundJob,
  sendRefund,
  sweepPayments,
  cancelAtGateway,
} from '#server/features/payments/index.ts';
import { settleByTransfer } from '#server/features/payouts/index.ts';
import { removeUnusedPictures } from '#server/features/pictures/index.ts';
import { startAndEndSales } from '#server/features/products/index.ts';
import { issuesJob, sendIssues, sweepNewsletters } from '#server/features/newsletters/index.ts';
import { fetchRatesOfToday } from '#server/features/reference-data/index.ts';
import { followMaintenancePlan } from '#server/features/settings/index.ts';
import { publishDueReviews } from '#server/features/reviews/index.ts';
import { forgetReports } from '#server/features/reports/index.ts';
import { forgetReturns, returnLinkJob, sendReturnLink, settleCancelledOrder } from '#server/features/returns/index.ts';
import { sweepToppings } from '#server/features/topping/index.ts';
import { matchListings, sendDigests, sweepWatchdogs } from '#server/features/watchdogs/index.ts';
import { createMailer, deleteOldMails, mailJob, queueDueMails, sendMail } from '#server/platform/mail/index.ts';
import type { Context } from '#server/context.ts';
import { paidSubjects } from '#server/paid-subjects.ts';
import { replaceBrand, replaceCategory, replacePackage } from './replace-merged.ts';
import { makeMailFile } from './mail-files.ts';

const longBacklog = 10_000;
const everyHour = [
  'accounts.sweep',
  'age-proofs.sweep',
  'pictures.remove-unused',
  'documents.remove-unused',
  'adverts.expire',
  'adverts.remind',
  'adverts.sweep-brands',
  'adverts.sweep-views',
  'carts.sweep',
  'orders.expire',
  'orders.remind',
  'watchdogs.sweep',
  'newsletters.sweep',
  'currencies.fetch-rates',
  'bank.fetch',
  'bank.release-ended',
];
/** Carries out what the privacy page promises (`shared/shop/retention.ts`). */
const everyNight = [
  'adverts.delete-old',
  'orders.forget',
  'orders.forget-age-checks',
  'orders.delete-tax-documents',
  'returns.forget',
  'reports.forget',
  'paid-services.forget',
  'bank.delete-old',
  'messages.forget-frauds',
  'mail.delete-old',
];
const everyMorning = ['adverts.digest', 'orders.remind-of-pickup'];
const everyMinute = [
  'maintenance.follow-plan',
  'sales.start-and-end',
  'toppings.end',
  'toppings.sweep',
  'counters.fold',
  'mail.queue-due',
  'messages.mail-unread',
  'deals.end',
  'deals.tell-waiting',
  'reviews.publish-due',
  'payments.sweep',
  'bank.match',
  'watchdogs.match',
  issuesJob.task,
];

/** All jobs by name, and the schedule. */
export async function startJobs(context: Context): Promise<Runner> {
  const log = new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') context.log.warn(message, { from: 'jobs' });
  });
  const subjects = paidSubjects(context);
  const mailing = {
    ...context,
    mailer: createMailer(context.config.mail),
    makeFile: (reference: string) => makeMailFile(context, reference),
  };
  return run({
    pgPool: context.pool,
    concurrency: 2,
    noHandleSignals: true,
    logger: log,
    taskList: {
      'maintenance.follow-plan': async () => void (await followMaintenancePlan(context)),
      'sales.start-and-end': async () => void (await startAndEndSales(context)),
      'toppings.end': async () => void (await endToppings(context)),
      'toppings.sweep': async () => void (await sweepToppings(context)),
      'counters.fold': async () => logBacklog(context, await foldCounters(context.db)),
      'mail.queue-due': async () => void (await queueDueMails(context)),
      'accounts.sweep': async () => void (await sweepAccounts(context)),
      'age-proofs.sweep': async () => deleteEndedAgeProofs(context.db, context.now()),
      'pictures.remove-unused': async () => void (await removeUnusedPictures(context)),
      'documents.remove-unused': async () => removeUnusedDocuments(context),
      'adverts.expire': async () => void (await expireAdverts(context)),
      'adverts.remind': async () => void (await remindOfExpiry(context)),
      'adverts.sweep-brands': async () => void (await sweepBrands(context)),
      'adverts.sweep-views': async () => void (await sweepViews(context)),
      'carts.sweep': async () => void (await sweepCarts(context)),
      'orders.expire': async () => void (await expireOrders(context)),
      'orders.remind': async () => void (await remindOfUnpaidOrders(context)),
      'orders.remind-of-pickup': async () => void (await remindOfPickups(context)),
      'adverts.delete-old': async () => void (await deleteOldAdverts(context)),
      'orders.forget': async () => void (await forgetOrders(context)),
      'orders.forget-age-checks': async () => void (await forgetAgeChecks(context)),
      'orders.delete-tax-documents': async () => void (await deleteOldTaxDocuments(context)),
      'returns.forget': async () => void (await forgetReturns(context)),
      'reports.forget': async () => void (await forgetReports(context)),
      'paid-services.forget': async () => void (await forgetServices(context)),
      'messages.forget-frauds': async () => void (await forgetFrauds(context)),
      'mail.delete-old': async () => void (await deleteOldMails(context)),
      'adverts.digest': async () => void (await sendDigest(context)),
      'messages.mail-unread': async () => void (await mailUnread(context)),
      'deals.end': async () => void (await endDeals(context)),
      'deals.tell-waiting': async () => void (await tellWaiting(context)),
      'reviews.publish-due': async () => void (await publishDueReviews(context)),
      'watchdogs.match': async () => {
        await matchListings(context);
        await sendDigests(context);
      },
      'watchdogs.sweep': async () => sweepWatchdogs(context),
      [issuesJob.task]: async () => sendIssues(mailing),
      'newsletters.sweep': async () => sweepNewsletters(context),
      'currencies.fetch-rates': async () => fetchRatesOfToday(context),
      'bank.fetch': () => fetchFio(context),
      [matchTask]: async () =>
        void (await matchLines(context, subjects, (tx, sent) => settleByTransfer(context, tx, subjects, sent))),
      'bank.delete-old': () => deleteOldStatements(context),
      'bank.release-ended': async () => releaseEndedShares(context),
      'payments.sweep': async () => sweepPayments(context, subjects),
      [cancelPaymentJob.task]: (payload) => cancelAtGateway(context, subjects, cancelPaymentJob.payload.parse(payload)),
      [refundJob.task]: (payload) => sendRefund(context, subjects, refundJob.payload.parse(payload)),
      [orderCancelledJob.task]: (payload) => settleCancelledOrder(context, orderCancelledJob.payload.parse(payload)),
      [brandWordsJob.task]: (payload) => refreshSearchWords(context.db, brandWordsJob.payload.parse(payload)),
      [mergePackageJob.task]: (payload) =>
        finishPackageMerge(context, mergePackageJob.payload.parse(payload).id, replacePackage),
      [mergeBrandJob.task]: (payload) =>
        finishBrandMerge(context, mergeBrandJob.payload.parse(payload).id, replaceBrand),
      [categoryWordsJob.task]: (payload) => refreshSearchWords(context.db, categoryWordsJob.payload.parse(payload)),
      [mergeCategoryJob.task]: (payload) =>
        mergeCategory(context, mergeCategoryJob.payload.parse(payload).id, replaceCategory),
      [loginFailureJob.task]: (payload) => recordLoginFailure(context, loginFailureJob.payload.parse(payload)),
      [passwordResetJob.task]: (payload) => sendPasswordReset(context, passwordResetJob.payload.parse(payload)),
      [pushJob.task]: (payload) => sendPush(context, pushJob.payload.parse(payload)),
      [returnLinkJob.task]: (payload) => sendReturnLink(context, returnLinkJob.payload.parse(payload)),
      [bannerJob]: () => announceBanners(context.db),
      [postJob]: () => announcePosts(context.db),
      [mailJob.task]: (payload) => sendMail(mailing, mailJob.payload.parse(payload).id),
    },
    parsedCronItems: parseCronItems([
      ...everyMinute.map((task) => ({ task, match: '* * * * *', options: { backfillPeriod: 0 } })),
      ...everyHour.map((task) => ({ task, match: '17 * * * *', options: { backfillPeriod: 0 } })),
      ...everyNight.map((task) => ({ task, match: '41 1 * * *', options: { backfillPeriod: 86_400_000 } })),
      // The schedule is in UTC: one of the two is eight in the morning in Prague.
      ...everyMorning.map((task) => ({ task, match: '0 6,7 * * *', options: { backfillPeriod: 3_600_000 } })),
    ]),
  });
}

/** Searches and lists read the unfolded deltas, so a long backlog explains slow ones. */
function logBacklog({ log }: Context, folded: { listings: number; words: number }): void {
  if (folded.listings > longBacklog || folded.words > longBacklog) log.info('A long backlog was folded', folded);
}
