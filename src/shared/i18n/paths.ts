import { defaultLocale, locales, type Locale } from './locales.ts';

/**
 * The table of localised paths: the one source for the server, the browser, the sitemap and hreflang.
 * `:id` takes a positive integer of at most 15 digits, any other `:name` one path segment.
 * The locale's prefix (none for cs) is added by the functions below.
 */
const routePaths = {
  home: { cs: '/', en: '/', de: '/' },
  blog: { cs: '/blog', en: '/blog', de: '/blog' },
  'blog-post': { cs: '/blog/:id/:slug', en: '/blog/:id/:slug', de: '/blog/:id/:slug' },
  documents: { cs: '/dokumenty', en: '/documents', de: '/dokumente' },
  search: { cs: '/hledani', en: '/search', de: '/suche' },
  'products-new': { cs: '/produkty/novinky', en: '/products/new', de: '/produkte/neuheiten' },
  'products-sale': { cs: '/produkty/akce', en: '/products/sale', de: '/produkte/angebote' },
  info: { cs: '/info/:id/:slug', en: '/info/:id/:slug', de: '/info/:id/:slug' },
  user: { cs: '/uzivatel/:id', en: '/user/:id', de: '/benutzer/:id' },
  'own-profile': { cs: '/uzivatel', en: '/user', de: '/benutzer' },
  register: { cs: '/registrace', en: '/register', de: '/registrierung' },
  'reset-password': { cs: '/obnova-hesla', en: '/reset-password', de: '/passwort-zuruecksetzen' },
  'change-password': { cs: '/zmena-hesla/:hash', en: '/change-password/:hash', de: '/passwort-aendern/:hash' },
  cart: { cs: '/kosik', en: '/cart', de: '/warenkorb' },
  'order-summary': { cs: '/shrnuti/:id/:hash', en: '/summary/:id/:hash', de: '/zusammenfassung/:id/:hash' },
  'account-orders': { cs: '/ucet/objednavky', en: '/account/orders', de: '/konto/bestellungen' },
  'account-payment': { cs: '/ucet/platba/:id', en: '/account/payment/:id', de: '/konto/zahlung/:id' },
  'account-order-summary': {
    cs: '/ucet/shrnuti/:id/:hash',
    en: '/account/summary/:id/:hash',
    de: '/konto/zusammenfassung/:id/:hash',
  },
  account: { cs: '/ucet/prehled', en: '/account/overview', de: '/konto/uebersicht' },
  'account-invoice': { cs: '/ucet/fakturacni-udaje', en: '/account/invoice', de: '/konto/rechnungsdaten' },
  'account-advertisements': { cs: '/ucet/inzeraty', en: '/account/advertisements', de: '/konto/anzeigen' },
  'account-advertisements-add': {
    cs: '/ucet/inzeraty/pridat',
    en: '/account/advertisements/add',
    de: '/konto/anzeigen/hinzufuegen',
  },
  'account-advertisements-confirmation': {
    cs: '/ucet/inzeraty/potvrzeni',
    en: '/account/advertisements/confirmation',
    de: '/konto/anzeigen/bestaetigung',
  },
  'account-advertisements-edit': {
    cs: '/ucet/inzeraty/:id/upravit',
    en: '/account/advertisements/:id/edit',
    de: '/konto/anzeigen/:id/bearbeiten',
  },
  'account-influencer': { cs: '/ucet/influencer', en: '/account/influencer', de: '/konto/influencer' },
  'account-register': { cs: '/ucet/registrace', en: '/account/register', de: '/konto/registrierung' },
  admin: { cs: '/admin', en: '/admin', de: '/admin' },
  'admin-accounts': { cs: '/admin/uzivatele', en: '/admin/users', de: '/admin/benutzer' },
  'admin-account': { cs: '/admin/uzivatele/:id', en: '/admin/users/:id', de: '/admin/benutzer/:id' },
  'admin-adverts': { cs: '/admin/inzeraty', en: '/admin/adverts', de: '/admin/anzeigen' },
  'admin-brands': { cs: '/admin/znacky', en: '/admin/brands', de: '/admin/marken' },
  'admin-reasons': { cs: '/admin/duvody', en: '/admin/reasons', de: '/admin/gruende' },
  'admin-mail': { cs: '/admin/e-maily', en: '/admin/mail', de: '/admin/e-mails' },
  'admin-audit': { cs: '/admin/zaznam-zmen', en: '/admin/audit', de: '/admin/aenderungen' },
  'admin-vouchers': { cs: '/admin/vouchery', en: '/admin/vouchers', de: '/admin/gutscheine' },
  'admin-voucher': { cs: '/admin/vouchery/:id', en: '/admin/vouchers/:id', de: '/admin/gutscheine/:id' },
  'admin-voucher-add': { cs: '/admin/vouchery/pridat', en: '/admin/vouchers/add', de: '/admin/gutscheine/hinzufuegen' },
  'admin-influencers': { cs: '/admin/influenceri', en: '/admin/influencers', de: '/admin/influencer' },
  'admin-products': { cs: '/admin/zbozi', en: '/admin/products', de: '/admin/produkte' },
  'admin-product': { cs: '/admin/zbozi/:id', en: '/admin/products/:id', de: '/admin/produkte/:id' },
  'admin-product-add': { cs: '/admin/zbozi/pridat', en: '/admin/products/add', de: '/admin/produkte/hinzufuegen' },
  maintenance: { cs: '/mimo-provoz', en: '/maintenance', de: '/wartung' },
  category: { cs: '/:id/:category', en: '/:id/:category', de: '/:id/:category' },
  listing: { cs: '/:id/:category/:listing', en: '/:id/:category/:listing', de: '/:id/:category/:listing' },
} as const satisfies Record<string, Record<Locale, string>>;

