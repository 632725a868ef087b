import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { holdBack, hydrated } from '#tests/support/browser.ts';
import { findTobacco } from '#tests/support/demo-goods.ts';
import { query } from '#tests/support/demo-places.ts';
import { field, main, openOrderForm, orderButton, orderByCourier, orderForm } from '#tests/support/order-steps.ts';
import { useStockedProduct } from '#tests/support/own-product.ts';

// A product of its own: goods on the shelf here would change other files' results.
const { product, browser, shelf } = useStockedProduct(3);

const openCart = (...goods: readonly number[]): Promise<Page> =>
  openOrderForm(browser, Object.fromEntries(goods.map((id) => [id, 2])));

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const nameOf = (index: number) => shelf.goods[index]!.names.cs!;
const idOf = (index: number) => shelf.goods[index]!.id;

test('R-6.03 a voucher that was typed but not applied is reported, even an early one', async () => {
  const page = await openCart(idOf(0));
  const release = await holdBack(page, '**/later-steps-*');
  await page.reload();
  await hydrated(page);
  const code = page.getByRole('textbox', { name: 'Kód voucheru' });
  await code.fill('EVA10');
  await orderButton(page, 'cs').click();
  await main(page).getByText('Voucher EVA10 jste nepoužili.').waitFor();
  release();
  await page.getByRole('button', { name: 'Použít', exact: true }).click();
  await page.getByRole('button', { name: 'Odebrat voucher EVA10' }).waitFor();
});

test('R-6.03 a rejected voucher code stays in its field, says why, and does not prevent the order', async () => {
  browser.expectTrouble(/status of 422/);
  const page = await openCart(idOf(0));
  const code = page.getByRole('textbox', { name: 'Kód voucheru' });
  await code.fill('NENI10');
  await page.getByRole('button', { name: 'Použít', exact: true }).click();
  await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true');
  expect(await code.inputValue()).toBe('NENI10');
  await orderButton(page, 'cs').click();
  // The order form now lists its own empty fields.
  await expect.poll(() => field(orderForm(page), 'email').getAttribute('aria-invalid')).toBe('true');
  expect(await main(page).getByText('jste nepoužili').count()).toBe(0);
  // Another code is not rejected yet.
  await code.fill('EVA10');
  await orderButton(page, 'cs').click();
  await main(page).getByText('Voucher EVA10 jste nepoužili.').waitFor();
});

test('R-6.02 a removed line can be put back with its quantity, the last one too', async () => {
  const page = await openCart(idOf(0), idOf(1));
  const remove = (index: number) => page.getByRole('button', { name: `Odebrat z košíku: ${nameOf(index)}` });
  const putBack = (index: number) => page.getByRole('button', { name: `Vrátit zpět: ${nameOf(index)}` });
  const pieces = (index: number) => page.getByRole('spinbutton', { name: `Počet kusů: ${nameOf(index)}` });
  await remove(0).click();
  await putBack(0).click();
  await expect.poll(() => pieces(0).inputValue()).toBe('2');
  await expect.poll(() => putBack(0).count()).toBe(0);

  await remove(0).click();
  await putBack(0).waitFor();
  await remove(1).click();
  await putBack(1).waitFor();
  await main(page).getByText('Košík je zatím prázdný').waitFor();
  await putBack(1).click();
  await expect.poll(() => pieces(1).inputValue()).toBe('2');
  await expect.poll(() => main(page).getByText('Košík je zatím prázdný').count()).toBe(0);
});

test('R-6.02 a removed line that has sold out in the meantime stays out, with the reason', async () => {
  browser.expectTrouble(/status of 4\d\d .*\/api\/cart/);
  const page = await openCart(idOf(2));
  await page.getByRole('button', { name: `Odebrat z košíku: ${nameOf(2)}` }).click();
  const putBack = page.getByRole('button', { name: `Vrátit zpět: ${nameOf(2)}` });
  await putBack.waitFor();
  await query(product.database, 'update stock set quantity = 0 where listing_id = $1', [idOf(2)]);
  await putBack.click();
  await expect
    .poll(() => main(page).locator('li').getByRole('status').allInnerTexts())
    .toEqual([`Odebráno: ${nameOf(2)}`, expect.stringMatching(/\S/)]);
  expect(await putBack.isVisible()).toBe(true);
  await query(product.database, 'update stock set quantity = 60 where listing_id = $1', [idOf(2)]);
});

