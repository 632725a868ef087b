import '#shared/i18n/personal-paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, holdBack, hydrated, useBrowser } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { loginCookies, openAs } from '#tests/support/demo-logins.ts';
import { buildPicture } from '#tests/support/pictures.ts';
import { textsIn } from '#tests/support/texts.ts';

const browser = useBrowser();
let advert: number;
/** Of another seller. */
let otherAdvert: number;

beforeAll(async () => {
  const [row] = await query(
    inject('productDatabase'),
    `select l.id from listing l join account a on a.id = l.seller_id
     join advert on advert.listing_id = l.id and not advert.is_reserved
     where a.username = 'overeny' and l.visibility = 'listed' and l.offer_type = 'supply'
       and not exists (
         select from conversation c join account opener on opener.id = c.opener_id
         where c.listing_id = l.id and opener.username = 'novy')
     order by l.id limit 1`,
  );
  advert = Number(row!.id);
  const [other] = await query(
    inject('productDatabase'),
    `select l.id from listing l join account a on a.id = l.seller_id
     join advert on advert.listing_id = l.id and not advert.is_reserved
     where l.visibility = 'listed' and l.offer_type = 'supply' and a.username not in ('overeny', 'novy')
       and not exists (select from conversation c where c.listing_id = l.id)
     order by l.id limit 1`,
  );
  otherAdvert = Number(other!.id);
});

const box = (page: Page) => page.getByLabel('Vaše zpráva');
const rows = (page: Page) => page.getByRole('list', { name: 'Konverzace' }).getByRole('listitem');
const texts = (page: Page) => page.locator('main ol li p[lang]').allInnerTexts();
/** Sends the first message. @returns the path of the conversation */
async function write(page: Page, text: string): Promise<string> {
  await box(page).fill(text);
  await page.getByRole('button', { name: 'Odeslat', exact: true }).click();
  await arriveAt(page, /\/ucet\/zpravy\/\d+$/);
  return new URL(page.url()).pathname;
}