export type RouteId = keyof typeof routePaths;

/** Pages that depend on who asks: made for each anew, kept by nobody. */
export type PersonalRouteId = Extract<
  RouteId,
  | 'own-profile'
  | 'cart'
  | 'order-summary'
  | 'register'
  | 'reset-password'
  | 'change-password'
  | 'account'
  | `account-${string}`
  | 'admin'
  | `admin-${string}`
>;

export function isPersonalRoute(route: RouteId): route is PersonalRouteId {
  return /^(own-profile|cart|order-summary|account|admin|register|reset-password|change-password)/.test(route);
}

export const routeIds = Object.keys(routePaths) as RouteId[];

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a route's path needs, by name. */
export type RouteParams<Id extends RouteId> = Record<ParamNames<(typeof routePaths)[Id]['cs']>, string | number>;

export interface MatchedRoute {
  readonly locale: Locale;
  /** Undefined when no route has this path: the 404 page. */
  readonly route: RouteId | undefined;
  readonly params: Readonly<Record<string, string>>;
}

const idPattern = /^[1-9]\d{0,14}$/;

const compiled: Record<Locale, { route: RouteId; segments: string[] }[]> = { cs: [], en: [], de: [] };
for (const locale of locales) {
  compiled[locale] = routeIds
    .map((route) => ({ route, segments: routePaths[route][locale].split('/').filter(Boolean) }))
    // Fixed segments win over parameters, from the left.
    .sort((a, b) => fixedWeight(b.segments) - fixedWeight(a.segments));
}

function fixedWeight(segments: readonly string[]): number {
  return segments.reduce((sum, segment, index) => sum + (segment.startsWith(':') ? 0 : 2 ** (8 - index)), 0);
}

/** Reads the locale prefix of a path: `/en/search` → en, `/hledani` → cs. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return first === 'en' || first === 'de' ? first : defaultLocale;
}

/** Finds the route of a public path. Never throws: bad percent codes match nothing. */
export function matchPath(pathname: string): MatchedRoute {
  const locale = localeOfPath(pathname);
  const segments = decodeSegments(pathname);
  if (!segments) return { locale, route: undefined, params: {} };
  if (locale !== defaultLocale) segments.shift();
  for (const candidate of compiled[locale]) {
    const params = matchSegments(candidate.segments, segments);
    if (params) return { locale, route: candidate.route, params };
  }
  return { locale, route: undefined, params: {} };
}

function decodeSegments(pathname: string): string[] | undefined {
  try {
    return pathname
      .slice(1)
      .split('/')
      .filter((segment, index) => segment !== '' || index > 0)
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index]!;
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined;
    } else {
      if (segment === '' || (part === ':id' && !idPattern.test(segment))) return undefined;
      params[part.slice(1)] = segment;
    }
  }
  return params;
}

/** Builds the public path of a route in a locale: `routePath('search', 'en')` → `/en/search`. */
export function routePath<Id extends RouteId>(
  route: Id,
  locale: Locale,
  ...[params]: keyof RouteParams<Id> extends never ? [] : [RouteParams<Id>]
): string {
  const values = (params ?? {}) as Record<string, string | number>;
  const path = routePaths[route][locale].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!));
  return localisedPath(path, locale);
}

/** The same parameterless route in every locale, for hreflang and the language switcher. */
export function pathsInAllLocales(route: RouteId): Record<Locale, string> {
  return mapLocales((locale) => localisedPath(routePaths[route][locale], locale));
}

export function mapLocales<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}

function localisedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
