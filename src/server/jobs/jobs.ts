import { Logger, parseCronItems, run, type Runner } from 'graphile-worker';
import {
  loginFailureJob,
  passwordResetJob,
  pushJob,
  recordLoginFailure,
  sendPasswordReset,
  sendPush,
} from '#server/features/accounts/index.ts';
import { endToppings, expireAdverts, remindOfExpiry, sendDigest } from '#server/features/adverts/index.ts';
import { fetchFio, matchLines, matchTask, releaseEndedShares } from '#server/features/bank-statements/index.ts';
import { foldCounters, refreshSearchWords, storeCommonSearches } from '#server/features/catalog/index.ts';
import { announceBanners, announcePosts, bannerJob, postJob } from '#server/features/content/index.ts';
import { buildFeeds, buildFeedsTask } from '#server/features/feeds/index.ts';
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
} from '#server/features/listings/index.ts';
import { mailUnread } from '#server/features/messages/index.ts';
import {
  expireOrders,
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
import { importsJob, workImports } from '#server/features/product-imports/index.ts';
import { startAndEndSales } from '#server/features/products/index.ts';
import { issuesJob, sendIssues } from '#server/features/newsletters/index.ts';
import { fetchRatesOfToday } from '#server/features/reference-data/index.ts';
import { followMaintenancePlan } from '#server/features/settings/index.ts';
import { publishDueReviews } from '#server/features/reviews/index.ts';
import { returnLinkJob, sendReturnLink, settleCancelledOrder } from '#server/features/returns/index.ts';
import { sweepToppings } from '#server/features/topping/index.ts';
import { matchListings, sendDigests } from '#server/features/watchdogs/index.ts';
import { createMailer, mailJob, queueDueMails, sendMail } from '#server/platform/mail/index.ts';
import { exportJob, prepareExport } from '#server/features/privacy/index.ts';
import { hourlyMinute, nightlyTime, retentionJobs, retentionTasks } from '#shared/privacy/retention-jobs.ts';
import { listFrequentSearches, rebuildFigures, rebuildJob, recomputeFigures } from '#server/features/figures/index.ts';
import type { Context } from '#server/context.ts';
import { paidSubjects } from '#server/paid-subjects.ts';
import { replaceBrand, replaceCategory, replacePackage } from './replace-merged.ts';
import { makeMailFile } from './mail-files.ts';
import { retentionTaskList } from './retention-task-list.ts';

const longBacklog = 10_000;
const everyHour = [
  'adverts.expire',
  'adverts.remind',
  'orders.expire',
  'orders.remind',
  'currencies.fetch-rates',
  'bank.fetch',
  'bank.release-ended',
  ...retentionTasks.filter((task) => retentionJobs[task] === 'hour'),
];
const everyNight = retentionTasks.filter((task) => retentionJobs[task] === 'night');
const everyMorning = ['adverts.digest', 'orders.remind-of-pickup'];
const everyMinute = [
  'maintenance.follow-plan',
  'sales.start-and-end',
  'toppings.end',
  'toppings.sweep',
  'counters.fold',
  'searches.store-common',
  'mail.queue-due',
  'messages.mail-unread',
  'deals.end',
  'deals.tell-waiting',
  'reviews.publish-due',
  'payments.sweep',
  'bank.match',
  'watchdogs.match',
  issuesJob.task,
  importsJob.task,
  buildFeedsTask,
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
      ...retentionTaskList(context),
      [exportJob.task]: (payload) => prepareExport(context, exportJob.payload.parse(payload)),
      'maintenance.follow-plan': async () => void (await followMaintenancePlan(context)),
      'sales.start-and-end': async () => void (await startAndEndSales(context)),
      'toppings.end': async () => void (await endToppings(context)),
      'toppings.sweep': async () => void (await sweepToppings(context)),
      'counters.fold': async () => logBacklog(context, await foldCounters(context.db)),
      'searches.store-common': async () => {
        const minute = Math.floor(context.now().getTime() / 60_000);
        await storeCommonSearches(context, await listFrequentSearches(context), minute);
      },
      'mail.queue-due': async () => void (await queueDueMails(context)),
      'adverts.expire': async () => void (await expireAdverts(context)),
      'adverts.remind': async () => void (await remindOfExpiry(context)),
      'orders.expire': async () => void (await expireOrders(context)),
      'orders.remind': async () => void (await remindOfUnpaidOrders(context)),
      'orders.remind-of-pickup': async () => void (await remindOfPickups(context)),
      'adverts.digest': async () => void (await sendDigest(context)),
      'messages.mail-unread': async () => void (await mailUnread(context)),
      'deals.end': async () => void (await endDeals(context)),
      'deals.tell-waiting': async () => void (await tellWaiting(context)),
      'reviews.publish-due': async () => void (await publishDueReviews(context)),
      'watchdogs.match': async () => {
        await matchListings(context);
        await sendDigests(context);
      },
      [issuesJob.task]: async () => sendIssues(mailing),
      [importsJob.task]: () => workImports(context),
      [buildFeedsTask]: () => buildFeeds(context),
      'currencies.fetch-rates': async () => fetchRatesOfToday(context),
      'bank.fetch': () => fetchFio(context),
      [matchTask]: async () =>
        void (await matchLines(context, subjects, (tx, sent) => settleByTransfer(context, tx, subjects, sent))),
      'bank.release-ended': async () => releaseEndedShares(context),
      'figures.recompute': () => recomputeFigures(context),
      [rebuildJob.task]: (payload) => rebuildFigures(context, rebuildJob.payload.parse(payload)),
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
      { task: 'figures.recompute', match: '*/5 * * * *', options: { backfillPeriod: 0 } },
      ...everyHour.map((task) => ({ task, match: `${hourlyMinute} * * * *`, options: { backfillPeriod: 0 } })),
      ...everyNight.map((task) => ({
        task,
        match: `${nightlyTime.minute} ${nightlyTime.hour} * * *`,
        options: { backfillPeriod: 86_400_000 },
      })),
      // The schedule is in UTC: one of the two is eight in the morning in Prague.
      ...everyMorning.map((task) => ({ task, match: '0 6,7 * * *', options: { backfillPeriod: 3_600_000 } })),
    ]),
  });
}

/** Searches and lists read the unfolded deltas, so a long backlog explains slow ones. */
function logBacklog({ log }: Context, folded: { listings: number; words: number }): void {
  if (folded.listings > longBacklog || folded.words > longBacklog) log.info('A long backlog was folded', folded);
}
