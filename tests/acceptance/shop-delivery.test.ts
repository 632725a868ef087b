import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import {
  carrierChoice,
  consent,
  field,
  fillAddress,
  fillContact,
  main,
  openFilledCart,
  orderByCourier,
  orderButton,
  orderForm,
  pathOf,
  paymentChoice,
  shownOrder,
  type SeenOrder,
} from '#tests/support/order-steps.ts';
import { openAs } from '#tests/support/demo-logins.ts';
import { emailOfUser, money, spaced, summaryOf, useShopBuyers, usersFirst, words } from '#tests/support/shop-buyers.ts';
import { textsIn } from '#tests/support/texts.ts';

// A product of its own: what is bought here would be missing elsewhere.
const { browser, shelf, visit, totalOf } = useShopBuyers(2);

describe('R-2.27, R-2.28, R-6.05, R-6.06, R-6.09, R-9.03 a buyer orders by courier and pays by bank transfer', () => {
  test.each(usersFirst)('(%s, %s)', { timeout: 120_000 }, async (locale, buyer) => {
    const text = textsIn(locale);
    const email = buyer === 'user' ? emailOfUser : 'prevod@karafa.example';
    const page = await visit('/', buyer);
    await openFilledCart(page, locale, { [shelf.goods[0]!.id]: 2 });
    // The account's data are filled in.
    await expect.poll(() => field(orderForm(page), 'email').inputValue()).toBe(buyer === 'user' ? email : '');
    await orderByCourier(page, locale, { email, payment: 'bank_transfer' });

    await arriveAt(page, pathOf(summaryOf(buyer), locale));
    const order = await shownOrder(page, locale);
    const total = await totalOf(order);
    await expect.poll(() => words(page)).toContain(`${text('Částka')} ${money(total)}`);
    const shown = await words(page);
    const iban = /CZ\d{2}(?: \d{4}){5}/.exec(shown)![0].replaceAll(' ', '');
    expect(shown).toContain(`${text('Variabilní symbol')} ${order.number}`);
    const code = await scanCode(page, locale);
    expect(code).toMatch(/^SPD\*1\.0\*/);
    for (const part of [`ACC:${iban}`, `AM:${(total / 100).toFixed(2)}`, 'CC:CZK', `X-VS:${order.number}`])
      expect(code.split('*').some((each) => each.startsWith(part))).toBe(true);

    if (buyer === 'user') await openInAccount(page, locale, order, total);
    await markPaid(locale, order);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => words(page)).toContain(text('Děkujeme, objednávka je zaplacena.'));
    await expect.poll(() => page.locator('[aria-current=step]').innerText()).toContain(text('Zaplaceno'));
    if (buyer === 'guest') return;
    await page.goto(routePath('account-payment', locale, order));
    await arriveAt(page, routePath('account-order-summary', locale, order));
  });
});

/** Finds an unpaid order in the account's list. */
async function openInAccount(page: Page, locale: Locale, order: SeenOrder, total: number): Promise<void> {
  const text = textsIn(locale);
  await page.goto(routePath('account-orders', locale));
  await hydrated(page);
  const row = main(page).getByRole('listitem').filter({ hasText: order.number });
  const said = async () => spaced(await row.innerText());
  await expect.poll(said).toContain(text('Čeká na platbu'));
  await expect.poll(said).toContain(money(total));
  await row.getByRole('link', { name: order.number }).click();
  await arriveAt(page, pathOf('account-order-summary', locale));
  // The address changes before what it shows.
  await expect.poll(() => words(page)).toContain(text('Zaplaťte prosím převodem'));
  // the payment has the simple layout.
  await page.goto(routePath('account-payment', locale, order));
  await hydrated(page);
  expect(await words(page)).toContain(text('Zaplaťte prosím převodem'));
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.getByRole('link', { name: text('Celá objednávka') }).click();
  await arriveAt(page, pathOf('account-order-summary', locale));
  await page.getByRole('contentinfo').getByText(text('Jak to funguje')).first().waitFor();
}

/** An administrator marks the order as paid. */
async function markPaid(locale: Locale, { id }: SeenOrder): Promise<void> {
  const text = textsIn(locale);
  const page = await openAs(browser, 'admin', routePath('admin-order', locale, { id }));
  await page.getByRole('button', { name: text('Potvrdit přijetí peněz') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('Ano, přišly') })
    .click();
  await page.getByText(text('Objednávka je zaplacena.')).waitFor();
}

async function scanCode(page: Page, locale: Locale): Promise<string> {
  const picture = page.getByAltText(textsIn(locale)('QR kód k platbě v bankovní aplikaci'));
  await picture.scrollIntoViewIfNeeded();
  const { data, info } = await sharp(await picture.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

describe('R-6.05 a pickup point is found by its town and by its postcode', () => {
  test.each(locales)('(%s)', { timeout: 120_000 }, async (locale) => {
    const text = textsIn(locale);
    const page = await visit(routePath('home', locale));
    await openFilledCart(page, locale, { [shelf.goods[1]!.id]: 1 });
    await carrierChoice(page, locale, 'pickup_point').check();
    const points = page.getByRole('group', { name: text('Výdejní místa') });
    const search = page.getByRole('searchbox', { name: text('Najděte výdejní místo') });
    await search.fill('779 00');
    await expect
      .poll(async () => (await points.locator('label').allInnerTexts()).map(spaced))
      .toSatisfy((found: string[]) => found.length > 0 && found.every((each) => each.includes('779 00 Olomouc')));
    await search.fill('trebic');
    await expect
      .poll(async () => (await points.locator('label').allInnerTexts()).map(spaced))
      .toSatisfy((found: string[]) => found.length > 0 && found.every((each) => each.includes('Třebíč')));
    // At a machine nobody can show an identity card.
    expect(await points.innerText()).not.toContain(text('box'));
    const chosen = points.getByRole('radio').first();
    await chosen.check();
    const place = (await points.locator('strong').first().innerText()).trim();
    await paymentChoice(page, locale, 'cash_on_delivery').check();
    await fillContact(page, `vydejna.${locale}@karafa.example`);
    await fillAddress(page, 'invoice');
    await consent(page);
    await orderButton(page, locale).click();
    await arriveAt(page, pathOf('order-summary', locale));
    await shownOrder(page, locale);
    await expect.poll(() => words(page)).toContain(place);
    await expect.poll(() => words(page)).toContain(text('Děkujeme za objednávku. Zaplatíte při převzetí.'));
  });
});
