import '#shared/i18n/personal-paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import { matchPath, routePath, type RouteId } from '#shared/i18n/paths.ts';
import { arriveAt, hydrated, useBrowser } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { openAs } from '#tests/support/demo-logins.ts';

const browser = useBrowser();
const email = 'novy@karafa.example';
const password = 'Karafa-demo-18';
let userId: number;
let advertId: number;

beforeAll(async () => {
  const [row] = await query(
    inject('productDatabase'),
    `select c.id, min(a.listing_id) as advert from account c join advert a on a.account_id = c.id
    where c.email = $1 and a.state = 'approved' group by c.id`,
    [email],
  );
  userId = Number(row?.id);
  advertId = Number(row?.advert);
});

type Paths = Record<Locale, string>;

const loginPaths: Paths = { cs: '/ucet/registrace', en: '/en/account/register', de: '/de/konto/registrierung' };

/** `{id}`: an advert of the logged-in user. */
const personal: [string, RouteId, Paths][] = [
  ['R-2.17, R-2.30', 'account', { cs: '/ucet/prehled', en: '/en/account/overview', de: '/de/konto/uebersicht' }],
  [
    'R-2.18, R-2.30',
    'account-advertisements',
    { cs: '/ucet/inzeraty', en: '/en/account/advertisements', de: '/de/konto/anzeigen' },
  ],
  [
    'R-2.19',
    'account-advertisements-add',
    { cs: '/ucet/inzeraty/pridat', en: '/en/account/advertisements/add', de: '/de/konto/anzeigen/hinzufuegen' },
  ],
  [
    'R-2.20',
    'account-advertisements-confirmation',
    {
      cs: '/ucet/inzeraty/potvrzeni?id={id}',
      en: '/en/account/advertisements/confirmation?id={id}',
      de: '/de/konto/anzeigen/bestaetigung?id={id}',
    },
  ],
  [
    'R-2.21',
    'account-advertisements-edit',
    {
      cs: '/ucet/inzeraty/{id}/upravit',
      en: '/en/account/advertisements/{id}/edit',
      de: '/de/konto/anzeigen/{id}/bearbeiten',
    },
  ],
  [
    'R-2.25, R-2.30',
    'account-invoice',
    { cs: '/ucet/fakturacni-udaje', en: '/en/account/invoice', de: '/de/konto/rechnungsdaten' },
  ],
  [
    'R-2.26, R-2.30',
    'account-newsletters',
    { cs: '/ucet/newslettery', en: '/en/account/newsletters', de: '/de/konto/newsletter' },
  ],
  ['R-2.10, R-5.08', 'own-profile', { cs: '/uzivatel', en: '/en/user', de: '/de/benutzer' }],
];

/** `{hash}`: the hash in the e-mail's link. */
const guestsOnly: [string, RouteId, Paths][] = [
  ['R-2.11', 'register', { cs: '/registrace', en: '/en/register', de: '/de/registrierung' }],
  ['R-2.12', 'reset-password', { cs: '/obnova-hesla', en: '/en/reset-password', de: '/de/passwort-zuruecksetzen' }],
  [
    'R-2.13',
    'change-password',
    { cs: '/zmena-hesla/{hash}', en: '/en/change-password/{hash}', de: '/de/passwort-aendern/{hash}' },
  ],
  ['R-2.29', 'account-register', loginPaths],
];

const written = (path: string) => path.replace('{id}', String(advertId)).replace('{hash}', 'x'.repeat(43));
const addressOf = (page: Page) => page.url().slice(browser.origin.length);
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(browser.origin + path, { redirect: 'manual', headers });

