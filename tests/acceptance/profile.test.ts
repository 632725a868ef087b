import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { arriveAt, countDocuments, hydrated, useBrowser } from '#tests/support/browser.ts';
import { findDemoPlaces, query, type DemoPlaces } from '#tests/support/demo-places.ts';
import { openAs } from '#tests/support/demo-logins.ts';

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
      const page = await browser.open(`${slugs[locale]}/${advert}/-/-`);
      const listing = addressOf(page);
      const documents = countDocuments(page);
      await page.getByRole('main').getByRole('link', { name: username, exact: true }).click();
      await arriveAt(page, profile);
      expect(await page.locator('h1').innerText()).toBe(username);
      expect(await page.title()).toContain(title + username);
      expect(await page.getByRole('heading', { level: 2, name: active }).count()).toBe(1);
      const first = await cardPaths(page);
      expect(first).toHaveLength(24);

      // The first pagination: the reviews below have another.
      await page.getByRole('main').getByRole('link', { name: next }).first().click();
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

describe('the reviews of a user', () => {
  test('R-5.09 are written by a guest who logs in on the way, changed, answered and hidden', async () => {
    const [row] = await query(inject('productDatabase'), `select id from account where username = 'eva.vinarka'`);
    const profile = `/uzivatel/${row!.id}`;
    const items = (of: Page) => of.locator('#reviews ol li');
    const page = await browser.open(profile);
    expect(await page.locator('#reviews').innerText()).toContain('Zatím bez hodnocení');
    await page.getByRole('button', { name: 'Napsat hodnocení' }).click();
    await page.getByLabel('Vaše zkušenost').fill('Poukaz platil, děkuji.');
    // By keyboard alone.
    await page.getByRole('radio', { name: /^1 hvězdička/ }).focus();
    await page.keyboard.press('Space');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: '4 hvězdičky, dobrá' }).isChecked()).toBe(true);
    browser.expectTrouble(/status of 401/);
    await page.getByRole('button', { name: 'Odeslat hodnocení' }).click();
    const login = page.getByRole('dialog');
    await login.getByLabel('E-mail').fill('overeny@karafa.example');
    await login.getByLabel('Heslo').fill('Karafa-demo-18');
    await login.getByLabel('Heslo').press('Enter');
    await expect.poll(() => login.count()).toBe(0);
    expect(await page.getByLabel('Vaše zkušenost').inputValue()).toBe('Poukaz platil, děkuji.');
    expect(await page.getByRole('radio', { name: '4 hvězdičky, dobrá' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Odeslat hodnocení' }).click();
    await expect.poll(() => page.getByText('Hodnocení je odeslané. Děkujeme.').count()).toBe(1);
    await expect.poll(() => items(page).allInnerTexts()).toEqual([expect.stringContaining('Poukaz platil, děkuji.')]);

    const own = page.getByRole('region', { name: 'Vaše hodnocení' });
    // It stands in the list alone, with what can be done with it.
    expect(await page.getByText('Poukaz platil, děkuji.', { exact: true }).count()).toBe(1);
    await own.getByRole('button', { name: 'Upravit' }).click();
    await page.getByRole('radio', { name: /^2 hvězdičky/ }).press('Space');
    await page.getByLabel('Vaše zkušenost').fill('Poukaz přestal platit.');
    await page.getByRole('button', { name: 'Odeslat hodnocení' }).click();
    await expect.poll(() => items(page).allInnerTexts()).toEqual([expect.stringContaining('Poukaz přestal platit.')]);

    const reviewed = await openAs(browser, 'influencer', profile);
    await reviewed.getByRole('button', { name: 'Odpovědět uživateli overeny' }).click();
    await reviewed.getByLabel('Vaše odpověď').fill('Platil do konce května.');
    await reviewed.getByRole('button', { name: 'Zveřejnit odpověď' }).click();
    await expect
      .poll(() => items(reviewed).allInnerTexts())
      .toEqual([expect.stringContaining('Platil do konce května.')]);
    expect(await reviewed.getByRole('button', { name: 'Napsat hodnocení' }).count()).toBe(0);

    const admin = await openAs(browser, 'admin', `/admin/uzivatele/${row!.id}`);
    const reviews = admin.locator('#reviews');
    await reviews.getByRole('button', { name: 'Skrýt hodnocení od overeny' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Netýká se uživatele.');
    await dialog.getByRole('button', { name: 'Skrýt hodnocení' }).click();
    await expect.poll(() => reviews.innerText()).toContain('Netýká se uživatele.');
    await expect
      .poll(async () => (await (await fetch(browser.origin + profile)).text()).includes('Poukaz přestal platit.'))
      .toBe(false);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => own.innerText()).toContain('Netýká se uživatele.');
    expect(await items(page).count()).toBe(0);
  });
});
