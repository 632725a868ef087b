import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '#tests/support/accessibility.ts';
import { arriveAt, useBrowser } from '#tests/support/browser.ts';
import { comgateKeys, startComgateServer, type ComgateServer } from '#tests/support/comgate-server.ts';
import { fillShelf, type DemoShelf } from '#tests/support/demo-goods.ts';
import { openFilledCart, orderByCourier, pathOf } from '#tests/support/order-steps.ts';
import { freePort, runProduct, type RunningProduct } from '#tests/support/running-product.ts';

// A product of its own: it pays through Comgate, replaced by a local server.
let comgate: ComgateServer;
let product: RunningProduct;
let origin: string;
let shelf: DemoShelf;
beforeAll(async () => {
  comgate = await startComgateServer();
  const port = String(await freePort());
  origin = `http://127.0.0.1:${port}`;
  product = await runProduct({
    PORT: port,
    PUBLIC_URL: origin,
    COMGATE_MERCHANT: comgateKeys.merchant,
    COMGATE_SECRET: comgateKeys.secret,
    COMGATE_URL: comgate.url,
  });
  shelf = await fillShelf(product.database, 1);
});
afterAll(async () => {
  await product.end();
  await comgate.close();
});
const browser = useBrowser(() => origin);

/** Places an order and is redirected to Comgate. @returns the payment as Comgate knows it */
async function orderByCard(page: Page, email: string) {
  await openFilledCart(page, 'cs', { [shelf.goods[0]!.id]: 1 });
  await orderByCourier(page, 'cs', { email, payment: 'card' });
  await page.waitForURL(/client\?id=/);
  const transId = new URL(page.url()).searchParams.get('id')!;
  return { transId, created: comgate.payments.get(transId)!.created };
}

async function comeBack(page: Page, address: unknown): Promise<void> {
  await page.goto(String(address));
  await arriveAt(page, pathOf('order-summary', 'cs'));
}

const notify = (transId: string) =>
  fetch(`${origin}/api/payments/comgate/notice`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...comgateKeys, transId, status: 'PAID' }),
  });

// Comgate's own page does not exist here.
const noClientPage = /client\?id=|favicon/;

test('R-2.28, R-6.06 the summary waits for the webhook and updates by itself', { timeout: 120_000 }, async () => {
  browser.expectTrouble(noClientPage);
  const page = await browser.open('/');
  const { transId, created } = await orderByCard(page, 'ceka@karafa.example');
  await comeBack(page, created.url_pending);
  await page.getByRole('heading', { name: 'Platbu ověřujeme' }).waitFor();
  expect(await page.getByRole('button', { name: 'Zaplatit znovu' }).isVisible()).toBe(true);
  comgate.set(transId, { status: 'PAID' });
  expect((await notify(transId)).status).toBe(200);
  await page.getByText('Děkujeme, objednávka je zaplacena.').waitFor();
});

test(
  'R-2.28, R-6.06 a payment paid or refused at the gateway is noticed without a webhook',
  { timeout: 120_000 },
  async () => {
    browser.expectTrouble(noClientPage);
    const page = await browser.open('/');
    const paid = await orderByCard(page, 'zaplaceno@karafa.example');
    comgate.set(paid.transId, { status: 'PAID' });
    await comeBack(page, paid.created.url_paid);
    await page.getByText('Děkujeme, objednávka je zaplacena.').waitFor();

    const refused = await orderByCard(page, 'odmitnuto@karafa.example');
    comgate.set(refused.transId, { status: 'CANCELLED' });
    await comeBack(page, refused.created.url_cancelled);
    await page.getByRole('heading', { name: 'Platba se nezdařila' }).waitFor();

    // The buyer pays by transfer instead.
    await page.getByRole('button', { name: 'Zvolit jiný způsob platby' }).click();
    const dialog = page.getByRole('dialog', { name: 'Jiný způsob platby' });
    await dialog.getByRole('radio', { name: 'Bankovním převodem' }).check();
    await dialog.getByText(/Celková cena se nemění/).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Změnit způsob platby' }).click();
    await page.getByRole('heading', { name: 'Zaplaťte prosím převodem' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector('#transfer-title')))).toBe(
      true,
    );

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await page.getByRole('button', { name: 'Zkopírovat: IBAN' }).click();
    await page.getByRole('status').filter({ hasText: 'Zkopírováno: IBAN' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^CZ\d{22}$/);
    // Without https there is no clipboard object.
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Zkopírovat: Variabilní symbol' }).click();
    await page.getByRole('status').filter({ hasText: 'Zkopírováno: Variabilní symbol' }).waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Uložit QR kód' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^karafa-payment-\d{10}\.png$/);
  },
);

test(
  'R-6.06, R-8.04 an order whose payment cannot be started is kept, and the buyer sees it',
  { timeout: 120_000 },
  async () => {
    comgate.instead = { status: 503, body: '' };
    const page = await browser.open('/');
    await openFilledCart(page, 'cs', { [shelf.goods[0]!.id]: 1 });
    await orderByCourier(page, 'cs', { email: 'brana@karafa.example', payment: 'card' });
    await arriveAt(page, pathOf('order-summary', 'cs'));
    await page
      .getByText('Při načítání plateb nastala chyba. Objednávku máme, zaplatit ji můžete o chvíli později.')
      .waitFor();
    expect(await page.getByText('Vaši objednávku jsme přijali.').count()).toBe(0);
    comgate.instead = undefined;
    browser.expectTrouble(noClientPage);
    await page.getByRole('button', { name: 'Zaplatit online' }).click();
    await page.waitForURL(/client\?id=/);
  },
);

test('R-6.06 the page polls ever more slowly, stops, and polls again on request', { timeout: 120_000 }, async () => {
  browser.expectTrouble(noClientPage);
  const page = await browser.open('/');
  const { transId, created } = await orderByCard(page, 'dlouho@karafa.example');
  await page.clock.install();
  await comeBack(page, created.url_pending);
  const givenUp = page.getByRole('heading', { name: 'Platbu zatím nemáme potvrzenou' });
  let asked = 0;
  page.on('response', (answer) => answer.url().includes('/payments/verification') && (asked += 1));
  await expect
    .poll(
      async () => {
        await page.clock.runFor(61_000);
        return givenUp.count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  expect(asked).toBeLessThan(15);
  const before = asked;
  await page.clock.runFor(600_000);
  expect(asked).toBe(before);
  comgate.set(transId, { status: 'PAID' });
  await notify(transId);
  await page.getByRole('button', { name: 'Ověřit znovu' }).click();
  await page.clock.runFor(1_000);
  await page.getByText('Děkujeme, objednávka je zaplacena.').waitFor();
});
