import { describe, expect, test } from 'vitest';
import '#shared/i18n/personal-paths.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { useBrowser } from '#tests/support/browser.ts';
import { button, dialog, expectNoViolations, useClerk } from '#tests/support/clerk.ts';

const { buildPaid, mailsOf, open, openPath } = useClerk(useBrowser());

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
});