describe('R-2.23, R-5.10 messages', () => {
  test('two people write to each other without reloading, from the listing to the read mark', async () => {
    const buyer = await openAs(browser, 'novy', `/${advert}/-/-`, { width: 390 });
    const seller = await openAs(browser, 'overeny', '/ucet/zpravy');
    const unread = async (page: Page) =>
      (
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Zprávy/ })
          .innerText()
      ).trim();
    const before = await rows(seller).count();

    await buyer.getByRole('main').getByRole('link', { name: 'Napsat prodejci' }).click();
    await arriveAt(buyer, '/ucet/zpravy/nova');
    await buyer.getByRole('button', { name: 'Je cena konečná?' }).click();
    expect(await box(buyer).inputValue()).toBe('Je cena konečná?');
    const path = await write(buyer, 'Dobrý den, je cena konečná?');

    // The seller's list shows it first, and the bell counts it.
    const first = rows(seller).first();
    await expect.poll(() => first.innerText()).toContain('Dobrý den, je cena konečná?');
    expect(await rows(seller).count()).toBe(before + 1);
    await expect.poll(() => unread(seller)).toMatch(/\d/);
    await first.getByRole('link').click();
    await arriveAt(seller, path);

    // By keyboard alone.
    await box(seller).focus();
    await seller.keyboard.type('Dobrý den, ano.');
    await seller.keyboard.press('Control+Enter');
    await expect.poll(() => texts(buyer)).toContain('Dobrý den, ano.');
    expect(await box(seller).inputValue()).toBe('');
    expect(await box(seller).evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => buyer.locator('main ol').innerText()).toContain('Přečteno');
    // Screen readers hear what came.
    await expect.poll(() => buyer.locator('[role=log]').textContent()).toContain('overeny: Dobrý den, ano.');

    // A second tab of the same browser has no connection of its own, and hears of messages all the same.
    const secondTab = await buyer.context().newPage();
    const ownStreams: string[] = [];
    secondTab.on('request', (request) => request.url().endsWith('/api/me/events') && ownStreams.push(request.url()));
    await secondTab.goto(path);
    await hydrated(secondTab);
    await box(seller).fill('Kdy se vám to hodí?');
    await box(seller).press('Control+Enter');
    for (const page of [buyer, secondTab]) await expect.poll(() => texts(page)).toContain('Kdy se vám to hodí?');
    expect(ownStreams).toEqual([]);
  });

  test('R-5.04 without events a new message shows in thread, list and bell with the next poll', async () => {
    browser.expectTrouble(/events|ERR_FAILED/);
    const thread = await openAs(browser, 'novy', '/ucet/zpravy');
    await thread.route('**/api/me/events', (route) => route.abort());
    await thread.goto('/ucet/zpravy/1');
    await hydrated(thread);
    const list = await thread.context().newPage();
    await list.route('**/api/me/events', (route) => route.abort());
    await list.goto('/ucet/zpravy');
    await hydrated(list);
    const seller = await openAs(browser, 'overeny', '/ucet/zpravy/1');
    await box(seller).fill('Ozvu se ještě večer.');
    await box(seller).press('Control+Enter');
    await expect.poll(() => texts(seller)).toContain('Ozvu se ještě večer.');
    await expect.poll(() => texts(thread)).toContain('Ozvu se ještě večer.');
    // Not always the first row: the open thread may have marked it as read before.
    await expect.poll(async () => (await rows(list).allInnerTexts()).join()).toContain('Ozvu se ještě večer.');
  });

  test('are written, read and answered without script', async () => {
    const open = async (path: string, account: 'admin' | 'overeny') =>
      browser.visit(path, { hasScript: false, cookies: await loginCookies(browser.origin, account) });
    const buyer = await open(`/${advert}/-/-`, 'admin');
    await buyer.getByRole('main').getByRole('link', { name: 'Napsat prodejci' }).click();
    await buyer.waitForURL((url) => url.pathname === '/ucet/zpravy/nova');
    await box(buyer).fill('Dobrý den, píšu z textového prohlížeče.');
    await buyer.getByRole('button', { name: 'Odeslat', exact: true }).click();
    await buyer.waitForURL(/\/ucet\/zpravy\/\d+$/);
    const path = new URL(buyer.url()).pathname;
    const seller = await open(path, 'overeny');
    expect(await texts(seller)).toEqual(['Dobrý den, píšu z textového prohlížeče.']);
    await box(seller).fill('Dobrý den, přečetl jsem si to.');
    await seller.getByRole('button', { name: 'Odeslat', exact: true }).click();
    await expect.poll(() => texts(seller)).toContain('Dobrý den, přečetl jsem si to.');
    await buyer.reload();
    expect(await texts(buyer)).toContain('Dobrý den, přečetl jsem si to.');
    await buyer.getByRole('button', { name: 'Odeslat', exact: true }).click();
    await buyer.getByRole('alert').getByText('Zprávu se nepodařilo odeslat.').waitFor();
  });

  test('R-4.02 a picture goes with a message, and a file that is none is refused with its reason', async () => {
    browser.expectTrouble(/status of 422 .*\/api\/pictures/);
    const page = await openAs(browser, 'novy', '/ucet/zpravy/1');
    const choose = (name: string, buffer: Buffer) =>
      page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
    await choose('smlouva.png', Buffer.from('%PDF-1.7'));
    await page.getByText('Tento formát nepodporujeme.').waitFor();
    await page.getByRole('button', { name: /^Odebrat/ }).click();
    await choose('pecet.png', await buildPicture(60, 40).png().toBuffer());
    const pictures = (of: Page) => of.locator('main ol li img');
    const before = await pictures(page).count();
    await page.getByRole('button', { name: 'Odeslat', exact: true }).click();
    await expect.poll(() => pictures(page).count()).toBe(before + 1);
    const partner = await openAs(browser, 'overeny', '/ucet/zpravy/1');
    expect(await pictures(partner).count()).toBe(before + 1);
  });

  test('a first message stays in the form until its conversation opens, which keeps what was typed meanwhile; from there the profile shows its cards', async () => {
    const page = await openAs(browser, 'novy', `/ucet/zpravy/nova?listing=${otherAdvert}`);
    for (const name of ['Dobrý den, je to ještě k mání?', 'Je cena konečná?'])
      await page.getByRole('button', { name }).click();
    const text = 'Dobrý den, je to ještě k mání? Je cena konečná?';
    expect(await box(page).inputValue()).toBe(text);
    const release = await holdBack(page, '**/api/me/conversations/*');
    const sent = page.waitForResponse('**/api/me/conversations');
    await page.getByRole('button', { name: 'Odeslat', exact: true }).click();
    await (await sent).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    expect(await box(page).inputValue()).toBe(text);
    await box(page).press('End');
    await box(page).pressSequentially(' A druhá otázka');
    release();
    await arriveAt(page, /\/ucet\/zpravy\/\d+$/);
    await expect.poll(() => texts(page)).toContain(text);
    await expect.poll(() => box(page).inputValue()).toBe('A druhá otázka');

    await page.getByRole('main').getByRole('heading', { level: 1 }).getByRole('link').click();
    await arriveAt(page, /\/uzivatel\/\d+$/);
    await page
      .getByRole('main')
      .getByText(/^(Soukromý|Firma)$/)
      .first()
      .waitFor();
  });

  test('without script the form sends, and does not say that it needs script', async () => {
    const page = await browser.visit('/ucet/zpravy/1', {
      hasScript: false,
      cookies: await loginCookies(browser.origin, 'novy'),
    });
    expect(await page.locator('main noscript').allInnerTexts()).not.toContain(
      'Odeslání formuláře vyžaduje zapnutý JavaScript.',
    );
    await box(page).fill('Píšu bez skriptu.');
    await page.getByRole('button', { name: 'Odeslat', exact: true }).click();
    await page.getByText('Píšu bez skriptu.', { exact: true }).first().waitFor();
  });

  test('a message that could not be sent stays in the form, and is sent once at last', async () => {
    browser.expectTrouble(/messages|503|ERR_FAILED/);
    const page = await openAs(browser, 'novy', '/ucet/zpravy/1');
    const before = (await texts(page)).length;
    await page.route('**/api/me/conversations/*/messages', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    // The answer is lost although the message has arrived.
    await page.route(
      '**/api/me/conversations/*/messages',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await box(page).fill('Přijdu o pět minut později.');
    const submit = page.getByRole('button', { name: 'Odeslat', exact: true });
    for (const _ of [1, 2]) {
      await submit.click();
      const alert = page.getByRole('main').getByRole('alert');
      await alert.getByText('Zprávu se nepodařilo odeslat. Zkuste to prosím později.').waitFor();
      expect(await box(page).inputValue()).toBe('Přijdu o pět minut později.');
    }
    await page.reload();
    await hydrated(page);
    await expect.poll(() => box(page).inputValue()).toBe('Přijdu o pět minut později.');
    expect((await texts(page)).length - before).toBe(1);
  });

  test('what is changed or typed while a message is on its way is not lost', async () => {
    browser.expectTrouble(/messages|ERR_FAILED/);
    const page = await openAs(browser, 'novy', '/ucet/zpravy/1');
    const submit = page.getByRole('button', { name: 'Odeslat', exact: true });
    await page.route(
      '**/api/me/conversations/*/messages',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await box(page).fill('Vezmu i druhou.');
    await submit.click();
    await page.getByRole('main').getByRole('alert').waitFor();
    await box(page).fill('Vezmu i druhou láhev.');
    const release = await holdBack(page, '**/api/me/conversations/*/messages');
    await submit.click();
    await box(page).pressSequentially(' Díky');
    release();
    await expect.poll(() => texts(page)).toContain('Vezmu i druhou láhev.');
    await expect.poll(() => box(page).inputValue()).toBe('Díky');
  });

  test('archiving and blocking take effect at once, and can be taken back', async () => {
    const page = await openAs(browser, 'novy', '/ucet/zpravy/1', { width: 390 });
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Možnosti konverzace' }).click();
      await page.getByRole('button', { name }).click();
    };
    await choose('Zablokovat uživatele');
    await page.getByRole('dialog').getByRole('button', { name: 'Zablokovat', exact: true }).click();
    await page.getByText('Tohoto uživatele jste zablokovali.').waitFor();
    expect(await box(page).count()).toBe(0);
    await choose('Odblokovat uživatele');
    await box(page).waitFor();

    await choose('Archivovat');
    await arriveAt(page, '/ucet/zpravy');
    const archive = page.getByRole('main').getByRole('link', { name: 'Archiv' });
    await archive.click();
    // Until then the list is that of the inbox.
    await expect.poll(() => archive.getAttribute('aria-current')).toBe('page');
    await rows(page).getByRole('link', { name: 'overeny' }).click();
    await arriveAt(page, '/ucet/zpravy/1');
    await choose('Vrátit mezi doručené');
    await page.getByText('Konverzace je zpět mezi doručenými.').waitFor();
  });

  test('a message that looks like a fraud is read after a warning, and its link opens after another one', async () => {
    const page = await openAs(browser, 'overeny', '/ucet/zpravy', { width: 390 });
    const row = rows(page).filter({ hasText: 'Zpráva vypadá jako podvod' });
    await row.waitFor();
    expect(await page.getByText('láhev jsem už zaplatil').count()).toBe(0);
    await row.getByRole('link').click();
    await arriveAt(page, /^\/ucet\/zpravy\/\d+$/);
    await page.getByText('Zpráva vypadá jako podvod').waitFor();
    const text = page.getByText('láhev jsem už zaplatil');
    expect(await text.isVisible()).toBe(false);
    await page.getByText('Přečíst zprávu').click();
    expect(await text.isVisible()).toBe(true);
    const link = page.getByRole('button', { name: 'https://dpd-platba.example/prijem' });
    await link.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Odkaz vede mimo Karafu' });
    expect(await dialog.innerText()).toContain('dpd-platba.example');
    const onward = dialog.getByRole('link', { name: 'Otevřít stránku' });
    expect([await onward.getAttribute('href'), await onward.getAttribute('rel')]).toEqual([
      'https://dpd-platba.example/prijem',
      'noopener noreferrer nofollow ugc',
    ]);
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await link.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test.each(['en', 'de'] as const)('the reader is warned of payments and frauds in %s', async (locale) => {
    const text = textsIn(locale);
    const account = 'Peníze prosím pošlete předem na můj účet 2600123456/2010.';
    const writer = await openAs(browser, 'novy', '/ucet/zpravy/1');
    await box(writer).fill(account);
    await box(writer).press('Control+Enter');
    await expect.poll(() => texts(writer)).toContain(account);

    const reader = await openAs(browser, 'overeny', routePath('account-conversation', locale, { id: 1 }));
    const last = reader.locator('main ol li').last();
    await last.getByText(text('Zpráva žádá o platbu mimo Karafu')).waitFor();
    const asked = last.getByText(account);
    expect(await asked.isVisible()).toBe(false);
    await last.getByText(text('Přečíst zprávu')).click();
    expect(await asked.isVisible()).toBe(true);

    await reader.goto(routePath('account-messages', locale));
    await reader
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: text('Zpráva vypadá jako podvod') })
      .first()
      .waitFor();
    expect(await reader.getByText(account).count()).toBe(0);
  });

  test('what the portal tells is apart from messages of people, counted at the bell and read once it is opened', async () => {
    // One notice is unread, whatever other tests have opened.
    await query(
      inject('productDatabase'),
      `update notice set read_at = case when id = newest then null else created_at end
       from (select account_id as owner, max(notice.id) as newest from notice
             join account a on a.id = account_id where username = 'novy' group by 1) latest
       where account_id = owner`,
    );
    const page = await openAs(browser, 'novy', '/ucet/zpravy');
    const bell = page.getByRole('banner').getByRole('link', { name: /^Zprávy/ });
    const folder = page.getByRole('navigation', { name: 'Složky' }).getByRole('link', { name: /^Od Karafy/ });
    const countOf = async (text: Promise<string>) => Number(/\d+/.exec(await text)?.[0] ?? 0);
    await expect.poll(() => countOf(folder.innerText())).toBe(1);
    const before = await countOf(bell.innerText());
    await folder.click();
    await arriveAt(page, '/ucet/zpravy/od-karafy');
    await page.getByRole('main').getByRole('link', { name: 'Váš inzerát je zveřejněný' }).waitFor();
    await expect.poll(() => countOf(bell.innerText())).toBe(before - 1);
  });

  test('the shop answers a buyer from the administration', async () => {
    const [row] = await query(inject('productDatabase'), "select id from conversation where kind = 'order'");
    const buyer = await openAs(browser, 'novy', `/ucet/zpravy/${Number(row!.id)}`);
    const clerk = await openAs(browser, 'admin', '/admin/zpravy');
    await box(buyer).fill('Ještě prosím zabalte láhve zvlášť.');
    await box(buyer).press('Control+Enter');
    const first = rows(clerk).first();
    await expect.poll(() => first.innerText()).toContain('Ještě prosím zabalte láhve zvlášť.');
    await first.getByRole('link').click();
    await box(clerk).fill('Zabalíme.');
    await box(clerk).press('Control+Enter');
    await expect.poll(() => texts(buyer)).toContain('Zabalíme.');
    expect(await buyer.locator('h1').innerText()).toBe('Obchod Karafa');
  });
});
