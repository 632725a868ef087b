import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { hydrated } from './browser.ts';
import { query } from './demo-places.ts';
import { main, type SeenOrder } from './order-steps.ts';
import { useStockedProduct } from './own-product.ts';
import { loginCookies, openAs } from './demo-logins.ts';

/** Who orders: somebody without an account, or the one that is verified. */
export type Buyer = 'guest' | 'user';
export const emailOfUser = 'overeny@karafa.example';

/** Where a buyer arrives after ordering, and after paying. */
export const summaryOf = (buyer: Buyer) => (buyer === 'user' ? 'account-order-summary' : 'order-summary');

/** One kind of buyers in each language, the other in one: what differs are the addresses. */
const buyersFor = (most: Buyer, other: Buyer): (readonly [Locale, Buyer])[] => [
  ...locales.map((locale) => [locale, most] as const),
  ['cs', other],
];
export const guestsFirst = buyersFor('guest', 'user');
export const usersFirst = buyersFor('user', 'guest');

export const spaced = (text: string) => text.replace(/\s+/g, ' ');
/** What the page says, with all white space as one space. */
export const words = async (page: Page) => spaced(await main(page).innerText());
/** @param minor haléře */
export const money = (minor: number) =>
  `${(minor / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, ' ')} Kč`;

/** A product of the test file's own in which buyers order, and how tests look at what came of it. */
export function useShopBuyers(goods: number) {
  const own = useStockedProduct(goods);
  const { product, browser } = own;
  return {
    ...own,
    visit: async (path: string, buyer: Buyer = 'guest'): Promise<Page> => {
      if (buyer === 'user') return openAs(browser, 'overeny', path);
      return browser.open(path);
    },
    totalOf: async ({ id }: SeenOrder): Promise<number> => {
      const [row] = await query(product.database, 'select total_minor::int as total from shop_order where id = $1', [
        id,
      ]);
      return Number(row!.total);
    },
    /** An administrator reads what was sent, in the buyer's language. */
    expectMails: async (locale: Locale, email: string, wanted: readonly [kind: string, subject: string][]) => {
      const page = await browser.visit('/', { cookies: await loginCookies(product.origin, 'admin') });
      for (const [kind, subject] of wanted) {
        await page.goto(`${routePath('admin-mail', locale)}?kind=${kind}&q=${email}`);
        await hydrated(page);
        await page.getByRole('link', { name: subject }).click();
        await expect.poll(() => main(page).locator(`pre[lang=${locale}]`).count()).toBe(1);
      }
    },
  };
}
