import { adminAccountsContract } from '../accounts/admin-contract.ts';
import { administratorsContract } from '../accounts/administrators-contract.ts';
import { adminGroupsContract } from '../accounts/admin-groups-contract.ts';
import { accountsContract } from '../accounts/contract.ts';
import { mailPreferencesContract } from '../accounts/mail-preferences-contract.ts';
import { secondFactorContract } from '../accounts/second-factor-contract.ts';
import { adminListsContract } from '../admin-lists/contract.ts';
import { ageProofsContract } from '../age-proofs/contract.ts';
import { adminReasonsContract } from '../reasons/contract.ts';
import { adminAdvertsContract } from '../adverts/admin-contract.ts';
import { managedAdvertsContract } from '../adverts/managed-contract.ts';
import { advertsContract } from '../adverts/contract.ts';
import { adminAuditContract } from '../audit/admin-contract.ts';
import { adminBannersContract } from '../content/banners-contract.ts';
import { adminBlogContract } from '../content/blog-contract.ts';
import { adminDocumentsContract, documentUploadContract } from '../content/documents-contract.ts';
import { adminBlogCategoriesContract } from '../content/blog-categories-contract.ts';
import { adminFeaturedContract } from '../content/featured-contract.ts';
import { adminInfoPagesContract } from '../content/info-pages-contract.ts';
import { adminMenusContract } from '../content/menus-contract.ts';
import { adminBankContract } from '../bank-statements/admin-contract.ts';
import { adminBrandsContract } from '../catalog/admin-brands-contract.ts';
import { adminCategoriesContract } from '../catalog/admin-categories-contract.ts';
import { adminPackagesContract } from '../catalog/admin-packages-contract.ts';
import { adminSynonymsContract } from '../catalog/admin-synonyms-contract.ts';
import { cartContract } from '../cart/contract.ts';
import { advertPreviewContract } from '../catalog/preview-contract.ts';
import { companiesContract } from '../companies/contract.ts';
import { adminBranchesContract } from '../delivery/admin-branches-contract.ts';
import { adminDeliveryContract } from '../delivery/admin-contract.ts';
import { adminPickupPointsContract } from '../delivery/admin-pickup-points-contract.ts';
import { adminFeedsContract } from '../feeds/admin-contract.ts';
import { dealsContract } from '../deals/contract.ts';
import { deliveryContract } from '../delivery/contract.ts';
import { favouritesContract } from '../favourites/contract.ts';
import { adminFiguresContract } from '../figures/contract.ts';
import { adminCurrenciesContract } from '../reference-data/admin-contract.ts';
import { notificationsContract } from '../accounts/notifications-contract.ts';
import { noticesContract } from '../accounts/notices-contract.ts';
import { adminMessagesContract, messagesContract } from '../messages/contract.ts';
import { adminHeldMessagesContract } from '../messages/held-contract.ts';
import { adminMailTextsContract } from '../mails/text-contract.ts';
import { adminMailsContract } from '../mails/admin-contract.ts';
import { adminOrdersContract } from '../orders/admin-contract.ts';
import { clerkOrdersContract } from '../orders/clerk-contract.ts';
import { ordersContract } from '../orders/contract.ts';
import { adminPaymentsContract } from '../payments/admin-contract.ts';
import { adminPayoutsContract, payoutsContract } from '../payouts/contract.ts';
import { paymentsContract } from '../payments/contract.ts';
import { picturesContract } from '../pictures/contract.ts';
import { adminSettingsContract } from '../settings/admin-contract.ts';
import { adminMaintenanceContract } from '../settings/maintenance-contract.ts';
import { adminReturnsContract } from '../returns/admin-contract.ts';
import { returnsContract } from '../returns/contract.ts';
import { moderationFiguresContract } from '../reports/figures-contract.ts';
import { adminReportsContract } from '../reports/admin-contract.ts';
import { reportsContract } from '../reports/contract.ts';
import { adminReviewsContract } from '../reviews/admin-contract.ts';
import { reviewsContract } from '../reviews/contract.ts';
import { productImportsContract } from '../product-imports/admin-contract.ts';
import { adminProductsContract } from '../products/admin-contract.ts';
import { bulkProductsContract } from '../products/bulk-contract.ts';
import { adminVouchersContract } from '../vouchers/admin-contract.ts';
import { vouchersContract } from '../vouchers/contract.ts';
import { companyMatchContract } from '../verification/company-match-contract.ts';
import { adminToppingContract, toppingContract } from '../topping/contract.ts';
import { adminServicesContract } from '../paid-services/contract.ts';
import { adminVerificationContract, verificationContract } from '../verification/contract.ts';
import { adminSubscribersContract } from '../newsletters/admin-contract.ts';
import { adminIssuesContract } from '../newsletters/issues-contract.ts';
import { newslettersContract } from '../newsletters/contract.ts';
import { adminPrivacyContract } from '../privacy/admin-contract.ts';
import { consentsContract } from '../privacy/consents-contract.ts';
import { privacyContract } from '../privacy/contract.ts';
import { watchdogsContract } from '../watchdogs/contract.ts';
import { adminRatesContract } from '../reference-data/rates-contract.ts';
import { adminTasksContract } from '../admin-tasks/admin-contract.ts';

