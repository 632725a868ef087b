import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { arriveAt, hydrated, stopClock } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';

// A product of its own: what is decided here would be missing elsewhere.
const { product, browser } = useOwnProduct();

const openAsAdministrator = (path: string) => openAs(browser, 'admin', path);

async function query(text: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: product.database });
  await client.connect();
  await client.query(text, [...values]);
  await client.end();
}

const rows = (page: Page) => page.locator('[data-row]');
const advertOf = async (row: Locator) => Number((await row.getAttribute('data-row'))!.split('-')[1]);
const eventsOf = async (page: Page, id: number): Promise<{ kind: string; reason: string | null }[]> =>
  (await (await page.request.get(`/api/admin/advertisements/${id}?lang=cs`)).json()).events;
const isPublic = async (page: Page, id: number) => (await page.request.get(`/api/catalog/listings/${id}`)).ok();

describe('the administration', () => {
  test('R-9.01 approves a waiting registration; the filters survive a reload', async () => {
    const page = await openAsAdministrator('/admin/uzivatele?state=waiting&sort=oldest');
    const first = page.getByRole('row').nth(1);
    const name = await first.getByRole('rowheader').getByRole('link').innerText();
    await first.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Schválit' }).click();
    await expect.poll(() => page.getByRole('link', { name, exact: true }).count()).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole('link', { name: 'čeká na schválení' }).getAttribute('aria-current')).toBe('true');
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
  });

  test('R-9.01 shows who is logged in, and logs out', async () => {
    const page = await browser.visit('/');
    // A login of its own: the others of this file go on.
    const data = { email: 'admin@karafa.example', password: 'Karafa-demo-18' };
    expect((await page.request.post('/api/auth/login', { data })).ok()).toBe(true);
    await page.goto('/admin');
    await hydrated(page);
    const frame = page.getByRole('banner');
    await frame.getByRole('link', { name: 'karafa.sprava' }).waitFor();
    await frame.getByRole('button', { name: 'Odhlásit se' }).click();
    await arriveAt(page, '/');
    expect((await page.request.get('/api/me')).status()).toBe(401);
  });

  test('R-9.01 the administration is readable and scrolls for somebody who never answered the age question', async () => {
    const page = await openAs(browser, 'admin', '/admin', { confirmed: false });
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
  });

  test('R-9.01 exports the list as a file; a list that is too long is refused with an explanation', async () => {
    browser.expectTrouble(/422 \(Unprocessable/);
    const page = await openAsAdministrator('/admin/uzivatele?state=approved');
    const save = page.getByRole('link', { name: 'Stáhnout CSV' });
    const [download, request] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForRequest(/accounts\.csv/),
      save.click(),
    ]);
    //
    expect(request.headers()['x-client-url']).toBe(page.url());
    expect(download.suggestedFilename()).toBe('karafa-accounts.csv');
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFFČíslo;Uživatelské jméno;/);
    await query(
      `insert into account (username, email, state, locale, created_at)
        select 'many.' || n, 'many.' || n || '@karafa.example', 'blocked', 'cs', '2020-01-01'
        from generate_series(1, $1::integer) n`,
      [10_001],
    );
    await page.goto('/admin/uzivatele?state=blocked');
    await hydrated(page);
    await save.click();
    await page.getByText('Do jednoho souboru se vejde nejvýše 10000 řádků').waitFor();
  });

  test('R-9.01 a user’s page shows the newest adverts and orders, and leads to the lists of all', async () => {
    const page = await openAsAdministrator('/admin/uzivatele?q=novy@karafa.example');
    await page.getByRole('rowheader').getByRole('link', { name: 'novy', exact: true }).click();
    await page.waitForURL(/\/admin\/uzivatele\/\d+$/);
    await hydrated(page);
    const [adverts, orders] = ['Inzeráty uživatele', 'Objednávky uživatele'].map((name) =>
      page.getByRole('region', { name }),
    ) as [Locator, Locator];
    expect(await adverts.getByRole('listitem').count()).toBeGreaterThan(0);
    const shown = await orders.getByRole('listitem').count();
    const count = Number(/\((\d+)\)/.exec(await orders.getByRole('heading').innerText())?.[1]);
    expect(shown).toBe(Math.min(count, 5));
    await orders.getByRole('link', { name: 'Všechny objednávky uživatele' }).click();
    await page.waitForURL(/\?account=\d+$/);
    await hydrated(page);
    expect(await page.locator('tbody tr').count()).toBe(count);
    await page.getByRole('link', { name: 'Zrušit filtr Zákazník: Nela Nováková' }).waitFor();
  });

  test('R-9.05 the later of two concurrent changes of a user’s group gets a conflict', async () => {
    browser.expectTrouble(/409 \(Conflict/);
    await query("insert into user_group (name, discount_percent) values ('Zkušební', 5), ('Jiná', 5)", []);
    const list = await openAsAdministrator('/admin/uzivatele?state=approved&kind=person');
    const href = (await list.getByRole('row').nth(1).getByRole('rowheader').getByRole('link').getAttribute('href'))!;
    const [one, other] = [await openAsAdministrator(href), await openAsAdministrator(href)];
    const put = async (page: Page, label: string) => {
      await page.getByLabel('Skupina se slevou').selectOption({ label });
      await page.getByRole('button', { name: 'Uložit skupinu' }).click();
    };
    await put(one, 'Zkušební (5 %)');
    await one.getByText('Uloženo.').waitFor();
    await put(other, 'Jiná (5 %)');
    await other.getByText('Mezitím záznam uložil někdo jiný.').waitFor();
    const chosen = other.getByLabel('Skupina se slevou').locator('option:checked');
    await expect.poll(() => chosen.innerText()).toBe('Jiná (5\u00a0%)');
    const stored = await (await one.request.get(`/api/admin/accounts/${href.split('/').at(-1)}`)).json();
    expect(stored.group).toBe('Zkušební');
    // What the other administrator chose is named, and one's own choice can be saved over it.
    const theirs = other.getByRole('region', { name: 'Změny někoho jiného' });
    await theirs.getByRole('row', { name: /Skupina se slevou Zkušební \(5\s%\) Jiná \(5\s%\)/ }).waitFor();
    await theirs.getByRole('button', { name: 'Uložit moje hodnoty' }).click();
    await other.getByText('Uloženo.').waitFor();
    const saved = await (await one.request.get(`/api/admin/accounts/${href.split('/').at(-1)}`)).json();
    expect(saved.group).toBe('Jiná');
  });

  test('R-8.06 what the administration lacks is a 404 within its frame, for administrators only', async () => {
    browser.expectTrouble(/404 \(Not Found/);
    const page = await openAsAdministrator('/admin');
    for (const path of ['/admin/neexistuje', '/admin/objednavky/999999/x', '/admin/objednavky/999999', '/en/admin/x']) {
      const answer = await page.goto(path);
      await hydrated(page);
      expect([path, answer!.status()]).toEqual([path, 404]);
      await page.locator('header nav a[href*="/admin/"]').first().waitFor({ state: 'attached' });
    }
    const visitor = await browser.visit('/admin/neexistuje');
    expect(await visitor.getByRole('banner').getByRole('search').isVisible()).toBe(true);
    expect((await visitor.request.get('/admin/neexistuje')).status()).toBe(404);
  });

  test('R-4.08 a published advert is found, hidden with a reason, gone from the site and restored there', async () => {
    const page = await openAsAdministrator('/admin/inzeraty/vsechny?state=approved');
    const name = await page.getByRole('rowheader').first().getByRole('link').innerText();
    await page.getByLabel('Hledat').fill(name);
    await page.getByRole('button', { name: 'Hledat' }).click();
    await page.waitForURL(/q=/);
    await page.getByRole('rowheader').getByRole('link', { name, exact: true }).first().click();
    // It opens beside the list first.
    await page.getByRole('link', { name: 'Otevřít celé' }).click();
    await page.waitForURL(/\/admin\/inzeraty\/\d+(\?.*)?$/);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const address = (await page.getByRole('link', { name: 'Zobrazit na webu' }).getAttribute('href'))!;

    await page.goto(address);
    await hydrated(page);
    const controls = page.getByRole('group', { name: 'Správa inzerátu' });
    await controls.getByRole('button', { name: 'Skrýt inzerát' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Vlastními slovy').fill('Chybí fotografie kolku.');
    await dialog.getByRole('button', { name: 'Skrýt inzerát' }).click();
    await controls.getByText('Skrytý správcem').waitFor();
    expect(await isPublic(page, id)).toBe(false);
    // Every process drops its cached page when it hears of the change.
    const statusForVisitors = async () => (await fetch(`${browser.origin}${address}`)).status;
    await expect.poll(statusForVisitors).toBe(404);
    expect((await eventsOf(page, id))[0]).toMatchObject({ kind: 'hide', reason: 'Chybí fotografie kolku.' });

    await controls.getByRole('button', { name: 'Obnovit inzerát' }).click();
    await controls.getByText('Skrytý správcem').waitFor({ state: 'detached' });
    expect(await isPublic(page, id)).toBe(true);
    await expect.poll(statusForVisitors).toBe(200);
    const answer = await fetch(`${browser.origin}${address}`);
    expect(await answer.text()).not.toContain('Správa inzerátu');
  });

  test('R-4.08 an advert is approved, after undoing once, and found by the search', async () => {
    const page = await openAsAdministrator('/admin/inzeraty?kind=new');
    // A decision can be taken back for five seconds.
    await stopClock(page);
    const count = await rows(page).count();
    const id = await advertOf(rows(page).first());
    const name = await rows(page).first().getByRole('heading').innerText();
    const approve = () => rows(page).first().getByRole('button', { name: 'Schválit' }).click();
    await approve();
    await expect.poll(() => rows(page).count()).toBe(count - 1);
    await page.getByRole('button', { name: 'Vrátit' }).click();
    await expect.poll(() => rows(page).count()).toBe(count);
    await page.clock.runFor(5000);
    expect(await isPublic(page, id)).toBe(false);

    await approve();
    await page.getByText('Schválen 1 záznam.').waitFor();
    // Leaving the page submits the decision at once.
    await page.goto('/');
    await expect.poll(() => isPublic(page, id)).toBe(true);
    await page.goto(`/hledani?q=${encodeURIComponent(name)}`);
    await page.getByRole('link', { name, exact: true }).first().waitFor();
  });

  test('R-4.08 a decision undone by key is the next one to be made', async () => {
    const page = await openAsAdministrator('/admin/inzeraty');
    await stopClock(page);
    const key = await rows(page).first().getAttribute('data-row');
    const current = () => page.locator('[data-row][aria-current=true]').getAttribute('data-row');
    await page.keyboard.press('j');
    await page.keyboard.press('a');
    await expect.poll(current).not.toBe(key);
    await page.keyboard.press('z');
    await expect.poll(current).toBe(key);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe(key);
    await page.keyboard.press('r');
    const reason = page.getByRole('dialog').getByLabel('Připravený důvod');
    await expect.poll(() => reason.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
  });

  test('R-4.08 an advert is rejected by keyboard, with a prepared reason and own words', async () => {
    const page = await openAsAdministrator('/admin/inzeraty?kind=new');
    const id = await advertOf(rows(page).first());
    const key = await rows(page).first().getAttribute('data-row');
    // Written in Czech by a user whose account is German.
    await query('update account set locale = $2 where id = (select seller_id from listing where id = $1)', [id, 'de']);
    await page.reload();
    await hydrated(page);
    await stopClock(page);
    const next = await rows(page).nth(1).getAttribute('data-row');
    const waiting = async () => Number(/\d+/.exec(await page.getByText(/^čeká: /).innerText())![0]);
    const before = await waiting();
    await page.keyboard.press('j');
    expect(await rows(page).first().getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Připravený důvod').selectOption({ index: 1 });
    const preview = dialog.locator('blockquote');
    expect(await preview.getAttribute('lang')).toBe('de');
    const prepared = await preview.innerText();
    await dialog.getByLabel('Vlastními slovy').fill('jakaraj');
    await dialog.getByRole('button', { name: 'Zamítnout' }).click();
    await page.getByText('Zamítnut 1 záznam.').waitFor();
    expect(await waiting()).toBe(before - 1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-row'))).toBe(next);
    const sent: string[] = [];
    page.on('request', (request) => request.url().endsWith('/rejection') && sent.push(request.url()));
    await page.clock.runFor(4900);
    expect(sent).toEqual([]);
    expect(await eventsOf(page, id)).not.toContainEqual(expect.objectContaining({ kind: 'reject' }));
    await page.clock.resume();
    await expect.poll(async () => (await eventsOf(page, id))[0]?.kind).toBe('reject');
    expect(sent).toHaveLength(1);
    expect((await eventsOf(page, id))[0]?.reason).toBe(`${prepared}\n\njakaraj`);
    expect(await page.locator(`[data-row="${key}"]`).count()).toBe(0);

    await page.goto('/admin/e-maily?kind=advert.rejected');
    await hydrated(page);
    await page.getByRole('rowheader').getByRole('link').first().click();
    await page.locator('pre', { hasText: 'jakaraj' }).waitFor();
  });

  test('R-4.08 several adverts are selected and approved together; a change shows its differences', async () => {
    const page = await openAsAdministrator('/admin/inzeraty');
    await page.getByRole('navigation', { name: 'Druh' }).getByRole('link', { name: 'změny' }).click();
    await page.waitForURL(/kind=change/);
    await hydrated(page);
    const changes = page.getByRole('columnheader', { name: 'Po změně' });
    const count = await rows(page).count();
    expect(await changes.count()).toBe(count);
    expect(count).toBeGreaterThan(1);
    // Words that stayed are not marked.
    const marked = page
      .getByRole('row', { name: /^Popis/ })
      .locator('td > ins')
      .first();
    await marked.waitFor();
    expect((await marked.locator('..').innerText()).length).toBeGreaterThan((await marked.innerText()).length);
    await page.keyboard.press('j');
    await page.keyboard.press('v');
    const picture = page.getByRole('dialog').getByRole('img');
    await picture.waitFor();
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });
    await stopClock(page);
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('vybráno: 2').waitFor();
    await page.keyboard.press('a');
    await page.getByText('Schváleny 2 záznamy.').waitFor();
    expect(await rows(page).count()).toBe(count - 2);
    // A reload leaves the page, too.: this call also sends the client URL.
    const address = page.url();
    await page.evaluate(() => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        sessionStorage.setItem('sent', JSON.stringify(init?.headers));
        return fetch(input, init);
      };
    });
    await page.reload();
    await page.clock.resume();
    const sent = await page.evaluate(() => sessionStorage.getItem('sent'));
    expect(JSON.parse(sent!)).toMatchObject({ 'x-client-url': address });
    await hydrated(page);
    await expect
      .poll(async () => (await (await page.request.get('/api/admin/advertisements/queue?kind=change')).json()).total)
      .toBe(count - 2);
    expect(await page.getByRole('link', { name: 'změny', exact: true }).getAttribute('aria-current')).toBe('true');
  });

  test('a reason is added, changed and deleted', async () => {
    const page = await openAsAdministrator('/admin/duvody');
    await page.getByRole('button', { name: 'Přidat důvod' }).click();
    const dialog = page.getByRole('dialog');
    for (const lang of ['cs', 'en', 'de']) {
      await dialog.locator(`[name="texts.${lang}.name"]`).fill(`Zkouška ${lang}`);
      await dialog.locator(`[name="texts.${lang}.text"]`).fill(`Text ${lang}`);
    }
    await dialog.getByRole('button', { name: 'Uložit' }).click();
    await page.getByRole('heading', { name: 'Zkouška cs' }).waitFor();
    await page.getByRole('button', { name: 'Upravit Zkouška cs' }).click();
    await dialog.locator('[name="texts.cs.name"]').fill('Jiná zkouška');
    await dialog.getByRole('button', { name: 'Uložit' }).click();
    await page.getByRole('button', { name: 'Smazat Jiná zkouška' }).click();
    await dialog.getByRole('button', { name: 'Smazat' }).click();
    await expect.poll(() => page.getByRole('heading', { name: 'Jiná zkouška' }).count()).toBe(0);
  });

  test('R-9.01 a proposed brand is merged into an existing one', async () => {
    const page = await openAsAdministrator('/admin/znacky');
    const first = page.getByRole('row').nth(1);
    const name = await first.getByRole('rowheader').innerText();
    await first.getByRole('button', { name: 'Sloučit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Do které značky').fill('a');
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await expect.poll(() => page.getByRole('rowheader', { name, exact: true }).count()).toBe(0);
  });

  test('R-9.06 the audit log shows a blocked user, is filtered, and links to the user', async () => {
    const page = await openAsAdministrator('/admin/uzivatele?state=approved&kind=person');
    const link = page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link');
    const [name, path] = [await link.innerText(), await link.getAttribute('href')];
    await page.goto(path!);
    await hydrated(page);
    await page.getByRole('button', { name: 'Zablokovat' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Vlastními slovy').fill('Podvodné nabídky');
    await dialog.getByRole('button', { name: 'Zablokovat' }).click();
    await page.getByText('Účet zablokován').waitFor();

    await page.goto('/admin/zaznam-zmen');
    await hydrated(page);
    const entry = page.getByRole('row').filter({ hasText: 'Podvodné nabídky' });
    const cells = await entry.getByRole('cell').allInnerTexts();
    expect(cells[2]).toMatch(new RegExp(`Zablokování\\s+uživatel ${name}`));
    expect(cells[3]).toMatch(/Stav:.*schváleno.*→.*zablokováno/s);
    expect(cells.join()).not.toMatch(/[{}]|block/);

    await page.getByRole('button', { name: 'Filtry' }).click();
    await page.getByLabel('Úkon', { exact: true }).selectOption('Zablokování');
    await page.waitForURL(/action=block/);
    await hydrated(page);
    await entry.waitFor();
    await page.getByLabel('Čeho se týká', { exact: true }).selectOption('uživatel');
    await page.waitForURL(/entity=account/);
    await hydrated(page);
    expect(await page.getByLabel('Čeho se týká', { exact: true }).inputValue()).toBe('account');
    await entry.waitFor();
    await page.getByRole('link', { name: 'Zrušit filtr Čeho se týká: uživatel' }).click();
    await page.waitForURL((url) => !url.search.includes('entity'));
    expect(new URL(page.url()).searchParams.get('action')).toBe('block');
    // The focus stays among the filters.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Úkon: Zablokování');
    await page.getByLabel('Hledat').fill(cells[1]!);
    await page.getByLabel('Od', { exact: true }).fill('2020-01-01');
    await page.getByRole('button', { name: 'Hledat' }).click();
    await page.waitForURL(/from=2020-01-01/);
    await hydrated(page);
    await entry.waitFor();
    expect(page.url()).toMatch(/action=block.*q=/);
    await page.getByLabel('Do', { exact: true }).fill('2020-01-02');
    await page.getByRole('button', { name: 'Hledat' }).click();
    await page.getByText('Žádnou takovou změnu jsme nenašli.').waitFor();
    await page.goBack();
    await hydrated(page);
    await entry.getByRole('link', { name, exact: true }).click();
    await arriveAt(page, path!);
    await page.getByText('zablokovaný', { exact: true }).waitFor();
  });
});
