import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneText } from '#shared/accounts/phone.ts';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { arriveAt, hydrated, useBrowser } from '#tests/support/browser.ts';
import { fillShelf, type DemoShelf } from '#tests/support/demo-goods.ts';
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
  seenOrder,
  type SeenOrder,
} from '#tests/support/order-steps.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { loginCookies } from '#tests/support/personal-screens.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';
import { textsIn } from '#tests/support/texts.ts';

// Its own: what is bought here would be missing elsewhere.
let product: RunningProduct;
let shelf: DemoShelf;
beforeAll(async () => {
  product = await runProduct();
  shelf = await fillShelf(product.database, 4);
});
afterAll(() => product.end());
const browser = useBrowser(() => product.origin);

type Buyer = 'guest' | 'user';
const user = 'overeny@karafa.example';
/** Where a buyer arrives after ordering, and after paying. */
const summaryOf = (buyer: Buyer) => (buyer === 'user' ? 'account-order-summary' : 'order-summary');
/** One kind of buyers in each language, the other in one: what differs are the addresses. */
const buyersFor = (most: Buyer, other: Buyer): (readonly [Locale, Buyer])[] => [
  ...locales.map((locale) => [locale, most] as const),
  ['cs', other],
];
const guestsFirst = buyersFor('guest', 'user');
const usersFirst = buyersFor('user', 'guest');

const spaced = (text: string) => text.replace(/\s+/g, ' ');
const words = async (page: Page) => spaced(await main(page).innerText());
const money = (minor: number) =>
  `${(minor / 100)
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, ' ')} Kč`;

async function visit(path: string, buyer: Buyer = 'guest'): Promise<Page> {
  const page = await browser.visit(
    path,
    buyer === 'user' ? { cookies: await loginCookies(product.origin, 'overeny') } : {},
  );
  await hydrated(page);
  return page;
}

async function totalOf({ id }: SeenOrder): Promise<number> {
  const [row] = await query(product.database, 'select total_minor::int as total from shop_order where id = $1', [id]);
  return Number(row!.total);
}