/** Calls for people with an account or registering one. The browser loads this part with the first such call. */
export const personalContract = {
  accounts: accountsContract,
  adminPrivacy: adminPrivacyContract,
  adminFeeds: adminFeedsContract,
  consents: consentsContract,
  privacy: privacyContract,
  adminAccounts: adminAccountsContract,
  administrators: administratorsContract,
  adminAdverts: adminAdvertsContract,
  adminReasons: adminReasonsContract,
  adminLists: adminListsContract,
  ageProofs: ageProofsContract,
  companyMatch: companyMatchContract,
  managedAdverts: managedAdvertsContract,
  adminAudit: adminAuditContract,
  adminBank: adminBankContract,
  adminBranches: adminBranchesContract,
  adminBrands: adminBrandsContract,
  adminCategories: adminCategoriesContract,
  adminPackages: adminPackagesContract,
  bulkProducts: bulkProductsContract,
  adminSynonyms: adminSynonymsContract,
  adminCurrencies: adminCurrenciesContract,
  adminDelivery: adminDeliveryContract,
  adminGroups: adminGroupsContract,
  adminMailTexts: adminMailTextsContract,
  adminMails: adminMailsContract,
  adminBanners: adminBannersContract,
  adminBlog: adminBlogContract,
  adminDocuments: adminDocumentsContract,
  documentUpload: documentUploadContract,
  adminBlogCategories: adminBlogCategoriesContract,
  adminFeatured: adminFeaturedContract,
  adminFigures: adminFiguresContract,
  adminInfoPages: adminInfoPagesContract,
  adminMenus: adminMenusContract,
  adminMaintenance: adminMaintenanceContract,
  adminMessages: adminMessagesContract,
  adminHeldMessages: adminHeldMessagesContract,
  adminPayments: adminPaymentsContract,
  adminPayouts: adminPayoutsContract,
  payouts: payoutsContract,
  adminPickupPoints: adminPickupPointsContract,
  adminRates: adminRatesContract,
  adminReturns: adminReturnsContract,
  adminReports: adminReportsContract,
  adminReviews: adminReviewsContract,
  adminSettings: adminSettingsContract,
  adminProducts: adminProductsContract,
  adminVouchers: adminVouchersContract,
  adminSubscribers: adminSubscribersContract,
  adminIssues: adminIssuesContract,
  adminTasks: adminTasksContract,
  advertPreview: advertPreviewContract,
  adverts: advertsContract,
  cart: cartContract,
  companies: companiesContract,
  deals: dealsContract,
  delivery: deliveryContract,
  favourites: favouritesContract,
  mailPreferences: mailPreferencesContract,
  messages: messagesContract,
  moderationFigures: moderationFiguresContract,
  newsletters: newslettersContract,
  notices: noticesContract,
  notifications: notificationsContract,
  adminOrders: adminOrdersContract,
  clerkOrders: clerkOrdersContract,
  orders: ordersContract,
  topping: toppingContract,
  adminTopping: adminToppingContract,
  verification: verificationContract,
  adminServices: adminServicesContract,
  adminVerification: adminVerificationContract,
  payments: paymentsContract,
  pictures: picturesContract,
  productImports: productImportsContract,
  reports: reportsContract,
  returns: returnsContract,
  reviews: reviewsContract,
  secondFactor: secondFactorContract,
  vouchers: vouchersContract,
  watchdogs: watchdogsContract,
};
