import { describe, expect, test } from 'vitest';
import { locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { address, carrierChoice, field, main, openFilledCart, orderForm } from '#tests/support/order-steps.ts';
import { loginCookies } from '#tests/support/personal-screens.ts';
import { useStockedProduct } from '#tests/support/own-product.ts';
import { textsIn } from '#tests/support/texts.ts';

// A product of its own: addresses and stock change here.
const { product, browser, shelf } = useStockedProduct(1);

describe('R-8.04 messages of section 8 of the specification that only the browser shows', () => {
  test.each(locales)('R-6.05 goods that are not at the branch take up to ten days (%s)', async (locale) => {
    const [{ id }] = shelf.goods as [(typeof shelf.goods)[0]];
    await query(product.database, 'delete from stock where listing_id = $1 and branch_id = $2', [id, shelf.branch]);
    const page = await browser.visit('/');
    await hydrated(page);
    await openFilledCart(page, locale, { [id]: 1 });
    await carrierChoice(page, locale, 'branch').check();
    await field(orderForm(page), 'branch_id').selectOption(String(shelf.branch));
    const said = textsIn(locale)('Zboží na prodejně není, dodání potrvá až 10 dní, nejpozději do {0}.', { 0: '|' });
    await main(page).getByText(said.split('|')[0]!.trim()).waitFor();
  });

  test.each(locales)('R-5.06 an address is saved, deleted, or cannot be deleted (%s)', async (locale) => {
    browser.expectTrouble(/status of 404 .*\/api\/me\/addresses/);
    const text = textsIn(locale);
    const cookies = await loginCookies(product.origin, 'novy');
    const page = await browser.visit(routePath('account-invoice', locale), { cookies });
    await hydrated(page);
    const form = main(page)
      .locator('form')
      .filter({ has: page.locator('[name=street]') });
    const saved = page.getByRole('button', { name: text('Smazat'), exact: true }).first();
    const add = async () => {
      await page.getByRole('button', { name: text('Přidat adresu') }).click();
      for (const [name, value] of Object.entries(address)) await field(form, name).fill(value);
      await form.locator('button[type=submit]').click();
      await page.getByText(text('Adresa je uložená.')).first().waitFor();
      // The sentence may belong to the previous address.
      await saved.waitFor();
    };
    const remove = async () => {
      await saved.click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('Ano, smazat') })
        .click();
    };
    await add();
    await remove();
    await page.getByText(text('Adresa je smazaná.')).first().waitFor();
    await saved.waitFor({ state: 'detached' });
    await add();
    // Another window was faster.
    await query(product.database, 'delete from account_address');
    await remove();
    await page.getByText(text('Adresu se nepodařilo smazat.')).first().waitFor();
    expect(await page.getByText(address.street).count()).toBeGreaterThan(0);
  });
});
