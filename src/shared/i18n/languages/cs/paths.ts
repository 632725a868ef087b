import type { PathTable } from '../../path-table.ts';

/** Pages that are the same for every visitor. */
export const publicPaths = {
  home: '/',
  blog: '/blog',
  'blog-post': '/blog/:id/:slug',
  documents: '/dokumenty',
  moderation: '/prehled-moderovani',
  branches: '/prodejny',
  branch: '/prodejny/:id/:slug',
  search: '/hledani',
  'products-new': '/produkty/novinky',
  'products-sale': '/produkty/akce',
  info: '/info/:id/:slug',
  user: '/uzivatel/:id',
  maintenance: '/mimo-provoz',
  category: '/:id/:category',
  listing: '/:id/:category/:listing',
} as const satisfies PathTable;

/** Personal pages that public pages link to. */
export const linkedPersonalPaths = {
  register: '/registrace',
  'reset-password': '/obnova-hesla',
  report: '/nahlasit/:kind/:id',
  favourites: '/oblibene',
  cart: '/kosik',
  account: '/ucet/prehled',
  'account-advertisements-add': '/ucet/inzeraty/pridat',
  'account-messages-add': '/ucet/zpravy/nova',
  'account-register': '/ucet/registrace',
  admin: '/admin',
} as const satisfies PathTable;
