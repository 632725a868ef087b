import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';

const { product, browser } = useOwnProduct();

interface Advert {
  readonly id: number;
  readonly name: string;
  readonly account: number;
  readonly category: number;
  readonly slug: string;
}

/**
 * An advert that stands behind others of its category, among which none is topped, given to the verified account. Its
 * name is its own.
 */
async function findAdvert(): Promise<Advert> {
  const [row] = await query(
    product.database,
    `with found as (
       select l.id, t.name, l.category_id as category, ct.slug
       from listing l join category c on c.id = l.category_id
       join category_text ct on ct.category_id = c.id and ct.locale = 'cs'
       join listing_text t on t.listing_id = l.id
       where l.kind = 'advert' and l.visibility = 'listed' and not l.is_topped and c.may_be_advertised
         and not exists (select from topping where listing_id = l.id)
         and not exists (select from listing other where other.category_id = l.category_id and other.is_topped)
         and not exists (select from listing_text other where other.name = t.name and other.listing_id <> l.id)
         and exists (select from listing newer where newer.category_id = l.category_id and newer.visibility = 'listed'
           and newer.published_at > l.published_at)
       order by l.id limit 1),
     given as (
       update advert set account_id = a.id from found, account a
       where advert.listing_id = found.id and a.email = 'overeny@karafa.example')
     update listing set seller_id = a.id from found, account a
     where listing.id = found.id and a.email = 'overeny@karafa.example'
     returning found.id, found.name, a.id as account, found.category, found.slug`,
  );
  return row as unknown as Advert;
}

/** What a tax document needs. */
async function giveInvoiceAddress(account: number): Promise<void> {
  await query(
    product.database,
    `insert into account_address (account_id, kind, name, street, city, postcode, country_code)
     values ($1, 'invoice', 'Jan Ukázkový', 'Ukázková 12', 'Praha', '110 00', 'CZ') on conflict do nothing`,
    [String(account)],
  );
}

