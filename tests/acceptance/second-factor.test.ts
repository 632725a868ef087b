import '#shared/i18n/personal-paths.ts';
import { TOTP, URI } from 'otpauth';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { query } from '#tests/support/demo-places.ts';
import { approvedAccount, logInAt, password } from '#tests/support/registered-accounts.ts';

const browser = useBrowser();

describe('the second factor of an administrator', () => {
  const screen = '/ucet/fakturacni-udaje';
  const overflows = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

  async function administrator(): Promise<{ id: number; email: string }> {
    const account = await approvedAccount();
    await query(inject('productDatabase'), "update account set scopes = '{content}' where id = $1", [account.id]);
    return account;
  }

  async function logInAgain(page: Page, email: string): Promise<void> {
    // Leave the page first: an open page keeps polling.
    await page.goto('about:blank');
    await page.request.get('/api/auth/logout');
    await page.goto(screen);
    await hydrated(page);
    await logInAt(page, email);
    await page.getByLabel('Kód z ověřovací aplikace').waitFor();
  }

  /** The content of the QR code, decoded from a screenshot. */
  async function scan(page: Page): Promise<string> {
    const picture = await page.getByAltText('QR kód').screenshot();
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return decodeQR({ width: info.width, height: info.height, data });
  }

  test('R-5.14 is switched on with a code; the login then requires a code or a recovery code', async () => {
    browser.expectTrouble(/422/);
    const { email } = await administrator();
    const page = await browser.open(screen, { width: 360 });
    await logInAt(page, email);
    await page.getByRole('button', { name: 'Zapnout dvoufázové ověření' }).click();
    await page.getByLabel('Vaše heslo').fill(password);
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByAltText('QR kód').waitFor();
    // Whatever lies half under the sticky header counts as too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect([await findViolations(page), await overflows(page)]).toEqual([[], false]);
    const app = URI.parse(await scan(page)) as TOTP;
    expect(await page.locator('main code').innerText()).toBe(app.secret.base32.match(/.{4}/g)!.join(' '));

    const code = page.getByLabel('Kód z ověřovací aplikace');
    expect(await code.getAttribute('inputmode')).toBe('numeric');
    expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
    await code.fill(app.generate());
    await code.press('Enter');
    await page.getByRole('heading', { name: 'Uložte si záložní kódy' }).waitFor();
    expect([await findViolations(page), await overflows(page)]).toEqual([[], false]);
    const codes = await page.locator('main ol li').allInnerTexts();
    expect(codes).toHaveLength(10);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Stáhnout jako text' }).click();
    expect((await download).suggestedFilename()).toBe('karafa-zalozni-kody.txt');
    await page.getByRole('button', { name: 'Kódy mám uložené' }).click();
    await page.getByText('Zbývá 10 záložních kódů.').waitFor();

    // A used code is invalid; the code of the next 30 seconds is already valid.
    await logInAgain(page, email);
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await code.press('Enter');
    await page.getByText('Zbývá 10 záložních kódů.').waitFor();

    for (const isFirst of [true, false]) {
      await logInAgain(page, email);
      await page.getByRole('button', { name: 'Nemám telefon u sebe' }).click();
      await page.getByLabel('Záložní kód').fill(codes[0]!.toLowerCase());
      await page.getByLabel('Záložní kód').press('Enter');
      const outcome = isFirst ? 'Zbývá 9 záložních kódů.' : 'Kód není správný nebo už neplatí.';
      await page.getByText(outcome).waitFor();
    }
    await page.getByLabel('Záložní kód').fill(codes[1]!);
    await page.getByLabel('Záložní kód').press('Enter');
    await page.getByRole('button', { name: 'Vypnout dvoufázové ověření' }).click();
    await page.getByLabel('Vaše heslo').fill(password);
    await page.getByLabel('Kód z ověřovací aplikace').fill(codes[2]!);
    await page.getByRole('button', { name: 'Vypnout', exact: true }).click();
    await page.getByRole('button', { name: 'Zapnout dvoufázové ověření' }).waitFor();
  });

  test('R-5.14 is switched off by another administrator after the phone is lost', async () => {
    const { id } = await administrator();
    const confirmed =
      "update account set second_factor_secret = 'AAAA', second_factor_confirmed_at = now() where id = $1";
    await query(inject('productDatabase'), confirmed, [id]);
    const page = await openAs(browser, 'admin', routePath('admin-account', 'cs', { id }));
    await page.getByRole('button', { name: 'Vypnout dvoufázové ověření' }).click();
    const dialog = page.getByRole('dialog');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Vypnout', exact: true }).click();
    await page.getByText('Dvoufázové ověření vypnuto').waitFor();
    expect(await page.getByRole('button', { name: 'Vypnout dvoufázové ověření' }).count()).toBe(0);
  });

  test('R-5.14 is not offered to users', async () => {
    const { email } = await approvedAccount();
    const page = await browser.open(screen);
    await logInAt(page, email);
    await page.getByRole('heading', { name: 'Kde jste přihlášeni' }).waitFor();
    expect(await page.getByText('Dvoufázové ověření').count()).toBe(0);
  });
});
