import type { PathsLike } from '../../path-table.ts';
import type * as czech from '../cs/paths.ts';

/** Pages that are the same for every visitor. */
export const publicPaths = {
  home: '/',
  blog: '/blog',
  'blog-post': '/blog/:id/:slug',
  documents: '/documents',
  moderation: '/moderation',
  branches: '/branches',
  branch: '/branches/:id/:slug',
  search: '/search',
  'products-new': '/products/new',
  'products-sale': '/products/sale',
  info: '/info/:id/:slug',
  user: '/user/:id',
  maintenance: '/maintenance',
  category: '/:id/:category',
  listing: '/:id/:category/:listing',
} satisfies PathsLike<typeof czech.publicPaths>;

/** Personal pages that public pages link to. */
export const linkedPersonalPaths = {
  register: '/register',
  'reset-password': '/reset-password',
  report: '/report/:kind/:id',
  favourites: '/favourites',
  cart: '/cart',
  account: '/account/overview',
  'account-advertisements-add': '/account/advertisements/add',
  'account-messages-add': '/account/messages/new',
  'account-register': '/account/register',
  admin: '/admin',
} satisfies PathsLike<typeof czech.linkedPersonalPaths>;
