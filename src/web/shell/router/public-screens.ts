import type { PersonalRouteId, RouteId } from '#shared/i18n/paths.ts';
import type { AnyScreen } from '#web/page/screen.ts';

type Loader = () => Promise<{ screen: AnyScreen }>;

/** The public screens, each a separate chunk. */
export const publicScreens: Record<Exclude<RouteId, PersonalRouteId> | 'error', Loader> = {
  home: () => import('#web/screens/public/home/home.tsx'),
  blog: () => import('#web/screens/public/blog/blog.tsx'),
  'blog-post': () => import('#web/screens/public/blog-post/blog-post.tsx'),
  documents: () => import('#web/screens/public/documents/documents.tsx'),
  moderation: () => import('#web/screens/public/moderation/moderation.tsx'),
  branches: () => import('#web/screens/public/branches/branches.tsx'),
  branch: () => import('#web/screens/public/branch/branch.tsx'),
  search: () => import('#web/screens/public/search/search.tsx'),
  'products-new': () => import('#web/screens/public/products-new/products-new.tsx'),
  'products-sale': () => import('#web/screens/public/products-sale/products-sale.tsx'),
  user: () => import('#web/screens/public/user/user.tsx'),
  info: () => import('#web/screens/public/info/info.tsx'),
  maintenance: () => import('#web/screens/public/maintenance/maintenance.tsx'),
  category: () => import('#web/screens/public/category/category.tsx'),
  listing: () => import('#web/screens/public/listing/listing.tsx'),
  error: () => import('#web/screens/public/error/error.tsx'),
};
