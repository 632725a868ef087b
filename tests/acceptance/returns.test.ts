import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import {
  buildOrderAmongOthers,
  buildPaidPayment,
  deliverOrder,
  type BuiltOrder,
} from '#tests/support/order-factories.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';

const browser = useBrowser();
let database: Database;
let order: BuiltOrder;

beforeAll(() => {
  database = openDatabase(inject('productDatabase'), { max: 2 });
  return () => database.close();
});

beforeEach(async () => {
  const { db } = database;
  order = await buildOrderAmongOthers(db, {
    lines: [{ name: 'Karlův ležák', quantity: 6, price: 5000 }, { name: 'Sklenice na ležák' }],
  });
  await buildPaidPayment(db, order.id, order.total);
  await deliverOrder(db, order.id, new Date());
});

const opened = (start: string) => `${start}/${order.id}/${order.hash}`;
const mails = async () =>
  (
    await database.db
      .selectFrom('mail')
      .where('subject', 'like', `%${order.number}%`)
      .select('kind')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

const isFocusedInView = (element: Element) =>
  element === document.activeElement && element.getBoundingClientRect().top >= 0;

describe('R-11.04 withdrawing from a contract', () => {
  test('takes two steps from the order; the first one sends nothing', async () => {
    browser.expectTrouble(/422/);
    const page = await browser.open(opened('/shrnuti'));
    await page.locator('main').getByRole('link', { name: 'Odstoupit od smlouvy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Odstoupení od smlouvy' }).waitFor();
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.locator('fieldset').getByText('Vyberte prosím zboží.').waitFor();
    await expect.poll(() => page.locator('input:focus').getAttribute('type')).toBe('checkbox');
    await page.getByLabel('Karlův ležák', { exact: true }).check();
    await page.getByLabel('Počet kusů: Karlův ležák').selectOption('2');
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByText('2 × Karlův ležák').waitFor();
    expect(await page.locator('h2:focus').textContent()).toBe('Potvrďte odstoupení');
    expect(await mails()).toEqual([]);
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();
    await page.getByRole('status').getByText('Vaše odstoupení jsme přijali.').waitFor();
    expect(await page.getByRole('status').filter({ hasText: 'odstoupení' }).evaluate(isFocusedInView)).toBe(true);
    expect(await mails()).toEqual(['withdrawal.received']);
    // The receipt first, the form for the rest after it.
    expect(await page.locator('main h2').allInnerTexts()).toEqual([
      'Odeslané údaje',
      'Odstoupit od smlouvy na zbylé zboží',
    ]);
    await page.goto(opened('/reklamace'));
    await hydrated(page);
    expect(await page.getByLabel('Počet kusů').getByRole('option').count()).toBe(4);
  });

  test('keeps the values when something is wrong', async () => {
    browser.expectTrouble(/422/);
    const page = await browser.open(opened('/de/widerruf'));
    await page.getByLabel('Sklenice na ležák').check();
    await page.getByLabel('Vor- und Nachname').fill('');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Sklenice na ležák').isChecked()).toBe(true);
    await expect.poll(() => page.locator('input:focus').getAttribute('name')).toBe('name');
  });

  test('R-8.02 reports an invalid bank account before the confirmation', async () => {
    browser.expectTrouble(/422/);
    const page = await browser.open(opened('/odstoupeni'));
    await page.getByLabel('Sklenice na ležák').check();
    await page.getByLabel('Účet pro vrácení peněz').fill('19-2000145398/0800');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByRole('alert').first().waitFor();
    await expect.poll(() => page.locator('input:focus').getAttribute('name')).toBe('bank_account');
    expect(await page.getByRole('heading', { name: 'Potvrďte odstoupení' }).count()).toBe(0);
    await page.getByLabel('Účet pro vrácení peněz').fill('19-2000145399/0800');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByText('19-2000145399/0800').waitFor();
    expect(await mails()).toEqual([]);
  });

  test('R-8.02 keeps choices and typed values over a reload, also before the confirmation; going back keeps the focus', async () => {
    const page = await browser.open(opened('/odstoupeni'));
    await page.getByLabel('Karlův ležák', { exact: true }).check();
    await page.getByLabel('Počet kusů: Karlův ležák').selectOption('2');
    await page.getByLabel('Poznámka (nepovinná)').fill('Pošlu je v pátek.');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByText('2 × Karlův ležák').waitFor();
    await page.getByRole('button', { name: 'Zpět' }).click();
    await expect.poll(() => page.locator('main :focus').textContent()).toBe('Pokračovat');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByText('2 × Karlův ležák').waitFor();
    await page.reload();
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Počet kusů: Karlův ležák').inputValue()).toBe('2');
    expect(await page.getByLabel('Poznámka (nepovinná)').inputValue()).toBe('Pošlu je v pátek.');
    expect(await mails()).toEqual([]);
  });

  test('R-8.02 goods withdrawn in another tab can no longer be chosen', async () => {
    browser.expectTrouble(/status of 409/);
    const page = await browser.open(opened('/odstoupeni'));
    const other = await browser.open(opened('/odstoupeni'));
    for (const [tab, pieces] of [
      [page, '6'],
      [other, '4'],
    ] as const) {
      await tab.getByLabel('Karlův ležák', { exact: true }).check();
      await tab.getByLabel('Počet kusů: Karlův ležák').selectOption(pieces);
      await tab.getByRole('button', { name: 'Pokračovat' }).click();
    }
    await other.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();
    await other.getByRole('status').getByText('Vaše odstoupení jsme přijali.').waitFor();
    await page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();
    await expect.poll(() => page.getByLabel('Počet kusů: Karlův ležák').getByRole('option').count()).toBe(2);
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByText('2 × Karlův ležák').waitFor();
  });

  test.each([
    ['/', 'Odstoupit od smlouvy', 'Odstoupení od smlouvy', 'Číslo objednávky'],
    ['/en', 'Withdraw from the contract', 'Withdrawal from the contract', 'Order number'],
    ['/de', 'Vertrag widerrufen', 'Widerruf des Vertrags', 'Bestellnummer'],
  ])('is found in the footer of %s, also by guests', async (home, link, heading, field) => {
    const page = await browser.open(home);
    // By keyboard: lazily rendered parts above still push the footer down.
    await page.locator('footer').getByRole('link', { name: link }).press('Enter');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByLabel(field).fill('2600000000');
    await page.locator('main input[name=email]').fill('nikdo@example.cz');
    await expectNoViolations(page);
    await page.locator('main form button[type=submit]').click();
    await page.locator('main [role=status]').waitFor();
  });
});

test('R-11.04 a buyer complains, the administrator accepts with a message to the buyer', async () => {
  const page = await browser.open(opened('/reklamace'));
  await page.getByLabel('Zboží', { exact: true }).selectOption({ label: 'Sklenice na ležák' });
  await page.getByLabel('Popis vady').fill('Sklenice přišla prasklá.');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Odeslat reklamaci' }).click();
  await page.getByRole('status').getByText('Reklamaci jsme přijali.').waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'Reklamaci' }).evaluate(isFocusedInView)).toBe(true);

  const cookies = await loginCookies(browser.origin, 'admin');
  const admin = await browser.open(`/admin/vraceni?kind=complaint&q=${order.number}`, { cookies });
  await expectNoViolations(admin);
  await admin.getByRole('button', { name: 'Zamítnout' }).click();
  await admin.getByRole('dialog').getByRole('textbox').fill('Rozbili jste ji sami.');
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Zahodit změny' }).click();
  await admin.getByRole('button', { name: 'Uznat' }).click();
  expect(await admin.getByRole('dialog').getByRole('textbox').inputValue()).toBe('');
  await admin.getByRole('dialog').getByRole('textbox').fill('Pošleme vám novou.');
  await admin.getByRole('dialog').getByRole('button', { name: 'Uznat' }).click();
  await admin.getByRole('cell', { name: 'uznáno' }).waitFor();
  expect(await mails()).toEqual(['complaint.received', 'complaint.moved']);

  await admin.getByRole('button', { name: 'Uzavřít' }).click();
  await admin.getByRole('dialog', { name: 'Uzavřít reklamaci?' }).getByRole('button', { name: 'Zrušit' }).click();
  // The buyer prefers a refund.
  await admin.getByRole('button', { name: 'Vrátit peníze' }).click();
  const dialog = admin.getByRole('dialog');
  const amount = dialog.getByLabel('Částka (CZK)');
  expect(await amount.inputValue()).toBe('363');
  browser.expectTrouble(/422/);
  await amount.fill('9999');
  await dialog.getByRole('button', { name: /^Vrátit 9.999,00.Kč$/ }).click();
  await dialog.getByRole('alert').waitFor();
  await amount.fill('100,50');
  await dialog.getByLabel('Účet, na který peníze pošleme').fill('19-2000145399/0800');
  await expectNoViolations(admin);
  await dialog.getByRole('button', { name: /^Vrátit 100,50.Kč$/ }).click();
  await admin.getByRole('link', { name: /Vrací se 100,50/ }).waitFor();
  const seen = await browser.open(opened('/reklamace'));
  await seen.getByText(/Vrací se 100,50/).waitFor();
});

