import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useBrowser } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { runProduct, type RunningProduct } from '#tests/support/running-product.ts';

let product: RunningProduct;
beforeAll(async () => {
  product = await runProduct({ GTM_ID: 'GTM-AB12CD3' });
}, 120_000);
afterAll(() => product.end());
const browser = useBrowser(() => product.origin);

/** The path of the page with which the application works. */
const shownBy = (page: Page) => page.evaluate(() => document.documentElement.dataset.shown);

test('R-7.03 the tag manager never reaches a personal page, also after navigation within the portal', async () => {
  const page = await browser.visit('/');
  const script = { contentType: 'text/javascript', body: 'window.tagRan = true' };
  await page.context().route('https://www.googletagmanager.com/**', (route) => route.fulfill(script));
  await page.context().addCookies([{ name: 'cookie-consent', value: 'technical.analytical', url: product.origin }]);
  const hasTag = () => page.evaluate(() => 'tagRan' in window);
  const shown = () => shownBy(page);

  await page.goto(`${product.origin}/blog`);
  await expect.poll(hasTag).toBe(true);
  await page.locator('header a[href="/kosik"]:visible').first().click();
  await page.waitForURL('**/kosik');
  await expect.poll(shown).toBe('/kosik');
  expect(await hasTag()).toBe(false);
  await page.locator('header a[href="/"]:visible').first().click();
  await expect.poll(shown).toBe('/');
  expect(await hasTag()).toBe(false);
  await page.goto(`${product.origin}/admin`);
  expect(await hasTag()).toBe(false);
});

test('R-6.09 a revoked link to an order offers to send the new one', async () => {
  const [order] = await query(product.database, 'select id, email from shop_order order by id limit 1', []);
  const hash = 'a-link-from-an-earlier-mail';
  const revoke =
    'insert into revoked_order_link (hash_digest, order_id, revoked_at) values (sha256($1::bytea), $2, now())';
  await query(product.database, revoke, [hash, order!.id]);
  const path = `/shrnuti/${order!.id}/${hash}`;
  const page = await browser.visit(path);
  await expect.poll(() => shownBy(page)).toBe(path);
  expect(await page.locator('h1').textContent()).toBe('Tento odkaz už neplatí');
  expect(await page.content()).not.toContain(order!.email);
  await page.getByRole('button', { name: 'Poslat nový odkaz' }).click();
  await page.getByText('Nový odkaz jsme poslali na e-mail uvedený v objednávce.').waitFor();
  const mails = await query(product.database, "select recipient_address from mail where kind = 'order.link'", []);
  expect(mails).toEqual([{ recipient_address: order!.email }]);
});