/** Pays at the test gateway, which leads back to where the payment began. */
async function payByCard(page: Page, path: string): Promise<void> {
  await page.getByRole('radio', { name: 'Platební kartou' }).check();
  await page.getByRole('button', { name: 'Zaplatit kartou' }).click();
  await page.waitForURL(/platebni-brana/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Zaplatit', exact: true }).click();
  await arriveAt(page, path);
}

test('R-2.24, R-5.12 a paid account is verified at once, with an invoice; a refund ends it, with a credit note', async () => {
  const [account] = await query(
    product.database,
    `select id, username from account where email = 'novy@karafa.example'`,
  );
  await giveInvoiceAddress(Number(account!.id));
  const path = routePath('account-verified-account', 'cs');
  const owner = await openAs(browser, 'novy', path);
  await owner.getByText('neověřený', { exact: true }).waitFor();
  await payByCard(owner, path);
  await owner.getByText(/^Váš účet je ověřený od/).waitFor();
  const pdfOf = async (name: RegExp) => {
    const link = owner.getByRole('link', { name });
    return (await (await owner.request.get((await link.getAttribute('href'))!)).body()).subarray(0, 5).toString();
  };
  expect(await pdfOf(/^Faktura \d/)).toBe('%PDF-');
  const profile = await browser.visit(routePath('user', 'cs', { id: Number(account!.id) }));
  await profile.getByText('Ověřený', { exact: false }).first().waitFor();

  const admin = await openAs(browser, 'admin', routePath('admin-verifications', 'cs'));
  const row = admin.getByRole('row').filter({ hasText: String(account!.username) });
  await row.getByRole('button', { name: 'Vrátit peníze' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Vrátit poplatek za ověřený účet' });
  await dialog.getByLabel('Důvod').fill('Zaplaceno omylem.');
  await dialog.getByRole('button', { name: 'Vrátit peníze' }).click();
  await admin.getByText('Vrácení peněz je zadáno.').waitFor();
  await expect
    .poll(async () => {
      await owner.reload();
      return owner.getByText(/^Zaplacenou částku jsme vám vrátili/).count();
    })
    .toBe(1);
  expect(await pdfOf(/^Opravný daňový doklad/)).toBe('%PDF-');
});

test('R-4.09 a transfer of another sum pays nothing and waits to be sent back, once an administrator has recorded it', async () => {
  // The administrator is asked first.
  browser.expectTrouble(/status of 409 .*overpayment$/);
  const [account] = await query(
    product.database,
    `select id, username from account where email = 'influencer@karafa.example'`,
  );
  await giveInvoiceAddress(Number(account!.id));
  const owner = await openAs(browser, 'influencer', routePath('account-verified-account', 'cs'));
  await owner.getByRole('radio', { name: 'Převodem z účtu' }).check();
  await owner.getByRole('button', { name: 'Zobrazit platební údaje' }).click();
  await owner.getByText('Variabilní symbol').waitFor();

  const admin = await openAs(browser, 'admin', routePath('admin-verifications', 'cs'));
  const row = admin.getByRole('row').filter({ hasText: String(account!.username) });
  await row.getByRole('button', { name: 'Jiná částka' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Převod přišel podruhé nebo v jiné výši' });
  await dialog.getByLabel('Kolik přišlo (CZK)').fill('12 345,60');
  await dialog.getByRole('button', { name: 'Zapsat přeplatek' }).click();
  // More than the price: the administrator is asked.
  await admin
    .getByRole('dialog', { name: 'Opravdu přišlo tolik?' })
    .getByRole('button', { name: 'Ano, zapsat' })
    .click();
  await admin.getByText('Zapsáno. Peníze čekají v přehledu plateb na vrácení.').waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await row.getByRole('button', { name: 'Převod přišel' }).waitFor();
  await admin.goto(routePath('admin-payments', 'cs'));
  await admin
    .getByRole('row')
    .filter({ hasText: /12\s345,60/ })
    .getByRole('checkbox')
    .waitFor();
});

test('R-5.06, R-2.22 an address that a topping needs leads back to it, with the chosen days', async () => {
  const { id } = await findAdvert();
  const path = routePath('account-advertisements-top', 'cs', { id });
  const owner = await openAs(browser, 'overeny', path);
  await owner.getByRole('radio', { name: /^30 dní/ }).check();
  await owner.getByRole('link', { name: 'Doplnit adresu' }).click();
  await owner.getByText('Po uložení adresy se vrátíte k topování inzerátu.').waitFor();
  await owner.getByLabel('Jméno nebo firma').fill('Viktor Ověřený');
  await owner.getByLabel('Ulice a číslo').fill('Ukázková 12');
  await owner.getByLabel('PSČ').fill('110 00');
  await owner.getByLabel('Obec').fill('Praha');
  await owner.getByRole('button', { name: 'Uložit adresu' }).click();
  await arriveAt(owner, path);
  expect(new URL(owner.url()).search).toBe('?days=30');
  await owner.getByText(/^Fakturu vystavíme na: Viktor Ověřený/).waitFor();
  expect(await owner.getByRole('radio', { name: /^30 dní/ }).isChecked()).toBe(true);
  // Only a path of the portal is a way back.
  await owner.goto(`${routePath('account-invoice', 'cs')}?back=${encodeURIComponent('//evil.example/')}`);
  await owner.getByRole('button', { name: 'Přidat adresu' }).waitFor();
  expect(await owner.getByText('Zpět bez uložení').count()).toBe(0);
});

test(
  'R-2.22, R-4.09 an advert that is paid for and approved comes first in its category with its mark, until the end',
  { timeout: 240_000 },
  async () => {
    const { id, name, account, category, slug } = await findAdvert();
    await giveInvoiceAddress(account);
    const path = routePath('account-advertisements-top', 'cs', { id });
    const owner = await openAs(browser, 'overeny', path);
    await owner.getByRole('radio', { name: /14 dní/ }).check();
    await payByCard(owner, path);
    await owner.getByText('zaplaceno, čeká na schválení').waitFor();

    const admin = await openAs(browser, 'admin', routePath('admin-toppings', 'cs'));
    const row = admin.getByRole('row').filter({ hasText: name });
    await row.getByRole('checkbox').check();
    await admin.getByRole('group', { name: 'S vybranými' }).getByRole('button', { name: 'Schválit' }).click();
    await expect.poll(() => row.count()).toBe(0);

    const categoryPath = routePath('category', 'cs', { id: category, category: slug });
    const firstCard = async () => {
      const page = await browser.open(categoryPath);
      const text = await page.locator('main article').first().innerText();
      await page.close();
      return text;
    };
    await expect.poll(firstCard).toContain(name);
    expect(await firstCard()).toContain('TOP');
    await owner.reload();
    await owner.getByText(/^topovaný do/).waitFor();

    // Its time passes; the worker looks every minute.
    await query(
      product.database,
      `update topping set starts_at = now() - interval '14 days', ends_at = now() - interval '1 second'
       where listing_id = $1`,
      [String(id)],
    );
    await query(
      product.database,
      `update advert set topped_until = now() - interval '1 second' where listing_id = $1`,
      [String(id)],
    );
    await expect.poll(firstCard, { timeout: 120_000, interval: 5_000 }).not.toContain(name);
    await expect
      .poll(
        async () => (await query(product.database, 'select state from topping where listing_id = $1', [String(id)]))[0],
      )
      .toEqual({ state: 'ended' });
  },
);