test('R-8.02 an unsent complaint survives a reload', async () => {
  const page = await browser.open(opened('/reklamace'));
  await page.getByLabel('Zboží', { exact: true }).selectOption({ label: 'Sklenice na ležák' });
  await page.getByLabel('Zboží', { exact: true }).selectOption({ label: 'Karlův ležák' });
  await page.getByLabel('Počet kusů').selectOption('3');
  await page.getByLabel('Popis vady').fill('Tři lahve vytekly.');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel('Popis vady').inputValue()).toBe('Tři lahve vytekly.');
  expect(await page.getByLabel('Počet kusů').inputValue()).toBe('3');
});

test('R-11.04 refunds the goods once they arrive, less their loss in value', async () => {
  const page = await browser.open(opened('/odstoupeni'));
  await page.getByLabel('Karlův ležák', { exact: true }).check();
  await page.getByRole('button', { name: 'Pokračovat' }).click();
  await page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();
  await page.getByRole('status').getByText('Vaše odstoupení jsme přijali.').waitFor();

  const cookies = await loginCookies(browser.origin, 'admin');
  const admin = await browser.open(`/admin/vraceni?q=${order.number}`, { cookies });
  await admin.getByRole('button', { name: 'Uznat' }).click();
  await admin.getByRole('dialog').getByText('kam má zboží poslat').waitFor();
  await admin.getByRole('dialog').getByRole('button', { name: 'Uznat' }).click();
  await admin.getByRole('button', { name: 'Vrátit peníze' }).click();
  const dialog = admin.getByRole('dialog');
  expect(await dialog.getByLabel('Částka (CZK)').inputValue()).toBe('300');
  await dialog.getByRole('button', { name: /^Vrátit 300,00.Kč$/ }).waitFor();
  await dialog.getByLabel('Částka (CZK)').fill('301');
  await dialog.getByRole('button', { name: /^Vrátit 301,00.Kč$/ }).click();
  await dialog.getByRole('alert').getByText('Zadejte prosím číslo od 0,01 do 300.').waitFor();
  await dialog.getByLabel('Částka (CZK)').fill('250');
  await dialog.getByLabel('Zboží je zpět a patří do skladu').check();
  await expectNoViolations(admin);
  await dialog.getByRole('button', { name: /^Vrátit 250,00.Kč$/ }).click();
  await admin.getByRole('link', { name: /Vrací se 250,00/ }).click();
  await admin.getByRole('checkbox', { name: `Vybrat ${order.number}` }).check();
  await admin.getByRole('button', { name: 'Potvrdit odeslání peněz' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Ano, odešly' }).click();
  await admin.getByText('Žádnou takovou vratku jsme nenašli.').waitFor();
  await admin.goto(`/admin/vraceni?q=${order.number}`);
  await admin.getByRole('cell', { name: 'peníze vráceny' }).waitFor();
  const refunds = await database.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('payment.subject_id', '=', order.id)
    .select('refund.amount_minor')
    .execute();
  expect(refunds).toEqual([{ amount_minor: 25_000 }]);
});

test('R-11.04 withdrawing from unsent goods cancels the order and refunds it at once', async () => {
  await database.db.updateTable('shop_order').set({ state: 'paid' }).where('id', '=', order.id).execute();
  await database.db.deleteFrom('order_event').where('order_id', '=', order.id).execute();
  const page = await browser.open(opened('/odstoupeni'));
  for (const goods of ['Karlův ležák', 'Sklenice na ležák']) await page.getByLabel(goods, { exact: true }).check();
  await page.getByRole('button', { name: 'Pokračovat' }).click();
  await page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();
  await page.getByRole('status').getByText('Vaše odstoupení jsme přijali.').waitFor();

  const cookies = await loginCookies(browser.origin, 'admin');
  const admin = await browser.open(`/admin/vraceni?q=${order.number}`, { cookies });
  await admin.getByRole('button', { name: 'Uznat' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Uznat odstoupení' });
  await dialog.getByText('Zboží ještě neodešlo.').waitFor();
  await expectNoViolations(admin);
  await dialog.getByRole('button', { name: 'Uznat' }).click();
  await admin.getByRole('link', { name: /Vrací se 762,00/ }).waitFor();
  await page.goto(opened('/shrnuti'));
  await page.getByText('Objednávka je zrušena. Zaplacenou částku vám vrátíme.').waitFor();
});

describe('R-11.04 goods paid on delivery', () => {
  beforeEach(async () => {
    const { db } = database;
    order = await buildOrderAmongOthers(db, { lines: [{ name: 'Sklenice na ležák' }], payment: 'cash_on_delivery' });
    await deliverOrder(db, order.id, new Date());
  });

  const withdraw = async () => {
    const page = await browser.open(opened('/odstoupeni'));
    await page.getByLabel('Sklenice na ležák').check();
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByRole('alert').getByText('Napište prosím číslo účtu.').first().waitFor();
    await expect.poll(() => page.locator('input:focus').getAttribute('name')).toBe('bank_account');
    await expectNoViolations(page);
    await page.getByLabel('Účet pro vrácení peněz', { exact: true }).fill('19-2000145399/0800');
    await page.getByRole('button', { name: 'Pokračovat' }).click();
    await page.getByText('19-2000145399/0800').waitFor();
    expect(await page.getByText('stejnou cestou').count()).toBe(0);
    await page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();
    await page.getByRole('status').getByText('Vaše odstoupení jsme přijali.').waitFor();
  };
  const accept = async () => {
    const cookies = await loginCookies(browser.origin, 'admin');
    const admin = await browser.open(`/admin/vraceni?q=${order.number}`, { cookies });
    await admin.getByRole('button', { name: 'Uznat' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Uznat' }).click();
    await admin.getByRole('cell', { name: 'uznáno' }).waitFor();
    return admin;
  };

  test('are refunded by transfer once the cash is booked, and not closed before', async () => {
    browser.expectTrouble(/422/);
    await withdraw();
    const admin = await accept();
    await admin.getByText('Platba dobírky ještě není potvrzena.').waitFor();
    expect(await admin.getByRole('button', { name: 'Uzavřít, není co vracet' }).count()).toBe(0);
    await expectNoViolations(admin);
    await buildPaidPayment(database.db, order.id, order.total);
    await admin.reload();
    await hydrated(admin);
    await admin.getByRole('button', { name: 'Vrátit peníze' }).click();
    const dialog = admin.getByRole('dialog');
    expect(await dialog.getByLabel('Účet, na který peníze pošleme').inputValue()).toBe('19-2000145399/0800');
    await dialog.getByRole('button', { name: /^Vrátit 462,00.Kč$/ }).click();
    await admin.getByRole('link', { name: /Vrací se 462,00/ }).waitFor();
  });

  test('are closed without a refund only after a confirmation', async () => {
    browser.expectTrouble(/422/);
    await withdraw();
    const admin = await accept();
    // The parcel came back, and the order ended before the withdrawal.
    await database.db.updateTable('shop_order').set({ state: 'cancelled' }).where('id', '=', order.id).execute();
    await admin.reload();
    await hydrated(admin);
    await admin.getByRole('button', { name: 'Uzavřít, není co vracet' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Uzavřít odstoupení?' });
    await dialog.getByLabel('Zboží je zpět a patří do skladu').waitFor();
    await expectNoViolations(admin);
    expect(await mails()).not.toContain('withdrawal.settled');
    await dialog.getByRole('button', { name: 'Uzavřít' }).click();
    await expect.poll(mails).toContain('withdrawal.settled');
  });
});

test('R-11.04 cancelling an order settles its withdrawal', async () => {
  await database.db.updateTable('shop_order').set({ state: 'paid' }).where('id', '=', order.id).execute();
  await database.db.deleteFrom('order_event').where('order_id', '=', order.id).execute();
  const page = await browser.open(opened('/odstoupeni'));
  await page.getByLabel('Sklenice na ležák').check();
  await page.getByRole('button', { name: 'Pokračovat' }).click();
  await page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();
  await page.getByRole('status').getByText('Vaše odstoupení jsme přijali.').waitFor();

  const cookies = await loginCookies(browser.origin, 'admin');
  const admin = await browser.open(`/admin/objednavky/${order.id}`, { cookies });
  await admin.getByRole('button', { name: 'Zrušit objednávku' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Ano, zrušit' }).click();
  await expect.poll(mails).toEqual(['withdrawal.received', 'order.cancelled', 'withdrawal.decided']);
  await admin.goto(`/admin/vraceni?q=${order.number}`);
  await admin.getByRole('cell', { name: 'uznáno' }).waitFor();
  await admin.getByRole('link', { name: /Vrací se 762,00/ }).waitFor();
  expect(await admin.getByRole('button', { name: 'Zamítnout' }).count()).toBe(0);
});

test('R-5.06, R-11.04 the overview and the list of an account link to its newest orders and show their returns', async () => {
  const { id } = await database.db
    .selectFrom('account')
    .where('email', '=', 'overeny@karafa.example')
    .select('id')
    .executeTakeFirstOrThrow();
  const mine = { account_id: id, placed_at: new Date() };
  await database.db.updateTable('shop_order').set(mine).where('id', '=', order.id).execute();
  const withdrawal = { client_key: randomUUID(), locale: 'cs', name: 'Jiří Dvořák', email: 'jiri@example.cz' };
  const sent = await database.db
    .insertInto('withdrawal')
    .values({ ...withdrawal, order_id: order.id, received_at: new Date('2026-03-05T13:30:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('withdrawal_line')
    .values({ withdrawal_id: sent.id, order_line_id: order.lineIds[0]!, quantity: 1 })
    .execute();
  const cookies = await loginCookies(browser.origin, 'overeny');
  const list = await browser.open('/ucet/objednavky', { cookies });
  const row = list.locator('main li').filter({ hasText: order.number });
  for (const words of ['Doručeno', 'Objednáno', 'Odstoupení přijato']) expect(await row.innerText()).toContain(words);
  const page = await browser.open('/ucet/prehled', { cookies });
  const shown = page.locator('main li').filter({ hasText: order.number });
  for (const words of ['Doručeno', 'Objednáno', 'Odstoupení přijato']) expect(await shown.innerText()).toContain(words);
  await page
    .locator('main')
    .getByRole('link', { name: `Objednávka ${order.number}` })
    .click();
  await page.getByRole('heading', { level: 1, name: `Objednávka ${order.number}` }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/ucet\//);
  await page.locator('main').getByText('5. 3. 2026').waitFor();
  await page.locator('main').getByRole('link', { name: 'Odstoupení přijato' }).click();
  await page.getByRole('heading', { level: 1, name: 'Odstoupení od smlouvy' }).waitFor();
});
