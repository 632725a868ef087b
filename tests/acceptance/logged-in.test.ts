import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { arriveAt, hydrated, useBrowser } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';
import { offlineText } from '#tests/support/texts.ts';

let product: RunningProduct;
const browser = useBrowser(() => product.origin);

beforeAll(async () => {
  // No server runs at the registry's address.
  product = await runProduct({ ARES_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'error' });
  return () => product.end();
});

/** Adverts of the newcomer that count against the limit. */
async function countAdverts(): Promise<number> {
  const [row] = await query(
    product.database,
    `select count(*)::int as adverts from advert a join account s on s.id = a.account_id
     where s.email = 'novy@karafa.example' and a.state in ('waiting', 'approved', 'paused')`,
  );
  return Number(row!.adverts);
}

const menuCount = (page: Page) =>
  page
    .locator('nav', { hasText: 'Můj účet' })
    .first()
    .getByRole('link', { name: /^Moje inzeráty/ })
    .innerText();

describe('a logged-in user', () => {
  test('R-2.35 finds the account’s links above the categories in the menu of a tablet', async () => {
    const page = await openAs(browser, 'novy', '/ucet/prehled');
    await page.setViewportSize({ width: 800, height: 900 });
    await page.getByRole('banner').getByRole('button', { name: 'Nabídka' }).click();
    const menu = page.getByRole('dialog', { name: 'Nabídka' });
    await menu.getByRole('navigation', { name: 'Kategorie' }).waitFor();
    const links = menu.getByRole('navigation', { name: 'Můj účet' });
    await links.getByRole('link', { name: /^Moje inzeráty/ }).click();
    await arriveAt(page, '/ucet/inzeraty');
    expect(await menu.count()).toBe(0);
  });

  test('R-2.32 with a long name sees it cut in the header, and the icons beside it whole', async () => {
    const long = 'sberatel.starych.karibskych.rumu.z.brna';
    await query(product.database, `update account set username = '${long}' where email = 'influencer@karafa.example'`);
    const page = await openAs(browser, 'influencer', '/');
    const menu = page.locator('[popovertarget=account-menu]');
    await menu.getByText(long).waitFor();
    const right = async (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().right);
    for (const width of [1028, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await right(menu.getByText(long))).toBeLessThanOrEqual(await right(menu));
      const icons = menu.locator('svg');
      expect(await icons.evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width))).toEqual([22, 14]);
    }
  });

  test('R-5.04 sees counters and prices update by themselves', { timeout: 90_000 }, async () => {
    const page = await openAs(browser, 'novy', '/ucet/prehled');
    const before = await countAdverts();
    await expect.poll(() => menuCount(page)).toContain(`${before}/10`);
    await query(
      product.database,
      `update advert set state = 'paused' where listing_id = (
         select a.listing_id from advert a join account s on s.id = a.account_id
         where s.email = 'novy@karafa.example' and a.state not in ('waiting', 'approved', 'paused') limit 1)`,
    );
    await expect.poll(() => menuCount(page), { timeout: 20_000 }).toContain(`${before + 1}/10`);

    const [euro] = await query(product.database, `select id, rate from currency where code = 'EUR'`);
    await page.context().addCookies([{ name: 'currencyId', value: String(euro!.id), url: product.origin }]);
    await page.goto('/produkty/akce');
    await hydrated(page);
    const price = page.locator('main article').first().getByText(/€/).first();
    const shown = await price.innerText();
    await query(product.database, `update currency set rate = rate * 2 where code = 'EUR'`);
    await expect.poll(() => price.innerText(), { timeout: 20_000 }).not.toBe(shown);
    await query(product.database, `update currency set rate = rate / 2 where code = 'EUR'`);
    await expect.poll(() => price.innerText(), { timeout: 20_000 }).toBe(shown);
  });

  test('R-4.04 may have ten adverts and learns how to get more; verified users have no limit', async () => {
    await query(
      product.database,
      `update advert set state = 'paused', account_id = (select id from account where email = 'novy@karafa.example')
       where listing_id in (
         select a.listing_id from advert a join account s on s.id = a.account_id
         where a.state = 'approved' and s.email is distinct from 'novy@karafa.example'
         order by a.listing_id limit ${10 - (await countAdverts())})`,
    );
    expect(await countAdverts()).toBe(10);
    const page = await openAs(browser, 'novy', '/ucet/inzeraty/pridat');
    await page.getByText('neověřený účet může mít nejvýše 10 inzerátů najednou').waitFor();
    const verified = await openAs(browser, 'overeny', '/ucet/inzeraty/pridat');
    await verified.getByRole('button', { name: 'Odeslat inzerát' }).waitFor();
    expect(await verified.getByText('nejvýše 10 inzerátů').count()).toBe(0);
    await expect.poll(() => menuCount(verified)).toMatch(/Moje inzeráty\s*\d+$/);
  });

  test('R-11.07 reads which goods are forbidden, and confirms the goods', async () => {
    const page = await openAs(browser, 'overeny', '/ucet/inzeraty/pridat');
    await page.getByLabel('Najít podle názvu').fill('rum');
    await page.locator('main fieldset li button').first().click();
    const notice = page.getByRole('region', { name: 'Co se tu nabízet nesmí' });
    await notice.waitFor();
    const forbidden = await notice.getByRole('listitem').allInnerTexts();
    expect(forbidden).toEqual([
      'neznačený líh a lihoviny bez kontrolní pásky',
      'podomácku vypálené destiláty',
      'tabákové výrobky bez kolku nebo v otevřeném balení',
      'jednotlivé cigarety',
      'tabák k orálnímu užití (snus)',
    ]);
    expect(await notice.getByRole('checkbox').isChecked()).toBe(false);
  });

  test('R-5.07 fills in company data by hand while the registry is unavailable', async () => {
    browser.expectTrouble(/status of 502 .*\/api\/companies\//);
    const page = await openAs(browser, 'novy', '/ucet/fakturacni-udaje');
    await page.getByLabel('Jsem podnikatel nebo firma').check();
    await page.getByLabel('IČO').fill('26168685');
    const lookUp = page.getByRole('button', { name: 'Doplnit z rejstříku' });
    await lookUp.focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .getByText('Údaje z rejstříku firem se nepodařilo načíst. Vyplňte je prosím ručně.')
      .waitFor();
    expect(await lookUp.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByLabel('Název firmy').fill('Vinotéka U Kašny');
    await page.getByLabel('Sídlo').fill('Kašna 1, 110 00 Praha');
    await page.getByRole('button', { name: 'Uložit údaje' }).click();
    await page.getByText('Údaje jsou uloženy.').waitFor();
  });

  test('R-8.02 sees when there is no connection, and loses nothing that was typed', async () => {
    browser.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    const page = await openAs(browser, 'overeny', '/ucet/fakturacni-udaje');
    await page.getByLabel('Jméno', { exact: true }).fill('Přemysl');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Uložit údaje' }).click();
    await page.getByRole('main').getByText(offlineText).waitFor();
    expect(await page.getByLabel('Jméno', { exact: true }).inputValue()).toBe('Přemysl');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Uložit údaje' }).click();
    await page.getByText('Údaje jsou uloženy.').waitFor();
  });
});
