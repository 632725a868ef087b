import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import {
  address,
  carrierChoice,
  consent,
  field,
  fillAddress,
  fillContact,
  main,
  openFilledCart,
  orderButton,
  orderByCourier,
  orderForm,
  pathOf,
  paymentChoice,
  playAtGateway,
  shownOrder,
} from '#tests/support/order-steps.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';
import { useStockedProduct } from '#tests/support/own-product.ts';

// A product of its own: vouchers end, branches close and pickup points vanish here.
const { product, browser, shelf } = useStockedProduct(4);

const alertOf = (page: Page) => orderForm(page).getByRole('alert');
const totalsOf = (page: Page) => page.getByRole('complementary', { name: 'Souhrn objednávky' });

/** Typed and ticked values, without choices among offers. */
const typedIn = (page: Page) =>
  orderForm(page).evaluate((form) =>
    Object.fromEntries(
      [...new FormData(form as HTMLFormElement)].filter(([name, value]) => value !== '' && !/_id$|point/.test(name)),
    ),
  );

/** Places the order but drops its answer, once. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    /\/api\/orders\?/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

const ordersOf = async (email: string) =>
  (await query(product.database, 'select number from shop_order where email = $1 order by id', [email])).map(
    ({ number }) => String(number),
  );

describe('an order whose answer is lost', () => {
  const lost = 'Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.';

  test('R-6.08 is placed once when the form is sent again', async () => {
    browser.expectTrouble(/\/api\/orders/);
    const page = await browser.open('/');
    await openFilledCart(page, 'cs', { [shelf.goods[0]!.id]: 1 });
    await loseAnswer(page);
    await orderByCourier(page, 'cs', { email: 'znovu@karafa.example', payment: 'bank_transfer' });
    await expect.poll(() => alertOf(page).allInnerTexts()).toEqual([lost]);
    await orderButton(page, 'cs').click();
    await arriveAt(page, pathOf('order-summary', 'cs'));
    await page.getByText('Vaši objednávku jsme přijali.').waitFor();
    expect(await ordersOf('znovu@karafa.example')).toEqual([(await shownOrder(page, 'cs')).number]);
  });

  test(
    'R-6.08 does not replace the next order, with or without a reload in between',
    { timeout: 120_000 },
    async () => {
      browser.expectTrouble(/\/api\/orders/);
      const email = 'dalsi@karafa.example';
      const page = await browser.open('/');
      await openFilledCart(page, 'cs', { [shelf.goods[0]!.id]: 1 });
      await loseAnswer(page);
      await orderByCourier(page, 'cs', { email, payment: 'bank_transfer' });
      await expect.poll(() => alertOf(page).allInnerTexts()).toEqual([lost]);
      await page.reload();
      await page.getByText('Košík je zatím prázdný').waitFor();
      await hydrated(page);

      await openFilledCart(page, 'cs', { [shelf.goods[1]!.id]: 1 });
      await loseAnswer(page);
      await consent(page);
      await orderButton(page, 'cs').click();
      await expect.poll(() => alertOf(page).allInnerTexts()).toEqual([lost]);
      expect(await ordersOf(email)).toHaveLength(2);

      // In another tab the buyer goes on shopping.
      await page.request.post('/api/cart/lines?lang=cs', { data: { listing_id: shelf.goods[2]!.id, quantity: 1 } });
      await orderButton(page, 'cs').click();
      await expect
        .poll(() => alertOf(page).allInnerTexts())
        .toEqual([
          'Vaši předchozí objednávku už máme a potvrzení jsme poslali e-mailem. V košíku je teď další zboží: zkontrolujte ho prosím a objednávku odešlete znovu.',
        ]);
      await page.getByRole('spinbutton', { name: `Počet kusů: ${shelf.goods[2]!.names.cs}` }).waitFor();
      await orderButton(page, 'cs').click();
      await arriveAt(page, pathOf('order-summary', 'cs'));
      const numbers = await ordersOf(email);
      expect(numbers).toHaveLength(3);
      expect((await shownOrder(page, 'cs')).number).toBe(numbers[2]);
      expect(await main(page).innerText()).toContain(shelf.goods[2]!.names.cs!);
    },
  );
});

describe('a choice that became unavailable while the form was filled in is reported, and nothing typed is lost', () => {
  test('R-6.03, R-8.04 a voucher that has expired', async () => {
    browser.expectTrouble(/status of 422 .*\/api\/orders/);
    const page = await browser.open('/');
    await openFilledCart(page, 'cs', { [shelf.goods[3]!.id]: 2 });
    const full = shelf.goods[3]!.price * 2;
    await page.getByLabel('Kód voucheru').fill('eva10');
    await page.getByRole('button', { name: 'Použít', exact: true }).click();
    await totalsOf(page).getByText('Sleva').waitFor();
    await carrierChoice(page, 'cs', 'courier').check();
    await paymentChoice(page, 'cs', 'bank_transfer').check();
    await fillContact(page, 'voucher@karafa.example');
    await fillAddress(page, 'delivery');
    await consent(page);
    const typed = await typedIn(page);

    await query(product.database, `update voucher set valid_to = now() - interval '1 minute' where code = 'EVA10'`);
    await orderButton(page, 'cs').click();
    await expect.poll(() => alertOf(page).innerText()).toContain('Zkontrolujte prosím zadané údaje.');
    expect(await alertOf(page).innerText()).toContain('Tento voucher již není dostupný.');
    // The discount has disappeared from the row and the totals.
    const row = page.getByRole('region', { name: 'Voucher' }).getByRole('listitem');
    await expect.poll(() => row.innerText()).toContain('Tento voucher již není dostupný.');
    await expect.poll(() => totalsOf(page).getByText('Sleva').count()).toBe(0);
    expect(await typedIn(page)).toEqual(typed);

    await page.getByRole('button', { name: 'Odebrat voucher EVA10' }).click();
    await expect.poll(() => row.count()).toBe(0);
    await orderButton(page, 'cs').click();
    await arriveAt(page, pathOf('order-summary', 'cs'));
    const { id } = await shownOrder(page, 'cs');
    const [order] = await query(
      product.database,
      'select goods_minor::int as goods, discount_minor::int as discount from shop_order where id = $1',
      [id],
    );
    expect(order).toEqual({ goods: full, discount: 0 });
  });

  test('R-6.05, R-8.04 a branch that has closed down', { timeout: 120_000 }, async () => {
    browser.expectTrouble(/status of 422 .*\/api\/orders/);
    const page = await browser.open('/');
    await openFilledCart(page, 'cs', { [shelf.goods[0]!.id]: 1 });
    await carrierChoice(page, 'cs', 'branch').check();
    const branches = field(orderForm(page), 'branch_id');
    await branches.selectOption(String(shelf.branch));
    await paymentChoice(page, 'cs', 'card').check();
    await fillContact(page, 'prodejna@karafa.example');
    await fillAddress(page, 'invoice');
    await consent(page);
    const typed = await typedIn(page);

    await query(product.database, 'update branch set is_active = false where id = $1', [shelf.branch]);
    try {
      await orderButton(page, 'cs').click();
      await expect.poll(() => alertOf(page).innerText()).toContain('Zvolená prodejna neexistuje.');
      await expect.poll(() => branches.inputValue()).toBe('');
      expect(await branches.locator(`option[value="${shelf.branch}"]`).count()).toBe(0);
      expect(await typedIn(page)).toEqual(typed);
      await branches.selectOption({ index: 1 });
      await page.getByText('Zboží na prodejně není, dodání potrvá až 10 dní').waitFor();
      await orderButton(page, 'cs').click();
      await arriveAt(page, pathOf('payment-gateway', 'cs'));
    } finally {
      await query(product.database, 'update branch set is_active = true where id = $1', [shelf.branch]);
    }
  });

  test('R-6.05, R-8.04 a pickup point that no longer exists', async () => {
    browser.expectTrouble(/status of 422 .*\/api\/orders/);
    const page = await browser.open('/');
    await openFilledCart(page, 'cs', { [shelf.goods[0]!.id]: 1 });
    await carrierChoice(page, 'cs', 'pickup_point').check();
    const points = page.getByRole('group', { name: 'Výdejní místa' });
    const chosen = points.getByRole('radio').first();
    await chosen.check();
    const id = await chosen.inputValue();
    await paymentChoice(page, 'cs', 'cash_on_delivery').check();
    await fillContact(page, 'vydejna@karafa.example');
    await fillAddress(page, 'invoice');
    await consent(page);
    await query(product.database, 'update pickup_point set is_active = false where id = $1', [id]);
    await orderButton(page, 'cs').click();
    await expect
      .poll(() => alertOf(page).first().innerText())
      .toContain('Zvolené výdejní místo už neexistuje. Vyberte prosím jiné.');
    await expect.poll(() => points.locator(`input[value="${id}"]`).count()).toBe(0);
    await page.reload();
    await hydrated(page);
    await points.getByRole('radio').first().waitFor();
    expect(await points.locator('input:checked').count()).toBe(0);
  });
});

test('R-2.28, R-6.06 a buyer who returns from the gateway before its webhook waits instead of paying twice', async () => {
  const page = await browser.open('/');
  await openFilledCart(page, 'cs', { [shelf.goods[0]!.id]: 1 });
  await orderByCourier(page, 'cs', { email: 'pozde@karafa.example', payment: 'card' });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(/\/payments\/verification/, async (route) => {
    await held;
    await route.continue();
  });
  await playAtGateway(page, 'cs', 'Zaplatit, potvrzení přijde se zpožděním');
  await arriveAt(page, pathOf('order-summary', 'cs'));
  await page.getByRole('heading', { name: 'Platbu ověřujeme' }).waitFor();
  expect(await page.getByRole('button', { name: 'Zaplatit znovu' }).isVisible()).toBe(true);
  goOn();
  await page.getByText('Děkujeme, objednávka je zaplacena.').waitFor();
  expect(await page.locator('[aria-current=step]').innerText()).toContain('Zaplaceno');
});

describe('a part of the form that could not be loaded', () => {
  test('R-8.04, R-8.02 shows an error in its place and loads at the next attempt', { timeout: 120_000 }, async () => {
    browser.expectTrouble(/\/api\/(cart|orders)/);
    const page = await browser.open('/');
    const [first] = shelf.goods as [(typeof shelf.goods)[0]];
    await openFilledCart(page, 'cs', { [first.id]: 1 });
    await carrierChoice(page, 'cs', 'branch').check();
    await field(orderForm(page), 'branch_id').selectOption(String(shelf.branch));
    await paymentChoice(page, 'cs', 'card').check();
    await fillContact(page, 'nacitani@karafa.example');
    await page.route(/\/api\/cart\/delivery/, (route) => route.abort('connectionreset'), { times: 1 });
    await page.getByRole('button', { name: `Přidat kus: ${first.names.cs}` }).click();
    const alert = alertOf(page);
    for (const what of ['dopravců', 'plateb', 'prodejen'])
      await expect
        .poll(() => alert.innerText())
        .toContain(`Při načítání ${what} nastala chyba. Zkuste to prosím později.`);
    expect(await page.getByRole('spinbutton').inputValue()).toBe('2');
    expect(await orderForm(page).getByRole('radio').count()).toBe(0);
    expect(await orderButton(page, 'cs').isDisabled()).toBe(true);
    await alert.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect.poll(() => alert.count()).toBe(0);
    expect(await carrierChoice(page, 'cs', 'branch').isChecked()).toBe(true);
    expect(await field(orderForm(page), 'branch_id').inputValue()).toBe(String(shelf.branch));
    expect(await paymentChoice(page, 'cs', 'card').isChecked()).toBe(true);

    // The order is refused for a new price, and then the cart fails to load.
    await query(product.database, 'update listing set price_minor = price_minor + 1000 where id = $1', [first.id]);
    await fillAddress(page, 'invoice');
    await consent(page);
    await page.route(/\/api\/cart\?/, (route) => route.abort('connectionreset'), { times: 1 });
    await orderButton(page, 'cs').click();
    const missing = main(page)
      .getByRole('alert')
      .filter({ hasText: 'Při načítání košíku nastala chyba. Zkuste to prosím později.' });
    await missing.getByRole('button', { name: 'Zkusit znovu' }).click();
    await page.getByRole('region', { name: 'Od vaší poslední návštěvy se něco změnilo' }).waitFor();
    expect(await missing.count()).toBe(0);
  });
});

describe('saved addresses', () => {
  test('R-8.04 that could not be loaded do not block ordering, and a failed save is reported', async () => {
    browser.expectTrouble(/\/api\/me\/addresses/);
    const page = await browser.visit('/', { cookies: await loginCookies(product.origin, 'overeny') });
    const data = { listing_id: shelf.goods[1]!.id, quantity: 1 };
    expect((await page.request.post('/api/cart/lines?lang=cs', { data })).status()).toBe(200);
    await page.reload();
    await hydrated(page);
    const lost = () => page.route(/\/api\/me\/addresses/, (route) => route.abort('connectionreset'), { times: 1 });
    await lost();
    await page.locator('header .cart-link').click();
    await page.getByRole('dialog', { name: 'Košík' }).getByRole('link', { name: 'Přejít do košíku' }).click();
    await arriveAt(page, '/kosik');
    await carrierChoice(page, 'cs', 'courier').check();
    const missing = alertOf(page).filter({ hasText: 'Při načítání adres nastala chyba. Zkuste to prosím později.' });
    await missing.waitFor();
    await field(orderForm(page), 'delivery_street').fill('Lipová 12');
    await missing.getByRole('button', { name: 'Zkusit znovu' }).click();
    await expect.poll(() => missing.count()).toBe(0);
    expect(await field(orderForm(page), 'delivery_street').inputValue()).toBe('Lipová 12');

    await page.goto(routePath('account-invoice', 'cs'));
    await hydrated(page);
    await page.getByRole('button', { name: 'Přidat adresu' }).click();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Uložit adresu' }) });
    for (const [name, value] of Object.entries(address)) await field(form, name).fill(value);
    await lost();
    await form.getByRole('button', { name: 'Uložit adresu' }).click();
    await page.getByText('Adresu se nepodařilo uložit.').waitFor();
    expect(await field(form, 'street').inputValue()).toBe(address.street);
    await form.getByRole('button', { name: 'Uložit adresu' }).click();
    await page.getByText('Adresa je uložena.').waitFor();
  });
});

describe('R-6.02 the cart in the header', () => {
  test('shows its lines over any page, with unit prices, and leads to the cart', async () => {
    const page = await browser.open('/');
    const link = page.locator('header .cart-link');
    await openFilledCart(page, 'cs', { [shelf.goods[1]!.id]: 2, [shelf.goods[2]!.id]: 1 });
    expect(await main(page).locator('section li').first().innerText()).toMatch(/za kus · [\d\s]+,\d\d\sKč\/l/);
    // On the cart's own page it is a link.
    await link.click();
    await expect
      .poll(() =>
        main(page)
          .locator('h1')
          .evaluate((title) => title === document.activeElement),
      )
      .toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goto(routePath('home', 'cs'));
    await hydrated(page);
    await link.click();
    const panel = page.getByRole('dialog', { name: 'Košík' });
    await panel.waitFor();
    expect(await panel.getByRole('listitem').count()).toBe(2);
    expect((await panel.getByRole('listitem').allInnerTexts()).join(' ')).toMatch(/2 ks · [\d\s]+,\d\d\sKč\/l/);
    await panel.getByRole('link', { name: 'Přejít do košíku' }).click();
    await arriveAt(page, '/kosik');
  });

  test('is a link while it is empty, and without script', async () => {
    const page = await browser.open('/');
    await page.locator('header .cart-link').click();
    await arriveAt(page, '/kosik');
    const bare = await browser.visit('/', { hasScript: false });
    await bare.locator('header .cart-link').click();
    await bare.waitForURL('**/kosik');
  });
});
