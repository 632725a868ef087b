import '#shared/i18n/personal-paths.ts';
import type { PersonalRouteId } from '#shared/i18n/paths.ts';
import type { AnyScreen } from '#web/page/screen.ts';

/** The screens of the account, of the administration and of those who want to get in. */
export const personalScreens: Record<PersonalRouteId, () => Promise<{ screen: AnyScreen }>> = {
  'own-profile': () => import('#web/screens/own-profile/own-profile.tsx'),
  cart: () => import('#web/screens/cart/cart.tsx'),
  'order-summary': () => import('#web/screens/order-summary/order-summary.tsx'),
  withdrawal: () => import('#web/screens/withdrawal/withdrawal.tsx'),
  'order-withdrawal': () => import('#web/screens/order-withdrawal/order-withdrawal.tsx'),
  complaint: () => import('#web/screens/complaint/complaint.tsx'),
  'order-complaint': () => import('#web/screens/order-complaint/order-complaint.tsx'),
  'payment-gateway': () => import('#web/screens/payment-gateway/payment-gateway.tsx'),
  'account-orders': () => import('#web/screens/account-orders/account-orders.tsx'),
  'account-payment': () => import('#web/screens/account-payment/account-payment.tsx'),
  'account-order-summary': () => import('#web/screens/account-order-summary/account-order-summary.tsx'),
  register: () => import('#web/screens/register/register.tsx'),
  'reset-password': () => import('#web/screens/reset-password/reset-password.tsx'),
  'change-password': () => import('#web/screens/change-password/change-password.tsx'),
  account: () => import('#web/screens/account/account.tsx'),
  'account-invoice': () => import('#web/screens/account-invoice/account-invoice.tsx'),
  'account-advertisements': () => import('#web/screens/account-advertisements/account-advertisements.tsx'),
  'account-advertisements-add': () => import('#web/screens/account-advertisements-add/account-advertisements-add.tsx'),
  'account-advertisements-confirmation': () =>
    import('#web/screens/account-advertisements-confirmation/account-advertisements-confirmation.tsx'),
  'account-advertisements-edit': () =>
    import('#web/screens/account-advertisements-edit/account-advertisements-edit.tsx'),
  'account-influencer': () => import('#web/screens/account-influencer/account-influencer.tsx'),
  'account-register': () => import('#web/screens/account-register/account-register.tsx'),
  admin: () => import('#web/screens/admin/admin.tsx'),
  'admin-accounts': () => import('#web/screens/admin-accounts/admin-accounts.tsx'),
  'admin-account': () => import('#web/screens/admin-account/admin-account.tsx'),
  'admin-adverts': () => import('#web/screens/admin-adverts/admin-adverts.tsx'),
  'admin-brands': () => import('#web/screens/admin-brands/admin-brands.tsx'),
  'admin-reasons': () => import('#web/screens/admin-reasons/admin-reasons.tsx'),
  'admin-orders': () => import('#web/screens/admin-orders/admin-orders.tsx'),
  'admin-order': () => import('#web/screens/admin-order/admin-order.tsx'),
  'admin-returns': () => import('#web/screens/admin-returns/admin-returns.tsx'),
  'admin-payments': () => import('#web/screens/admin-payments/admin-payments.tsx'),
  'admin-vouchers': () => import('#web/screens/admin-vouchers/admin-vouchers.tsx'),
  'admin-voucher': () => import('#web/screens/admin-voucher/admin-voucher.tsx'),
  'admin-voucher-add': () => import('#web/screens/admin-voucher-add/admin-voucher-add.tsx'),
  'admin-influencers': () => import('#web/screens/admin-influencers/admin-influencers.tsx'),
  'admin-mail': () => import('#web/screens/admin-mail/admin-mail.tsx'),
  'admin-audit': () => import('#web/screens/admin-audit/admin-audit.tsx'),
};
