import '#shared/i18n/personal-paths.ts';
import { TOTP, URI } from 'otpauth';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { buildPicture } from '#tests/support/pictures.ts';

const browser = useBrowser();
const origin = inject('origin');
const password = 'heslo do sklepa';
let counter = 0;

async function open(path: string, width?: number): Promise<Page> {
  return browser.open(path, width === undefined ? {} : { width });
}

/** An approved account with a known password. */
async function approvedAccount(): Promise<{ id: number; email: string; username: string }> {
  const { email, username } = await register();
  const database = inject('productDatabase');
  const [row] = await query(database, "update account set state = 'approved' where email = $1 returning id", [email]);
  return { id: Number(row!.id), email, username };
}

async function register(): Promise<{ email: string; username: string }> {
  const name = `clovek${Date.now().toString(36)}${(counter += 1)}`;
  const body = {
    username: name,
    email: `${name}@karafa.example`,
    phone_prefix: '',
    phone: String(100_000_000 + ((Date.now() + counter) % 800_000_000)),
    password,
    password_confirmation: password,
    first_name: 'Jana',
    last_name: 'Nová',
    is_business: false,
    company: '',
    company_id: '',
    tax_id: '',
    company_address: '',
    terms: true,
    age: true,
  };
  const answer = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return body;
}

const logInAt = async (page: Page, email: string, secret = password) => {
  await page.getByLabel('E-mail').first().fill(email);
  await page.getByLabel('Heslo', { exact: true }).first().fill(secret);
  await page.getByLabel('Heslo', { exact: true }).first().press('Enter');
};

