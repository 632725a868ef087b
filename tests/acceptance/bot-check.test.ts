import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { arriveAt, hydrated, useBrowser } from '#tests/support/browser.ts';
import { fillShelf } from '#tests/support/demo-goods.ts';
import { query } from '#tests/support/demo-places.ts';
import { openOrderForm, orderByCourier, orderForm, pathOf } from '#tests/support/order-steps.ts';
import { recaptchaKeys, startRecaptchaServer, type RecaptchaServer } from '#tests/support/recaptcha-server.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';

let recaptcha: RecaptchaServer;
let product: RunningProduct;
const browser = useBrowser(() => product.origin);
const unguarded = useBrowser();

beforeAll(async () => {
  recaptcha = await startRecaptchaServer();
  product = await runProduct({
    BOT_CHECK_SITE_KEY: recaptchaKeys.siteKey,
    BOT_CHECK_SECRET: recaptchaKeys.secret,
    BOT_CHECK_URL: recaptcha.url,
    LOG_LEVEL: 'error',
  });
  return async () => {
    await product.end();
    await recaptcha.close();
  };
});
beforeEach(() => {
  recaptcha.score = 0.9;
  recaptcha.instead = undefined;
});

const texts = {
  cs: {
    reset: '/obnova-hesla',
    registration: '/registrace',
    notice:
      'Tento web je chráněn službou reCAPTCHA a vztahují se na něj zásady ochrany soukromí a smluvní podmínky společnosti Google.',
  },
  en: {
    reset: '/en/reset-password',
    registration: '/en/register',
    notice: 'This site is protected by reCAPTCHA and the Google Privacy Policy and Terms of Service apply.',
  },
  de: {
    reset: '/de/passwort-zuruecksetzen',
    registration: '/de/registrierung',
    notice:
      'Diese Website ist durch reCAPTCHA geschützt; es gelten die Datenschutzerklärung und die Nutzungsbedingungen von Google.',
  },
} as const;

const askedFor = (path: string) => recaptcha.requests.filter((each) => each === path).length;
const script = '/recaptcha/api.js';