describe('the cart by keyboard', () => {
  const said = (page: Page) => main(page).getByRole('status').filter({ hasText: 'V košíku:' });

  test('R-6.07 keeps the focus on the quantity and announces the total', async () => {
    const page = await openCart(idOf(0));
    const more = page.getByRole('button', { name: `Přidat kus: ${nameOf(0)}` });
    const pieces = page.getByRole('spinbutton', { name: `Počet kusů: ${nameOf(0)}` });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pieces.inputValue()).toBe('3');
    expect(await hasFocus(more)).toBe(true);
    await expect.poll(() => said(page).innerText()).toMatch(/^V košíku: 3 ks, celkem [\d\s]+,\d\d/);

    await pieces.fill('1');
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page).innerText()).toMatch(/^V košíku: 1 ks/);
    expect(await hasFocus(pieces)).toBe(true);
    const fewer = page.getByRole('button', { name: `Ubrat kus: ${nameOf(0)}` });
    await fewer.focus();
    expect([await hasFocus(fewer), await fewer.getAttribute('aria-disabled')]).toEqual([true, 'true']);
  });

  test('R-6.07 moves the focus to the next goods after a removal, after the last one to the title', async () => {
    const page = await openCart(idOf(0), idOf(1));
    const remove = (index: number) => page.getByRole('button', { name: `Odebrat z košíku: ${nameOf(index)}` });
    await remove(0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => remove(0).count()).toBe(0);
    await expect.poll(() => hasFocus(main(page).getByRole('link', { name: nameOf(1) }))).toBe(true);
    await remove(1).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Košík je zatím prázdný').waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1, name: 'Košík' }))).toBe(true);
    expect(await said(page).innerText()).toMatch(/^V košíku: 0 ks/);
  });

  test('R-6.07 moves the focus to the title once changes are acknowledged', async () => {
    const page = await openCart(idOf(0));
    await query(product.database, 'update listing set price_minor = price_minor + 100 where id = $1', [idOf(0)]);
    await page.reload();
    await hydrated(page);
    const accept = page.getByRole('button', { name: 'Beru na vědomí' });
    await accept.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => accept.count()).toBe(0);
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1, name: 'Košík' }))).toBe(true);
  });

  test('R-6.03, R-6.07 moves the focus to the vouchers when one is applied or removed, and announces it', async () => {
    const page = await openCart(idOf(0));
    const voucher = page.getByRole('region', { name: 'Voucher' });
    const use = voucher.getByRole('button', { name: 'Použít' });
    await field(voucher, 'code').fill('eva10');
    await use.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Voucher EVA10 jsme použili.').waitFor();
    await expect.poll(() => field(voucher, 'code').inputValue()).toBe('');
    expect(await hasFocus(use)).toBe(true);
    await voucher.getByRole('button', { name: 'Odebrat voucher EVA10' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Voucher EVA10 jsme odebrali.').waitFor();
    expect(await hasFocus(field(voucher, 'code'))).toBe(true);
  });

  test('R-6.02, R-8.02 unavailable pieces are an error at their field until they are available', async () => {
    const page = await openCart(idOf(2));
    const pieces = page.getByRole('spinbutton', { name: `Počet kusů: ${nameOf(2)}` });
    const most = await pieces.getAttribute('max');
    const error = () =>
      pieces.evaluate((input) => {
        const at = input.getAttribute('aria-describedby');
        return [input.getAttribute('aria-invalid'), at && document.getElementById(at)?.innerText];
      });
    const range = `Zadejte prosím celé číslo od 1 do ${most}.`;
    const tooMany = `Vložit můžete 1 až ${most} ks, víc jich skladem nemáme.`;
    for (const wrong of ['0', '-1', '1.5', '', '9999']) {
      await pieces.fill(wrong);
      await page.keyboard.press('Enter');
      await expect.poll(error).toEqual(['true', wrong === '9999' ? tooMany : range]);
      expect([wrong, await pieces.inputValue(), await hasFocus(pieces)]).toEqual([wrong, wrong, true]);
      // Goods already in the cart are fine, too.
      await pieces.fill('2');
      await expect.poll(error).toEqual([null, null]);
    }
    await pieces.fill('0');
    await page.keyboard.press('Tab');
    await expect.poll(error).toEqual(['true', range]);
    await page.getByRole('button', { name: `Přidat kus: ${nameOf(2)}` }).click();
    await expect.poll(() => pieces.inputValue()).toBe('3');
    expect(await error()).toEqual([null, null]);
  });

  test('R-6.02 the buttons add to the typed quantity and to each other, however slow the answers are', async () => {
    const page = await openCart(idOf(2));
    const pieces = page.getByRole('spinbutton', { name: `Počet kusů: ${nameOf(2)}` });
    const more = page.getByRole('button', { name: `Přidat kus: ${nameOf(2)}` });
    const release = await holdBack(page, '**/api/cart/lines/*');
    await pieces.fill('3');
    await more.click();
    await more.click();
    expect(await pieces.inputValue()).toBe('5');
    release();
    await expect.poll(() => main(page).locator('li[aria-busy=true]').count()).toBe(0);
    await page.reload();
    await hydrated(page);
    expect(await pieces.inputValue()).toBe('5');
  });

  test('R-6.02 concurrent changes run one after another, so that the last answer is the newest', async () => {
    const page = await openCart(idOf(0), idOf(1));
    const changes: string[] = [];
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(/\/api\/cart\/lines\//, async (route) => {
      changes.push(new URL(route.request().url()).pathname);
      if (changes.length === 1) await held;
      await route.continue();
    });
    for (const index of [0, 1]) await page.getByRole('button', { name: `Přidat kus: ${nameOf(index)}` }).click();
    await expect.poll(() => changes).toHaveLength(1);
    // Requests sent so far are handled before this one.
    await page.evaluate(() => fetch('/api/settings?lang=cs'));
    expect(changes).toHaveLength(1);
    goOn();
    await expect.poll(() => said(page).innerText()).toMatch(/^V košíku: 6 ks/);
    expect(changes).toEqual([idOf(0), idOf(1)].map((id) => `/api/cart/lines/${id}`));
  });
});

