import { expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { hydrated } from '#tests/support/browser.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { severalProcesses } from '#tests/support/processes.ts';

// A product of its own: nobody else could test during maintenance.
const { product, browser } = useOwnProduct(severalProcesses);

test('R-9.04, R-2.40, R-2.14 an administrator switches maintenance on and off, and visitors follow at once', async () => {
  browser.expectTrouble(/status of 503/);
  const visitor = await browser.open('/blog');
  const page = await openAs(browser, 'admin', '/admin/udrzba');
  await page.getByLabel('Plánovaný začátek').fill('2099-01-01T20:00');
  await page.getByLabel('Očekávaný konec').fill('2099-01-01T22:00');
  await page.getByLabel('Vzkaz na stránce údržby (Čeština)').fill('Stěhujeme se na nový server.');
  await page.getByRole('button', { name: 'Uložit oznámení' }).click();
  await page.getByText('Uloženo.').waitFor();

  const announcement = visitor.getByRole('region', { name: 'Údržba' });
  await expect
    .poll(async () => {
      await visitor.goto('/blog');
      return announcement.count();
    })
    .toBe(1);
  expect(await findViolations(visitor)).toEqual([]);

  const flip = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await flip('Zapnout údržbu');
  await page.getByText('Údržba je zapnutá', { exact: true }).waitFor();
  await expect
    .poll(async () => {
      await visitor.goto('/blog');
      return visitor.url();
    })
    .toBe(`${product.origin}/mimo-provoz`);
  const notice = await visitor.getByRole('main').innerText();
  expect(notice).toContain('Stěhujeme se na nový server.');
  expect(notice.replaceAll('\u00a0', ' ')).toContain('Předpokládaný konec: 1. 1. 2099 22:00');
  expect(await findViolations(visitor)).toEqual([]);

  // Administrators pass, and are reminded with a way back to the switch.
  await page.goto('/blog');
  await hydrated(page);
  const reminder = page.getByText('Údržba je zapnutá. Portál vidí jen správci.');
  await reminder.waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Nastavení údržby' }).click();
  await flip('Vypnout údržbu');
  await page.getByText('Portál je v provozu').waitFor();
  await expect
    .poll(async () => {
      await visitor.goto('/blog');
      return visitor.url();
    })
    .toBe(`${product.origin}/blog`);
});

test('R-9.04, R-2.40 planned maintenance is shown to administrators on every screen, and called off by one button', async () => {
  const page = await openAs(browser, 'admin', '/admin/udrzba');
  await page.getByLabel('Plánovaný začátek').fill('2099-02-01T20:00');
  await page.getByLabel('Očekávaný konec').fill('2099-02-01T22:00');
  await page.getByLabel('Zapnout a vypnout údržbu v těchto časech').check();
  await page.getByRole('button', { name: 'Uložit oznámení' }).click();
  await page.getByText('se sama zapne i vypne').waitFor();

  await page.goto('/admin');
  await page.getByText('Návštěvníkům oznamujeme údržbu').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Nastavení údržby' }).click();
  await page.getByRole('button', { name: 'Zrušit plánovanou údržbu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zrušit údržbu' }).click();
  await page.getByText('Plánovaná údržba je zrušená.').waitFor();
  await expect.poll(() => page.getByLabel('Plánovaný začátek').inputValue()).toBe('');
  expect(await page.getByRole('button', { name: 'Zrušit plánovanou údržbu' }).count()).toBe(0);
  expect(await findViolations(page)).toEqual([]);

  const visitor = await browser.visit('/blog');
  await expect
    .poll(async () => {
      await visitor.goto('/blog');
      return visitor.getByRole('region', { name: 'Údržba' }).count();
    })
    .toBe(0);
});
