import type { PathsLike } from '../../path-table.ts';
import type * as czech from '../cs/paths.ts';

/** Pages that are the same for every visitor. */
export const publicPaths = {
  home: '/',
  blog: '/blog',
  'blog-post': '/blog/:id/:slug',
  documents: '/dokumente',
  moderation: '/moderation',
  branches: '/filialen',
  branch: '/filialen/:id/:slug',
  search: '/suche',
  'products-new': '/produkte/neuheiten',
  'products-sale': '/produkte/angebote',
  info: '/info/:id/:slug',
  user: '/benutzer/:id',
  maintenance: '/wartung',
  category: '/:id/:category',
  listing: '/:id/:category/:listing',
} satisfies PathsLike<typeof czech.publicPaths>;

/** Personal pages that public pages link to. */
export const linkedPersonalPaths = {
  register: '/registrierung',
  'reset-password': '/passwort-zuruecksetzen',
  report: '/melden/:kind/:id',
  favourites: '/merkliste',
  cart: '/warenkorb',
  account: '/konto/uebersicht',
  'account-advertisements-add': '/konto/anzeigen/hinzufuegen',
  'account-messages-add': '/konto/nachrichten/neu',
  'account-register': '/konto/registrierung',
  admin: '/admin',
} satisfies PathsLike<typeof czech.linkedPersonalPaths>;