async function loginCookie(): Promise<string> {
  const answer = await fetch(`${browser.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

describe('the account area', () => {
  test.each(personal)(
    '%s, R-2.39 a guest who opens the %s page logs in and returns to it, in every language',
    async (_number, route, paths) => {
      for (const locale of locales) {
        const path = written(paths[locale]);
        expect(matchPath(path.split('?')[0]!)).toMatchObject({ locale, route });
        const answer = await ask(path);
        const login = `${loginPaths[locale]}?redirect=${encodeURIComponent(path)}`;
        expect([answer.status, answer.headers.get('location')]).toEqual([302, login]);

        const page = await browser.open(path);
        expect(addressOf(page)).toBe(login);
        await page.locator('main input[name=email]').first().fill(email);
        await page.locator('main input[name=password]').first().fill(password);
        await page.locator('main input[name=password]').first().press('Enter');
        await expect.poll(() => addressOf(page)).toBe(route === 'own-profile' ? `${path}/${userId}` : path);
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(languages[locale].tag);
        await expect.poll(() => page.locator('main h1').count()).toBe(1);
        await page.close();
      }
    },
  );

  test.each(guestsOnly)(
    '%s, R-2.39 the %s page answers guests in every language and redirects logged-in users home',
    async (_number, route, paths) => {
      const cookie = await loginCookie();
      for (const locale of locales) {
        const path = written(paths[locale]);
        expect(matchPath(path)).toMatchObject({ locale, route });
        const answer = await ask(path);
        expect([path, answer.status]).toEqual([path, 200]);
        expect(await answer.text()).toContain(`<html lang="${languages[locale].tag}"`);
        const home = await ask(path, { cookie });
        expect([path, home.status, home.headers.get('location')]).toEqual([
          path,
          302,
          { cs: '/', en: '/en', de: '/de' }[locale],
        ]);
      }
    },
  );

  test.each([
    ['/ucet', '/ucet/prehled'],
    ['/en/account', '/en/account/overview'],
    ['/de/konto', '/de/konto/uebersicht'],
  ])('R-2.17, R-2.39 %s redirects to the overview', async (path, overview) => {
    const answer = await ask(path, { cookie: await loginCookie() });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, overview]);
  });

  test('R-5.06 the overview shows everything of the account at a glance and leads there', async () => {
    const page = await openAs(browser, 'overeny', '/ucet/prehled');
    const cards = page.locator('main section');
    const routes = [
      'account-deals',
      'account-advertisements',
      'account-messages',
      'account-watchdogs',
      'account-reports',
      'account-verified-account',
      'account-invoice',
    ] as const;
    expect(await cards.locator('h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      expect.arrayContaining(routes.map((route) => routePath(route, 'cs'))),
    );
    for (const title of ['Inzeráty', 'Topování', 'Zprávy', 'Hlídací psi'])
      expect(await cards.filter({ has: page.getByRole('heading', { name: title }) }).innerText()).toMatch(/[1-9]/);
    expect(await cards.filter({ hasText: 'Ověření' }).innerText()).toContain('Účet je ověřený');
  });

  test('R-1.02 a switch of the language reloads countries, settings and categories', async () => {
    const page = await openAs(browser, 'novy', '/ucet/inzeraty/pridat');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url().slice(browser.origin.length)));
    const origin = page.locator('select[name=origin]');
    expect(await origin.textContent()).toContain('Německo');
    await page.getByRole('navigation', { name: 'Jazyk' }).getByRole('link', { name: 'English' }).click();
    await arriveAt(page, '/en/account/advertisements/add');
    await expect.poll(() => origin.textContent()).toContain('Germany');
    expect(asked).toEqual(
      expect.arrayContaining(['/api/lists/countries/en', '/api/settings?lang=en', '/api/catalog/category/en']),
    );
  });

  test('R-2.01 the cards of a page that was opened from the account have their texts', async () => {
    const page = await openAs(browser, 'novy', '/ucet/prehled');
    await page.getByRole('banner').getByRole('link', { name: 'Karafa' }).click();
    await arriveAt(page, '/');
    const favourite = page.getByRole('main').getByRole('button', { name: /^Oblíbené: / });
    await expect.poll(() => favourite.count()).toBeGreaterThan(0);
  });

  test('R-2.10 the profile without an id redirects a logged-in user to the own profile', async () => {
    const answer = await ask('/en/user', { cookie: await loginCookie() });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/en/user/${userId}`]);
  });

  test('R-2.29 the registration form is beside the login and keeps the page the guest wanted', async () => {
    const page = await browser.open('/ucet/fakturacni-udaje');
    expect(await page.getByRole('heading', { level: 2, name: /Zaregistrujte se/ }).count()).toBe(1);
    await page.reload();
    await hydrated(page);
    expect(addressOf(page)).toBe('/ucet/registrace?redirect=%2Fucet%2Ffakturacni-udaje');
  });
});
