import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { findViolations } from '#tests/support/accessibility.ts';
import { arriveAt, hydrated } from '#tests/support/browser.ts';
import { query } from '#tests/support/demo-places.ts';
import { loginCookies } from '#tests/support/demo-logins.ts';
import { useOwnProduct } from '#tests/support/own-product.ts';
import { textsIn } from '#tests/support/texts.ts';

// A product of its own: the orders of the demo are not paid any more.
const { product, browser } = useOwnProduct();

interface UnpaidOrder {
  readonly id: number;
  readonly hash: string;
  readonly number: string;
}

/** Resets a demo order to before its payment. */
async function unpaidOrder(locale: Locale): Promise<UnpaidOrder> {
  const [order] = await query(
    product.database,
    `update shop_order set state = 'waiting_for_payment', paid_at = null, locale = $1, expires_at = now() + interval '1 day'
     where id = (
       select o.id from shop_order o join payment_method m on m.id = o.payment_method_id
       where o.state = 'delivered' and m.code = 'card' order by o.id limit 1)
     returning id, hash, number`,
    [locale],
  );
  const { id, hash, number } = order as unknown as UnpaidOrder;
  await query(product.database, 'delete from influencer_entry where order_id = $1', [id]);
  await query(product.database, 'delete from invoice where order_id = $1', [id]);
  await query(
    product.database,
    "delete from refund where payment_id in (select id from payment where subject_kind = 'order' and subject_id = $1)",
    [id],
  );
  await query(product.database, "delete from payment where subject_kind = 'order' and subject_id = $1", [id]);
  return { id, hash, number };
}

/** Starts a payment, as the order's page does. @returns the path of the gateway's page */
async function beginPaying({ id, hash }: UnpaidOrder): Promise<string> {
  const answer = await fetch(`${product.origin}/api/orders/${id}/${hash}/payments`, { method: 'POST' });
  expect(answer.status).toBe(200);
  const { redirect } = (await answer.json()) as { redirect: string };
  return redirect;
}

async function at(path: string, width = 1280): Promise<Page> {
  return browser.open(path, { width });
}

const stateOf = async ({ id }: UnpaidOrder) =>
  (await query(product.database, 'select state from shop_order where id = $1', [id]))[0]?.state;

async function press(page: Page, name: string, order: UnpaidOrder, locale: Locale): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await arriveAt(page, routePath('order-summary', locale, { id: order.id, hash: order.hash }));
}

describe.each(locales)('the test gateway (%s)', (locale) => {
  test('R-6.06 an order is paid after a refused payment', { timeout: 120_000 }, async () => {
    const text = textsIn(locale);
    const order = await unpaidOrder(locale);
    const first = await beginPaying(order);
    expect(await beginPaying(order)).toBe(first);
    for (const width of [360, 1280]) {
      const page = await at(first, width);
      await page.getByText(text('Toto je zkouška. Neplatí se skutečnými penězi a žádná karta není potřeba.')).waitFor();
      expect(await page.getByText(order.number).count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(await findViolations(page)).toEqual([]);
    }

    const refused = await at(first);
    await press(refused, text('Platbu odmítnout'), order, locale);
    expect(await stateOf(order)).toBe('waiting_for_payment');

    const second = await beginPaying(order);
    expect(second).not.toBe(first);
    const paid = await at(second);
    await press(paid, text('Zaplatit, potvrzení přijde dvakrát'), order, locale);
    expect(await stateOf(order)).toBe('paid');
    const again = await at(second);
    await again.getByText(text('Platba proběhla.')).waitFor();

    // The buyer had left the first page open.
    const late = await at(first);
    await press(late, text('Zaplatit opožděně'), order, locale);
    expect(await stateOf(order)).toBe('paid');
  });
});

test('R-9.03 administrators see overpayments and record that they were sent back', { timeout: 120_000 }, async () => {
  // The oldest was a bank transfer: only a person can send it back.
  await query(
    product.database,
    `update payment set provider = 'bank_transfer' where id = (
         select id from payment where is_overpayment and overpayment_settled_at is null order by paid_at, id limit 1)`,
  );
  const page = await browser.open(routePath('admin', 'cs'), {
    cookies: await loginCookies(product.origin, 'admin'),
  });
  await page.getByRole('link', { name: /přeplat(ek|ky|ků) k vrácení/ }).click();
  const rows = page.locator('tbody tr');
  await expect.poll(() => rows.count()).toBeGreaterThan(1);
  const count = await rows.count();
  const number = (await rows.first().locator('th').innerText()).split('\n')[0]!;
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Označit jako vrácené' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ano, vrátili' }).click();
  await expect.poll(() => rows.count()).toBe(count - 1);
  // A card payment is refunded to the card.
  await rows.first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Vrátit bránou' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ano, vrátit' }).click();
  await page.getByText('Hotovo, změnil se 1 záznam.').waitFor();
  const isSentBack = async () => {
    await page.reload();
    await hydrated(page);
    return rows.count();
  };
  await expect.poll(isSentBack, { timeout: 30_000 }).toBe(count - 2);
  await page.getByRole('link', { name: 'vrácené', exact: true }).click();
  await expect.poll(() => page.locator('tbody').innerText()).toContain(number);
  await page.getByRole('link', { name: 'Oznámení bran' }).click();
  await page.getByRole('link', { name: 'přeplatek', exact: true }).click();
  await expect.poll(() => page.locator('tbody').innerText()).toContain(number);
  await page.getByRole('link', { name: 'Vratky' }).click();
  await page.getByText('ověřte u brány').first().waitFor();
  // A refund sent by hand counts as any other.
  await page.getByRole('link', { name: 'vyřízené', exact: true }).click();
  await expect.poll(() => page.locator('tbody').innerText()).toContain('Přeplatek');
});
