import { describe, expect, test } from 'vitest';
import { linesPerCart } from '#shared/cart/limits.ts';
import { locales } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { address, carrierChoice, field, main, openFilledCart, orderForm } from '#tests/support/order-steps.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';
import { useStockedProduct } from '#tests/support/own-product.ts';
import { textsIn } from '#tests/support/texts.ts';

// A product of its own: addresses and stock change here.
const { product, browser, shelf } = useStockedProduct(1);

describe('R-8.04 messages of section 8 of the specification that only the browser shows', () => {
  test.each(locales)('R-6.05 goods that are not at the branch take up to ten days (%s)', async (locale) => {
    const [{ id }] = shelf.goods as [(typeof shelf.goods)[0]];
    await query(product.database, 'delete from stock where listing_id = $1 and branch_id = $2', [id, shelf.branch]);
    const page = await browser.open('/');
    await openFilledCart(page, locale, { [id]: 1 });
    await carrierChoice(page, locale, 'branch').check();
    await field(orderForm(page), 'branch_id').selectOption(String(shelf.branch));
    const said = textsIn(locale)('Zboží na prodejně není, dodání potrvá až 10 dní, nejpozději do {0}.', { 0: '|' });
    await main(page).getByText(said.split('|')[0]!.trim()).waitFor();
  });

  test.each(locales)('R-6.02 goods that no longer fit into the cart (%s)', async (locale) => {
    const [{ id, names }] = shelf.goods as [(typeof shelf.goods)[0]];
    const text = textsIn(locale);
    const page = await browser.open('/');
    await openFilledCart(page, locale, { [id]: 1 });
    // As after a login that joins two carts.
    await query(
      product.database,
      `insert into cart_line (cart_id, listing_id, quantity, seen_price_minor, added_at)
       select own.cart_id, l.id, 1, l.price_minor, own.added_at - interval '1 hour'
       from listing l, (select cart_id, added_at from cart_line where listing_id = $1 order by added_at desc limit 1) own
       where l.kind = 'product' and l.visibility = 'listed' and l.is_in_stock and l.id <> $1
       order by l.id limit $2`,
      [id, linesPerCart],
    );
    await page.reload();
    const changes = page.getByRole('region', { name: text('Od vaší poslední návštěvy se něco změnilo') });
    await expect
      .poll(() => changes.getByRole('listitem').allInnerTexts())
      .toEqual([text('{name} se do košíku už nevejde. Objednejte ho prosím zvlášť.', { name: names[locale]! })]);
  });

  test.each(locales)('R-6.05 goods that nobody delivers (%s)', async (locale) => {
    const [{ id }] = shelf.goods as [(typeof shelf.goods)[0]];
    const said = main(await browser.visit('/')).getByText(
      textsIn(locale)('Zboží v košíku bohužel neumíme doručit. Upravte prosím košík, nebo nám napište.'),
    );
    await hydrated(said.page());
    await query(product.database, 'update carrier set is_active = not is_active');
    await openFilledCart(said.page(), locale, { [id]: 1 });
    await said.waitFor();
    await query(product.database, 'update carrier set is_active = not is_active');
    await said.page().reload();
    await field(orderForm(said.page()), 'email').waitFor();
    expect(await said.count()).toBe(0);
  });

  test.each(locales)('R-5.06 an address is saved, deleted, or cannot be deleted (%s)', async (locale) => {
    browser.expectTrouble(/status of 404 .*\/api\/me\/addresses/);
    const text = textsIn(locale);
    const cookies = await loginCookies(product.origin, 'novy');
    const page = await browser.open(routePath('account-invoice', locale), { cookies });
    const form = main(page)
      .locator('form')
      .filter({ has: page.locator('[name=street]') });
    const saved = page.getByRole('button', { name: text('Smazat'), exact: true }).first();
    const add = async () => {
      await page.getByRole('button', { name: text('Přidat adresu') }).click();
      for (const [name, value] of Object.entries(address)) await field(form, name).fill(value);
      await form.locator('button[type=submit]').click();
      await page.getByText(text('Adresa je uložena.')).first().waitFor();
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
    await page.getByText(text('Adresa je smazána.')).first().waitFor();
    await saved.waitFor({ state: 'detached' });
    await add();
    // Another window was faster.
    await query(product.database, 'delete from account_address');
    await remove();
    await page.getByText(text('Adresu se nepodařilo smazat.')).first().waitFor();
    expect(await page.getByText(address.street).count()).toBeGreaterThan(0);
  });
});
