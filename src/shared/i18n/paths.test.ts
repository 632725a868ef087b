import './personal-paths.ts';
import { describe, expect, test } from 'vitest';
import { locales } from './locales.ts';
import { localeOfPath, matchPath, pathsInAllLocales, routePath } from './paths.ts';

describe('localised paths', () => {
  test.each([
    ['/', 'cs', 'home', {}],
    ['/en', 'en', 'home', {}],
    ['/de/suche', 'de', 'search', {}],
    ['/hledani', 'cs', 'search', {}],
    ['/produkty/novinky', 'cs', 'products-new', {}],
    ['/en/products/sale', 'en', 'products-sale', {}],
    ['/info/1/obchodni-podminky', 'cs', 'info', { id: '1', slug: 'obchodni-podminky' }],
    ['/de/blog/7/rum', 'de', 'blog-post', { id: '7', slug: 'rum' }],
    ['/3/rum', 'cs', 'category', { id: '3', category: 'rum' }],
    ['/en/1234/rum/zacapa-23', 'en', 'listing', { id: '1234', category: 'rum', listing: 'zacapa-23' }],
    ['/mimo-provoz', 'cs', 'maintenance', {}],
    ['/en/user/12', 'en', 'user', { id: '12' }],
    ['/de/benutzer', 'de', 'own-profile', {}],
  ] as const)('%s resolves to %s %s', (path, locale, route, params) => {
    expect(matchPath(path)).toEqual({ locale, route, params });
  });

  test.each([
    '/search',
    '/en/hledani',
    '/0/rum',
    '/01/rum',
    '/9999999999999999/rum',
    '/abc/rum',
    '/%',
    '/%e0%a4%a',
    '/3/',
    '//',
    '/en/',
    '/3/rum/zacapa/x',
    '/cs',
    '/nic',
  ])('%s matches no route', (path) => {
    expect(matchPath(path).route).toBeUndefined();
  });

  test('a built path resolves to its route again, in every language and with any characters', () => {
    for (const locale of locales) {
      const path = routePath('listing', locale, { id: 12, category: 'a b/č', listing: '100%' });
      expect(matchPath(path)).toEqual({
        locale,
        route: 'listing',
        params: { id: '12', category: 'a b/č', listing: '100%' },
      });
    }
  });

  test('a route has a path in every language', () => {
    expect(pathsInAllLocales('documents')).toEqual({ cs: '/dokumenty', en: '/en/documents', de: '/de/dokumente' });
    expect(pathsInAllLocales('home')).toEqual({ cs: '/', en: '/en', de: '/de' });
  });

  test('only the prefix determines the locale', () => {
    expect(['/', '/en', '/en/x', '/english', '/de/', '/dex'].map(localeOfPath)).toEqual([
      'cs',
      'en',
      'en',
      'cs',
      'de',
      'cs',
    ]);
  });
});