describe('R-2.02, R-2.03, R-3.06, R-6.02, R-6.03, R-6.05, R-6.06, R-6.09, R-11.04 a buyer fetches at a branch what was paid by card', () => {
  test.each(guestsFirst)('(%s, %s)', { timeout: 120_000 }, async (locale, buyer) => {
    const text = textsIn(locale);
    const email = buyer === 'user' ? user : `host.${locale}@karafa.example`;
    const [first, second] = shelf.goods as [DemoShelf['goods'][0], DemoShelf['goods'][0]];
    const page = await visit(routePath('home', locale), buyer);

    const panel = await addFromDetail(page, locale, first.id, 2);
    expect(spaced(await panel.innerText())).toContain(text('{0} ks', { 0: 2 }));
    expect(spaced(await panel.innerText())).toContain(money(2 * first.price));
    await panel.getByRole('button', { name: text('Pokračovat v nákupu') }).click();
    const full = await addFromDetail(page, locale, second.id);
    expect(await full.getByRole('listitem').count()).toBe(2);
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
    expect(await words(page)).toContain(text('Osobní odběr vyžaduje online platbu.'));
    expect(await paymentChoice(page, locale, 'cash_on_delivery').isDisabled()).toBe(true);
    await paymentChoice(page, locale, 'card').check();
    await fillContact(page, email);
    await fillAddress(page, 'invoice');
    await consent(page);
    await orderButton(page, locale).click();

    await playAtGateway(page, locale, 'Zaplatit');
    await arriveAt(page, pathOf(summaryOf(buyer), locale));
    const order = await seenOrder(page, locale);
    const total = await totalOf(order);
    await expect.poll(() => words(page)).toContain(text('Děkujeme, objednávka je zaplacená.'));
    expect(await words(page)).toContain(`${text('Celkem s DPH')} ${money(total)}`);
    expect(total).toBeLessThan(goods);

    const invoice = await downloadInvoice(page, locale);
    for (const part of [
      order.number,
      `${text('Variabilní symbol')} ${order.number}`,
      first.names[locale]!,
      second.names[locale]!,
      text('Rekapitulace DPH'),
      '21 %',
      text('Uhrazeno kartou. Neplaťte.'),
      `${text('Celkem')} ${money(total)}`,
      address.street,
    ])
      expect(invoice).toContain(part);
    await expectMails(locale, email, [
      ['order.placed', text('Objednávka {number} je přijatá', { number: order.number })],
      ['order.paid', text('Objednávka {number} je zaplacená', { number: order.number })],
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

/** An administrator reads what was sent, in the buyer's language. */
async function expectMails(locale: Locale, email: string, wanted: readonly [kind: string, subject: string][]) {
  const page = await browser.visit('/', { cookies: await loginCookies(product.origin, 'admin') });
  for (const [kind, subject] of wanted) {
    await page.goto(`${routePath('admin-mail', locale)}?kind=${kind}&q=${email}`);
    await hydrated(page);
    await page.getByRole('link', { name: subject }).click();
    await expect.poll(() => main(page).locator(`pre[lang=${locale}]`).count()).toBe(1);
  }
}

describe('R-2.27, R-2.28, R-6.05, R-6.06, R-6.09, R-9.03 a buyer has it brought and pays by bank transfer', () => {
  test.each(usersFirst)('(%s, %s)', { timeout: 120_000 }, async (locale, buyer) => {
    const text = textsIn(locale);
    const email = buyer === 'user' ? user : 'prevod@karafa.example';
    const page = await visit('/', buyer);
    await openFilledCart(page, locale, { [shelf.goods[2]!.id]: 2 });
    // What the account knows is filled in.
    expect(await field(orderForm(page), 'email').inputValue()).toBe(buyer === 'user' ? email : '');
    await orderByCourier(page, locale, { email, payment: 'bank_transfer' });

    await arriveAt(page, pathOf(summaryOf(buyer), locale));
    const order = await seenOrder(page, locale);
    const total = await totalOf(order);
    const shown = await words(page);
    const iban = /CZ\d{2}(?: \d{4}){5}/.exec(shown)![0].replaceAll(' ', '');
    expect(shown).toContain(`${text('Částka')} ${money(total)}`);
    expect(shown).toContain(`${text('Variabilní symbol')} ${order.number}`);
    const code = await scanCode(page, locale);
    expect(code).toMatch(/^SPD\*1\.0\*/);
    for (const part of [`ACC:${iban}`, `AM:${(total / 100).toFixed(2)}`, 'CC:CZK', `X-VS:${order.number}`])
      expect(code.split('*').some((each) => each.startsWith(part))).toBe(true);

    if (buyer === 'user') await openInAccount(page, locale, order, total);
    await markPaid(locale, order);
    await page.reload();
    await hydrated(page);
    expect(await words(page)).toContain(text('Děkujeme, objednávka je zaplacená.'));
    expect(await page.locator('[aria-current=step]').innerText()).toContain(text('Zaplaceno'));
    if (buyer === 'guest') return;
    await page.goto(routePath('account-payment', locale, order));
    expect(new URL(page.url()).pathname).toBe(routePath('account-order-summary', locale, order));
  });
});

/** Finds an unpaid order in the account's list. */
async function openInAccount(page: Page, locale: Locale, order: SeenOrder, total: number): Promise<void> {
  const text = textsIn(locale);
  await page.goto(routePath('account-orders', locale));
  await hydrated(page);
  const row = main(page).getByRole('listitem').filter({ hasText: order.number });
  expect(spaced(await row.innerText())).toContain(text('Čeká na platbu'));
  expect(spaced(await row.innerText())).toContain(money(total));
  await row.getByRole('link', { name: order.number }).click();
  await arriveAt(page, pathOf('account-order-summary', locale));
  // The address changes before what it shows.
  await expect.poll(() => words(page)).toContain(text('Zaplaťte prosím převodem'));
}

/** An administrator has seen the money on the account. */
async function markPaid(locale: Locale, { id }: SeenOrder): Promise<void> {
  const text = textsIn(locale);
  const page = await browser.visit(routePath('admin-order', locale, { id }), {
    cookies: await loginCookies(product.origin, 'admin'),
  });
  await hydrated(page);
  await page.getByRole('button', { name: text('Potvrdit přijetí peněz') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('Ano, přišly') })
    .click();
  await page.getByText(text('Objednávka je zaplacená.')).waitFor();
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

describe('R-2.03, R-6.06 a card that is refused pays at the second try', () => {
  test.each(guestsFirst)('(%s, %s)', { timeout: 120_000 }, async (locale, buyer) => {
    const text = textsIn(locale);
    const page = await visit(routePath('home', locale), buyer);
    const email = buyer === 'user' ? user : `karta.${locale}@karafa.example`;
    const summary = pathOf(summaryOf(buyer), locale);
    await openFilledCart(page, locale, { [shelf.goods[3]!.id]: 1 });
    await orderByCourier(page, locale, { email, payment: 'card' });

    await playAtGateway(page, locale, 'Odejít bez placení');
    await arriveAt(page, summary);
    await page.getByRole('heading', { name: text('Objednávka čeká na platbu') }).waitFor();
    await page.getByRole('button', { name: text('Zaplatit online') }).click();
    await playAtGateway(page, locale, 'Platbu odmítnout');
    await arriveAt(page, summary);
    await page.getByRole('heading', { name: text('Platba se nezdařila') }).waitFor();
    expect(await words(page)).toContain(text('Nic se nestrhlo a objednávka platí. Zkuste to prosím znovu.'));
    const order = await seenOrder(page, locale);
    await expectMails(locale, email, [
      ['order.payment_failed', text('Platba objednávky {number} se nezdařila', { number: order.number })],
    ]);

    // The cart is empty; it knows where the goods are.
    const waits = page.getByRole('heading', {
      name: text('Objednávka {number} čeká na zaplacení', { number: order.number }),
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
    await page.getByText(text('Děkujeme, objednávka je zaplacená.')).waitFor();
    const paid = await query(
      product.database,
      `select count(*)::int as payments from payment where subject_id = $1 and state = 'paid'`,
      [order.id],
    );
    expect(paid).toEqual([{ payments: 1 }]);
    await page.goto(routePath('cart', locale));
    await hydrated(page);
    expect(await waits.count()).toBe(0);
  });
});

describe('R-6.05 a pickup point is found by its town and by its postcode', () => {
  test.each(locales)('(%s)', { timeout: 120_000 }, async (locale) => {
    const text = textsIn(locale);
    const page = await visit(routePath('home', locale));
    await openFilledCart(page, locale, { [shelf.goods[0]!.id]: 1 });
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
    // Who is served by a machine can't show an identity card.
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
    await seenOrder(page, locale);
    expect(await words(page)).toContain(place);
    expect(await words(page)).toContain(text('Děkujeme za objednávku. Zaplatíte při převzetí.'));
  });
});

describe('R-2.03 the summary of an order', () => {
  async function placedOrder(locale: Locale, email: string): Promise<{ page: Page; order: SeenOrder }> {
    const page = await visit(routePath('home', locale));
    await openFilledCart(page, locale, { [shelf.goods[1]!.id]: 1 });
    await carrierChoice(page, locale, 'courier').check();
    await paymentChoice(page, locale, 'bank_transfer').check();
    await fillContact(page, email);
    // An account's telephone is its own.
    await field(orderForm(page), 'phone').fill(`60266677${locales.indexOf(locale)}`);
    await fillAddress(page, 'delivery');
    await consent(page);
    await orderButton(page, locale).click();
    await arriveAt(page, pathOf('order-summary', locale));
    return { page, order: await seenOrder(page, locale) };
  }

  test('R-6.09 is for who knows its address: nothing tells it on, nobody keeps it, no other hash opens it', async () => {
    browser.expectTrouble(/status of 404/);
    const { page, order } = await placedOrder('cs', 'soukromi@karafa.example');
    expect(order.hash.length).toBeGreaterThanOrEqual(22);
    for (const route of ['order-summary', 'account-order-summary'] as const) {
      const answer = await page.request.get(routePath(route, 'cs', order), { maxRedirects: 0 });
      // Who has no account is led out of it.
      expect(answer.status()).toBe(route === 'order-summary' ? 200 : 302);
      if (route === 'account-order-summary') {
        expect(answer.headers().location).toBe(routePath('order-summary', 'cs', order));
        continue;
      }
      expect(answer.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(await answer.text()).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    }
    const other = order.hash.startsWith('A') ? `B${order.hash.slice(1)}` : `A${order.hash.slice(1)}`;
    const wrong = [
      { ...order, hash: other },
      { ...order, hash: order.hash.slice(1) },
      { ...order, hash: 'x' },
      { ...order, id: order.id - 1 },
    ];
    for (const { id, hash } of wrong) {
      for (const locale of locales) {
        const answer = await page.request.get(routePath('order-summary', locale, { id, hash }));
        expect([id, hash, answer.status()]).toEqual([id, hash, 404]);
        expect(await answer.text()).not.toContain(order.number);
      }
    }
    await page.goto(routePath('order-summary', 'cs', { id: order.id, hash: other }));
    expect(await words(page)).toContain('404');
  });

  test.each(locales)('R-6.07 makes an account of a guest’s order (%s)', async (locale) => {
    const text = textsIn(locale);
    const email = `novacek.${locale}@karafa.example`;
    const { page, order } = await placedOrder(locale, email);
    browser.expectTrouble(/status of 422 .*\/account$/);
    const form = main(page)
      .locator('form')
      .filter({ has: page.locator('[name=username]') });
    await field(form, 'username').fill(`novacek.${locale}`);
    await field(form, 'password').fill('heslo do sklepa');
    await field(form, 'password_confirmation').fill('heslo do sklepa');
    await form.getByRole('button', { name: text('Založit účet') }).click();
    await expect.poll(() => form.getByRole('alert').innerText()).toContain(text('Toto pole je nutné potvrdit.'));
    await field(form, 'terms').check();
    // The buyer's telephone number is another account's.
    const taken = await query(
      product.database,
      `update account set (phone_prefix, phone) = (select phone_prefix, phone from shop_order where id = $1)
       where email = 'overeny@karafa.example' returning phone`,
      [order.id],
    );
    await form.getByRole('button', { name: text('Založit účet') }).click();
    await expect
      .poll(() => form.getByRole('alert').innerText())
      .toContain(text('Účet s tímto telefonním číslem již existuje. Zkuste se nejprve přihlásit.'));
    expect(await field(form, 'phone').inputValue()).toBe(phoneText('+420', String(taken[0]!.phone)));
    await expect.poll(() => page.locator('input:focus').getAttribute('name')).toBe('phone');
    await field(form, 'phone').fill(`60366688${locales.indexOf(locale)}`);
    await form.getByRole('button', { name: text('Založit účet') }).click();
    await expect
      .poll(() => words(page))
      .toContain(
        text('Registraci máme. Jakmile účet schválíme, napíšeme vám na {email} a objednávku v něm najdete.', { email }),
      );

    await query(product.database, `update account set state = 'approved' where email = $1`, [email]);
    const data = { email, password: 'heslo do sklepa' };
    expect((await page.request.post('/api/auth/login', { data })).status()).toBe(200);
    await page.goto(routePath('account-orders', locale));
    await hydrated(page);
    expect(await words(page)).toContain(order.number);
  });
});
