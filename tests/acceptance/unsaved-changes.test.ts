import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';

// A product of its own: a product is changed here.
const { browser } = useOwnProduct();

const openAsAdministrator = (path: string) => openAs(browser, 'admin', path);

const question = (page: Page) => page.getByRole('dialog', { name: 'Zahodit změny?' });
const isFocused = (page: Page, label: string) =>
  page.evaluate(
    (text) => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent === text,
    label,
  );

test('R-5.11 a dialog on a public page asks before it discards what was typed', async () => {
  const page = await openAs(browser, 'novy', '/hledani?q=rum');
  await page.getByRole('button', { name: 'Hlídat', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Hlídat toto hledání' });
  await form.getByLabel('Název').fill('Rumy k narozeninám');
  await form.getByRole('button', { name: 'Zrušit' }).click();
  await question(page).getByRole('button', { name: 'Pokračovat v úpravách' }).click();
  expect(await form.getByLabel('Název').inputValue()).toBe('Rumy k narozeninám');
  await form.getByRole('button', { name: 'Zavřít' }).click();
  await question(page).getByRole('button', { name: 'Zahodit změny' }).click();
  await form.waitFor({ state: 'hidden' });
});

describe('R-8.02 typed values in administration are not discarded without a confirmation', () => {
  test('a dialog asks before Escape, its cross and the backdrop close it', async () => {
    const page = await openAsAdministrator('/admin/prodejny');
    const form = page.getByRole('dialog', { name: 'Upravit prodejnu' });
    const open = async () => {
      await page
        .getByRole('button', { name: /^Upravit / })
        .first()
        .click();
      await form.waitFor();
    };
    await open();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });

    await open();
    await form.getByLabel('Ulice a číslo').fill('Jiná 5');
    const stays = async () => {
      await question(page).waitFor();
      await question(page).getByRole('button', { name: 'Pokračovat v úpravách' }).click();
      await question(page).waitFor({ state: 'hidden' });
      expect(await form.getByLabel('Ulice a číslo').inputValue()).toBe('Jiná 5');
    };
    await page.keyboard.press('Escape');
    await stays();
    expect(await isFocused(page, 'Ulice a číslo')).toBe(true);
    // A browser lets a page prevent Escape only once.
    await page.keyboard.press('Escape');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Vaše změny nejsou uloženy.').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await stays();
    await page.mouse.click(5, 5);
    await stays();
    await form.getByRole('button', { name: 'Zavřít' }).click();
    await question(page).getByRole('button', { name: 'Zahodit změny' }).click();
    await form.waitFor({ state: 'hidden' });
    const opener = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(opener).toMatch(/^Upravit /);

    await open();
    expect(await form.getByLabel('Ulice a číslo').inputValue()).not.toBe('Jiná 5');
  });

  test('a page asks before a link or going back leaves it, and no longer once it is saved', async () => {
    const page = await openAsAdministrator('/admin/zbozi');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await arriveAt(page, /^\/admin\/zbozi\/\d+/);
    const weight = page.getByLabel(/^Hmotnost/);
    await weight.waitFor();
    const before = await weight.inputValue();
    await weight.fill('1777');
    const synonyms = page.getByRole('link', { name: 'Synonyma' });
    await synonyms.click();
    await question(page).getByRole('button', { name: 'Pokračovat v úpravách' }).click();
    expect(page.url()).toMatch(/\/admin\/zbozi\/\d+/);
    expect(await weight.inputValue()).toBe('1777');
    await page.evaluate(() => window.history.back());
    await question(page).getByRole('button', { name: 'Pokračovat v úpravách' }).click();
    expect(await weight.inputValue()).toBe('1777');

    let asked = '';
    page.on('dialog', (dialog) => {
      asked = dialog.type();
      void dialog.accept();
    });
    await page.reload();
    await hydrated(page);
    expect(asked).toBe('beforeunload');
    expect(await weight.inputValue()).toBe(before);

    await weight.fill('1778');
    await page.getByRole('button', { name: 'Uložit', exact: true }).click();
    await page.getByText('Uloženo.').waitFor();
    await synonyms.click();
    await arriveAt(page, '/admin/synonyma');
    expect(await question(page).count()).toBe(0);

    await page.goBack();
    await hydrated(page);
    await weight.fill('1779');
    await synonyms.click();
    await question(page).getByRole('button', { name: 'Zahodit změny' }).click();
    await arriveAt(page, '/admin/synonyma');
  });

  test('going back asks each time, also within one list', async () => {
    const page = await openAsAdministrator('/admin/uzivatele?state=approved');
    await page.getByRole('link', { name: 'zablokovaný', exact: true }).click();
    await page.waitForURL(/state=blocked/);
    await hydrated(page);
    await page.getByRole('link', { name: 'schválený', exact: true }).click();
    await page.waitForURL(/state=approved/);
    await hydrated(page);
    const typeReason = async () => {
      await page
        .getByRole('checkbox', { name: /^Vybrat (?!všechny)/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'Zablokovat', exact: true }).click();
      await page.getByRole('dialog').getByLabel('Vlastními slovy').fill('Podvodná nabídka');
    };
    await typeReason();
    await page.evaluate(() => window.history.back());
    await question(page).getByRole('button', { name: 'Zahodit změny' }).click();
    await page.waitForURL(/state=blocked/);
    await hydrated(page);
    await page.evaluate(() => window.history.back());
    await page.waitForURL(/state=approved/);
    await hydrated(page);
    await typeReason();
    await page.evaluate(() => window.history.forward());
    await question(page).getByRole('button', { name: 'Pokračovat v úpravách' }).click();
    expect(await page.getByLabel('Vlastními slovy').inputValue()).toBe('Podvodná nabídka');
  });
});
