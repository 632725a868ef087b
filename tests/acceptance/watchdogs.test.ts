import '#shared/i18n/personal-paths.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import type { ReceivedMail } from '#tests/support/mail-server.ts';
import { useMailingProduct } from '#tests/support/mailing-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { textsIn } from '#tests/support/texts.ts';

// A product of its own: it sends its mails to a local server, and the catalogue changes.
const { product, browser, mailsTo, mailTo } = useMailingProduct();

const one = async (text: string, values: unknown[] = []) => (await query(product.database, text, values))[0]!;
const header = (mail: ReceivedMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;
const linkIn = (mail: ReceivedMail, path: RegExp) =>
  mail.text!.match(/https?:\/\/[^\s>)]+/g)!.find((link) => path.test(new URL(link).pathname))!;

/** Matches what has become public, as the worker does every minute, and resolves when its mails have left. */
async function match(): Promise<void> {
  await query(product.database, "select graphile_worker.add_job('watchdogs.match')");
  await expect
    .poll(async () =>
      Number(
        (
          await one(`select (select count(*) from listing_event) + (select count(*) from graphile_worker.jobs
          where task_identifier in ('watchdogs.match', 'mail.send') and run_at <= now()) as left`)
        ).left,
      ),
    )
    .toBe(0);
}

/** What a mail program sends for one-click unsubscription (RFC 8058): a form without cookies. */
async function unsubscribe(mail: ReceivedMail): Promise<void> {
  expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = /^<(http[^>]+)>$/.exec(header(mail, 'list-unsubscribe')!)![1]!;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([answer.status, answer.redirected]).toEqual([200, false]);
}

const restock = async (id: number, quantity: number) => {
  await query(
    product.database,
    `insert into stock (listing_id, branch_id, quantity) select $1, min(id), $2 from branch where is_active
     on conflict (listing_id, branch_id) do update set quantity = excluded.quantity`,
    [id, quantity],
  );
  expect((await one('select is_in_stock from listing where id = $1', [id])).is_in_stock).toBe(quantity > 0);
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent);

