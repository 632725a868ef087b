import '#shared/i18n/personal-paths.ts';
import { describe, expect, inject, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { buildPicture } from '#tests/support/pictures.ts';
import { approvedAccount, logInAt, password } from '#tests/support/registered-accounts.ts';

const browser = useBrowser();
const origin = inject('origin');

describe('accounts', () => {
  test('R-5.01, R-2.11 a registration keeps typed values through errors and a reload, and says that it waits for approval', async () => {
    browser.expectTrouble(/422/);
    const page = await browser.open('/registrace');
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
    const page = await browser.open('/registrace');
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
    const page = await browser.open('/blog');
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
    const page = await browser.open('/blog');
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
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Dobrý den, Jan');
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
    const page = await browser.open('/ucet/fakturacni-udaje');
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
      const page = await browser.open(`/ucet/registrace?redirect=${encodeURIComponent(target)}`);
      await logInAt(page, email);
      await expect.poll(() => page.url()).toBe(`${origin}/ucet/prehled`);
    },
  );

  test('R-5.05, R-2.12, R-2.13 resets a forgotten password through the link in the e-mail', async () => {
    const { email } = await approvedAccount();
    const page = await browser.open('/obnova-hesla');
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
    const page = await browser.open('/ucet/fakturacni-udaje');
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
    const page = await browser.open('/ucet/fakturacni-udaje');
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
    const page = await browser.open('/ucet/fakturacni-udaje');
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
