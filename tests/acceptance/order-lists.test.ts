import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import '#shared/i18n/personal-paths.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, hydrated, useBrowser } from '#tests/support/browser.ts';
import { button, dialog, expectNoViolations, useClerk } from '#tests/support/clerk.ts';
import type { BuiltOrder } from '#tests/support/order-factories.ts';

const clerk = useClerk(useBrowser());
const { build, buildPaid, mailsOf, open, openPath } = clerk;

describe('the lists of orders in administration', () => {
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

  test('R-9.03, R-11.04 an order with a withdrawal is marked in the list and excluded from bulk sending', async () => {
    const company = `Hospoda ${randomBytes(4).toString('hex')}`;
    const [withdrawn, other] = [await buildPaid({ order: { company } }), await buildPaid({ order: { company } })];
    const said = { client_key: randomUUID(), locale: 'cs', name: 'Jiří Dvořák', email: 'jiri@example.cz' };
    const sent = await clerk.db
      .insertInto('withdrawal')
      .values({ ...said, order_id: withdrawn.id, received_at: new Date() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await clerk.db
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
