import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { hydrated, useBrowser } from '#tests/support/browser.ts';
import { fillShelf, type DemoShelf } from '#tests/support/demo-goods.ts';
import { query } from '#tests/support/demo-places.ts';
import {
  consent,
  field,
  fillAddress,
  fillContact,
  main,
  openFilledCart,
  orderButton,
  orderForm,
  carrierChoice,
  paymentChoice,
} from '#tests/support/order-steps.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';

// Its own: what is put on the shelf here would be otherwise elsewhere.
let product: RunningProduct;
let shelf: DemoShelf;
beforeAll(async () => {
  product = await runProduct(inject('databaseServer'));
  shelf = await fillShelf(product.database, 3);
});
afterAll(() => product.end());
const browser = useBrowser(() => product.origin);

async function openCart(...goods: readonly number[]): Promise<Page> {
  const page = await browser.visit('/');
  await hydrated(page);
  await openFilledCart(page, 'cs', Object.fromEntries(goods.map((id) => [id, 2])));
  return page;
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const nameOf = (index: number) => shelf.goods[index]!.names.cs!;
const idOf = (index: number) => shelf.goods[index]!.id;

test('R-6.03 a voucher that was typed, but not used, is not passed over in silence', async () => {
  const page = await openCart(idOf(0));
  const code = page.getByRole('textbox', { name: 'Kód voucheru' });
  await code.fill('EVA10');
  await orderButton(page, 'cs').click();
  await main(page).getByText('Voucher EVA10 jste nepoužili.').waitFor();
  await page.getByRole('button', { name: 'Použít', exact: true }).click();
  await page.getByRole('button', { name: 'Odebrat voucher EVA10' }).waitFor();
});

describe('the cart by keyboard', () => {
  const said = (page: Page) => main(page).getByRole('status').filter({ hasText: 'V košíku:' });

  test('R-6.07 keeps the focus at what changes pieces, and tells what it comes to', async () => {
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

  test('R-6.07 goes on at the next goods when some are removed, after the last at the title', async () => {
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

  test('R-6.07 goes on at the title once changes are taken note of', async () => {
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

  test('R-6.02 two changes at once are made one after another, so that the later answer is the newer', async () => {
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
    expect(changes).toHaveLength(1);
    goOn();
    await expect.poll(() => said(page).innerText()).toMatch(/^V košíku: 6 ks/);
    expect(changes).toEqual([idOf(0), idOf(1)].map((id) => `/api/cart/lines/${id}`));
  });
});

describe('a voucher for one e-mail', () => {
  test('R-6.03 fills the contact, and says at both that it is for another', async () => {
    browser.expectTrouble(/status of 422/);
    await query(
      product.database,
      `insert into voucher (code, kind, amount_minor, for_email) values ('PROJANU', 'fixed', 5000, 'jana@karafa.example')`,
      [],
    );
    const page = await openCart(idOf(0));
    const email = field(orderForm(page), 'email');
    await email.waitFor();
    const voucher = page.getByRole('region', { name: 'Voucher' });
    const send = () => voucher.getByRole('button', { name: 'Použít' }).click();
    const refusal = 'Tento voucher platí pro jiný e-mail.';
    await field(voucher, 'code').fill('projanu');
    await send();
    await field(voucher, 'email').fill('petr@karafa.example');
    await send();
    await voucher.getByText(refusal).waitFor();
    expect(await email.inputValue()).toBe('');
    await field(voucher, 'email').fill('jana@karafa.example');
    await send();
    await voucher.getByText('PROJANU').waitFor();
    await expect.poll(() => email.inputValue()).toBe('jana@karafa.example');

    await carrierChoice(page, 'cs', 'courier').check();
    await paymentChoice(page, 'cs', 'bank_transfer').check();
    await fillContact(page, 'petr@karafa.example');
    await fillAddress(page, 'delivery');
    await consent(page);
    await orderButton(page, 'cs').click();
    await voucher.getByText(refusal).waitFor();
    expect(await orderForm(page).getByRole('alert').innerText()).toContain(`E-mail: ${refusal}`);
    await expect.poll(() => hasFocus(email)).toBe(true);
    await email.fill('jana@karafa.example');
    await orderButton(page, 'cs').click();
    await page.getByRole('heading', { level: 1, name: /^Objednávka \d{10}$/ }).waitFor();
  });
});

test('R-11.02 the birth date is kept nowhere, not even for a reload', async () => {
  const [tobacco] = await query(
    product.database,
    `select l.id::int from listing l join category c on c.id = l.category_id
     where l.kind = 'product' and l.visibility = 'listed' and l.is_in_stock and c.age_rule = 'tobacco'
     order by l.id limit 1`,
    [],
  );
  const page = await browser.visit('/');
  await hydrated(page);
  await openFilledCart(page, 'cs', { [Number(tobacco!.id)]: 1 });
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

test('R-6.06 the payment by card shows which cards are taken, and where their data are entered', async () => {
  const page = await openCart(idOf(0));
  const payments = page.getByRole('group', { name: 'Platba' });
  for (const card of ['Visa', 'Mastercard'])
    expect(await payments.getByRole('img', { name: card }).isVisible()).toBe(true);
  expect(await payments.innerText()).toContain(
    'Údaje o kartě zadáte až na zabezpečené stránce platební brány, k nám se nedostanou.',
  );
});

test('R-8.04 goods that can not be added: „Zboží se nepodařilo přidat do košíku.“, with the reason', async () => {
  browser.expectTrouble(/status of 422/);
  const page = await browser.visit(routePath('listing', 'cs', { id: idOf(0), category: '-', listing: '-' }));
  await hydrated(page);
  const box = main(page).locator('[data-cart-box]');
  await field(box, 'quantity').fill('900');
  await box.getByRole('button', { name: 'Do košíku' }).click();
  await page.getByText('Zboží se nepodařilo přidat do košíku. Tolik kusů skladem nemáme.').waitFor();
});
