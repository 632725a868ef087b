import { randomBytes, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import '#shared/i18n/personal-paths.ts';
import { isoDay } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { openDatabase, type Database } from '#server/platform/db/db.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { arriveAt, hydrated, useBrowser } from '#tests/support/browser.ts';
import {
  buildOrderAmongOthers,
  buildPaidPayment,
  type BuiltOrder,
  type OrderOptions,
} from '#tests/support/order-factories.ts';
import { openAs } from '#tests/support/demo-logins.ts';

const browser = useBrowser();
let database: Database;

beforeAll(() => {
  database = openDatabase(inject('productDatabase'), { max: 2 });
  return () => database.close();
});

const build = (options: OrderOptions) => buildOrderAmongOthers(database.db, options);

async function buildPaid(options: OrderOptions): Promise<BuiltOrder> {
  const order = await build({ payment: 'card', ...options, order: { ...options.order, state: 'paid' } });
  await buildPaidPayment(database.db, order.id, order.total);
  return order;
}

const openPath = (path: string) => openAs(browser, 'admin', path);
const open = ({ id }: BuiltOrder) => openPath(routePath('admin-order', 'cs', { id }));
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const mailsOf = ({ number }: BuiltOrder) =>
  database.db
    .selectFrom('mail')
    .where('subject', 'like', `%${number}%`)
    .select(['kind', 'text'])
    .orderBy('id')
    .execute();

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

describe('an order in administration', () => {
  test('R-9.03, R-11.02 is prepared, made ready for pickup and handed over once the age is checked', async () => {
    const order = await buildPaid({ carrier: 'branch' });
    const page = await open(order);
    await button(page, 'Začít připravovat').click();
    await button(page, 'Začít připravovat').waitFor({ state: 'detached' });
    await button(page, 'Označit jako připravené k vyzvednutí').click();
    await button(page, 'Předat zákazníkovi').click();
    await dialog(page).getByRole('button', { name: 'Předat zákazníkovi' }).click();
    await dialog(page).getByRole('alert').getByText('Toto pole je nutné potvrdit.').waitFor();
    expect(await dialog(page).getByRole('checkbox', { name: 'Věk ověřen podle dokladu' }).isChecked()).toBe(false);
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Věk neověřen, nevydáno' }).click();
    await page.getByText('Věk při předání neověřen').waitFor();

    await button(page, 'Předat zákazníkovi').click();
    await dialog(page).getByRole('checkbox').check();
    await dialog(page).getByRole('button', { name: 'Předat zákazníkovi' }).click();
    await expect.poll(() => page.locator('[aria-current=step]').innerText()).toContain('Vyzvednuto');
    await page.getByText('Věk ověřen podle dokladu').waitFor();
    const kinds = (await mailsOf(order)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['order.ready_for_pickup', 'order.delivered']));
  });

  test('R-9.03 several orders are sent at once, each with its parcel number, which can be corrected', async () => {
    const company = `Hospoda ${randomBytes(4).toString('hex')}`;
    const orders = [await buildPaid({ order: { company } }), await buildPaid({ order: { company } })];
    const page = await openPath(`${routePath('admin-orders', 'cs')}?q=${encodeURIComponent(company)}&sort=oldest`);
    await page.getByRole('checkbox', { name: 'Vybrat všechny' }).check();
    await button(page, 'Označit jako odeslané').click();
    const fields = dialog(page).getByRole('textbox');
    expect(await fields.count()).toBe(2);
    // A column of the carrier's table.
    await fields.first().evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', 'CZ-1\nCZ-2\n');
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    expect(await fields.last().inputValue()).toBe('CZ-2');
    await dialog(page).getByRole('button', { name: 'Označit jako odeslané' }).click();
    await page.getByText('Hotovo, změnily se 2 záznamy.').waitFor();
    // The button disappears with the selection.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    const texts = await Promise.all(orders.map(async (order) => (await mailsOf(order)).at(-1)!.text));
    const codes = texts.map((text) => /CZ-\d/.exec(text)?.[0]);
    expect(codes).toEqual(['CZ-1', 'CZ-2']);

    // Delivered orders are summarised with their total.
    await page.getByRole('checkbox', { name: 'Vybrat všechny' }).check();
    await button(page, 'Označit jako doručené').click();
    expect((await dialog(page).innerText()).replace(/\s+/g, ' ')).toContain('Celkem 2 924,00 Kč');
    await dialog(page).getByRole('button', { name: 'Zrušit' }).click();

    const detail = await open(orders[0]!);
    await detail.getByLabel('Číslo zásilky').fill('CZ-9');
    await detail.getByRole('button', { name: 'Uložit číslo zásilky' }).click();
    await detail.getByText('Číslo zásilky je uloženo, zákazník ho dostane e-mailem.').waitFor();
    expect((await mailsOf(orders[0]!)).at(-1)).toMatchObject({
      kind: 'order.sent',
      text: expect.stringContaining('CZ-9'),
    });
  });

  test('R-6.06, R-9.03 a bank transfer is compared and marked paid; a partial refund issues a credit note', async () => {
    const order = await build({ payment: 'bank_transfer' });
    const { number, id, total } = order;
    const at = new Date();
    const payment = { subject_kind: 'order', subject_id: id, provider: 'bank_transfer', amount_minor: total } as const;
    const key = randomBytes(24).toString('base64url');
    await database.db
      .insertInto('payment')
      .values({ ...payment, key, currency_code: 'CZK', variable_symbol: number, created_at: at, changed_at: at })
      .execute();
    const page = await open(order);
    const invoiceNote = dialog(page).getByText(/^Faktura \d{10} už je vystavena, proto se ani ona/);
    const openCorrection = async () => {
      await page.getByRole('button', { name: 'Opravit údaje' }).click();
      await dialog(page).getByLabel('Firma').waitFor();
    };
    await openCorrection();
    expect(await invoiceNote.count()).toBe(0);
    await dialog(page).getByRole('button', { name: 'Zavřít' }).click();
    await button(page, 'Potvrdit přijetí peněz').click();
    const asked = (await dialog(page).innerText()).replace(/\s+/g, ' ');
    expect(asked).toContain(`${number} 462,00 Kč`);
    const day = dialog(page).getByLabel('Den, kdy peníze přišly');
    expect(await day.inputValue()).toBe(isoDay(new Date()));
    browser.expectTrouble(/422/);
    await day.fill('2026-03-01');
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Ano, přišly' }).click();
    await dialog(page).getByRole('alert').getByText('Ten den objednávka ještě neexistovala.').waitFor();
    await day.fill('2026-03-04');
    await dialog(page).getByRole('button', { name: 'Ano, přišly' }).click();
    await page.getByText('Objednávka je zaplacena.').waitFor();
    await page.getByText('Peníze přišly 4. 3. 2026.').waitFor();
    await openCorrection();
    await invoiceNote.waitFor();
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Zavřít' }).click();

    await button(page, 'Zadat vrácení peněz').click();
    await page.getByLabel('Částka (CZK)').fill('100,50');
    await page.getByLabel('Důvod (uvede se i na opravném dokladu)').fill('Poškozená etiketa');
    await button(page, 'Vrátit peníze').click();
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Ano, vrátit' }).click();
    await page.getByText('Vrácení peněz je zadáno.').waitFor();
    await page
      .getByText(/100,50.Kč.*zadáno/)
      .first()
      .waitFor();

    const refunds = await openPath(`${routePath('admin-payments', 'cs')}?view=refunds&q=${number}`);
    await refunds.getByRole('checkbox', { name: `Vybrat ${number}` }).check();
    await button(refunds, 'Potvrdit odeslání peněz').click();
    expect((await dialog(refunds).innerText()).replace(/\s+/g, ' ')).toContain(`${number} 100,50 Kč`);
    await dialog(refunds).getByRole('button', { name: 'Ano, odešly' }).click();
    await refunds.getByText('Hotovo, změnil se 1 záznam.').waitFor();

    await page.reload();
    await hydrated(page);
    const note = page.getByRole('link', { name: /^OD\d+$/ });
    const file = await page.request.get((await note.getAttribute('href'))!);
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order.paid', 'order.refunded']);
  });

  test('R-9.03, R-11.04 an order with a withdrawal is marked in the list and excluded from bulk sending', async () => {
    const company = `Hospoda ${randomBytes(4).toString('hex')}`;
    const [withdrawn, other] = [await buildPaid({ order: { company } }), await buildPaid({ order: { company } })];
    const said = { client_key: randomUUID(), locale: 'cs', name: 'Jiří Dvořák', email: 'jiri@example.cz' };
    const sent = await database.db
      .insertInto('withdrawal')
      .values({ ...said, order_id: withdrawn.id, received_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('withdrawal_line')
      .values({ withdrawal_id: sent.id, order_line_id: withdrawn.lineIds[0]!, quantity: 1 })
      .execute();
    const page = await openPath(`${routePath('admin-orders', 'cs')}?q=${encodeURIComponent(company)}&sort=oldest`);
    const row = (order: BuiltOrder) => page.locator('tbody tr').filter({ hasText: order.number });
    await row(withdrawn).getByText('Odstoupení přijato').waitFor();
    expect(await row(other).getByText('Odstoupení přijato').count()).toBe(0);
    await expectNoViolations(page);
    await page.getByRole('checkbox', { name: 'Vybrat všechny' }).check();
    await button(page, 'Označit jako odeslané').click();
    await dialog(page).getByRole('button', { name: 'Označit jako odeslané' }).click();
    const left = page.getByRole('status').filter({ hasText: 'Beze změny zůstalo' });
    await left.getByText(withdrawn.number).waitFor();
    expect(await left.innerText()).toContain('Zákazník od smlouvy odstoupil, nejdřív o tom rozhodněte.');
    await row(other).getByText('Odesláno').waitFor();

    const detail = await open(withdrawn);
    await button(detail, 'Začít připravovat').click();
    await detail.getByText('Zákazník od smlouvy odstoupil, nejdřív o tom rozhodněte.').waitFor();
  });

  test('R-9.03 cancelling several orders names them; orders on their way are kept, and cancelled individually', async () => {
    const company = `Hospoda ${randomBytes(4).toString('hex')}`;
    const sent = await build({ payment: 'card', order: { company, state: 'sent' } });
    const unsent = await buildPaid({ order: { company } });
    const page = await openPath(`${routePath('admin-orders', 'cs')}?q=${encodeURIComponent(company)}`);
    await page.getByRole('checkbox', { name: 'Vybrat všechny' }).check();
    await button(page, 'Zrušit objednávku').click();
    const asked = page.getByRole('dialog', { name: 'Zrušit 1 objednávku?' });
    const text = (await asked.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(`${unsent.number} Zaplaceno 462,00 Kč`);
    expect(text).toContain('Odeslané objednávky zůstanou: jejich zboží je na cestě.');
    expect(text).not.toContain(sent.number);
    await expectNoViolations(page);
    await asked.getByRole('button', { name: 'Ano, zrušit' }).click();
    const left = page.getByRole('status').filter({ hasText: 'Beze změny zůstalo' });
    await left.getByText('Zboží je na cestě, zrušte objednávku v jejím detailu.').waitFor();
    await left.getByRole('link', { name: sent.number }).click();
    await arriveAt(page, routePath('admin-order', 'cs', { id: sent.id }));

    await button(page, 'Zrušit objednávku').click();
    await dialog(page).getByText('Zboží je na cestě. Objednávku zrušte, jen když se zásilka vrací.').waitFor();
    await dialog(page).getByRole('button', { name: 'Ano, zrušit' }).click();
    await page.getByText('Objednávka je zrušena.').waitFor();
  });

  test('R-6.06, R-9.03 a refund is sent to a gateway again only after a confirmation', async () => {
    const order = await build({ payment: 'card', order: { state: 'paid' } });
    const paymentId = await buildPaidPayment(database.db, order.id, order.total);
    await database.db
      .updateTable('payment')
      .set({ provider: 'test', variable_symbol: order.number })
      .where('id', '=', paymentId)
      .execute();
    const at = new Date();
    const { id } = await database.db
      .insertInto('refund')
      .values({
        payment_id: paymentId,
        amount_minor: 10_050,
        reason: 'Rozbitá láhev',
        state: 'failed',
        created_at: at,
        asked_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const stateOf = async () =>
      (await database.db.selectFrom('refund').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state;
    const page = await openPath(`${routePath('admin-payments', 'cs')}?view=refunds&q=${order.number}`);
    await page.getByRole('checkbox', { name: `Vybrat ${order.number}` }).check();
    await button(page, 'Poslat bráně znovu').click();
    const asked = page.getByRole('dialog', { name: 'Poslat bráně znovu?' });
    const text = (await asked.innerText()).replace(/\s+/g, ' ');
    expect(text).toContain(`${order.number} 100,50 Kč`);
    expect(text).toContain('Ověřili jste u brány, že peníze neodešly? Jinak by odešly dvakrát.');
    await expectNoViolations(page);
    await asked.getByRole('button', { name: 'Zrušit' }).click();
    expect(await stateOf()).toBe('failed');
    await button(page, 'Poslat bráně znovu').click();
    await asked.getByRole('button', { name: 'Ano, peníze neodešly' }).click();
    await page.getByText('Hotovo, změnil se 1 záznam.').waitFor();
    expect(await stateOf()).not.toBe('failed');
  });

  test('R-9.03 mistyped money is corrected: a refund, its account, an overpayment', async () => {
    const order = await buildPaid({ payment: 'bank_transfer' });
    const { number } = order;
    const page = await open(order);
    await button(page, 'Zadat vrácení peněz').click();
    await page.getByLabel('Částka (CZK)').fill('400');
    await page.getByLabel('Důvod (uvede se i na opravném dokladu)').fill('Poškozená etiketa');
    await button(page, 'Vrátit peníze').click();
    await dialog(page).getByRole('button', { name: 'Ano, vrátit' }).click();
    await page.getByText('Vrácení peněz je zadáno.').waitFor();
    await page.getByText('Převod přišel podruhé nebo v jiné výši').click();
    await page.getByLabel('Kolik přišlo (CZK)').fill('77');
    expect(await page.getByLabel('Den, kdy peníze přišly').inputValue()).toBe(isoDay(new Date()));
    await button(page, 'Zapsat přeplatek').click();
    await page.getByText('Zapsáno. Peníze čekají v přehledu plateb na vrácení.').waitFor();

    const list = await openPath(`${routePath('admin-payments', 'cs')}?view=refunds&q=${number}`);
    await button(list, 'Opravit účet').click();
    await dialog(list).getByLabel('Číslo účtu').fill('19-2000145399/0800');
    await expectNoViolations(list);
    await dialog(list).getByRole('button', { name: 'Uložit' }).click();
    await list.getByText('na účet 19-2000145399/0800').waitFor();
    await list.getByRole('checkbox', { name: `Vybrat ${number}` }).check();
    await button(list, 'Zrušit vratku').click();
    expect((await dialog(list).innerText()).replace(/\s+/g, ' ')).toContain(`${number} 400,00 Kč`);
    await expectNoViolations(list);
    await dialog(list).getByRole('button', { name: 'Ano, zrušit' }).click();
    await list.getByText('Žádnou takovou vratku jsme nenašli.').waitFor();

    const overpayment = await openPath(`${routePath('admin-payments', 'cs')}?q=${number}`);
    await overpayment.getByRole('checkbox', { name: `Vybrat ${number}` }).check();
    await button(overpayment, 'Smazat zapsané').click();
    expect((await dialog(overpayment).innerText()).replace(/\s+/g, ' ')).toContain(`${number} 77,00 Kč`);
    await dialog(overpayment).getByRole('button', { name: 'Ano, smazat' }).click();
    await overpayment.getByText('Žádné takové přeplatky jsme nenašli.').waitFor();

    await page.reload();
    await hydrated(page);
    for (const words of ['Zadané vrácení peněz zrušeno', 'Zapsaný přeplatek smazán'])
      await page.getByText(words).waitFor();
    expect(await mailsOf(order)).toEqual([]);
  });

  test('R-9.03 mistyped data are corrected before the goods leave', async () => {
    const order = await buildPaid({});
    const page = await open(order);
    await page.getByRole('button', { name: 'Opravit údaje' }).click();
    await dialog(page).getByRole('group', { name: 'Doručovací adresa' }).getByLabel('PSČ').fill('60200');
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Uložit' }).click();
    await page.getByText('Údaje objednávky jsou opraveny.').waitFor();
    await page.getByText('602 00 Říčany, Česko').waitFor();
    await page.getByText('Údaje opraveny').waitFor();

    const email = `spravne.${order.number}@example.cz`;
    await page.getByRole('button', { name: 'Opravit údaje' }).click();
    expect(await dialog(page).getByRole('checkbox').count()).toBe(0);
    await dialog(page).getByLabel('E-mail').fill(email);
    expect(await dialog(page).getByRole('checkbox').isChecked()).toBe(true);
    await expectNoViolations(page);
    await dialog(page).getByRole('button', { name: 'Uložit' }).click();
    await page.getByRole('link', { name: email }).waitFor();
  });

  test('R-9.03 a carrier’s delivery is booked only after a confirmation; each step is announced, the focus is kept', async () => {
    const order = await buildPaid({});
    const page = await open(order);
    const told = (text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor();
    const stands = (state: string) =>
      expect.poll(() => page.locator(':focus').innerText(), { timeout: 5000 }).toBe(`Stav: ${state}`);
    await button(page, 'Začít připravovat').click();
    await told('Objednávka se připravuje.');
    await stands('Připravujeme');
    await page.getByLabel('Poznámka (zákazník ji nevidí)').fill('Zabaleno.');
    await button(page, 'Přidat poznámku').click();
    await told('Poznámka je přidána.');
    await page.getByText('Zabaleno.', { exact: true }).waitFor();
    // What stays keeps it.
    expect(await page.locator(':focus').innerText()).toBe('Přidat poznámku');
    await button(page, 'Označit jako odeslané').click();
    await dialog(page).getByRole('button', { name: 'Označit jako odeslané' }).click();
    await told('Objednávka je odeslána.');
    await stands('Odesláno');
    expect(await button(page, 'Předat zákazníkovi').count()).toBe(0);
    await button(page, 'Označit jako doručené').click();
    const question = page.getByRole('dialog', { name: `Je objednávka ${order.number} doručena?` });
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Zrušit' }).click();
    await button(page, 'Označit jako doručené').click();
    await question.getByRole('button', { name: 'Ano, je doručena' }).click();
    await told('Objednávka je doručena.');
    await stands('Doručeno');
  });

  test('R-8.02 a dialog of an order asks before discarding typed text', async () => {
    const page = await open(await buildPaid({}));
    const guard = page.getByRole('dialog', { name: 'Zahodit změny?' });
    for (const [opener, title] of [
      ['Označit jako odeslané', 'Odeslat'],
      ['Zrušit objednávku', 'Zrušit objednávku?'],
    ] as const) {
      await button(page, opener).click();
      const form = page.getByRole('dialog', { name: title, exact: true });
      await form.getByRole('textbox').fill('CZ-77');
      await page.keyboard.press('Escape');
      await guard.getByRole('button', { name: 'Pokračovat v úpravách' }).click();
      expect(await form.getByRole('textbox').inputValue()).toBe('CZ-77');
      await form.getByRole('button', { name: /^(Zrušit|Zpět)$/ }).click();
      await guard.getByRole('button', { name: 'Zahodit změny' }).click();
      await form.waitFor({ state: 'hidden' });
    }
  });

  test('R-9.03 for orders in different states, a bulk action shows how many it concerns', async () => {
    const company = `Hospoda ${randomBytes(4).toString('hex')}`;
    const unpaid = await build({ payment: 'bank_transfer', order: { company } });
    await buildPaid({ order: { company } });
    const page = await openPath(`${routePath('admin-orders', 'cs')}?q=${encodeURIComponent(company)}&sort=oldest`);
    await page.getByRole('checkbox', { name: 'Vybrat všechny' }).check();
    await button(page, 'Zrušit objednávku').waitFor();
    await button(page, 'Označit jako odeslané (1 z 2)').waitFor();
    await button(page, 'Potvrdit přijetí peněz (1 z 2)').click();
    expect((await dialog(page).innerText()).replace(/\s+/g, ' ')).toContain(`${unpaid.number} 462,00 Kč`);
    await dialog(page).getByRole('button', { name: 'Zrušit' }).click();
  });

  test.each([
    ['en', 'Courier', 'Online by card', 'Czech'],
    ['de', 'Kurier', 'Online mit Karte', 'Tschechisch'],
  ] as const)('R-10.01 is shown in the clerk’s language (%s)', async (locale, carrier, method, language) => {
    const { id } = await buildPaid({});
    const page = await openPath(routePath('admin-order', locale, { id }));
    await page.getByText(carrier, { exact: true }).waitFor();
    await page.getByText(method, { exact: true }).waitFor();
    await page.getByText(new RegExp(`, ${language}$`)).waitFor();
  });

  test('R-9.03 an order leads to its neighbours in the list, and back to the list as it was left', async () => {
    const company = `Vinotéka ${randomBytes(4).toString('hex')}`;
    const [first, second] = [await buildPaid({ order: { company } }), await buildPaid({ order: { company } })];
    const path = `${routePath('admin-orders', 'cs')}?state=paid&q=${encodeURIComponent(company)}&sort=oldest`;
    const list = await openPath(path);
    const address = list.url();
    await list.setViewportSize({ width: 390, height: 400 });
    const link = list.getByRole('link', { name: first.number });
    await link.scrollIntoViewIfNeeded();
    const left = await list.evaluate(() => Math.round(window.scrollY));
    expect(left).toBeGreaterThan(0);
    await link.click();
    await list.waitForURL(({ pathname }) => pathname.endsWith(`/${first.id}`));
    await hydrated(list);
    expect(await list.getByRole('link', { name: 'Předchozí objednávka' }).count()).toBe(0);
    // One action stands out, and the one that cannot be undone comes last.
    const filled = '.button:not(.button-secondary, .button-quiet, .button-danger)';
    expect(await list.locator(`main ${filled}`).count()).toBe(1);
    const actions = list.locator(`main div:has(> ${filled}) > :is(a, button)`);
    expect(await actions.last().innerText()).toBe('Zrušit objednávku');
    await list.getByRole('link', { name: 'Další objednávka' }).click();
    await list.waitForURL(({ pathname }) => pathname.endsWith(`/${second.id}`));
    await hydrated(list);
    expect(await list.getByRole('link', { name: 'Další objednávka' }).count()).toBe(0);
    await list.getByRole('link', { name: 'Všechny objednávky' }).click();
    await list.waitForURL(address);
    await expect.poll(() => list.evaluate(() => Math.round(window.scrollY))).toBe(left);
    // Opened by its address alone, it leads to the whole list.
    const page = await open(first);
    expect(await page.getByRole('link', { name: 'Všechny objednávky' }).getAttribute('href')).toBe(
      routePath('admin-orders', 'cs'),
    );
  });

  test('R-9.03 each task count links to its filtered list', async () => {
    const page = await openPath(routePath('admin', 'cs'));
    const found = await page
      .locator('main li a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    const filters = found.map((href) => href.split('?')[1]);
    expect(filters).toEqual(
      expect.arrayContaining([
        'view=overpayment&state=waiting',
        'view=refunds&state=for_people',
        'kind=withdrawal&state=open',
        'kind=complaint&state=open',
      ]),
    );
    for (const [path, state, name] of [
      ['admin-payments?view=refunds', 'for_people', 'čekají na vás'],
      ['admin-returns?kind=complaint', 'open', 'nevyřízené'],
    ] as const) {
      const [id, query] = path.split('?') as ['admin-payments' | 'admin-returns', string];
      const list = await openPath(`${routePath(id, 'cs')}?${query}&state=${state}`);
      expect(await list.getByRole('link', { name, exact: true }).getAttribute('aria-current')).toBe('true');
    }
  });

  test('R-9.03 the tasks link to the orders that need a clerk', async () => {
    const order = await buildPaid({});
    const page = await openPath(routePath('admin', 'cs'));
    await page.getByRole('link', { name: /objedn\S+ k přípravě/ }).click();
    await page.waitForURL(/task=new/);
    await hydrated(page);
    await page.getByRole('link', { name: 'Zrušit filtr Úkol: k přípravě' }).waitFor();
    await page.goto(`${routePath('admin-orders', 'cs')}?task=new&q=${order.number}`);
    await hydrated(page);
    const row = page.getByRole('row').filter({ hasText: order.number });
    expect(await row.innerText()).toContain('Zaplaceno');
    expect(await row.innerText()).not.toContain('nová');
  });
});

describe('the command palette', () => {
  test('R-9.03 Ctrl+K jumps to an order by its number and to a screen by its name, by keyboard alone', async () => {
    const order = await buildPaid({ carrier: 'branch' });
    const page = await openPath(routePath('admin', 'cs'));
    await page.keyboard.press('Control+k');
    const field = dialog(page).getByRole('combobox');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(order.number);
    await dialog(page).getByRole('option', { name: order.number }).waitFor();
    await expectNoViolations(page);
    await page.keyboard.press('Enter');
    await arriveAt(page, routePath('admin-order', 'cs', { id: order.id }));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('vydejni');
    await dialog(page).getByRole('option', { name: 'Výdejní místa' }).waitFor();
    await page.keyboard.press('Enter');
    await arriveAt(page, routePath('admin-pickup-points', 'cs'));
    expect(await dialog(page).count()).toBe(0);
  });
});
