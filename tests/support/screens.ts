import type { Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { useBrowser, type VisitorOptions } from './browser.ts';
import { findDemoPlaces, type DemoPlaces } from './demo-places.ts';
import { loginCookies, visitorCookies } from './demo-logins.ts';
import type { Places } from './personal-screen.ts';
import { personalScreens } from './personal-screens.ts';
import { makeShopPlaces } from './shop-places.ts';

/** Every screen, and the states of it that look different. Slugs are placeholders: the server leads to the right ones. */
export const screens: Record<string, (locale: Locale, at: DemoPlaces) => string> = {
  home: (locale) => routePath('home', locale),
  category: (locale, at) => routePath('category', locale, { id: at.category, category: '-' }),
  'category without results': (locale, at) =>
    `${routePath('category', locale, { id: at.category, category: '-' })}?price_from=99999999`,
  'advert, supply': (locale, at) => routePath('listing', locale, { id: at.supply, category: '-', listing: '-' }),
  'advert, demand': (locale, at) => routePath('listing', locale, { id: at.demand, category: '-', listing: '-' }),
  'advert, sold': (locale, at) => routePath('listing', locale, { id: at.sold, category: '-', listing: '-' }),
  product: (locale, at) => routePath('listing', locale, { id: at.product, category: '-', listing: '-' }),
  'product on sale': (locale, at) =>
    routePath('listing', locale, { id: at.productOnSale, category: '-', listing: '-' }),
  search: (locale) => `${routePath('search', locale)}?q=rum`,
  'search without words': (locale) => routePath('search', locale),
  'search without results': (locale) => `${routePath('search', locale)}?q=qqqxyzzy`,
  'new products': (locale) => routePath('products-new', locale),
  sale: (locale) => routePath('products-sale', locale),
  blog: (locale) => routePath('blog', locale),
  'blog post': (locale, at) => routePath('blog-post', locale, { id: at.post, slug: '-' }),
  terms: (locale) => routePath('info', locale, { id: 1, slug: '-' }),
  'how it works': (locale) => routePath('info', locale, { id: 3, slug: '-' }),
  documents: (locale) => routePath('documents', locale),
  moderation: (locale) => routePath('moderation', locale),
  branches: (locale) => routePath('branches', locale),
  branch: (locale) => routePath('branch', locale, { id: 1, slug: '-' }),
  profile: (locale, at) => routePath('user', locale, { id: at.seller }),
  'profile without adverts': (locale, at) => routePath('user', locale, { id: at.userWithoutAdverts }),
  register: (locale) => routePath('register', locale),
  'account register': (locale) => routePath('account-register', locale),
  'reset password': (locale) => routePath('reset-password', locale),
  'not found': (locale) => `${routePath('home', locale).replace(/\/$/, '')}/nic`,
  maintenance: (locale) => routePath('maintenance', locale),
};

/** Screens whose own document is answered with an error, which the browser notes in its console. */
const failing: Readonly<Record<string, number>> = { 'not found': 404, maintenance: 503 };

/** Opens screens in a Chromium of the test file; only the document of a failing screen may fail. */
export function useScreens() {
  const browser = useBrowser();
  let places: Places;
  beforeAll(async () => {
    const login = await loginCookies(browser.origin, 'novy');
    const admin = await loginCookies(browser.origin, 'admin');
    const shop = await makeShopPlaces(browser.origin, inject('productDatabase'), login, admin);
    places = { ...(await findDemoPlaces()), ...shop };
  });
  const pathOf = (name: string, locale: Locale) => (personalScreens[name]?.path ?? screens[name]!)(locale, places);
  return {
    pathOf,
    async open(name: string, locale: Locale, options: VisitorOptions = {}): Promise<Page> {
      const personal = personalScreens[name];
      const path = pathOf(name, locale);
      const status = failing[name];
      if (status) browser.expectTrouble(new RegExp(`status of ${status} .*${browser.origin}${path}$`));
      const cookies = personal && (await visitorCookies(browser.origin, personal.account, places));
      const page = await browser.open(path, { ...options, ...(cookies && { cookies }) });
      if (personal) expect(page.url()).toBe(`${browser.origin}${path}`);
      return page;
    },
  };
}