describe('R-5.11 a saved search', () => {
  test('is saved by keyboard, tells of an approved advert by mail, and one click without a login ends the mails', async () => {
    const advert = await one(
      `select l.id, t.name, l.category_id as category, ct.slug from advert a
       join listing l on l.id = a.listing_id and l.offer_type = 'supply'
       join listing_text t on t.listing_id = l.id
       join category_text ct on ct.category_id = l.category_id and ct.locale = 'cs'
       join account s on s.id = l.seller_id and s.username not in ('novy', 'admin')
       where a.state = 'waiting' order by l.id limit 1`,
    );
    const name = String(advert.name);
    const list = routePath('category', 'cs', { id: Number(advert.category), category: String(advert.slug) });
    const page = await openAs(browser, 'novy', `${list}?kind=advert&offer=supply`);
    const button = page.getByRole('button', { name: 'Hlídat', exact: true });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Hlídat toto hledání' });
    await dialog.waitFor();
    expect(await focused(page)).toBe('name');
    expect(await dialog.getByLabel('Název').inputValue()).toMatch(/, Nabídky$/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Co se nabízí');
    await page.keyboard.press('Enter');
    await page.getByText('Hlídací pes je uložený.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe('Hlídat');

    const admin = await openAs(browser, 'admin', `/admin/inzeraty?q=${encodeURIComponent(name)}`);
    const row = admin.locator('[data-row]').filter({ hasText: name });
    await row.getByRole('button', { name: 'Schválit' }).click();
    const approved = admin.waitForResponse(/advertisements\/approval$/);
    // Leaving the page submits the decision at once.
    await admin.getByRole('link', { name: 'K vyřízení' }).click();
    expect((await approved).ok()).toBe(true);
    await match();
    const mail = await mailTo('novy@karafa.example', 1);
    expect(mail.subject).toBe('Hlídací pes našel 1 nabídku');
    expect(mail.text).toContain('Co se nabízí');
    expect(mail.text).toContain(name);

    // The link in the mail leads to the list with its filters.
    await page.goto(linkIn(mail, new RegExp(`^${list}$`)));
    await hydrated(page);
    expect(await page.getByRole('link', { name: /^Zrušit filtr/ }).allInnerTexts()).toEqual([
      expect.stringContaining('Inzeráty'),
      expect.stringContaining('Nabídky'),
    ]);
    await page.getByRole('main').getByRole('link', { name }).first().waitFor();

    await unsubscribe(mail);
    // A mail about the next listing would wait for ten minutes.
    await query(product.database, "update watchdog set mailed_at = null where name = 'Co se nabízí'");
    const { id: next } = await one(
      `update listing set visibility = 'hidden' where id = (select min(id) from listing
         where category_id = $1 and kind = 'advert' and offer_type = 'supply' and visibility = 'listed' and id <> $2
           and seller_id <> (select id from account where username = 'novy'))
       returning id`,
      [advert.category, advert.id],
    );
    await query(product.database, "update listing set visibility = 'listed' where id = $1", [next]);
    await match();
    await page.goto(routePath('account-watchdogs', 'cs'));
    await hydrated(page);
    const saved = page.getByRole('listitem').filter({ hasText: 'Co se nabízí' });
    await saved.getByText('2 nálezy').waitFor();
    expect(mailsTo('novy@karafa.example')).toHaveLength(1);
  });

  test('is edited, narrowed, paused, deleted and restored in the account, in English', async () => {
    const text = textsIn('en');
    const page = await openAs(browser, 'overeny', routePath('account-watchdogs', 'en'));
    const itemOf = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    const press = (name: string, action: string) =>
      itemOf(name)
        .getByRole('button', { name: `${text(action)}: ${name}` })
        .press('Enter');

    await press('Humidory', 'Upravit');
    const dialog = page.getByRole('dialog', { name: text('Upravit hlídacího psa') });
    await dialog.waitFor();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Cedrové humidory');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    const item = itemOf('Cedrové humidory');
    await item.getByText(`· ${text('denně')}`).waitFor();

    await item.getByRole('link', { name: `${text('Změnit filtry')}: Cedrové humidory` }).press('Enter');
    await arriveAt(page, routePath('search', 'en'));
    await page.goto(`${page.url()}&kind=product`);
    await hydrated(page);
    await page.getByRole('button', { name: text('Hlídat'), exact: true }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('Uložit změny') })
      .press('Enter');
    await page.getByText(text('Hlídací pes je uložený.')).waitFor();
    await page.goto(routePath('account-watchdogs', 'en'));
    await hydrated(page);
    await item.getByText(text('E-shop Karafa'), { exact: true }).waitFor();

    await press('Cedrové humidory', 'Pozastavit');
    await item.getByText(text('Pozastavený')).waitFor();
    await press('Cedrové humidory', 'Hlídat znovu');
    await item.getByText(text('Hlídá'), { exact: true }).waitFor();

    const count = await page.getByRole('main').getByRole('heading', { level: 2 }).count();
    await press('Cedrové humidory', 'Smazat');
    // The focus is on the way back.
    await expect.poll(() => focused(page)).toBe(text('Vrátit'));
    await page.keyboard.press('Enter');
    await item.getByText(text('Hlídá'), { exact: true }).waitFor();
    await press('Cedrové humidory', 'Smazat');
    await expect.poll(() => focused(page)).toBe(text('Vrátit'));
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(count - 1);
    expect(await item.count()).toBe(0);
  });
});

describe('R-3.06, R-5.11 a sold-out product', () => {
  const text = textsIn('de');
  const gone = text(
    'Tohle hlídání už neexistuje: je ukončené, nebo nebylo včas potvrzené. Další e-maily o něm nepošleme.',
  );
  const open = async (id: number, email: string) => {
    const page = await browser.open(`/de/${id}/-/-`);
    await page
      .getByRole('button', { name: text('Hlídat dostupnost') })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: text('Hlídat dostupnost') });
    await dialog.waitFor();
    await expect.poll(() => focused(page)).toBe('email');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    const confirmation = await mailTo(email, 1);
    expect(header(confirmation, 'list-unsubscribe')).toBeUndefined();
    await page.goto(linkIn(confirmation, /^\/de\/suchauftrag\//));
    await hydrated(page);
    await page.getByRole('button', { name: text('Potvrdit hlídání') }).press('Enter');
    await page.getByText(text('Hlídáme. Až bude zboží znovu skladem, pošleme vám e-mail.')).waitFor();
    return page;
  };
  let soldOut: { id: number; name: string }[];
  beforeAll(async () => {
    const rows = await query(
      product.database,
      `select l.id, t.name from listing l join listing_text t on t.listing_id = l.id and t.locale = 'de'
       where l.kind = 'product' and not l.is_in_stock and l.visibility = 'listed'
       order by l.id limit 2`,
    );
    soldOut = rows.map(({ id, name }) => ({ id: Number(id), name: String(name) }));
  });

  test('mails a guest who has confirmed the address once when it is in stock again', async () => {
    const { id, name } = soldOut[0]!;
    const email = 'gast@karafa.example';
    const page = await open(id, email);
    await restock(id, 5);
    await match();
    const told = await mailTo(email, 2);
    expect(told.subject).toBe(`Wieder auf Lager: ${name}`);
    expect(header(told, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await page.goto(linkIn(told, new RegExp(`^/de/${id}/`)));
    await page.getByRole('heading', { level: 1, name }).waitFor();

    await restock(id, 0);
    await restock(id, 5);
    await match();
    expect(mailsTo(email)).toHaveLength(2);
    await unsubscribe(told);
    await page.goto(linkIn(told, /^\/de\/suchauftrag\//));
    await page.getByText(gone).waitFor();
  });

  test('is watched by a user who presses before the session has come', async () => {
    const { id } = soldOut[1]!;
    const page = await openAs(browser, 'novy', '/de');
    // Without an answer the session never comes.
    await page.route('**/api/me/advertisements/statistics*', () => undefined);
    await page.goto(`/de/${id}/-/-`);
    await hydrated(page);
    await page
      .getByRole('button', { name: text('Hlídat dostupnost') })
      .first()
      .press('Enter');
    await page
      .getByRole('button', { name: text('Hlídáme, napíšeme vám') })
      .first()
      .waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('tells a guest who ends the watching that it has ended', async () => {
    const page = await open(soldOut[1]!.id, 'gast-ohne-wunsch@karafa.example');
    await page.getByRole('button', { name: text('Ukončit toto hlídání') }).click();
    await page.getByText(text('Hlídání je ukončené, další e-maily nepošleme.')).waitFor();
    await page.reload();
    await page.getByText(gone).waitFor();
  });

  test('is watched no longer once a guest presses the button of the link, also without script', async () => {
    const { id } = soldOut[1]!;
    const email = 'ohne-skript@karafa.example';
    await open(id, email);
    const link = linkIn(mailsTo(email)[0]!, /^\/de\/suchauftrag\//);
    const page = await browser.visit(link, { hasScript: false });
    await page.getByRole('button', { name: text('Ukončit toto hlídání') }).click();
    await page.getByText(gone).waitFor();
    await restock(id, 5);
    await match();
    expect(mailsTo(email)).toHaveLength(1);
  });
});
