import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { arriveAt, countDocuments, hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces, query, type DemoPlaces } from '#tests/support/demo-places.ts';

const browser = useBrowser();
let places: DemoPlaces;
let advert: number;
let username: string;

beforeAll(async () => {
  places = await findDemoPlaces();
  const [row] = await query(
    inject('productDatabase'),
    `select max(l.id) as id, a.username from listing l join account a on a.id = l.seller_id
    where l.seller_id = $1 and l.visibility = 'listed' and l.offer_type = 'supply' group by a.username`,
    [places.seller],
  );
  advert = Number(row?.id);
  username = String(row?.username);
});

const texts: Record<Locale, { path: string; active: string; demands: string; next: string; title: string }> = {
  cs: { path: '/uzivatel', active: 'Aktivní inzeráty', demands: 'Poptávky', next: 'Další', title: 'Profil: ' },
  en: { path: '/en/user', active: 'Active adverts', demands: 'Wanted', next: 'Next', title: 'Profile: ' },
  de: { path: '/de/benutzer', active: 'Aktive Anzeigen', demands: 'Gesuche', next: 'Weiter', title: 'Profil: ' },
};
const slugs: Record<Locale, string> = { cs: '', en: '/en', de: '/de' };

const cardPaths = (page: Page) =>
  page.locator('main article h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const addressOf = (page: Page) => page.url().slice(browser.origin.length);

describe('the profile of a user', () => {
  test.each(locales)(
    'R-5.08, R-2.10 is linked from a listing, lists the adverts by page and kind, and links back (%s)',
    async (locale) => {
      const { path, active, demands, next, title } = texts[locale];
      const profile = `${path}/${places.seller}`;
      const page = await browser.visit(`${slugs[locale]}/${advert}/-/-`);
      await hydrated(page);
      const listing = addressOf(page);
      const documents = countDocuments(page);
      await page.getByRole('main').getByRole('link', { name: username, exact: true }).click();
      await arriveAt(page, profile);
      expect(await page.locator('h1').innerText()).toBe(username);
      expect(await page.title()).toContain(title + username);
      expect(await page.getByRole('heading', { level: 2, name: active }).count()).toBe(1);
      const first = await cardPaths(page);
      expect(first).toHaveLength(24);

      await page.getByRole('main').getByRole('link', { name: next }).click();
      await expect.poll(() => addressOf(page)).toBe(`${profile}?page=2`);
      await hydrated(page);
      const second = await cardPaths(page);
      expect(second.filter((each) => first.includes(each))).toEqual([]);
      const total = first.length + second.length;

      const tab = page.getByRole('main').getByRole('link', { name: new RegExp(`^${demands}`) });
      const number = Number(/\d+/.exec(await tab.innerText())?.[0]);
      await tab.click();
      await expect.poll(() => addressOf(page)).toBe(`${profile}?offer=demand`);
      await hydrated(page);
      expect(await cardPaths(page)).toHaveLength(number);
      expect(number).toBeLessThan(total);
      expect(await tab.getAttribute('aria-current')).toBe('page');

      for (const before of [`${profile}?page=2`, profile, listing]) {
        await page.goBack();
        await expect.poll(() => addressOf(page)).toBe(before);
        await hydrated(page);
      }
      expect(await page.locator('main article h1').count()).toBe(1);
      expect(documents()).toBe(0);
    },
  );

  test('R-5.08, R-1.03 has alternates in every language; filtered or empty it is not indexed', async () => {
    const html = async (path: string) => (await fetch(browser.origin + path)).text();
    const robots = '<meta name="robots" content="noindex';
    const profile = await html(`/en/user/${places.seller}?page=2`);
    expect(profile).toContain(`<link rel="canonical" href="${browser.origin}/en/user/${places.seller}?page=2"`);
    for (const locale of locales)
      expect(profile).toContain(`hrefLang="${locale}" href="${browser.origin}${texts[locale].path}/${places.seller}`);
    expect(profile).not.toContain(robots);
    expect(await html(`/uzivatel/${places.seller}?offer=supply`)).toContain(robots);
    const empty = await html(`/uzivatel/${places.userWithoutAdverts}`);
    expect(empty).toContain('Uživatel teď nemá žádný aktivní inzerát');
    expect(empty).toContain(robots);
  });

  test.each(locales)(
    'R-5.08, R-2.10 of an unknown user, or beyond the last page, is a 404 page (%s)',
    async (locale) => {
      for (const path of ['/999999999', `/${places.seller}?page=99`, `/${places.seller}?offer=gift`, '/0', '/x'])
        expect([path, (await fetch(browser.origin + texts[locale].path + path)).status]).toEqual([path, 404]);
    },
  );

  test('R-5.08 works without script', async () => {
    const page = await browser.visit(`/uzivatel/${places.seller}`, { hasScript: false });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Nabídky/ })
      .click();
    expect(addressOf(page)).toBe(`/uzivatel/${places.seller}?offer=supply`);
    expect((await cardPaths(page)).length).toBeGreaterThan(0);
  });
});