describe('a voucher of one person', () => {
  test('R-6.03 with a limit asks for the e-mail, which fills in the contact; one for an e-mail asks to log in', async () => {
    browser.expectTrouble(/status of 422/);
    await query(
      product.database,
      `insert into voucher (code, kind, amount_minor, for_email, max_uses_per_user)
       values ('PROJANU', 'fixed', 5000, 'jana@karafa.example', null), ('JEDNOU', 'fixed', 5000, null, 1)`,
      [],
    );
    const page = await openCart(idOf(0));
    const email = field(orderForm(page), 'email');
    const voucher = page.getByRole('region', { name: 'Voucher' });
    const send = () => voucher.getByRole('button', { name: 'Použít' }).click();
    await field(voucher, 'code').fill('projanu');
    await send();
    await voucher.getByText('Přihlaste se prosím ke svému účtu.').waitFor();
    await field(voucher, 'code').fill('jednou');
    await send();
    await field(voucher, 'email').fill('jana@karafa.example');
    await send();
    await voucher.getByText('JEDNOU').waitFor();
    await expect.poll(() => email.inputValue()).toBe('jana@karafa.example');
    await orderByCourier(page, 'cs', { email: 'jana@karafa.example', payment: 'bank_transfer' });
    await page.getByRole('heading', { level: 1, name: /^Objednávka \d{10}$/ }).waitFor();
  });
});

test('R-11.02 the birth date is stored nowhere, not even for a reload', async () => {
  const page = await openOrderForm(browser, { [await findTobacco(product.database)]: 1 });
  const birth = field(orderForm(page), 'birth_date');
  await birth.fill('1980-05-17');
  await field(orderForm(page), 'note').fill('Zvoňte prosím.');
  const kept = await page.evaluate(() => JSON.stringify(window.sessionStorage));
  expect(kept).toContain('Zvoňte prosím.');
  expect(kept).not.toContain('1980');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => field(orderForm(page), 'note').inputValue()).toBe('Zvoňte prosím.');
  expect(await birth.inputValue()).toBe('');
});

test('R-6.06 the payment by card shows the accepted cards, and where their data are entered', async () => {
  const page = await openCart(idOf(0));
  const payments = page.getByRole('group', { name: 'Platba' });
  for (const card of ['Visa', 'Mastercard'])
    expect(await payments.getByRole('img', { name: card }).isVisible()).toBe(true);
  expect(await payments.innerText()).toContain(
    'Údaje o kartě zadáte až na zabezpečené stránce platební brány, k nám se nedostanou.',
  );
});

test('R-8.04 goods that cannot be added: „Zboží se nepodařilo přidat do košíku.“, with the reason', async () => {
  browser.expectTrouble(/status of 422/);
  const page = await browser.open(routePath('listing', 'cs', { id: idOf(0), category: '-', listing: '-' }));
  const box = main(page).locator('[data-cart-box]');
  await field(box, 'quantity').fill('900');
  await box.getByRole('button', { name: 'Do košíku' }).click();
  const { max } = await field(box, 'quantity').evaluate((input) => ({ max: (input as HTMLInputElement).max }));
  await page.getByText(`Vložit můžete 1 až ${max} ks, víc jich skladem nemáme.`).waitFor();
  await field(box, 'quantity').fill('0');
  await box.getByRole('button', { name: 'Do košíku' }).click();
  await expect.poll(() => field(box, 'quantity').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByRole('dialog', { name: 'Přidáno do košíku' }).count()).toBe(0);
  // Another request was faster.
  await query(product.database, 'update stock set quantity = 0 where listing_id = $1', [idOf(0)]);
  await query(product.database, 'update stock set quantity = 2 where listing_id = $1 and branch_id = $2', [
    idOf(0),
    shelf.branch,
  ]);
  await field(box, 'quantity').fill(max);
  await box.getByRole('button', { name: 'Do košíku' }).click();
  await page.getByText('Zboží se nepodařilo přidat do košíku. Tolik kusů skladem nemáme. Skladem je 2 ks.').waitFor();
});
