import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { arriveAt, holdBack, hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import {
  address,
  carrierChoice,
  field,
  fillForCourier,
  main,
  openFilledCart,
  openOrderForm,
  orderButton,
  orderForm,
  pathOf,
} from '#tests/support/order-steps.ts';
import { useStockedProduct } from '#tests/support/own-product.ts';

// A product of its own: carts filled here would affect other files.
const { product, browser, shelf } = useStockedProduct(3);

const goods = (at: number) => shelf.goods[at]!.id;

async function logIn(page: Page, account: 'novy' | 'overeny'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Přihlásit se' }).click();
  const dialog = page.getByRole('dialog', { name: 'Přihlášení' });
  await field(dialog, 'email').fill(`${account}@karafa.example`);
  await field(dialog, 'password').fill('Karafa-demo-18');
  await field(dialog, 'password').press('Enter');
  await arriveAt(page, '/ucet/prehled');
}

async function logOut(page: Page): Promise<void> {
  await page.locator('[popovertarget=account-menu]').click();
  await page.getByRole('button', { name: 'Odhlásit se' }).click();
  await arriveAt(page, '/');
}

async function openCart(page: Page, id: number): Promise<void> {
  await openFilledCart(page, 'cs', { [id]: 1 });
  await field(orderForm(page), 'email').waitFor();
}

const valueOf = (page: Page, name: string) => field(orderForm(page), name).inputValue();
const isCourierChosen = (page: Page) => carrierChoice(page, 'cs', 'courier').isChecked();
const kept = (page: Page) => page.evaluate(() => JSON.stringify(window.sessionStorage));
/** The number in the header; empty: none. */
const pieces = (page: Page) =>
  page.evaluate(() => {
    const { dataset, style } = document.documentElement;
    return dataset.cart === 'full' ? style.getPropertyValue('--cart-pieces').replaceAll('"', '') : '';
  });

describe('R-6.07 an order form with a person’s data', () => {
  test('is hidden after the logout, and the next account has its own data', async () => {
    const page = await browser.open('/');
    await logIn(page, 'novy');
    await openCart(page, goods(0));
    await fillForCourier(page, 'cs', { email: 'prvni@karafa.example', payment: 'bank_transfer' });
    await field(orderForm(page), 'note').fill('Jen pro mě.');
    await expect.poll(() => kept(page)).toContain('prvni@karafa.example');
    await logOut(page);
    await expect.poll(() => kept(page)).not.toMatch(/prvni|Jen pro|order-key/);

    await openCart(page, goods(1));
    expect(await valueOf(page, 'email')).toBe('');
    expect(await valueOf(page, 'note')).toBe('');
    expect(await isCourierChosen(page)).toBe(false);

    await page.goto('/');
    await hydrated(page);
    await logIn(page, 'overeny');
    await openCart(page, goods(1));
    await expect.poll(() => valueOf(page, 'email')).toBe('overeny@karafa.example');
    expect(await valueOf(page, 'note')).toBe('');
  });

  test('waits for the account whose login expired; a guest does not see it, another account removes it', async () => {
    browser.expectTrouble(/401/);
    const page = await browser.open('/');
    const runOut = async () => {
      await query(product.database, 'delete from login_token', []);
      await page.goto('/');
      await expect.poll(() => page.locator('html').getAttribute('data-login')).toBe('no');
    };
    const ofNovy = () => valueOf(page, 'note');
    await logIn(page, 'novy');
    await openCart(page, goods(0));
    await field(orderForm(page), 'note').fill('Jen pro mě.');
    await runOut();
    await openCart(page, goods(1));
    expect(await ofNovy()).toBe('');

    await page.goto('/');
    await hydrated(page);
    await logIn(page, 'novy');
    await openCart(page, goods(0));
    await expect.poll(ofNovy).toBe('Jen pro mě.');

    await runOut();
    await hydrated(page);
    await logIn(page, 'overeny');
    await expect.poll(() => kept(page)).not.toContain('Jen pro mě.');
    await openCart(page, goods(1));
    expect(await ofNovy()).toBe('');
  });

  test('of a guest is kept at the guest’s own login on any page', async () => {
    const page = await openOrderForm(browser, { [goods(2)]: 1 });
    await carrierChoice(page, 'cs', 'courier').check();
    await field(orderForm(page), 'note').fill('Nechte u sousedů.');
    await page.goto('/');
    await hydrated(page);
    await logIn(page, 'novy');
    await page.goto('/kosik');
    await hydrated(page);
    await expect.poll(() => valueOf(page, 'note')).toBe('Nechte u sousedů.');
    await expect.poll(() => valueOf(page, 'email')).toBe('novy@karafa.example');
    await expect.poll(() => isCourierChosen(page)).toBe(true);
    // It belongs to the account from then on.
    await logOut(page);
    await openCart(page, goods(1));
    expect(await valueOf(page, 'note')).toBe('');
  });

  test('of a guest is kept when the login starts on the form’s page and returns to it', async () => {
    const page = await openOrderForm(browser, { [goods(0)]: 1 });
    await fillForCourier(page, 'cs', { email: 'host@karafa.example', payment: 'bank_transfer' });
    await field(orderForm(page), 'note').fill('Nechte u sousedů.');
    await logIn(page, 'novy');
    await page.goBack();
    await arriveAt(page, '/kosik');
    await expect.poll(() => valueOf(page, 'note')).toBe('Nechte u sousedů.');
    expect(await valueOf(page, 'email')).toBe('host@karafa.example');
    expect(await valueOf(page, 'delivery_street')).toBe(address.street);
    expect(await isCourierChosen(page)).toBe(true);
    expect(await kept(page)).not.toContain('draft:guest');
    await logOut(page);
    expect(await kept(page)).not.toMatch(/host@|sousedů/);
  });

  /** A guest's order form, filled in, while the visitor has logged in elsewhere. */
  async function logInElsewhere(): Promise<Page> {
    await query(product.database, 'delete from cart_line', []);
    const page = await openOrderForm(browser, { [goods(0)]: 1 });
    await fillForCourier(page, 'cs', { email: 'host@karafa.example', payment: 'bank_transfer' });
    const elsewhere = await page.context().newPage();
    await elsewhere.goto('/');
    await hydrated(elsewhere);
    await logIn(elsewhere, 'novy');
    return page;
  }

  test('of a guest belongs to the account after a login in another tab, complete after a reload', async () => {
    browser.expectTrouble(/422/);
    const page = await logInElsewhere();
    await field(orderForm(page), 'terms').uncheck();
    await orderButton(page, 'cs').click();
    await orderForm(page).getByRole('alert').waitFor();
    await carrierChoice(page, 'cs', 'branch').check();
    await field(orderForm(page), 'note').fill('Zvonek nejde.');
    // The next person to log in here would get a guest's stored form.
    expect(await kept(page)).not.toContain('draft:guest');
    await page.reload();
    await hydrated(page);
    await expect.poll(() => valueOf(page, 'note')).toBe('Zvonek nejde.');
    expect(await valueOf(page, 'email')).toBe('host@karafa.example');
    await carrierChoice(page, 'cs', 'courier').check();
    await expect.poll(() => valueOf(page, 'delivery_street')).toBe(address.street);
  });

  test('of a guest is sent as the account’s order after a login in another tab, and is removed then', async () => {
    const page = await logInElsewhere();
    await field(orderForm(page), 'note').fill('Zvonek nejde.');
    await orderButton(page, 'cs').click();
    await arriveAt(page, pathOf('order-summary', 'cs'));
    const [order] = await query(
      product.database,
      `select o.email, o.note, a.email as account from shop_order o left join account a on a.id = o.account_id
       order by o.id desc limit 1`,
    );
    expect(order).toEqual({ email: 'host@karafa.example', note: 'Zvonek nejde.', account: 'novy@karafa.example' });
    expect(await kept(page)).not.toMatch(/host@|Zvonek|order-key/);
    await openCart(page, goods(1));
    await expect.poll(() => valueOf(page, 'email')).toBe('novy@karafa.example');
    expect(await valueOf(page, 'note')).toBe('');
  });
});

describe('R-6.02 the number of pieces in the header', () => {
  test('is the account’s after the login, and none after the logout', async () => {
    const page = await browser.open('/');
    await logIn(page, 'overeny');
    await query(product.database, 'delete from cart_line', []);
    await openCart(page, goods(0));
    await expect.poll(() => pieces(page)).toBe('1');
    await logOut(page);
    await expect.poll(() => pieces(page)).toBe('');
    await page.reload();
    await hydrated(page);
    expect(await pieces(page)).toBe('');

    await openFilledCart(page, 'cs', { [goods(1)]: 2 });
    await expect.poll(() => pieces(page)).toBe('2');
    await page.goto('/');
    await hydrated(page);
    await logIn(page, 'overeny');
    await expect.poll(() => pieces(page)).toBe('3');
    await page.reload();
    await hydrated(page);
    expect(await pieces(page)).toBe('3');
  });

  test('follows changes of the cart in another browser once its page is opened', async () => {
    const page = await browser.open('/');
    await openFilledCart(page, 'cs', { [goods(0)]: 1 });
    await page.goto('/');
    await hydrated(page);
    await query(
      product.database,
      `update cart_line set quantity = 4
       where cart_id = (select id from cart where account_id is null order by changed_at desc, id desc limit 1)`,
      [],
    );
    expect(await pieces(page)).toBe('1');
    await page.goto('/kosik');
    await expect.poll(() => pieces(page)).toBe('4');
  });
});

test('R-6.07 letters can be typed into the postcode of an invoice on a phone', async () => {
  const page = await openOrderForm(browser, { [goods(0)]: 1 });
  const modeOf = (name: string) => field(orderForm(page), name).getAttribute('inputmode');
  expect(await modeOf('delivery_postcode')).toBe('numeric');
  expect(await modeOf('invoice_postcode')).toBe('text');
  expect(await modeOf('company_id')).toBeNull();
});

test('R-6.06, R-6.09 an order above the limit of a QR code shows the data of the transfer', async () => {
  await query(product.database, 'update listing set price_minor = 1000000000 where id = $1', [goods(2)]);
  const page = await openOrderForm(browser, { [goods(2)]: 1 });
  await fillForCourier(page, 'cs', { email: 'velky@karafa.example', payment: 'bank_transfer' });
  await orderButton(page, 'cs').click();
  await arriveAt(page, pathOf('order-summary', 'cs'));
  const transfer = page.getByRole('region', { name: 'Zaplaťte prosím převodem' });
  await expect.poll(() => transfer.innerText()).toMatch(/Částka\s+10\s000\s000,00\sKč/);
  await expect.poll(() => transfer.innerText()).toMatch(/IBAN\s+CZ65 /);
  expect(await main(page).getByRole('img', { name: 'QR kód' }).count()).toBe(0);
});

describe('favourites', () => {
  const hearts = (page: Page) => page.locator('main [data-favourite]');
  const marked = (page: Page) => page.locator('main [data-favourite][aria-pressed=true]').count();
  const names = (page: Page) => page.locator('main article h2').allInnerTexts();
  const inBrowser = (page: Page) => page.evaluate(() => localStorage.getItem('favourites'));

  test('a guest collects them, also before the application runs; the login moves them to the account', async () => {
    const page = await browser.visit('/produkty/novinky', { width: 390 });
    const release = await holdBack(page, '**/assets/*.js');
    await page.reload({ waitUntil: 'commit' });
    await hearts(page).nth(0).click();
    await hearts(page).nth(1).click();
    expect(await hearts(page).nth(0).getAttribute('aria-busy')).toBe('true');
    release();
    await expect.poll(() => marked(page)).toBe(2);
    // A second press takes the heart back.
    await hearts(page).nth(2).click();
    await expect.poll(() => marked(page)).toBe(3);
    await hearts(page).nth(2).click();
    await expect.poll(() => marked(page)).toBe(2);
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((at) => hearts(page).nth(at).getAttribute('data-favourite')),
    );
    const [nameOfFirst, nameOfSecond] = (await page.locator('main article h3, main article h2').allInnerTexts()) as [
      string,
      string,
    ];

    await page.goto('/oblibene');
    await expect.poll(() => names(page)).toEqual([nameOfSecond, nameOfFirst]);
    expect(await main(page).innerText()).toContain('jen v tomto prohlížeči');

    await page.setViewportSize({ width: 1280, height: 900 });
    await logIn(page, 'novy');
    await expect.poll(() => inBrowser(page)).toBeNull();
    await query(product.database, "update listing set visibility = 'hidden' where id = $1", [first]);
    await query(product.database, 'update favourite set price_minor = price_minor + 12300 where listing_id = $1', [
      second,
    ]);
    await page.goto('/oblibene');
    await hydrated(page);
    expect(await names(page)).toEqual([nameOfSecond, nameOfFirst]);
    const textOf = async () => (await main(page).innerText()).replaceAll('\u00a0', ' ');
    const text = await textOf();
    for (const said of ['Zlevněno o 123,00 Kč', 'Tato nabídka už není dostupná.']) expect(text).toContain(said);
    expect(text).not.toContain('jen v tomto prohlížeči');

    // Removing leaves the way back in its place, with the focus on it.
    await expect.poll(() => marked(page)).toBe(1);
    await hearts(page).nth(0).press('Enter');
    const back = main(page).getByRole('button', { name: `Vrátit mezi oblíbené: ${nameOfSecond}` });
    await back.waitFor();
    expect(await back.evaluate((button) => button === document.activeElement)).toBe(true);
    await back.press('Enter');
    await expect.poll(() => hearts(page).first().getAttribute('aria-pressed')).toBe('true');
    expect(await textOf()).toContain('Zlevněno o 123,00 Kč');

    await logOut(page);
    expect(await inBrowser(page)).toBeNull();
    await page.goto('/produkty/novinky');
    await hydrated(page);
    expect(await marked(page)).toBe(0);
    await page.goto('/oblibene');
    await main(page).getByText('Zatím tu nic není').waitFor();

    // Within one document: the same account logs in again, and adds one on another device afterwards.
    for (const round of ['before', 'after']) {
      const loaded = page.waitForResponse('**/api/me/favourites/ids');
      await logIn(page, 'novy');
      await loaded;
      if (round === 'before') await logOut(page);
    }
    await query(
      product.database,
      `insert into favourite (account_id, listing_id, added_at, name)
       select account_id, $1, now(), 'Odjinud' from favourite where listing_id = $2`,
      [third, second],
    );
    await page.getByRole('banner').getByRole('link', { name: 'Oblíbené' }).click();
    await arriveAt(page, '/oblibene');
    await expect.poll(() => marked(page)).toBe(2);
    expect(await main(page).innerText()).not.toContain('Odebráno z oblíbených');
  });
});
