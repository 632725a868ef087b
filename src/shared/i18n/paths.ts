import type { personalPaths } from './personal-paths.ts';
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
  register: { cs: '/registrace', en: '/register', de: '/registrierung' },
  'reset-password': { cs: '/obnova-hesla', en: '/reset-password', de: '/passwort-zuruecksetzen' },
  cart: { cs: '/kosik', en: '/cart', de: '/warenkorb' },
  account: { cs: '/ucet/prehled', en: '/account/overview', de: '/konto/uebersicht' },
  'account-advertisements-add': {
    cs: '/ucet/inzeraty/pridat',
    en: '/account/advertisements/add',
    de: '/konto/anzeigen/hinzufuegen',
  },
  'account-register': { cs: '/ucet/registrace', en: '/account/register', de: '/konto/registrierung' },
  admin: { cs: '/admin', en: '/admin', de: '/admin' },
  maintenance: { cs: '/mimo-provoz', en: '/maintenance', de: '/wartung' },
  category: { cs: '/:id/:category', en: '/:id/:category', de: '/:id/:category' },
  listing: { cs: '/:id/:category/:listing', en: '/:id/:category/:listing', de: '/:id/:category/:listing' },
} as const satisfies PathTable;

type PathTable = Record<string, Record<Locale, string>>;

type AllPaths = typeof routePaths & typeof personalPaths;
export type RouteId = keyof AllPaths;

/** Those that public pages don't link come with `personal-paths.ts`. */
const paths: PathTable = { ...routePaths };

/** Pages that depend on who asks: made for each anew, kept by nobody. */
export type PersonalRouteId = Extract<
  RouteId,
  | 'own-profile'
  | 'cart'
  | 'order-summary'
  | 'withdrawal'
  | 'order-withdrawal'
  | 'complaint'
  | 'order-complaint'
  | 'payment-gateway'
  | 'register'
  | 'reset-password'
  | 'change-password'
  | 'account'
  | `account-${string}`
  | 'admin'
  | `admin-${string}`
>;

export function isPersonalRoute(route: RouteId): route is PersonalRouteId {
  return /^(own-profile|cart|order-|withdrawal|complaint|payment-gateway|account|admin|register|reset-password|change-password)/.test(
    route,
  );
}

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a route's path needs, by name. */
export type RouteParams<Id extends RouteId> = Record<ParamNames<AllPaths[Id]['cs']>, string | number>;

export interface MatchedRoute {
  readonly locale: Locale;
  /** Undefined when no route has this path: the 404 page. */
  readonly route: RouteId | undefined;
  readonly params: Readonly<Record<string, string>>;
}

const idPattern = /^[1-9]\d{0,14}$/;

const compiled: Record<Locale, { route: RouteId; segments: string[] }[]> = { cs: [], en: [], de: [] };
compile();

/** Every route that is known. */
export function knownRoutes(): RouteId[] {
  return Object.keys(paths) as RouteId[];
}

/** Makes further routes known. */
export function addPaths(further: PathTable): void {
  Object.assign(paths, further);
  compile();
}

function compile(): void {
  for (const locale of locales) {
    compiled[locale] = knownRoutes()
      .map((route) => ({ route, segments: paths[route]![locale].split('/').filter(Boolean) }))
      // Fixed segments win over parameters, from the left.
      .sort((a, b) => fixedWeight(b.segments) - fixedWeight(a.segments));
  }
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
  const path = paths[route]![locale].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!));
  return localisedPath(path, locale);
}

/** The same parameterless route in every locale, for hreflang and the language switcher. */
export function pathsInAllLocales(route: RouteId): Record<Locale, string> {
  return mapLocales((locale) => localisedPath(paths[route]![locale], locale));
}

export function mapLocales<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}

function localisedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