describe('accounts', () => {
  test('R-5.01, R-2.11 a registration keeps typed values through errors and a reload, and says that it waits for approval', async () => {
    browser.expectTrouble(/422/);
    const page = await open('/registrace');
    await page.getByLabel('Jméno', { exact: true }).fill('Žofie');
    await page.getByLabel('Příjmení').fill('Říhová');
    await page.getByLabel('E-mail').fill('zofie');
    await page.getByRole('button', { name: 'Zaregistrovat se' }).click();
    await expect.poll(() => page.locator('main').innerText()).toContain('Pole musí obsahovat platný email.');
    const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    expect(await focused()).toBe('username');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Příjmení').inputValue()).toBe('Říhová');

    const name = `zofie.${Date.now().toString(36)}`;
    await page.getByLabel('Uživatelské jméno').fill(name);
    await page.getByLabel('E-mail').fill(`${name}@karafa.example`);
    await page.getByLabel('Telefon').fill(String(Date.now()).slice(-9));
    await page.getByLabel('Heslo', { exact: true }).fill(password);
    await page.getByLabel('Heslo znovu').fill(password);
    await page.getByLabel(/Souhlasím/).check();
    await page.getByLabel(/Potvrzuji/).check();
    await page.getByRole('button', { name: 'Zaregistrovat se' }).click();
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Registraci jsme přijali');
  });

  test('R-5.01, R-2.11 a company’s data are restored after a reload; an empty form names every missing field', async () => {
    browser.expectTrouble(/422/);
    const page = await open('/registrace');
    await page.getByLabel('Podnikatel nebo firma').check();
    await page.getByLabel('IČO').fill('27082440');
    await page.getByLabel('Název firmy').fill('Vinařství Říha');
    await page.getByLabel('Země').selectOption('SK');
    for (const _again of [1, 2]) {
      await page.reload();
      await hydrated(page);
      await expect.poll(() => page.getByLabel('Podnikatel nebo firma').isChecked()).toBe(true);
      await expect.poll(() => page.getByLabel('Název firmy').inputValue()).toBe('Vinařství Říha');
      expect(await page.getByLabel('IČO').inputValue()).toBe('27082440');
      expect(await page.getByLabel('Země').inputValue()).toBe('SK');
    }
    await page.getByRole('button', { name: 'Zaregistrovat se' }).click();
    const summary = () => page.getByRole('alert').innerText();
    await expect.poll(summary).toContain('Sídlo: Pole musí být vyplněno');
    for (const label of ['Jméno', 'Příjmení', 'E-mail', 'Telefon', 'Heslo znovu'])
      expect(await summary()).toContain(`${label}: Pole musí být vyplněno`);
    expect(await summary()).toContain('Souhlasím s obchodními podmínkami: Toto pole je nutné potvrdit.');
  });

  test('R-5.03 reports a login that ended elsewhere once, not on every page', async () => {
    browser.expectTrouble(/401/);
    const page = await open('/blog');
    await page.context().addCookies([
      { name: 'login', value: 'x'.repeat(43), url: origin, httpOnly: true },
      { name: 'is-logged-in', value: '1', url: origin },
    ]);
    const refused: string[] = [];
    page.on('response', (answer) => answer.status() === 401 && refused.push(answer.url()));
    const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'is-logged-in')?.value;
    await page.reload();
    await expect.poll(cookie).toBeUndefined();
    await expect.poll(() => page.locator('html').getAttribute('data-login')).toBe('no');
    // Ends what the first page is still asking for.
    await page.goto('about:blank');
    refused.length = 0;
    await page.goto(`${origin}/blog`, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(refused).toEqual([]);
  });

  test('R-5.02, R-2.34 the login widget joins its errors by commas and opens the overview, the menu has the account’s pages and logs out', async () => {
    browser.expectTrouble(/422/);
    const { email, username } = await approvedAccount();
    const page = await open('/blog');
    await page.getByRole('banner').getByRole('button', { name: 'Přihlásit se' }).click();
    await logInAt(page, email, 'omyl');
    await expect.poll(() => page.getByRole('alert').allInnerTexts()).toContain('E-mail nebo heslo není správné.');
    // The browser checks the fields before it sends them, so that only the server's own rules find two errors at once.
    await page.route('**/api/auth/login', (route) =>
      route.fulfill({
        status: 422,
        json: {
          statusCode: 422,
          code: 'invalid_input',
          message: 'Zkontrolujte prosím zadané údaje.',
          errors: { email: ['Pole musí obsahovat platný email.'], password: ['Pole musí být vyplněno'] },
        },
      }),
    );
    await logInAt(page, email);
    await expect
      .poll(() => page.getByRole('alert').allInnerTexts())
      .toEqual(['Pole musí obsahovat platný email., Pole musí být vyplněno']);
    await page.unroute('**/api/auth/login');
    await logInAt(page, email);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ucet/prehled');
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Dobrý den, Jana');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'login')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    await page.reload();
    await hydrated(page);
    const menu = page.getByRole('banner').getByRole('button', { name: username });
    await menu.click();
    const links = page.getByRole('banner').getByRole('navigation', { name: 'Můj účet' }).getByRole('link');
    expect((await links.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Přidat inzerát',
      'Přehled',
      'Moje obchody',
      'Moje inzeráty 0/10',
      'Moje objednávky',
      'Oblíbené',
      'Hlídací psi',
      'Zprávy 0/0',
      'Moje nahlášení',
      'Nastavení oznámení',
      'Můj profil',
      'Ověřený účet',
      'Fakturační a kontaktní údaje',
      'Newslettery',
      'Soukromí',
    ]);
    await page.getByRole('button', { name: 'Odhlásit se' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect
      .poll(() => page.getByRole('banner').getByRole('button', { name: 'Přihlásit se' }).isVisible())
      .toBe(true);
  });

  test('R-2.39 a guest is redirected to the login and back; guests’ pages redirect logged-in users', async () => {
    const { email } = await approvedAccount();
    const page = await open('/ucet/fakturacni-udaje');
    expect(new URL(page.url()).pathname).toBe('/ucet/registrace');
    await logInAt(page, email);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ucet/fakturacni-udaje');
    await page.goto('/registrace');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/ucet/registrace?redirect=//evil.example');
    expect(new URL(page.url()).href).toBe(`${origin}/`);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example/'])(
    'R-2.39 a redirect to %s goes to the overview instead',
    async (target) => {
      const { email } = await approvedAccount();
      const page = await open(`/ucet/registrace?redirect=${encodeURIComponent(target)}`);
      await logInAt(page, email);
      await expect.poll(() => page.url()).toBe(`${origin}/ucet/prehled`);
    },
  );

  test('R-5.05, R-2.12, R-2.13 resets a forgotten password through the link in the e-mail', async () => {
    const { email } = await approvedAccount();
    const page = await open('/obnova-hesla');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Poslat odkaz' }).click();
    await expect
      .poll(() => page.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining('poslali'));
    const link = async () => {
      const [mail] = await query(
        inject('productDatabase'),
        "select text from mail where kind = 'account.password_reset' and recipient_address = $1",
        [email],
      );
      return /\/zmena-hesla\/[\w-]{43}/.exec(String(mail?.text))?.[0];
    };
    await expect.poll(link).toBeDefined();
    await page.goto((await link())!);
    await hydrated(page);
    await page.getByLabel('Nové heslo', { exact: true }).fill('nové heslo do sklepa');
    await page.getByLabel('Nové heslo znovu').fill('nové heslo do sklepa');
    await page.getByRole('button', { name: 'Nastavit heslo' }).click();
    await logInAt(page, email, 'nové heslo do sklepa');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/ucet/prehled');
  });

  test('R-5.06 saves addresses and contact data', async () => {
    const { id, email } = await approvedAccount();
    const page = await open('/ucet/fakturacni-udaje');
    await logInAt(page, email);
    await page.getByRole('button', { name: 'Přidat adresu' }).click();
    await page.getByLabel('Jméno nebo firma').fill('Jana Nová');
    await page.getByLabel('Ulice a číslo').fill('Dlouhá 1');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Ulice a číslo').inputValue()).toBe('Dlouhá 1');
    await page.getByLabel('PSČ').fill('11000');
    await page.getByLabel('Obec').fill('Praha');
    await page.getByRole('button', { name: 'Uložit adresu' }).click();
    await page.getByText('Adresa je uložena.').waitFor();
    await page.getByLabel('Příjmení').fill('Novotná');
    await page.getByRole('button', { name: 'Uložit údaje' }).click();
    await expect.poll(() => page.locator('body').innerText()).toContain('Údaje jsou uloženy.');
    await page.reload();
    await hydrated(page);
    expect(await page.getByLabel('Příjmení').inputValue()).toBe('Novotná');
    expect(await page.locator('main').innerText()).toContain('110 00 Praha');
    expect(await page.getByLabel('Ulice a číslo').count()).toBe(0);

    await page.getByRole('button', { name: 'Smazat', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zrušit' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const stored = () =>
      query(inject('productDatabase'), 'select postcode, city from account_address where account_id = $1', [id]);
    expect(await page.locator('main').innerText()).toContain('110 00 Praha');
    expect(await stored()).toEqual([{ postcode: '110 00', city: 'Praha' }]);
    await page.getByRole('button', { name: 'Smazat', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ano, smazat' }).click();
    await expect.poll(() => page.locator('main').innerText()).not.toContain('110 00 Praha');
    expect(await stored()).toEqual([]);
  });

  test('R-5.06, R-5.14 the e-mail changes after the password is entered again, from both mailboxes; typed text stays', async () => {
    browser.expectTrouble(/status of (403|422)/);
    const { id, email } = await approvedAccount();
    const next = `novy.${email}`;
    const page = await open('/ucet/fakturacni-udaje');
    await logInAt(page, email);
    const typed = page.getByLabel('Nový e-mail');
    await typed.waitFor();
    const database = inject('productDatabase');
    await query(database, "update login_token set authenticated_at = 'epoch' where account_id = $1", [id]);
    await typed.fill(next);
    await page.getByRole('button', { name: 'Změnit e-mail' }).click();
    const dialog = page.getByRole('dialog', { name: 'Potvrďte své heslo' });
    await dialog.getByRole('button', { name: 'Zrušit' }).click();
    await page.getByRole('alert').filter({ hasText: 'potvrďte prosím znovu svým heslem' }).waitFor();
    expect(await typed.inputValue()).toBe(next);

    await page.getByRole('button', { name: 'Změnit e-mail' }).click();
    await dialog.getByLabel('Vaše heslo').fill('špatné heslo');
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').filter({ hasText: 'Současné heslo není správné.' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByLabel('Vaše heslo').fill(password);
    await page.keyboard.press('Enter');
    await page.getByText('Nová schránka: čeká na potvrzení').waitFor();
    expect(await dialog.count()).toBe(0);

    const linkTo = async (address: string) => {
      const [mail] = await query(
        database,
        "select text from mail where recipient_address = $1 and kind like 'account.email_change\\_%' order by id desc limit 1",
        [address],
      );
      return /\/potvrzeni-e-mailu\/[\w-]{43}/.exec(String(mail?.text))?.[0];
    };
    const links = [await linkTo(email), await linkTo(next)];
    for (const [at, heard] of ['na nový e-mail', 'e-mail je změněn'].entries()) {
      await page.goto(links[at]!);
      await hydrated(page);
      await page.getByRole('button', { name: 'Potvrdit změnu' }).click();
      await page.getByRole('status').filter({ hasText: heard }).waitFor();
    }
    await page.goto('/ucet/fakturacni-udaje');
    await hydrated(page);
    expect(await page.locator('main').innerText()).toContain(`${next} (potvrzený)`);
  });

  test('R-5.06 a profile picture is uploaded, shown in the overview and removed; a faulty file is rejected with a reason', async () => {
    browser.expectTrouble(/422/);
    const { email } = await approvedAccount();
    const page = await open('/ucet/fakturacni-udaje');
    await logInAt(page, email);
    const chooser = page.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'ja.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await page.getByRole('alert').filter({ hasText: 'Tento formát nepodporujeme.' }).waitFor();

    const buffer = await buildPicture(900, 600).jpeg().toBuffer();
    await chooser.setInputFiles({ name: 'ja.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('Profilový obrázek je uložen.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    const avatar = page.locator('main img[src^="/pictures/"]');
    const isDrawn = () => avatar.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);
    const { width, height } = (await avatar.boundingBox())!;
    expect([width, height]).toEqual([80, 80]);
    await page.goto('/ucet/prehled');
    await hydrated(page);
    await expect.poll(isDrawn).toBe(true);

    await page.goto('/ucet/fakturacni-udaje');
    await hydrated(page);
    await page.getByRole('button', { name: 'Odebrat' }).click();
    await page.getByText('Profilový obrázek je odebrán.').waitFor();
    expect(await avatar.count()).toBe(0);
  });
});

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
    const page = await open(screen, 360);
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
    const page = await open(screen);
    await logInAt(page, email);
    await page.getByRole('heading', { name: 'Kde jste přihlášeni' }).waitFor();
    expect(await page.getByText('Dvoufázové ověření').count()).toBe(0);
  });
});
