import * as cs from './languages/cs/paths.ts';
import type * as czechPersonal from './languages/cs/personal-paths.ts';
import * as de from './languages/de/paths.ts';
import * as en from './languages/en/paths.ts';
import { defaultLocale, isLocale, locales, type Locale } from './locales.ts';
import type { PathTable } from './path-table.ts';

/*
 * Localised paths: the single source for the server, the browser, the sitemap and hreflang. The paths of a language
 * are in its folder, without the locale's prefix (none for cs), which the functions below add.
 */

type PersonalPaths = typeof cs.linkedPersonalPaths & typeof czechPersonal.personalPaths;
type AllPaths = typeof cs.publicPaths & PersonalPaths;
export type RouteId = keyof AllPaths;

/** Personal pages: rendered for each request, never cached. */
export type PersonalRouteId = keyof PersonalPaths;

export function isPersonalRoute(route: RouteId): route is PersonalRouteId {
  return !(route in cs.publicPaths);
}

/** False where no route matches. */
export function isPublicRoute(route: RouteId | undefined): boolean {
  return route !== undefined && !isPersonalRoute(route);
}

/**
 * Paths by language. `personal-paths.ts` adds those that public pages do not link to, so that public pages need not
 * load them. Code that uses such a path must import that file first.
 */
const paths: Record<Locale, PathTable> = {
  cs: { ...cs.publicPaths, ...cs.linkedPersonalPaths },
  en: { ...en.publicPaths, ...en.linkedPersonalPaths },
  de: { ...de.publicPaths, ...de.linkedPersonalPaths },
};

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters of a route's path, by name. */
export type RouteParams<Id extends RouteId> = Record<ParamNames<AllPaths[Id]>, string | number>;

export interface MatchedRoute {
  readonly locale: Locale;
  /** Undefined when no route matches: the 404 page. */
  readonly route: RouteId | undefined;
  readonly params: Readonly<Record<string, string>>;
}

const idPattern = /^[1-9]\d{0,14}$/;

/** The routes of each language, in matching order. */
const compiled = mapLocales((locale) => compile(paths[locale]));

/** Every registered route. */
export function knownRoutes(): RouteId[] {
  return Object.keys(paths[defaultLocale]) as RouteId[];
}

/** Registers further routes. Only `personal-paths.ts` calls it. */
export function addPaths(further: Readonly<Record<Locale, PathTable>>): void {
  for (const locale of locales) {
    paths[locale] = { ...paths[locale], ...further[locale] };
    compiled[locale] = compile(paths[locale]);
  }
}

function compile(table: PathTable) {
  return (
    Object.entries(table)
      .map(([route, path]) => ({ route: route as RouteId, segments: path.split('/').filter(Boolean) }))
      // Fixed segments take precedence over parameters, from left to right.
      .sort((a, b) => fixedWeight(b.segments) - fixedWeight(a.segments))
  );
}

function fixedWeight(segments: readonly string[]): number {
  return segments.reduce((sum, segment, index) => sum + (/^[:*]/.test(segment) ? 0 : 2 ** (8 - index)), 0);
}

/** Reads the locale prefix of a path: `/en/search` → en, `/hledani` → cs. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale;
}

/** Finds the route of a public path. Never throws: malformed percent-encoding matches nothing. */
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

/** A pattern that ends with `*` matches everything below it. */
function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const isOpen = pattern.at(-1) === '*';
  if (isOpen ? segments.length < pattern.length : segments.length !== pattern.length) return undefined;
  // No object is built for the many routes that do not match.
  if (!pattern.every((part, at) => part === '*' || matchesPart(part, segments[at]!))) return undefined;
  const named = pattern.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), segments[at]!] as const] : []));
  return Object.fromEntries(named);
}

function matchesPart(part: string, segment: string): boolean {
  if (!part.startsWith(':')) return part === segment;
  return segment !== '' && (part !== ':id' || idPattern.test(segment));
}

/** Builds the public path of a route in a locale: `routePath('search', 'en')` → `/en/search`. */
export function routePath<Id extends RouteId>(
  route: Id,
  locale: Locale,
  ...[params]: keyof RouteParams<Id> extends never ? [] : [RouteParams<Id>]
): string {
  const values = (params ?? {}) as Record<string, string | number>;
  const path = pathOf(route, locale).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name]!));
  return localisedPath(path, locale);
}

/** The path of a parameterless route in every locale, for hreflang and the language switcher. */
export function pathsInAllLocales(route: RouteId): Record<Locale, string> {
  return mapLocales((locale) => localisedPath(pathOf(route, locale), locale));
}

function pathOf(route: RouteId, locale: Locale): string {
  return paths[locale][route]!;
}

export function mapLocales<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}

function localisedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