describe('the bot protection', () => {
  test.each(Object.values(texts))('R-7.05 its legal text with links is shown under the forms: $reset', async (text) => {
    for (const path of [text.reset, text.registration]) {
      const page = await browser.open(path);
      const notice = page.locator('form p').filter({ hasText: 'reCAPTCHA' });
      await expect.poll(() => notice.innerText()).toBe(text.notice);
      expect(
        await notice.locator('a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
      ).toEqual(['https://policies.google.com/privacy', 'https://policies.google.com/terms']);
    }
  });

  test('R-7.01, R-7.05 its legal text is shown in the dialog of the newsletter, whose token is sent', async () => {
    const page = await browser.open('/dokumenty');
    const box = page.getByRole('contentinfo').getByLabel('Newsletter');
    await box.fill('overena@karafa.example');
    await box.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'O čem vám máme psát' });
    await expect
      .poll(() => dialog.locator('form p').filter({ hasText: 'reCAPTCHA' }).innerText())
      .toBe(texts.cs.notice);
    await dialog.getByRole('button', { name: 'Vybrat vše' }).click();
    await dialog.getByRole('button', { name: 'Odebírat newsletter' }).click();
    await page.getByText('E-mail jsme uložili.').waitFor();
  });

  test('R-7.05 the script loads with the first use of a form, never before; the badge stays hidden', async () => {
    const before = askedFor(script);
    const page = await browser.open('/blog');
    await page.goto('/obnova-hesla');
    await hydrated(page);
    await expect.poll(() => page.locator('main').innerText()).toContain('reCAPTCHA');
    expect(askedFor(script)).toBe(before);
    await page.getByLabel('E-mail').focus();
    await expect.poll(() => page.locator('.grecaptcha-badge').count()).toBe(1);
    expect(askedFor(script)).toBe(before + 1);
    expect(await page.locator('.grecaptcha-badge').isVisible()).toBe(false);
  });

  test('R-7.05 every submission of the login has its own token', async () => {
    browser.expectTrouble(/422/);
    const page = await browser.open('/blog');
    await page.getByRole('banner').getByRole('button', { name: 'Přihlásit se' }).click();
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.innerText()).toContain(texts.cs.notice);
    await dialog.getByLabel('E-mail').press('Escape');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Karafa/ })
      .click();
    await arriveAt(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'Přihlásit se' }).click();
    await expect.poll(() => dialog.innerText()).toContain(texts.cs.notice);
    await dialog.getByLabel('E-mail').fill('overeny@karafa.example');
    await dialog.getByLabel('Heslo').fill('omyl');
    await dialog.getByLabel('Heslo').press('Enter');
    await expect.poll(() => dialog.getByRole('alert').allInnerTexts()).toContain('E-mail nebo heslo není správné.');
    await dialog.getByLabel('Heslo').fill('Karafa-demo-18');
    await dialog.getByLabel('Heslo').press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ucet/prehled');
    const [first, second] = recaptcha.verified.slice(-2).map(({ response }) => response);
    expect(first).not.toBe(second);
    expect(first).toMatch(/^token-/);
  });

  test('R-7.05 a person taken for a robot sees so at the form and can try again', async () => {
    browser.expectTrouble(/422/);
    recaptcha.score = 0.1;
    const page = await browser.open('/obnova-hesla');
    await page.getByLabel('E-mail').fill('overeny@karafa.example');
    await page.getByRole('button', { name: 'Poslat odkaz' }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('že nejste robot');
    recaptcha.score = 0.9;
    await page.getByRole('button', { name: 'Poslat odkaz' }).click();
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining('poslali'));
  });

  test('R-7.05 a browser that blocks the script reports it, and the server decides', async () => {
    browser.expectTrouble(/422|recaptcha|ERR_FAILED/);
    const page = await browser.open('/obnova-hesla');
    await page.route(`**${script}*`, (route) => route.abort());
    await page.getByLabel('E-mail').fill('overeny@karafa.example');
    await expect.poll(() => page.getByRole('status').innerText()).toContain('možná ji blokuje prohlížeč');
    const verified = recaptcha.verified.length;
    await page.getByRole('button', { name: 'Poslat odkaz' }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('že nejste robot');
    expect(recaptcha.verified.slice(verified)).toMatchObject([{ response: '' }]);

    recaptcha.instead = { status: 503, body: '' };
    await page.getByRole('button', { name: 'Poslat odkaz' }).click();
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining('poslali'));
  });

  test('R-7.05 registration sends its token and keeps typed values', async () => {
    const page = await browser.open('/registrace');
    const name = `robot${Date.now().toString(36)}`;
    await page.getByLabel('Jméno', { exact: true }).fill('Žofie');
    await page.getByLabel('Příjmení').fill('Říhová');
    await page.getByLabel('Uživatelské jméno').fill(name);
    await page.getByLabel('E-mail').fill(`${name}@karafa.example`);
    await page.getByLabel('Telefon').fill(String(Date.now()).slice(-9));
    await page.getByLabel('Heslo', { exact: true }).fill('heslo do sklepa');
    await page.getByLabel('Heslo znovu').fill('heslo do sklepa');
    await page.getByLabel(/Souhlasím/).check();
    await page.getByLabel(/Potvrzuji/).check();
    await page.getByRole('button', { name: 'Zaregistrovat se' }).click();
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Registraci jsme přijali');
    const rows = await query(product.database, 'select state from account where username = $1', [name]);
    expect(rows).toEqual([{ state: 'waiting' }]);
  });

  test('R-7.05 an order and the registration from it send their tokens', async () => {
    const { goods } = await fillShelf(product.database, 1);
    const page = await openOrderForm(browser, { [goods[0]!.id]: 1 });
    await expect.poll(() => orderForm(page).innerText()).toContain('reCAPTCHA');
    await orderByCourier(page, 'cs', { email: 'clovek@karafa.example', payment: 'bank_transfer' });
    await arriveAt(page, pathOf('order-summary', 'cs'));
    await page.getByLabel('Uživatelské jméno').fill('clovek');
    await page.getByLabel('Heslo', { exact: true }).fill('heslo do sklepa');
    await page.getByLabel('Heslo znovu').fill('heslo do sklepa');
    await page.getByLabel(/Souhlasím/).check();
    await page.getByRole('button', { name: 'Založit účet' }).click();
    await page.getByText('Registraci máme.').waitFor();
    expect(recaptcha.verified.slice(-2).map(({ response }) => response)).toEqual([
      expect.stringMatching(/^token-/),
      expect.stringMatching(/^token-/),
    ]);
  });

  test('R-7.05 the content security policy allows only what it needs, and the administration shows that it is on', async () => {
    const page = await browser.open('/');
    const policy = (await page.request.get('/')).headers()['content-security-policy'];
    const folder = new URL('.', recaptcha.url).href;
    expect(policy).toMatch(new RegExp(`script-src [^;]*${folder} https://www.gstatic.com/recaptcha/;`));
    expect(policy).toContain(`frame-src 'self' ${folder} https://recaptcha.google.com/recaptcha/;`);
    expect(await administrationOf(page, product.origin)).toContain('Ochrana proti robotům: zapnutá');
  });

  test('R-7.05 without keys it is completely off', async () => {
    const asked = recaptcha.requests.length;
    const page = await unguarded.open('/obnova-hesla');
    await page.getByLabel('E-mail').focus();
    expect(await page.locator('main').innerText()).not.toContain('reCAPTCHA');
    const answer = await page.request.get('/obnova-hesla');
    expect(answer.headers()['content-security-policy']).not.toMatch(/recaptcha/);
    expect(await answer.text()).not.toMatch(/recaptcha/i);
    expect(await administrationOf(page, unguarded.origin)).toContain('Ochrana proti robotům: vypnutá');
    expect(recaptcha.requests).toHaveLength(asked);
  });
});

/** The first page of the administration, for the demo administrator. */
async function administrationOf(page: Page, origin: string): Promise<string> {
  const bot_token = recaptcha.issue({ action: 'login' });
  const login = await page.request.post(`${origin}/api/auth/login`, {
    data: { email: 'admin@karafa.example', password: 'Karafa-demo-18', bot_token },
  });
  expect(login.status()).toBe(200);
  await page.goto('/admin');
  await hydrated(page);
  return page.locator('main').innerText();
}
