import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import type { DemoGoods } from '#tests/support/demo-goods.ts';
import { query } from '#tests/support/demo-places.ts';
import {
  addFromDetail,
  address,
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
  playAtGateway,
  shownOrder,
} from '#tests/support/order-steps.ts';
import { readPdf } from '#tests/support/pdf.ts';
import {
  emailOfUser,
  guestsFirst,
  money,
  spaced,
  summaryOf,
  useShopBuyers,
  words,
} from '#tests/support/shop-buyers.ts';
import { textsIn } from '#tests/support/texts.ts';

// A product of its own: what is bought here would be missing elsewhere.
const { product, shelf, visit, totalOf, expectMails } = useShopBuyers(3);

describe('R-2.02, R-2.03, R-3.06, R-6.02, R-6.03, R-6.05, R-6.06, R-6.09, R-11.04 a buyer pays by card and picks up at a branch', () => {
  test.each(guestsFirst)('(%s, %s)', { timeout: 120_000 }, async (locale, buyer) => {
    const text = textsIn(locale);
    const email = buyer === 'user' ? emailOfUser : `host.${locale}@karafa.example`;
    const [first, second] = shelf.goods as [DemoGoods, DemoGoods];
    const page = await visit(routePath('home', locale), buyer);

    const panel = await addFromDetail(page, locale, first.id, 2);
    const said = async () => spaced(await panel.innerText());
    await expect.poll(said).toContain({ cs: '2 ks', en: '2 items', de: '2 Stück' }[locale]);
    await expect.poll(said).toContain(money(2 * first.price));
    await panel.getByRole('button', { name: text('Pokračovat v nákupu') }).click();
    const full = await addFromDetail(page, locale, second.id);
    await expect.poll(() => full.getByRole('listitem').count()).toBe(2);
    await full.getByRole('link', { name: text('Přejít do košíku') }).click();
    await arriveAt(page, routePath('cart', locale));

    const name = first.names[locale]!;
    await page.getByRole('button', { name: text('Přidat kus: {name}', { name }) }).click();
    const pieces = () => page.getByRole('spinbutton', { name: text('Počet kusů: {name}', { name }) });
    await expect.poll(() => pieces().inputValue()).toBe('3');
    await pieces().fill('5');
    await pieces().press('Enter');
    const goods = 5 * first.price + second.price;
    await expect.poll(() => words(page)).toContain(`${text('Zboží')} ${money(goods)}`);

    await page.getByLabel(text('Kód voucheru')).fill('eva10');
    await page.getByRole('button', { name: text('Použít'), exact: true }).click();
    await page.getByRole('button', { name: text('Odebrat voucher {code}', { code: 'EVA10' }) }).waitFor();

    await carrierChoice(page, locale, 'branch').check();
    await field(orderForm(page), 'branch_id').selectOption(String(shelf.branch));
    await expect.poll(() => words(page)).toContain('Ukázková 5, 602 00');
    await expect.poll(() => words(page)).toContain(text('Osobní odběr vyžaduje online platbu.'));
    await expect.poll(() => paymentChoice(page, locale, 'cash_on_delivery').isDisabled()).toBe(true);
    await paymentChoice(page, locale, 'card').check();
    await fillContact(page, email);
    await fillAddress(page, 'invoice');
    await consent(page);
    await orderButton(page, locale).click();

    await playAtGateway(page, locale, 'Zaplatit');
    await arriveAt(page, pathOf(summaryOf(buyer), locale));
    const order = await shownOrder(page, locale);
    const total = await totalOf(order);
    await expect.poll(() => words(page)).toContain(text('Děkujeme, objednávka je zaplacena.'));
    await expect.poll(() => words(page)).toContain(`${text('Celkem s DPH')} ${money(total)}`);
    expect(total).toBeLessThan(goods);

    const invoice = await downloadInvoice(page, locale);
    for (const part of [
      order.number,
      `${text('Variabilní symbol')} ${order.number}`,
      first.names[locale]!,
      second.names[locale]!,
      text('Rekapitulace DPH'),
      locale === 'en' ? '21%' : '21 %',
      text('Uhrazeno kartou. Neplaťte.'),
      `${text('Celkem')} ${money(total)}`,
      address.street,
    ])
      expect(invoice).toContain(part);
    await expectMails(locale, email, [
      ['order.placed', text('Přijali jsme objednávku {number}', { number: order.number })],
      ['order.paid', text('Objednávka {number} je zaplacena', { number: order.number })],
    ]);
  });
});

/** @returns the words of the file that the page offers */
async function downloadInvoice(page: Page, locale: Locale): Promise<string> {
  const link = page.getByRole('link', { name: textsIn(locale)('Stáhnout fakturu (PDF)') });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  return (await readPdf(await readFile(await download.path()))).join(' ');
}

describe('R-2.03, R-6.06 a refused card pays at the second attempt', () => {
  test.each(guestsFirst)('(%s, %s)', { timeout: 120_000 }, async (locale, buyer) => {
    const text = textsIn(locale);
    const page = await visit(routePath('home', locale), buyer);
    const email = buyer === 'user' ? emailOfUser : `karta.${locale}@karafa.example`;
    const summary = pathOf(summaryOf(buyer), locale);
    await openFilledCart(page, locale, { [shelf.goods[2]!.id]: 1 });
    await orderByCourier(page, locale, { email, payment: 'card' });

    await playAtGateway(page, locale, 'Odejít bez placení');
    await arriveAt(page, summary);
    await page.getByRole('heading', { name: text('Objednávka čeká na platbu') }).waitFor();
    await page.getByRole('button', { name: text('Zaplatit online') }).click();
    await playAtGateway(page, locale, 'Platbu odmítnout');
    await arriveAt(page, summary);
    await page.getByRole('heading', { name: text('Platba se nezdařila') }).waitFor();
    await page.getByText(text('Nic se nestrhlo a objednávka platí. Zkuste to prosím znovu.')).waitFor();
    const order = await shownOrder(page, locale);
    await expectMails(locale, email, [
      ['order.payment_failed', text('Platba objednávky {number} se nezdařila', { number: order.number })],
    ]);

    // The cart is empty and links to the goods.
    const waits = page.getByRole('heading', {
      name: text('Objednávka {number} čeká na platbu', { number: order.number }),
    });
    await page.goto(routePath('cart', locale));
    await hydrated(page);
    await waits.waitFor();
    await main(page)
      .getByRole('link', { name: text('Dokončit platbu') })
      .click();
    await arriveAt(page, routePath(summaryOf(buyer), locale, order));

    await page.getByRole('button', { name: text('Zaplatit znovu') }).click();
    await playAtGateway(page, locale, 'Zaplatit, potvrzení přijde dvakrát');
    await arriveAt(page, summary);
    await page.getByText(text('Děkujeme, objednávka je zaplacena.')).waitFor();
    const paid = await query(
      product.database,
      `select count(*)::int as payments from payment where subject_id = $1 and state = 'paid'`,
      [order.id],
    );
    expect(paid).toEqual([{ payments: 1 }]);
    await page.goto(routePath('cart', locale));
    await hydrated(page);
    await main(page).getByText(text('Košík je zatím prázdný')).waitFor();
    expect(await waits.count()).toBe(0);
  });
});
