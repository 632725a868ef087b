import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { allServiceRules, paidSubjects } from '#server/paid-subjects.ts';
import {
  mountAccounts,
  mountAccountsCsv,
  mountAdminAccounts,
  mountAdministrators,
  mountAdminGroups,
  mountMailPreferences,
  mountNotices,
  mountNotifications,
  mountSecondFactor,
} from '#server/features/accounts/index.ts';
import { mountAgeProofs } from '#server/features/age-proofs/index.ts';
import { mountAdminLists } from '#server/features/admin-lists/index.ts';
import { mountAdminReasons } from '#server/features/reasons/index.ts';
import { mountAdminAdverts, mountAdverts, mountManagedAdverts, mountQueueCsv } from '#server/features/adverts/index.ts';
import { mountAdminAudit, mountAuditCsv } from '#server/features/audit/index.ts';
import { mountAdminBranches } from '#server/features/branches/index.ts';
import { mergeGuestCart, mountCart } from '#server/features/cart/index.ts';
import { mountOrderDocuments, mountAdminOrders, mountClerkOrders, mountOrders } from '#server/features/orders/index.ts';
import { mountAdminSynonyms, mountAdvertPreview, mountCatalog } from '#server/features/catalog/index.ts';
import { mountCompanies } from '#server/features/companies/index.ts';
import {
  findMissingLinks,
  mountAdminBanners,
  mountAdminBlog,
  mountAdminBlogCategories,
  mountAdminDocuments,
  mountAdminFeatured,
  mountAdminInfoPages,
  mountAdminMenus,
  mountContent,
} from '#server/features/content/index.ts';
import { mountAdminBrands, mountAdminCategories, mountAdminPackages } from '#server/features/listings/index.ts';
import { mountDeals, mountHandoverSlip } from '#server/features/deals/index.ts';
import { mountAdminDelivery, mountDelivery } from '#server/features/delivery/index.ts';
import { mountFeeds } from '#server/features/feeds/index.ts';
import { mountFavourites } from '#server/features/favourites/index.ts';
import { mountAdminCurrencies, mountAdminRates, mountReferenceData } from '#server/features/reference-data/index.ts';
import {
  mountAdminHeldMessages,
  mountAdminMessages,
  mountInboxEvents,
  mountMessages,
  mountPlainForms,
} from '#server/features/messages/index.ts';
import { mountAdminBank } from '#server/features/bank-statements/index.ts';
import { mountAdminPayouts, mountPayouts } from '#server/features/payouts/index.ts';
import { mountAdminMails, mountAdminMailTexts } from '#server/features/mails/index.ts';
import { mountAdminPayments, mountPayments, mountPaymentsCsv } from '#server/features/payments/index.ts';
import {
  mountAdminReports,
  mountModerationFigures,
  mountPlainReportForm,
  mountReports,
} from '#server/features/reports/index.ts';
import { mountAdminReviews, mountReviews } from '#server/features/reviews/index.ts';
import { mountPictures } from '#server/features/pictures/index.ts';
import { mountAdminReturns, mountReturns } from '#server/features/returns/index.ts';
import { mountProductExports, mountProductImports } from '#server/features/product-imports/index.ts';
import { mountAdminProducts, mountBulkProducts } from '#server/features/products/index.ts';
import { mountAdminMaintenance, mountAdminSettings, mountSettings } from '#server/features/settings/index.ts';
import { mountAdminVouchers, mountVouchers, mountVouchersCsv } from '#server/features/vouchers/index.ts';
import { mountPaidServices } from '#server/features/paid-services/index.ts';
import { mountAdminVerification, mountCompanyMatch, mountVerification } from '#server/features/verification/index.ts';
import { mountAdminTopping, mountTopping } from '#server/features/topping/index.ts';
import { mountAdminPrivacy, mountConsents, mountPrivacy } from '#server/features/privacy/index.ts';
import { mountWatchdogs } from '#server/features/watchdogs/index.ts';
import {
  listIssuesLinking,
  mountAdminIssues,
  mountAdminSubscribers,
  mountClicks,
  mountNewsletters,
  moveSubscription,
} from '#server/features/newsletters/index.ts';
import { mountAdminTasks } from '#server/features/admin-tasks/index.ts';
import { mountAdminFigures, mountFiguresCsv } from '#server/features/figures/index.ts';
import { fieldErrorText } from './error-texts.ts';

