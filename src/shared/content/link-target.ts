import type { RouteId } from '../i18n/paths.ts';

/** Screens that menus and banners may link to. */
export const linkedScreens = [
  'home',
  'products-new',
  'products-sale',
  'search',
  'blog',
  'documents',
  'branches',
  'moderation',
  'withdrawal',
  'complaint',
  'account-advertisements-add',
  'register',
  'favourites',
] as const satisfies readonly RouteId[];
export type LinkedScreen = (typeof linkedScreens)[number];

export const linkKinds = ['screen', 'category', 'info', 'post', 'address'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** What a link of a menu or a banner leads to, in every language. */
export type LinkTarget =
  | { kind: 'screen'; screen: LinkedScreen }
  | { kind: 'category'; id: number }
  | { kind: 'info'; id: number }
  | { kind: 'post'; id: number }
  | { kind: 'address'; address: string };

/**
 * A path within the site or an https address. Others are refused: `//host`, `/\host`, `javascript:`, control
 * characters.
 */
export const linkAddress = /^(\/(?![/\\])|https:\/\/[^/?#\\\s])[^\u0000-\u0020\\]*$/u;
