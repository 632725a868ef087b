import type { RouteId } from '#shared/i18n/paths.ts';
import type { AnyScreen } from '#web/page/screen.ts';

/** The screen of every route, each a chunk of its own. */
export const screens: Record<RouteId | 'error', () => Promise<{ screen: AnyScreen }>> = {
  home: () => import('#web/screens/home/home.tsx'),
  blog: () => import('#web/screens/blog/blog.tsx'),
  'blog-post': () => import('#web/screens/blog-post/blog-post.tsx'),
  documents: () => import('#web/screens/documents/documents.tsx'),
  search: () => import('#web/screens/search/search.tsx'),
  'products-new': () => import('#web/screens/products-new/products-new.tsx'),
  'products-sale': () => import('#web/screens/products-sale/products-sale.tsx'),
  user: () => import('#web/screens/user/user.tsx'),
  register: () => import('#web/screens/register/register.tsx'),
  'reset-password': () => import('#web/screens/reset-password/reset-password.tsx'),
  'change-password': () => import('#web/screens/change-password/change-password.tsx'),
  account: () => import('#web/screens/account/account.tsx'),
  'account-invoice': () => import('#web/screens/account-invoice/account-invoice.tsx'),
  'account-register': () => import('#web/screens/account-register/account-register.tsx'),
  admin: () => import('#web/screens/admin/admin.tsx'),
  'admin-accounts': () => import('#web/screens/admin-accounts/admin-accounts.tsx'),
  'admin-account': () => import('#web/screens/admin-account/admin-account.tsx'),
  'admin-audit': () => import('#web/screens/admin-audit/admin-audit.tsx'),
  info: () => import('#web/screens/info/info.tsx'),
  maintenance: () => import('#web/screens/maintenance/maintenance.tsx'),
  category: () => import('#web/screens/category/category.tsx'),
  listing: () => import('#web/screens/listing/listing.tsx'),
  error: () => import('#web/screens/error/error.tsx'),
};