/** Every feature's routes, in the order of the features. */
export function mountFeatures(app: FastifyInstance, context: Context): void {
  const subjects = paidSubjects(context);
  mountSettings(app, context, { findMissing: (links, locale) => findMissingLinks(context, links, locale) });
  mountAdminSettings(app, context);
  mountAdminMaintenance(app, context);
  mountReferenceData(app, context);
  mountAdminCurrencies(app, context);
  mountAdminRates(app, context);
  mountCompanies(app, context);
  mountPictures(app, context);
  mountAdminBranches(app, context);
  mountAccounts(app, context, { onLogin: mergeGuestCart(context), onEmailChanged: moveSubscription });
  mountSecondFactor(app, context);
  mountMailPreferences(app, context);
  mountNotices(app, context);
  mountNotifications(app, context);
  mountAdminAccounts(app, context);
  mountAdministrators(app, context);
  mountAccountsCsv(app, context);
  mountAdminGroups(app, context);
  mountAgeProofs(app, context);
  mountAdverts(app, context);
  mountAdminReasons(app, context);
  mountAdminLists(app, context);
  mountAdminAdverts(app, context);
  mountManagedAdverts(app, context);
  mountQueueCsv(app, context);
  mountAdminBrands(app, context);
  mountAdminCategories(app, context);
  mountAdminPackages(app, context);
  mountAdminProducts(app, context);
  mountBulkProducts(app, context);
  mountProductImports(app, context, fieldErrorText);
  mountProductExports(app, context);
  mountCatalog(app, context);
  mountAdminSynonyms(app, context);
  mountAdvertPreview(app, context);
  mountFavourites(app, context);
  mountContent(app, context);
  mountAdminMenus(app, context);
  mountAdminBanners(app, context);
  mountAdminInfoPages(app, context);
  mountAdminBlog(app, context);
  mountAdminBlogCategories(app, context);
  mountAdminFeatured(app, context);
  mountAdminDocuments(app, context, listIssuesLinking);
  mountDelivery(app, context);
  mountFeeds(app, context);
  mountPayments(app, context, subjects);
  mountAdminPayments(app, context, subjects);
  mountPaymentsCsv(app, context);
  mountVouchers(app, context);
  mountAdminVouchers(app, context);
  mountVouchersCsv(app, context);
  mountAdminDelivery(app, context);
  mountCart(app, context);
  mountOrders(app, context, subjects);
  mountAdminOrders(app, context, subjects);
  mountClerkOrders(app, context, subjects);
  mountOrderDocuments(app, context);
  mountPaidServices(app, context, subjects, allServiceRules);
  mountVerification(app, context, subjects);
  mountAdminVerification(app, context);
  mountCompanyMatch(app, context);
  mountTopping(app, context, subjects);
  mountAdminTopping(app, context);
  mountAdminBank(app, context, subjects);
  mountPayouts(app, context);
  mountAdminPayouts(app, context, subjects);
  mountMessages(app, context);
  mountAdminMessages(app, context);
  mountAdminHeldMessages(app, context);
  mountInboxEvents(app, context);
  mountPlainForms(app, context);
  mountDeals(app, context);
  mountHandoverSlip(app, context);
  mountReviews(app, context);
  mountAdminReviews(app, context);
  mountWatchdogs(app, context);
  mountNewsletters(app, context);
  mountAdminSubscribers(app, context);
  mountAdminIssues(app, context);
  mountClicks(app, context);
  mountReports(app, context);
  mountPlainReportForm(app, context);
  mountAdminReports(app, context);
  mountModerationFigures(app, context);
  mountReturns(app, context);
  mountAdminReturns(app, context);
  mountPrivacy(app, context);
  mountConsents(app, context);
  mountAdminPrivacy(app, context);
  mountAdminMails(app, context);
  mountAdminMailTexts(app, context);
  mountAdminAudit(app, context);
  mountAuditCsv(app, context);
  mountAdminTasks(app, context);
  mountAdminFigures(app, context);
  mountFiguresCsv(app, context);
}
